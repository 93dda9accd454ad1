/**
 * The commands and their options: the one list from which arguments are parsed, help is written and a mistyped name is
 * corrected. The options of the core come from the catalogue.
 * @module
 */
import { loadCatalogue } from './catalogue.mjs';

/** @typedef {'en' | 'zh'} Language */
/** @typedef {{ en: string, zh: string }} Both */

/**
 * @typedef {object} Option
 * @property {string} name  as written after "--"
 * @property {string} [value]  what stands behind "=" in the help; without it the option is a flag
 * @property {string} [short]  a letter
 * @property {string[]} [choices]  all values that there are
 * @property {boolean} [repeats]  may be given several times, as if with commas between
 * @property {boolean} [own]  read by the command line itself; the core reads all others, and checks their values
 * @property {Both} help
 */

/**
 * @typedef {object} Command
 * @property {string} usage
 * @property {Both} help
 * @property {Option[]} options
 */

/** @type {Option} */
const JSON_OPTION = {
  name: 'json',
  own: true,
  help: { en: 'JSON instead of text', zh: '输出 JSON 而非文本' },
};

/** @type {Option} */
const LANGUAGE = {
  name: 'language',
  value: 'en|zh',
  choices: ['en', 'zh'],
  own: true,
  help: { en: 'language of the text', zh: '文本的语言' },
};

/** @type {Option} */
const HELP = {
  name: 'help',
  short: 'h',
  own: true,
  help: { en: 'show this text and end', zh: '显示本说明' },
};

/** @type {Option[]} */
const COMMON = [
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
};

/** Kinds whose default says what a value looks like. */
const SHOWN_BY_DEFAULT = ['number', 'whole_number'];

/**
 * @param {import('../tools/options.mjs').Option} option
 * @returns {string}
 */
function placeholder({ kind, choices, default: otherwise }) {
  if (choices.length > 0) return choices.join('|');
  const byDefault = otherwise !== null && SHOWN_BY_DEFAULT.includes(kind);
  return byDefault ? String(otherwise) : PLACEHOLDERS[kind];
}

/** The options that the core reads; none before it has been built. @returns {Option[]} */
function ofTheCore() {
  const english = loadCatalogue('en')?.options ?? [];
  const chinese = loadCatalogue('zh')?.options ?? [];
  return english.map(
    (/** @type {import('../tools/options.mjs').Option} */ option, /** @type {number} */ at) => ({
      name: option.name.replaceAll('_', '-'),
      value: placeholder(option),
      help: { en: option.help, zh: chinese[at].help },
    }),
  );
}

/**
 * How an answer may be written.
 * @param {string[]} choices
 * @returns {Option}
 */
const formatOption = (choices) => ({
  name: 'format',
  value: choices.join('|'),
  choices,
  own: true,
  help: {
    en: 'how it is written; text, or as the ending of the output says, if it is not given',
    zh: '输出格式；不给出时由输出文件的扩展名决定，否则为文本',
  },
});

/** How a report may be written. */
const REPORTS = ['text', 'json', 'markdown', 'latex', 'html', 'csv'];

/** @type {Option[]} */
const EVALUATE = [
  {
    ...JSON_OPTION,
    help: {
      en: 'print the whole report as JSON, short for --format=json',
      zh: '以 JSON 输出完整报告，即 --format=json',
    },
  },
  formatOption([...REPORTS, 'svg']),
  {
    name: 'table',
    value: 'models|pairs|results',
    choices: ['models', 'pairs', 'results'],
    own: true,
    help: {
      en: 'write only this table; CSV has one, that of models if it is not given',
      zh: '只输出此表；CSV 只含一个表，不给出时为模型表',
    },
  },
  {
    name: 'figure',
    value: 'cd_diagram',
    own: true,
    help: {
      en: 'draw this picture of learners on data sets, as SVG or LaTeX: --output=cd.svg',
      zh: '绘制学习器在多个数据集上的此图，输出 SVG 或 LaTeX：--output=cd.svg',
    },
  },
  {
    name: 'require',
    value: `'roc_auc>=0.9'`,
    repeats: true,
    own: true,
    help: {
      en: 'what every model must reach, or an end of its interval: roc_auc.low>=0.85',
      zh: '每个模型或其区间的端点须达到的要求，如 roc_auc.low>=0.85',
    },
  },
  LANGUAGE,
  {
    name: 'paper',
    own: true,
    help: {
      en: 'print a paragraph for a paper, and the BibTeX of what it cites',
      zh: '输出论文段落及其引用文献的 BibTeX',
    },
  },
  ...ofTheCore(),
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
      en: 'which one of a workbook, an archive or another file with several tables',
      zh: '工作簿、压缩包等文件含有多个表格时读取哪一个',
    },
  },
  ...COMMON,
];

/** @type {Option} */
const METRIC = {
  name: 'metric',
  value: 'roc_auc',
  own: true,
  help: {
    en: 'the metric whose difference is tested; that of the verdict if it is not given',
    zh: '检验哪个指标的差异；不给出时为结论所用的指标',
  },
};

/** Those of evaluate, without pictures. */
const COMPARE = EVALUATE.filter(({ name }) => name !== 'figure').map((option) =>
  option.name === 'format' ? formatOption(REPORTS) : option,
);

/** @type {Record<string, Command>} */
export const COMMANDS = {
  evaluate: {
    usage: 'melon evaluate FILE [options]',
    help: {
      en: 'measure and compare the models in a file of predictions, or learners by their results',
      zh: '评估并比较预测文件中的模型，或按结果比较学习器',
    },
    options: EVALUATE,
  },
  compare: {
    usage: 'melon compare BASE NEW [options]',
    help: {
      en: 'test whether the model of one file differs from that of another with the same cases',
      zh: '检验同一批样例上两个文件中的模型是否有差异',
    },
    options: [METRIC, ...COMPARE],
  },
  catalogue: {
    usage: 'melon catalogue [--json] [--language=en|zh]',
    help: {
      en: 'list every metric, curve, test, interval, procedure and threshold rule',
      zh: '列出全部指标、曲线、检验、区间、方法与阈值规则',
    },
    options: [JSON_OPTION, formatOption(['text', 'json']), LANGUAGE, ...COMMON],
  },
  tables: {
    usage: 'melon tables [TABLE] [options]',
    help: {
      en: 'critical values of t, F, χ², q, Nemenyi, Wilcoxon, …; without TABLE, which tables there are',
      zh: 't、F、χ²、q、Nemenyi、Wilcoxon 等的临界值；不给出 TABLE 时列出有哪些表',
    },
    options: [
      {
        name: 'alpha',
        value: '.05',
        own: true,
        help: { en: 'levels, as in .1,.05,.01', zh: '显著性水平，如 .1,.05,.01' },
      },
      {
        name: 'rows',
        value: '1-30,inf',
        own: true,
        help: { en: 'rows of the table', zh: '表的行' },
      },
      {
        name: 'columns',
        value: '1-10',
        own: true,
        help: { en: 'columns of the table', zh: '表的列' },
      },
      { name: 'csv', own: true, help: { en: 'CSV instead of text', zh: '输出 CSV 而非文本' } },
      JSON_OPTION,
      formatOption(['text', 'json', 'csv']),
      LANGUAGE,
      ...COMMON,
    ],
  },
  serve: {
    usage: 'melon serve [--port=4173]',
    help: {
      en: 'show the page in the browser: serve it on this machine alone, until Ctrl-C',
      zh: '在浏览器中使用页面：仅在本机提供，直到按 Ctrl-C',
    },
    options: [
      {
        name: 'port',
        value: '4173',
        own: true,
        help: { en: 'any free one if it is taken', zh: '已被占用时取任意空闲端口' },
      },
      LANGUAGE,
      HELP,
    ],
  },
};

const WORDS = {
  en: {
    usage: 'Usage:',
    options: 'Options; what is not given is guessed or has the default shown:',
    files: `A file is text (CSV, or a table in a .md or .tex file) or of another format that docs/files.md lists,
known by its content. A file named - is standard input.
An option’s value stands behind "=" or a blank: --task=binary, --task binary.`,
    status: `Exit status:
  0  done
  1  the file, its content or the output cannot be used; a sentence on standard error says why
  2  there is no such command or option, or an option has no such value
  3  done, but a requirement is not met; a sentence on standard error says which`,
    more: `melon COMMAND --help lists the options of a command, melon --version prints the version.`,
  },
  zh: {
    usage: '用法：',
    options: '选项（未给出的自动推测，或取所示的默认值）：',
    files: `文件可为文本（CSV，或 .md、.tex 文件中的表格），或 docs/files.md 所列的其他格式，按内容识别。文件名为 - 时读取标准输入。
选项的值写在“=”或空格之后：--task=binary，--task binary。`,
    status: `退出状态：
  0  完成
  1  文件、其内容或输出不可用；原因见标准错误
  2  没有该命令或选项，或选项的值无效
  3  已完成，但有要求未达到；见标准错误`,
    more: 'melon 命令 --help 列出该命令的选项，melon --version 显示版本。',
  },
};

/** Commands that read files. */
const READS = ['evaluate', 'compare'];

const COLUMN = 27;

/** @param {Option} option */
const written = ({ name, short, value }) =>
  `${short ? `-${short}, ` : ''}--${name}${value === undefined ? '' : `=${value}`}`;

/**
 * @param {Option[]} options
 * @param {Language} language
 */
function optionLines(options, language) {
  return options.flatMap((option) => {
    const left = written(option);
    const help = option.help[language];
    return left.length + 2 < COLUMN
      ? [`  ${left.padEnd(COLUMN - 2)}${help}`]
      : [`  ${left}`, `${' '.repeat(COLUMN)}${help}`];
  });
}

/**
 * How Melon, or one of its commands, is called.
 * @param {string | null} command
 * @param {Language} language
 * @returns {string}
 */
export function helpText(command, language) {
  const t = WORDS[language];
  const shown = command === null ? Object.values(COMMANDS) : [COMMANDS[command]];
  const calls = shown.flatMap(({ usage, help }) => [`  ${usage}`, `      ${help[language]}`]);
  const options =
    command === null ? [t.more] : [t.options, ...optionLines(COMMANDS[command].options, language)];
  const files = command !== null && READS.includes(command) ? [t.files, ''] : [];
  return [t.usage, ...calls, '', ...options, '', ...files, t.status, ''].join('\n');
}
