/**
 * What an option and a command are, and the options that several commands have.
 * @module
 */

/** @typedef {'en' | 'zh'} Language */
/** @typedef {{ en: string, zh: string }} Both */

/**
 * @typedef {object} Option
 * @property {string} name  as written after "--"
 * @property {string} [value]  what stands behind "=" in the help; without it the option is a flag
 * @property {string} [short]  a letter
 * @property {string[]} [choices]  all values that there are
 * @property {boolean} [optional]  the value may be left out
 * @property {boolean} [repeats]  may be given several times, as if with commas between
 * @property {boolean} [own]  read by the command line itself; the core reads all others, and checks their values
 * @property {Both} help
 */

/**
 * @typedef {object} Command
 * @property {string} usage
 * @property {Both} help
 * @property {Option[]} options
 * @property {{ title: Both, items: [id: string, name: Both][] }} [list]  what one of the options chooses from
 */

/** @type {Option} */
export const JSON_OPTION = {
  name: 'json',
  own: true,
  help: { en: 'JSON instead of text', zh: '输出 JSON 而非文本' },
};

/** @type {Option} */
export const LANGUAGE = {
  name: 'language',
  value: 'en|zh',
  choices: ['en', 'zh'],
  own: true,
  help: { en: 'language of the text', zh: '文本的语言' },
};

/** @type {Option} */
export const HELP = {
  name: 'help',
  short: 'h',
  own: true,
  help: { en: 'show this text and end', zh: '显示本说明' },
};

/** @type {Option[]} */
export const COMMON = [
  {
    name: 'output',
    value: 'FILE',
    own: true,
    help: { en: 'write to this file instead of standard output', zh: '写入此文件而非标准输出' },
  },
  {
    name: 'quiet',
    own: true,
    help: {
      en: 'no notes and no progress on standard error, only errors',
      zh: '标准错误中只有错误，没有提示与进度',
    },
  },
  HELP,
];

/** What stands behind "=" where there is no default, by the kind of value. @type {Record<string, string>} */
const PLACEHOLDERS = {
  number: 'NUMBER',
  whole_number: 'NUMBER',
  flag: 'true|false',
  column: 'COLUMN',
  columns: 'A,B',
  label: 'LABEL',
  labels: 'A,B,C',
  learner: 'NAME',
  procedure: 'PROCEDURE',
  thresholds: `'{"A":0.3}'`,
  cost_matrix: `'[[0,1],[5,0]]'`,
  resample: 'plain|stratified|cluster=COLUMN',
  join: 'COLUMN|rows|stack',
};

/** Kinds whose default says what a value looks like. */
const SHOWN_BY_DEFAULT = ['number', 'whole_number'];

/**
 * @param {import('../../tools/options.mjs').Option} option
 * @returns {string}
 */
export function placeholder({ kind, choices, default: otherwise }) {
  if (choices.length > 0) return choices.join('|');
  const byDefault = otherwise !== null && SHOWN_BY_DEFAULT.includes(kind);
  return byDefault ? String(otherwise) : PLACEHOLDERS[kind];
}

/**
 * How an answer may be written.
 * @param {string[]} choices
 * @returns {Option}
 */
export const formatOption = (choices) => ({
  name: 'format',
  value: choices.join('|'),
  choices,
  own: true,
  help: {
    en: 'how it is written; text, or as the ending of the output says, if it is not given',
    zh: '输出格式；不给出时由输出文件的扩展名决定，否则为文本',
  },
});

/** @type {Option} */
export const CSV_OR_JSON = {
  ...formatOption(['csv', 'json']),
  help: {
    en: 'how it is written; CSV, or as the ending of the output says, if it is not given',
    zh: '输出格式；不给出时由输出文件的扩展名决定，否则为 CSV',
  },
};

/** How a file is read. @type {Option[]} */
export const READING = [
  {
    name: 'delimiter',
    value: ',',
    choices: [',', ';', '|', 'tab'],
    own: true,
    help: {
      en: ', ; | or tab; found in the file if it is not given',
      zh: ', ; | 或 tab；不给出时由文件推测',
    },
  },
  {
    name: 'sheet',
    value: 'NAME',
    own: true,
    help: {
      en: 'which one of a workbook, an archive or another file with several tables; all: joined',
      zh: '工作簿、压缩包等文件含有多个表格时读取哪一个；all：全部合并',
    },
  },
];
