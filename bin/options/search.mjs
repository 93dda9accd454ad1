/**
 * melon search.
 * @module
 */
import { loadCatalogue } from '../catalogue.mjs';
import { COMMON, CSV_OR_JSON, JSON_OPTION, LANGUAGE, READING } from './common.mjs';
import { LEARNING } from './lab.mjs';
import { ofPlans, PLAN_COLUMNS } from './split.mjs';

/** @typedef {import('./common.mjs').Both} Both */
/** @typedef {import('./common.mjs').Command} Command */
/** @typedef {import('./common.mjs').Option} Option */

/** Every strategy with its name; none before the core has been built. @returns {[id: string, name: Both][]} */
function strategies() {
  const chinese = loadCatalogue('zh')?.search ?? [];
  return (loadCatalogue('en')?.search ?? []).map(
    (/** @type {{ id: string, name: string }} */ { id, name }, /** @type {number} */ at) => [
      id,
      { en: name, zh: chinese[at].name },
    ],
  );
}

/** What is searched how. @type {Option[]} */
const SEARCHING = [
  {
    name: 'learner',
    value: 'A:max_depth=3',
    help: {
      en: 'the learner; after colons what stays or has levels (max_depth=1|5|9); the rest is searched',
      zh: '学习器；冒号后给出的超参数保持不变，或只取所列水平（max_depth=1|5|9），其余参与搜索',
    },
  },
  {
    name: 'strategy',
    value: 'bayesian',
    help: {
      en: 'how it is searched; the list is below; all: each of them with the same budget and seed',
      zh: '搜索策略，见下；all：以相同的预算与种子运行每一种',
    },
  },
  {
    name: 'budget',
    value: '30',
    help: { en: 'trials that there may be', zh: '试验次数的上限' },
  },
  {
    name: 'metric',
    value: 'accuracy',
    help: {
      en: 'whose mean over the folds is to be best; if it is not given, accuracy, or rmse of a number',
      zh: '以各折均值最优为目标的指标；不给出时分类用 accuracy，回归用 rmse',
    },
  },
  {
    name: 'outer-folds',
    value: '5',
    own: true,
    help: {
      en: 'search again within each training set of so many folds, and test what it chooses',
      zh: '另在这么多折的各训练集内搜索，并在其测试集上检验所选结果',
    },
  },
];

/** @type {Command} */
export const search = {
  usage: 'melon search FILE --learner=A [--strategy=bayesian] [--budget=30] [options]',
  help: {
    en: 'search for the best hyper-parameters of a learner, a line of CSV for each trial',
    zh: '搜索学习器的最优超参数，每次试验输出一行 CSV',
  },
  options: [
    ...SEARCHING,
    ...LEARNING.filter(({ name }) => name !== 'learners'),
    ...ofPlans(),
    ...PLAN_COLUMNS.filter(({ name }) => name !== 'listing'),
    {
      ...JSON_OPTION,
      help: {
        en: 'print what was searched and the trials as JSON',
        zh: '以 JSON 输出搜索设置与各次试验',
      },
    },
    CSV_OR_JSON,
    LANGUAGE,
    ...READING,
    ...COMMON,
  ],
  list: { title: { en: 'Strategies:', zh: '搜索策略：' }, items: strategies() },
};
