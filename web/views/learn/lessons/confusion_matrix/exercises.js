import { drawCases } from '../../../../learn/two_classes.js';

/**
 * @typedef {import('../../../../learn/exercises.js').Exercise} Exercise
 * @typedef {{ tp: number, fn: number, fp: number, tn: number }} Counts
 */

const LABELS = { task: /** @type {const} */ ('labels'), truth: 'truth', positive: '1' };
const CELLS = /** @type {const} */ (['tp', 'fn', 'fp', 'tn']);
/** Above it a case is predicted positive; the exercise shows only what is predicted. */
const CUT = 0.5;

/** @type {Exercise} A cell of the matrix, counted from cases. */
const cell = {
  id: 'cell',
  decimals: 0,
  draw(random) {
    const cases = random.shuffled(drawCases(random, random.whole(4, 7), random.whole(5, 8)));
    return {
      cell: random.pick(CELLS),
      cases: cases.map(({ truth, score }) => ({ truth, predicted: score >= CUT ? 1 : 0 })),
    };
  },
  show: ({ cases }, { head, names = ['+', '−'] }) => ({
    head,
    rows: cases.map(
      (/** @type {{ truth: 0 | 1, predicted: 0 | 1 }} */ one, /** @type {number} */ at) => [
        at + 1,
        names[1 - one.truth],
        names[1 - one.predicted],
      ],
    ),
  }),
  async answer({ cases, cell: wanted }, core) {
    const rows = cases.map((/** @type {{ truth: 0 | 1, predicted: 0 | 1 }} */ one) => [
      one.truth,
      one.predicted,
    ]);
    const { models } = await core.report([['truth', 'prediction'], ...rows], LABELS);
    return models[0].metrics[wanted];
  },
};

/** @param {import('../../../../learn/random.js').Random} random @returns {Counts} */
const drawMatrix = (random) => ({
  tp: random.whole(10, 60),
  fn: random.whole(2, 30),
  fp: random.whole(2, 30),
  tn: random.whole(20, 200),
});

/** @type {Exercise['show']} */
const shownMatrix = ({ tp, fn, fp, tn }, { head, names = ['', ''] }) => ({
  head,
  rows: [
    [names[0], tp, fn],
    [names[1], fp, tn],
  ],
});

/**
 * A measure of a matrix.
 * @param {Counts} counts
 * @param {string} key
 * @param {import('../../../../learn/core.js').Core} core
 */
async function measured({ tp, fn, fp, tn }, key, core) {
  const table = [CELLS, [tp, fn, fp, tn]].map((row) => [...row]);
  const { models } = await core.report(table, { task: 'counts' });
  return models[0].metrics[key];
}

/** @type {Exercise} */
const error = {
  id: 'error',
  decimals: 3,
  draw: drawMatrix,
  show: shownMatrix,
  answer: (data, core) => measured(data, 'zero_one_loss', core),
};

/** @type {Exercise} What a model without a thought would reach. */
const always = {
  id: 'always',
  decimals: 3,
  draw: drawMatrix,
  show: shownMatrix,
  answer: ({ tp, fn, fp, tn }, core) =>
    measured({ tp: 0, fn: tp + fn, fp: 0, tn: fp + tn }, 'accuracy', core),
};

export const EXERCISES = [cell, error, always];
