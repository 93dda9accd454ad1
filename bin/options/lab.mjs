/**
 * melon lab, and what other commands that learn share with it.
 * @module
 */
import { loadCatalogue } from '../catalogue.mjs';
import { COMMON, CSV_OR_JSON, JSON_OPTION, LANGUAGE, READING } from './common.mjs';
import { ofPlans, PLAN_COLUMNS } from './split.mjs';

/** @typedef {import('./common.mjs').Both} Both */
/** @typedef {import('./common.mjs').Command} Command */
/** @typedef {import('./common.mjs').Option} Option */

/**
 * Every item of the family with its name and hyper-parameters; none before the core has been built.
 * @param {'learners' | 'clusterers'} family
 * @returns {[id: string, name: Both][]}
 */
export function withParameters(family) {
  const english = loadCatalogue('en')?.[family] ?? [];
  const chinese = loadCatalogue('zh')?.[family] ?? [];
  const described = (/** @type {any} */ { name, parameters }) => {
    const names = parameters.map((/** @type {any} */ one) => `${one.name}=${one.default}`);
    return [name, ...names].join(', ');
  };
  return english.map((/** @type {any} */ one, /** @type {number} */ at) => [
    one.id,
    { en: described(one), zh: described(chinese[at]) },
  ]);
}

/** What is learnt from what. @type {Option[]} */
export const LEARNING = [
  {
    name: 'target',
    value: 'COLUMN',
    help: {
      en: 'what is predicted; a column called target, class, label, y, … if it is not given',
      zh: '要预测的列；不给出时取名为 target、class、label、y 等的列',
    },
  },
  {
    name: 'goal',
    value: 'classification|regression',
    choices: ['classification', 'regression'],
    help: {
      en: 'whether the target has classes or is a number; by its content if it is not given',
      zh: '目标是类别还是数值；不给出时由内容决定',
    },
  },
  {
    name: 'features',
    value: 'A,B',
    repeats: true,
    help: {
      en: 'columns, names may have commas; all but those that only name the rows if it is not given',
      zh: '用于学习的列，列名可含逗号；不给出时为除行编号外的全部列',
    },
  },
  {
    name: 'learners',
    value: 'A,B:max_depth=3',
    repeats: true,
    help: {
      en: 'learners, with hyper-parameters after colons; five usual ones if it is not given',
      zh: '学习器，冒号后为超参数；不给出时为五个常用的学习器',
    },
  },
];

/** What is printed of it. @type {Option[]} */
const MEASURING = [
  {
    name: 'metrics',
    value: 'accuracy,log_loss',
    own: true,
    repeats: true,
    help: {
      en: 'print these metrics of each learner in each fold, and no predictions',
      zh: '输出各学习器在各折的这些指标，而不输出预测',
    },
  },
  {
    name: 'with-training',
    own: true,
    help: {
      en: 'the metrics of the rows that were learnt from, too; part is training or test',
      zh: '同时输出训练样本上的指标；part 一列为 training 或 test',
    },
  },
  {
    name: 'training-shares',
    value: '.1,.3,1',
    own: true,
    help: {
      en: 'learn from these shares of each training set, for a learning curve; implies --with-training',
      zh: '依次从各训练集的这些比例中学习，用于学习曲线；同时启用 --with-training',
    },
  },
];

/** @type {Option} */
const ESTIMATE = {
  name: 'estimate',
  value: '632',
  choices: ['632'],
  own: true,
  help: {
    en: 'print the .632 and .632+ estimates of each learner’s error rate, from a bootstrap',
    zh: '由自助样本输出各学习器错误率的 .632 与 .632+ 估计',
  },
};

/** @type {Command} */
export const lab = {
  usage: 'melon lab FILE [--target=COLUMN] [--learners=A,B] [--plan=k_fold] [options]',
  help: {
    en: 'learn from a data set and predict the test sets of a plan, as CSV for melon evaluate',
    zh: '在数据集上学习并预测划分方案的各测试集，输出 CSV 供 melon evaluate 读取',
  },
  options: [
    ...LEARNING,
    ...MEASURING,
    ESTIMATE,
    ...ofPlans(),
    ...PLAN_COLUMNS.filter(({ name }) => name !== 'listing'),
    {
      ...JSON_OPTION,
      help: {
        en: 'print what would be learnt from what, the plan and the warnings as JSON, and learn nothing',
        zh: '以 JSON 输出将从哪些列学习、划分方案与警告，不进行学习',
      },
    },
    CSV_OR_JSON,
    LANGUAGE,
    ...READING,
    ...COMMON,
  ],
  list: { title: { en: 'Learners:', zh: '学习器：' }, items: withParameters('learners') },
};
