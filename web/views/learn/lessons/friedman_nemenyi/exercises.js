import { higherWins, resultsTable } from '../../../../learn/ranked_models.js';

/** @typedef {import('../../../../learn/exercises.js').Exercise} Exercise */

const NAMES = ['A', 'B', 'C'];

/**
 * Accuracies in percent; on the first data set two models tie if it is wanted.
 * @param {import('../../../../learn/random.js').Random} random
 * @param {number} sets
 * @param {boolean} [tied]
 */
function drawResults(random, sets, tied = false) {
  const places = Array.from({ length: 21 }, (_, at) => 75 + at);
  const results = Array.from({ length: sets }, () =>
    random.shuffled(places).slice(0, NAMES.length),
  );
  if (tied) results[0][1] = results[0][0];
  return results;
}

/** @type {Exercise['show']} */
const show = ({ results }, { head }) => ({
  head,
  rows: results.map((/** @type {number[]} */ row, /** @type {number} */ at) => [
    `D${at + 1}`,
    ...row,
  ]),
});

/**
 * @param {number[][]} results
 * @param {import('../../../../learn/core.js').Core} core
 */
const reported = (results, core) => core.report(resultsTable(NAMES, results), higherWins(NAMES));

/** @type {Exercise} A mean rank, with a tie. */
const rank = {
  id: 'rank',
  decimals: 3,
  draw: (random) => ({ results: drawResults(random, random.whole(4, 6), true) }),
  show,
  answer: async ({ results }, core) =>
    (await reported(results, core)).models[0].metrics.average_rank,
};

/** @type {Exercise} χ² without ties. */
const chi2 = {
  id: 'chi2',
  decimals: 3,
  draw: (random) => ({ results: drawResults(random, random.whole(4, 6)) }),
  show,
  answer: async ({ results }, core) => (await reported(results, core)).tests.friedman_chi2,
};

/** @type {Exercise} Pairs further apart than the critical difference. */
const distance = {
  id: 'distance',
  decimals: 0,
  draw: (random) => ({
    results: Array.from({ length: random.whole(8, 10) }, () =>
      // C is better than A on most data sets, and B lies between them.
      random.shuffled([0, 1, 2]).map((more, at) => 70 + 2 * random.whole(0, 2) * at + more),
    ),
  }),
  show,
  async answer({ results }, core) {
    const { procedures } = /** @type {any} */ (await reported(results, core));
    return procedures.find((/** @type {{ id: string }} */ { id }) => id === 'nemenyi').significant;
  },
};

export const EXERCISES = [rank, chi2, distance];
