import {
  casesOf,
  predictionsTable,
  shownAgreement,
  twoModels,
} from '../../../../learn/two_models.js';

/** @typedef {import('../../../../learn/exercises.js').Exercise} Exercise */
/** @typedef {import('../../../../learn/two_models.js').Agreement} Agreement */
/** @typedef {import('../../../../learn/random.js').Random} Random */

/** @type {[string, string]} */
const NAMES = ['A', 'B'];

/**
 * What the core finds on these cases.
 * @param {ReturnType<typeof casesOf>} cases
 * @param {import('../../../../learn/core.js').Core} core
 */
async function compared(cases, core) {
  const { pairs } = await core.report(predictionsTable(cases, NAMES), twoModels(NAMES));
  return pairs[0];
}

/**
 * The models disagree on some cases, and not equally often in both directions.
 * @param {Random} random
 * @param {[fewest: number, most: number]} rare  cases that only the one has right
 * @param {[fewest: number, most: number]} more  that only the other has right, beyond these
 * @param {[fewest: number, most: number]} alike  that both have right, and as many at most wrong
 * @returns {Agreement}
 */
function drawAgreement(random, rare, more, alike) {
  const few = random.whole(...rare);
  const many = few + random.whole(...more);
  const isFirst = random.chance(0.5);
  return {
    both: random.whole(...alike),
    onlyFirst: isFirst ? many : few,
    onlySecond: isFirst ? few : many,
    neither: random.whole(3, 9),
  };
}

/** @type {Exercise} χ² from single cases. */
const cases = {
  id: 'cases',
  decimals: 3,
  draw: (random) => ({
    cases: random.shuffled(
      casesOf({ ...drawAgreement(random, [1, 3], [1, 4], [3, 6]), neither: 2 }),
    ),
  }),
  show: (data, { head, names = [] }) => ({
    head,
    rows: data.cases.map(
      (
        /** @type {{ first: boolean, second: boolean }} */ { first, second },
        /** @type {number} */ at,
      ) => [at + 1, names[first ? 0 : 1], names[second ? 0 : 1]],
    ),
  }),
  answer: async (data, core) => (await compared(data.cases, core)).mcnemar_chi2,
};

/** @type {Exercise} χ² with the correction, from the table. */
const corrected = {
  id: 'corrected',
  decimals: 3,
  draw: (random) => drawAgreement(random, [6, 14], [3, 16], [50, 90]),
  show: (data, words) => shownAgreement(data, words),
  answer: async (data, core) => (await compared(casesOf(data), core)).mcnemar_chi2_corrected,
};

/** @type {Exercise} The exact p. */
const exact = {
  id: 'exact',
  decimals: 3,
  draw: (random) => drawAgreement(random, [0, 2], [4, 6], [20, 60]),
  show: (data, words) => shownAgreement(data, words),
  answer: async (data, core) => (await compared(casesOf(data), core)).mcnemar_exact_p,
};

export const EXERCISES = [cases, corrected, exact];
