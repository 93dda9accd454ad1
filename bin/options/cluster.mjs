/**
 * melon cluster.
 * @module
 */
import { COMMON, CSV_OR_JSON, JSON_OPTION, LANGUAGE, READING } from './common.mjs';
import { LEARNING, withParameters } from './lab.mjs';

/** @typedef {import('./common.mjs').Command} Command */
/** @typedef {import('./common.mjs').Option} Option */

/** What is divided how. @type {Option[]} */
const CLUSTERING = [
  {
    name: 'clusterers',
    value: 'A,B:n_clusters=3',
    repeats: true,
    help: {
      en: 'clusterers, with hyper-parameters after colons; k_means and agglomerative if it is not given',
      zh: '聚类算法，冒号后为超参数；不给出时为 k_means 与 agglomerative',
    },
  },
  {
    name: 'target',
    value: 'COLUMN',
    help: {
      en: 'the true groups, which are not looked at; a column called target, class, … if it is not given',
      zh: '真实的类别，聚类时不使用；不给出时取名为 target、class 等的列',
    },
  },
  ...LEARNING.filter(({ name }) => name === 'features'),
  {
    name: 'seed',
    value: '1',
    help: { en: 'of what is drawn at random', zh: '随机种子' },
  },
];

/** @type {Command} */
export const cluster = {
  usage: 'melon cluster FILE [--clusterers=A,B] [--target=COLUMN] [options]',
  help: {
    en: 'divide the rows of a data set into clusters, as CSV for melon evaluate',
    zh: '将数据集的行聚类，输出 CSV 供 melon evaluate 读取',
  },
  options: [
    ...CLUSTERING,
    {
      ...JSON_OPTION,
      help: { en: 'print the clusters as JSON', zh: '以 JSON 输出聚类结果' },
    },
    CSV_OR_JSON,
    LANGUAGE,
    ...READING,
    ...COMMON,
  ],
  list: { title: { en: 'Clusterers:', zh: '聚类算法：' }, items: withParameters('clusterers') },
};
