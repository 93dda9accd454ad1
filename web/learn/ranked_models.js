/**
 * Models on several data sets.
 *
 * @typedef {import('./core.js').Table} Table
 */

/**
 * @param {readonly string[]} names  of the models
 * @param {readonly (readonly number[])[]} results  of each data set that of each model
 * @returns {Table}
 */
export const resultsTable = (names, results) => [
  ['dataset', ...names],
  ...results.map((row, at) => [`D${at + 1}`, ...row]),
];

/** Results of which the highest is the best. @param {string[]} names @returns {import('../core/report.js').Options} */
export const higherWins = (names) => ({
  task: 'friedman',
  dataset: 'dataset',
  predictions: names,
  higher_is_better: true,
  post_hoc: 'nemenyi',
});
