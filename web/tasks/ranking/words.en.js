/** Words of the pictures of rankings, in English. `ranking.zh.js` has the same keys. */
import { counted } from '../../words/format.js';

export const ranking = {
  ndcgAtK: 'NDCG@k',
  ndcgHint: 'the first k positions alone',
  axisK: 'Positions k',
  axisNdcg: 'NDCG@k',
  gain: 'Gain of relevance r',
  gainLinear: 'r',
  gainExponential: '2ʳ − 1',
  kLabel: 'k of NDCG@k, precision@k and recall@k',
  valuesAt: (/** @type {string} */ key, /** @type {string[]} */ values) =>
    `${key}: ${values.join(', ')}.`,
  atK: (/** @type {number} */ k) => `k = ${k}`,
  distribution: 'Queries by value',
  distributionHint: (/** @type {string} */ metric) => `${metric} of each query`,
  axisQueries: 'Queries',
  binOf: (/** @type {string} */ low, /** @type {string} */ high) => `${low} to ${high}`,
  queriesAt: (/** @type {string} */ name, /** @type {string} */ n) =>
    `${name}: ${counted(n, 'query', 'queries')}`,
  noDistribution: 'no query has a value',
  queries: 'Queries',
  queriesUsed: (/** @type {string} */ used, /** @type {string} */ all) =>
    `${used} of ${all} have a relevant item`,
  queriesCut: (/** @type {string} */ shown, /** @type {string} */ all) =>
    `The first ${shown} of ${all} queries.`,
  query: 'Query',
  items: 'Items',
  relevant: 'Relevant',
  measure: 'Measure',
  /** A measure of one query. */
  ofQuery: (/** @type {string} */ measure, /** @type {string} */ query) => `${measure} of ${query}`,
  showPositions: (/** @type {string} */ query) => `Show the ranking of ${query}`,
  positions: 'Positions',
  positionsOf: (/** @type {string} */ model) => `ranked by ${model}`,
  position: 'Position',
  line: 'Line',
  relevance: 'Relevance',
  score: 'Score',
  discount: 'Discount',
  gainShort: 'Gain',
  gainExp: '2ʳ − 1',
  product: 'Gain × discount',
  tied: 'Equal scores share their positions; the discount is the mean over these.',
  more: (/** @type {string} */ shown, /** @type {string} */ all) => `${shown} of ${all} items`,
  showMore: 'Show more',
  saveTable: 'Save as CSV',
};
