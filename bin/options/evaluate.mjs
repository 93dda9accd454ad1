/**
 * melon evaluate and melon compare.
 * @module
 */
import { loadCatalogue } from '../catalogue.mjs';
import { COMMON, formatOption, JSON_OPTION, LANGUAGE, placeholder, READING } from './common.mjs';

/** @typedef {import('./common.mjs').Command} Command */
/** @typedef {import('./common.mjs').Option} Option */

/** The options that the core reads; none before it has been built. @returns {Option[]} */
function ofTheCore() {
  const english = loadCatalogue('en')?.options ?? [];
  const chinese = loadCatalogue('zh')?.options ?? [];
  return english.map(
    (/** @type {import('../../tools/options.mjs').Option} */ option, /** @type {number} */ at) => ({
      name: option.name.replaceAll('_', '-'),
      value: placeholder(option),
      help: { en: option.help, zh: chinese[at].help },
    }),
  );
}

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
  formatOption([...REPORTS, 'svg', 'png']),
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
    value: 'roc',
    optional: true,
    own: true,
    help: {
      en: 'draw this picture of the page: --output=roc.png, .svg or .tex; alone it lists all of the file',
      zh: '绘制页面上的此图：--output=roc.png、.svg 或 .tex；单独使用时列出该文件的图',
    },
  },
  {
    name: 'width',
    value: 'PIXELS',
    own: true,
    help: {
      en: 'of a PNG; as the page saves it if it is not given',
      zh: 'PNG 的宽度；不给出时与页面保存的相同',
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
  {
    name: 'snippet',
    value: 'python|r',
    choices: ['python', 'r'],
    own: true,
    help: {
      en: 'print a script that computes the numbers of the report from the file: --output=analysis.py',
      zh: '输出一段由该文件算出报告中数值的代码：--output=analysis.py',
    },
  },
  ...ofTheCore(),
  ...READING,
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

/** Those of evaluate, without pictures, and without scripts, which read one file. */
const COMPARE = EVALUATE.filter(({ name }) => !['figure', 'width', 'snippet'].includes(name)).map(
  (option) => (option.name === 'format' ? formatOption(REPORTS) : option),
);

/** @type {Command} */
export const evaluate = {
  usage: 'melon evaluate FILE… [options]',
  help: {
    en: 'measure and compare the models in a file of predictions, or learners by their results',
    zh: '评估并比较预测文件中的模型，或按结果比较学习器',
  },
  options: EVALUATE,
};

/** @type {Command} */
export const compare = {
  usage: 'melon compare BASE NEW [options]',
  help: {
    en: 'test whether the model of one file differs from that of another with the same cases',
    zh: '检验同一批样例上两个文件中的模型是否有差异',
  },
  options: [METRIC, ...COMPARE],
};
