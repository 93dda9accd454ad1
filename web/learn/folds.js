/**
 * Error rates of two learners in the folds of a cross-validation.
 *
 * @typedef {import('./core.js').Table} Table
 * @typedef {import('./core.js').Core} Core
 * @typedef {import('../core/report.js').Options} Options
 */

/** @type {[string, string]} */
const NAMES = ['A', 'B'];

/**
 * @param {readonly (readonly [a: number, b: number])[]} errors  fold by fold
 * @param {number} [folds]  in a run; all of them if it is not given
 * @returns {Table}
 */
export const foldsTable = (errors, folds = errors.length) => [
  ['run', 'fold', ...NAMES],
  ...errors.map((both, at) => [Math.floor(at / folds) + 1, (at % folds) + 1, ...both]),
];

/** With few draws: tests that draw at random are not looked at. @type {Options} */
export const TWO_LEARNERS = {
  task: 'cv',
  predictions: NAMES,
  higher_is_better: false,
  draws: 100,
};

/** @type {Options} */
export const FIVE_BY_TWO = { design: '5x2' };

/** Each of so many folds tests what the others were trained on. @param {number} folds @returns {Options} */
export const correctedOn = (folds) => ({ test_train_ratio: 1 / (folds - 1) });

/**
 * What the core finds on these folds.
 * @param {Table} table
 * @param {Core} core
 * @param {Options} [more]
 */
export async function pairOver(table, core, more = {}) {
  const { pairs } = await core.report(table, { ...TWO_LEARNERS, ...more });
  return pairs[0];
}
