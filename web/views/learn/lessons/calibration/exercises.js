import { casesTable, drawCases, shownCases, TWO_CLASSES } from '../../../../learn/two_classes.js';

/** @typedef {import('../../../../learn/exercises.js').Exercise} Exercise */
/** @typedef {import('../../../../learn/random.js').Random} Random */

/** Where the two bins of an exercise meet. */
const MIDDLE = 0.5;

/** Probabilities in both bins, of which none lies where these meet. @param {Random} random @returns {import('../../../../learn/two_classes.js').Case[]} */
function drawBinned(random) {
  const cases = drawCases(random, random.whole(3, 4), random.whole(3, 4));
  const inBoth = cases[0].score > MIDDLE && (cases.at(-1)?.score ?? 1) < MIDDLE;
  return inBoth && cases.every(({ score }) => score !== MIDDLE) ? cases : drawBinned(random);
}

/** @param {string} key @returns {(data: any, core: import('../../../../learn/core.js').Core) => Promise<number | null>} */
const metric =
  (key) =>
  async ({ cases }, core) => {
    const options = { ...TWO_CLASSES, calibration_bins: 2 };
    return (await core.report(casesTable(cases), options)).models[0].metrics[key];
  };

/** @param {Random} random */
const drawFew = (random) => ({ cases: drawCases(random, random.whole(2, 3), random.whole(2, 3)) });

/** @type {Exercise} */
const brier = {
  id: 'brier',
  decimals: 3,
  draw: drawFew,
  show: ({ cases }, words) => shownCases(cases, words),
  answer: metric('brier'),
};

/** @type {Exercise} */
const log = {
  id: 'log',
  decimals: 3,
  draw: drawFew,
  show: ({ cases }, words) => shownCases(cases, words),
  answer: metric('log_loss'),
};

/** @type {Exercise} How far the dots of a reliability diagram lie from the diagonal. */
const gap = {
  id: 'gap',
  decimals: 3,
  draw: (random) => ({ cases: drawBinned(random) }),
  show: ({ cases }, words) => shownCases(cases, words),
  answer: metric('ece_uniform'),
};

export const EXERCISES = [brier, log, gap];
