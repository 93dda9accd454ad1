import { correctedOn, FIVE_BY_TWO, foldsTable, pairOver } from '../../../../learn/folds.js';
import { fixed } from '../../../../words/format.js';

/** @typedef {import('../../../../learn/exercises.js').Exercise} Exercise */
/** @typedef {import('../../../../learn/random.js').Random} Random */

/**
 * Differences in tenths of a percentage point, no two of them the same.
 * @param {Random} random
 * @param {number} count
 * @param {[lowest: number, highest: number]} range
 */
const drawTenths = (random, count, [lowest, highest]) =>
  random
    .shuffled(Array.from({ length: highest - lowest + 1 }, (_, at) => lowest + at))
    .slice(0, count);

/** Error rates of both learners in tenths of a percent. @param {number[]} a @param {number[]} b */
const tenthsTable = (a, b) => foldsTable(a.map((one, at) => [one / 10, b[at] / 10]));

/** What B errs, where only the difference is shown. */
const ERRORS = 200;

/** Differences of error rates as they are. @param {number[]} tenths @param {number} folds  in a run */
const differencesTable = (tenths, folds) =>
  foldsTable(
    tenths.map((one) => [(ERRORS + one) / 10, ERRORS / 10]),
    folds,
  );

/** @param {number} tenths */
const points = (tenths) => fixed(tenths / 10, 1);

/** @type {Exercise} The paired t from error rates. */
const paired = {
  id: 'paired',
  decimals: 3,
  draw(random) {
    const differences = drawTenths(random, 5, [-12, 40]);
    const b = differences.map(() => random.whole(150, 280));
    return { a: b.map((one, at) => one + differences[at]), b };
  },
  show: ({ a, b }, { head }) => ({
    head,
    rows: a.map((/** @type {number} */ one, /** @type {number} */ at) => [
      at + 1,
      points(one),
      points(b[at]),
    ]),
  }),
  answer: async ({ a, b }, core) => (await pairOver(tenthsTable(a, b), core)).paired_t,
};

/** @type {Exercise} The corrected t of a repeated cross-validation. */
const corrected = {
  id: 'corrected',
  decimals: 3,
  draw(random) {
    const folds = random.pick([3, 4]);
    const runs = 2;
    return { folds, runs, tenths: drawTenths(random, runs * folds, [-10, 40]) };
  },
  show: ({ folds, tenths }, { head }) => ({
    head,
    rows: tenths.map((/** @type {number} */ one, /** @type {number} */ at) => [
      Math.floor(at / folds) + 1,
      (at % folds) + 1,
      points(one),
    ]),
  }),
  answer: async ({ folds, tenths }, core) =>
    (await pairOver(differencesTable(tenths, folds), core, correctedOn(folds))).corrected_t,
};

/** @type {Exercise} Dietterich's t. */
const fiveByTwo = {
  id: 'five_by_two',
  decimals: 3,
  draw: (random) => ({ tenths: drawTenths(random, 10, [-15, 40]) }),
  show: ({ tenths }, { head }) => ({
    head,
    rows: [0, 1, 2, 3, 4].map((run) => [
      run + 1,
      points(tenths[2 * run]),
      points(tenths[2 * run + 1]),
    ]),
  }),
  answer: async ({ tenths }, core) =>
    (await pairOver(differencesTable(tenths, 2), core, FIVE_BY_TWO)).cv5x2_t,
};

export const EXERCISES = [paired, corrected, fiveByTwo];
