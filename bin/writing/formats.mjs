/**
 * How an answer is written: as an option says, else as the ending of its file does, else as text.
 * @module
 */
import { extname } from 'node:path';
import { COMMANDS } from '../options.mjs';

/** @typedef {'text' | 'json' | 'markdown' | 'latex' | 'html' | 'csv' | 'svg' | 'png'} Format */
/** @typedef {import('../../web/core/core.js').CoreError} CoreError */
/** @typedef {import('../arguments.mjs').Options} Options */

/** @type {Record<string, Format>} */
const ENDINGS = {
  '.json': 'json',
  '.txt': 'text',
  '.md': 'markdown',
  '.markdown': 'markdown',
  '.tex': 'latex',
  '.html': 'html',
  '.htm': 'html',
  '.csv': 'csv',
  '.svg': 'svg',
  '.png': 'png',
};

/** Of formats that nothing is written in, so that no program would open what is. */
const FOREIGN = new Set([
  ...['.pdf', '.ps', '.eps', '.emf', '.wmf', '.jpg', '.jpeg', '.gif', '.bmp', '.tif', '.tiff'],
  ...['.webp', '.avif', '.tikz', '.pgf', '.doc', '.docx', '.odt', '.rtf', '.ppt', '.pptx', '.odp'],
  ...['.xls', '.xlsx', '.xlsm', '.xlsb', '.ods', '.tsv', '.tab', '.xml', '.yaml', '.yml', '.ipynb'],
  ...['.parquet', '.feather', '.arrow', '.arff', '.npy', '.npz', '.pkl', '.rds', '.rdata', '.mat'],
  ...['.sav', '.dta', '.db', '.sqlite', '.zip', '.gz'],
]);

/** Under which plain text and tables of text may stand, too. @type {Format[]} */
const PLAIN = ['text', 'markdown'];

/** @type {Set<string>} */
const PICTURES = new Set(['svg', 'png']);

/** What else than a report may be asked for, and how that is written. @type {[option: string, formats: Format[]][]} */
const OTHERS = [
  ['figure', ['svg', 'latex', 'png']],
  ['paper', ['text', 'latex']],
  ['snippet', ['text']],
];

/** Of which an answer has one. */
const ALONE = ['figure', 'paper', 'snippet', 'table'];

/**
 * @param {string} english
 * @param {string} chinese
 * @returns {{ error: CoreError }}
 */
const invalid = (english, chinese) => ({
  error: { code: 'invalid_option', message: english, message_zh: chinese },
});

/** The format that is asked for; of two the one after the other. @param {Options} options */
function asked(options) {
  const flags = ['json', 'csv'].filter((flag) => options.has(flag)).slice(0, 1);
  const format = options.get('format');
  return /** @type {Format[]} */ (format === undefined ? flags : [...flags, format]);
}

/**
 * An ending that says another format than the one it would get; that of a file of any other kind says nothing.
 * @param {string} what  is written
 * @param {string} ending
 * @param {Format[]} choices  the first is that of an ending that says nothing
 * @returns {{ error: CoreError } | null}
 */
function flawOfEnding(what, ending, choices) {
  const said = ENDINGS[ending];
  const isPlain = PLAIN.includes(said) && ['text', 'csv'].includes(choices[0]);
  if (choices.includes(said) || isPlain || !(said || FOREIGN.has(ending))) return null;
  const endings = choices.flatMap(
    (choice) => Object.keys(ENDINGS).find((one) => ENDINGS[one] === choice) ?? [],
  );
  return invalid(
    `${what} writes no ${ending} file. Give --output one of the endings ${endings.join(', ')}.`,
    `${what} 不能写出 ${ending} 文件。--output 的扩展名可为 ${endings.join('、')}。`,
  );
}

/**
 * @param {string} command  one of COMMANDS
 * @param {Options} options
 * @returns {{ format: Format } | { error: CoreError }}
 * @example formatOf('evaluate', new Map([['output', 'a.csv']])) // { format: 'csv' }
 */
export function formatOf(command, options) {
  const known = COMMANDS[command].options.find(({ name }) => name === 'format')?.choices ?? [];
  const [other, choices] = OTHERS.find(([option]) => options.has(option)) ?? ['', known];
  const [format, second] = asked(options);
  const ending = extname(String(options.get('output') ?? '')).toLowerCase();
  if (second !== undefined && second !== format) {
    return invalid(
      `--${format} and --format=${second} contradict each other. Give one of them.`,
      `--${format} 与 --format=${second} 相互矛盾。请只给出其一。`,
    );
  }
  if (format && !choices.includes(format)) {
    const forms = choices.map((choice) => `--format=${choice}`);
    return invalid(
      `--${other} is not written as ${format}. Give ${forms.join(' or ')}.`,
      `--${other} 不能输出为 ${format}。请使用 ${forms.join(' 或 ')}。`,
    );
  }
  if (format === 'json' && options.has('table')) {
    return invalid(
      'JSON is the whole report and not a table. Leave --table out, or give --format=csv.',
      'JSON 是完整报告而不是表。请去掉 --table，或使用 --format=csv。',
    );
  }
  const [one, two] = ALONE.filter((option) => options.has(option));
  if (two) {
    return invalid(
      `--${one} and --${two} cannot be written together. Give one of them.`,
      `--${one} 与 --${two} 不能一同写出。请只给出其一。`,
    );
  }
  const byEnding = ENDINGS[ending];
  const otherwise = /** @type {Format} */ (choices.includes(byEnding) ? byEnding : choices[0]);
  const chosen = format ?? otherwise ?? 'text';
  if (PICTURES.has(chosen) && other !== 'figure') {
    const form = chosen.toUpperCase();
    return invalid(
      `${form} is a picture: say which one with --figure, as in --figure=cd_diagram.`,
      `${form} 是图：请用 --figure 指定哪一幅，如 --figure=cd_diagram。`,
    );
  }
  const isList = options.get('figure') === '';
  const possible = /** @type {Format[]} */ (
    isList ? ['text'] : choices.filter((choice) => other === 'figure' || !PICTURES.has(choice))
  );
  const flaw =
    format === undefined &&
    flawOfEnding(other && !isList ? `--${other}` : `melon ${command}`, ending, possible);
  return flaw || flawOfWidth(options, chosen) || { format: chosen };
}

/** Pixels across. */
const WIDTHS = { least: 100, most: 10000 };

/**
 * @param {Options} options
 * @param {Format} format
 * @returns {{ error: CoreError } | null}
 */
function flawOfWidth(options, format) {
  const width = options.get('width');
  if (width === undefined) return null;
  if (format !== 'png') {
    return invalid(
      '--width is that of a PNG, in pixels: give --figure=roc --output=roc.png, or leave --width out.',
      '--width 是 PNG 的像素宽度：请使用 --figure=roc --output=roc.png，或去掉 --width。',
    );
  }
  const { least, most } = WIDTHS;
  const isWidth = /^\d+$/.test(String(width)) && Number(width) >= least && Number(width) <= most;
  return isWidth
    ? null
    : invalid(
        `Invalid option --width: "${width}". Give a whole number of pixels from ${least} to ${most}.`,
        `选项 --width 的值“${width}”无效：应为 ${least} 至 ${most} 的整数（像素）。`,
      );
}
