/**
 * melon bias-variance.
 * @module
 */
import { COMMON, CSV_OR_JSON, JSON_OPTION, LANGUAGE, READING } from './common.mjs';
import { LEARNING, withParameters } from './lab.mjs';
import { ofPlans, PLAN_COLUMNS } from './split.mjs';

/** @typedef {import('./common.mjs').Command} Command */
/** @typedef {import('./common.mjs').Option} Option */

/** What a table of predictions has beside what is learnt from one. @type {Option[]} */
const PREDICTED = [
  {
    name: 'truth',
    value: 'COLUMN',
    help: {
      en: 'in a table of predictions, what is right; nothing is learnt then',
      zh: '预测结果表中的真实标记列；此时不进行学习',
    },
  },
  {
    name: 'predictions',
    value: 'A,B',
    repeats: true,
    help: {
      en: 'what models from different training sets predict; all columns that fit if it is not given',
      zh: '由不同训练集得到的模型的预测列；不给出时为所有合适的列',
    },
  },
  {
    name: 'missing',
    value: 'error|drop',
    choices: ['error', 'drop'],
    help: {
      en: 'drop leaves out the cases of a table of predictions that have missing cells',
      zh: 'drop 略去预测结果表中含缺失单元格的样例',
    },
  },
];

/** @type {Option} */
const TRAINING_SETS = {
  name: 'training-sets',
  value: '100',
  help: {
    en: 'training sets to draw with replacement from the rows that are not in the test set',
    zh: '从测试集以外的行中有放回地抽取的训练集个数',
  },
};

/** @type {Option} */
const PARTS_OR_CASES = {
  name: 'table',
  value: 'parts|cases',
  choices: ['parts', 'cases'],
  own: true,
  help: {
    en: 'write the parts of each learner’s error, or those of the ten cases with the largest error',
    zh: '输出各学习器误差的各部分，或误差最大的十个样例的各部分',
  },
};

/** @type {Command} */
export const biasVariance = {
  usage:
    'melon bias-variance FILE --target=COLUMN | TABLE --truth=COLUMN [--learners=A,B] [options]',
  help: {
    en: 'take the error of learners, or of a table of predictions, apart into bias and variance, as CSV',
    zh: '将学习器的误差（或预测结果表的误差）分解为偏差与方差，输出 CSV',
  },
  options: [
    ...LEARNING,
    TRAINING_SETS,
    ...ofPlans().filter(({ name }) => ['test-size', 'seed'].includes(name)),
    ...PLAN_COLUMNS.filter(({ name }) => name !== 'listing'),
    ...PREDICTED,
    PARTS_OR_CASES,
    {
      ...JSON_OPTION,
      help: {
        en: 'print the parts, the cases with the largest error and the warnings as JSON',
        zh: '以 JSON 输出各部分、误差最大的样例与警告',
      },
    },
    CSV_OR_JSON,
    LANGUAGE,
    ...READING,
    ...COMMON,
  ],
  list: { title: { en: 'Learners:', zh: '学习器：' }, items: withParameters('learners') },
};
