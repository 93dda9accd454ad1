/**
 * Two models on the same test cases, by which of them has a case right.
 *
 * @typedef {import('./core.js').Table} Table
 * @typedef {import('./random.js').Random} Random
 * @typedef {import('./exercises.js').ExerciseWords} ExerciseWords
 *
 * @typedef {object} Agreement  numbers of cases
 * @property {number} both  that both have right
 * @property {number} onlyFirst
 * @property {number} onlySecond
 * @property {number} neither
 */

/** Whether the first and the second model has a case right. @type {readonly [keyof Agreement, boolean, boolean][]} */
const SORTS = [
  ['both', true, true],
  ['onlyFirst', true, false],
  ['onlySecond', false, true],
  ['neither', false, false],
];

/** @param {Agreement} agreement @returns {{ first: boolean, second: boolean }[]} */
export const casesOf = (agreement) =>
  SORTS.flatMap(([sort, first, second]) =>
    Array.from({ length: agreement[sort] }, () => ({ first, second })),
  );

/**
 * Test cases of two classes in turn, with what both models predict.
 * @param {readonly { first: boolean, second: boolean }[]} cases
 * @param {[first: string, second: string]} names
 * @returns {Table}
 */
export const predictionsTable = (cases, names) => [
  ['truth', ...names],
  ...cases.map(({ first, second }, at) => {
    const truth = at % 2;
    return [truth, first ? truth : 1 - truth, second ? truth : 1 - truth];
  }),
];

/** @param {[first: string, second: string]} names @returns {import('../core/report.js').Options} */
export const twoModels = (names) => ({
  task: 'labels',
  truth: 'truth',
  positive: '1',
  predictions: names,
});

/**
 * The four numbers as an exercise shows them: rows of the second model, columns of the first.
 * @param {Agreement} agreement
 * @param {ExerciseWords} words  names: of the rows
 */
export const shownAgreement = (agreement, { head, names = [] }) => ({
  head,
  rows: [
    [names[0], agreement.both, agreement.onlySecond],
    [names[1], agreement.onlyFirst, agreement.neither],
  ],
});
