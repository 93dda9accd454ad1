import { casesTable, drawCases, shownCases, TWO_CLASSES } from '../../../../learn/two_classes.js';

/**
 * @typedef {import('../../../../learn/exercises.js').Exercise} Exercise
 * @typedef {import('../../../../learn/two_classes.js').Case} Case
 */

/** @param {import('../../../../learn/random.js').Random} random */
function drawAt(random) {
  const cases = drawCases(random, random.whole(4, 6), random.whole(4, 6));
  // Not above the first positive case: without a true positive F1 is 0/0 as the exercise defines it.
  const first = cases.findIndex(({ truth }) => truth === 1);
  return { cases, threshold: random.pick(cases.slice(Math.max(2, first), -1)).score };
}

/**
 * @param {{ cases: readonly Case[], threshold: number }} data
 * @param {string} key
 * @param {import('../../../../learn/core.js').Core} core
 */
async function measured({ cases, threshold }, key, core) {
  const request = { type: 'operating_point', model: 0, threshold };
  const { metrics } = await core.query(casesTable(cases), request, TWO_CLASSES);
  return metrics[key];
}

/** @type {Exercise['show']} */
const show = ({ cases }, words) => shownCases(cases, words);

/** @type {Exercise} */
const precision = {
  id: 'precision',
  decimals: 3,
  draw: drawAt,
  show,
  answer: (data, core) => measured(data, 'precision', core),
};

/** @type {Exercise} */
const f1 = {
  id: 'f1',
  decimals: 3,
  draw: drawAt,
  show,
  answer: (data, core) => measured(data, 'f1', core),
};

/** @type {Exercise} The area, by the places of the positive cases. */
const average = {
  id: 'average',
  decimals: 3,
  draw: (random) => ({ cases: drawCases(random, random.whole(3, 4), random.whole(4, 6)) }),
  show,
  async answer({ cases }, core) {
    const { models } = await core.report(casesTable(cases), TWO_CLASSES);
    return models[0].metrics.average_precision;
  },
};

export const EXERCISES = [precision, f1, average];
