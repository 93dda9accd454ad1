/**
 * Cases of two classes with scores, as lessons draw them, and as the core reads them.
 *
 * @typedef {import('./random.js').Random} Random
 *
 * @typedef {object} Case
 * @property {0 | 1} truth  1: positive
 * @property {number} score
 */

/** What a table of `scoresTable` is read with. */
export const TWO_CLASSES = /** @type {const} */ ({
  task: 'binary',
  truth: 'truth',
  positive: '1',
});

/**
 * The same cases with the scores of one model or several.
 * @param {readonly (0 | 1)[]} truth
 * @param {Record<string, readonly number[]>} scores  by the name of the model
 * @returns {import('./core.js').Table}
 */
export const scoresTable = (truth, scores) => [
  ['truth', ...Object.keys(scores)],
  ...truth.map((label, at) => [label, ...Object.values(scores).map((column) => column[at])]),
];

/** The probability of some log odds. @param {number} logOdds */
export const logistic = (logOdds) => 1 / (1 + Math.exp(-logOdds));

/** So many that cases hardly ever tie: each passes the threshold by itself, and moving the classes keeps their order. */
const DECIMALS = 9;

/** The same as a score. @param {number} logOdds */
export const squashed = (logOdds) => Number(logistic(logOdds).toFixed(DECIMALS));

/**
 * Draws that stay while a lesson moves the classes apart: the scores of the same cases at another distance.
 * @param {Random} random
 * @param {number} positives
 * @param {number} negatives
 * @returns {{ truth: (0 | 1)[], at: (distance: number) => number[] }}
 */
export function drawTwoClasses(random, positives, negatives) {
  /** @type {(0 | 1)[]} */
  const truth = Array.from({ length: positives + negatives }, (_, at) => (at < positives ? 1 : 0));
  const own = truth.map(() => random.normal());
  return {
    truth,
    at: (distance) =>
      own.map((value, at) => squashed(value + (truth[at] === 1 ? distance / 2 : -distance / 2))),
  };
}

/**
 * A few cases to count by hand: different scores with two decimals, the highest first.
 * @param {Random} random
 * @param {number} positives
 * @param {number} negatives
 * @param {number} [ties]  how many neighbours have the same score
 * @returns {Case[]}
 */
export function drawCases(random, positives, negatives, ties = 0) {
  const count = positives + negatives;
  const scores = random
    .shuffled(Array.from({ length: 90 }, (_, at) => at + 5))
    .slice(0, count)
    .sort((one, other) => other - one)
    .map((percent) => percent / 100);
  for (const at of random.shuffled([...scores.keys()].slice(1)).slice(0, ties))
    scores[at] = scores[at - 1];
  // Better than chance: of two draws for each place the positives take the earlier ones.
  const places = random.shuffled([...scores.keys()]);
  const early = new Set(
    places
      .slice(0, Math.min(count, positives + 2))
      .sort((one, other) => one - other)
      .slice(0, positives),
  );
  return scores.map((score, at) => ({ truth: early.has(at) ? 1 : 0, score }));
}

/** @param {readonly Case[]} cases */
export const casesTable = (cases) =>
  scoresTable(
    cases.map(({ truth }) => truth),
    { score: cases.map(({ score }) => score) },
  );

/**
 * The cases as an exercise shows them.
 * @param {readonly Case[]} cases
 * @param {{ head: string[], names?: string[] }} words  head: number, class, score; names: of the positive and the
 *   negative class
 * @returns {import('./exercises.js').ShownTable}
 */
export const shownCases = (cases, { head, names = ['+', '−'] }) => ({
  head,
  rows: cases.map(({ truth, score }, at) => [at + 1, names[truth === 1 ? 0 : 1], score.toFixed(2)]),
});
