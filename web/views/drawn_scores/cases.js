import { createRandom } from '../../learn/random.js';
import { casesOfCurve, FIRST_CURVE } from './curve.js';

/**
 * Cases that a reader draws: from a hill of scores for each class, one by one, or so that they have a ROC curve. Free of
 * the DOM.
 *
 * @typedef {object} Hill where the scores of a class lie
 * @property {number} mean
 * @property {number} spread their standard deviation
 *
 * @typedef {object} Case
 * @property {number} score between 0 and 1
 * @property {boolean} positive
 *
 * @typedef {object} Drawing
 * @property {'hills' | 'cases' | 'curve'} mode
 * @property {Hill} positive
 * @property {Hill} negative
 * @property {number} share of positives
 * @property {number} count of cases
 * @property {number} seed of the hills
 * @property {Case[]} cases drawn one by one
 * @property {import('./curve.js').Curve} curve
 */

/** Limits of what can be drawn. */
export const LIMITS = {
  mean: { min: 0, max: 1, step: 0.01 },
  spread: { min: 0.01, max: 0.4, step: 0.01 },
  share: { min: 0.05, max: 0.95, step: 0.01 },
  count: { min: 20, max: 400, step: 10 },
  score: { min: 0, max: 1, step: 0.01 },
  positives: { min: 2, max: 200, step: 1 },
  negatives: { min: 2, max: 200, step: 1 },
};

export const MOST_CASES = 60;
const DECIMALS = 4;

/** @type {Drawing} */
export const FIRST_DRAWING = {
  mode: 'hills',
  positive: { mean: 0.65, spread: 0.15 },
  negative: { mean: 0.4, spread: 0.15 },
  share: 0.5,
  count: 200,
  seed: 1,
  cases: [0.9, 0.8, 0.7, 0.45, 0.3]
    .map((score) => ({ score, positive: true }))
    .concat([0.7, 0.6, 0.4, 0.2, 0.1].map((score) => ({ score, positive: false }))),
  curve: FIRST_CURVE,
};

/** What lies beyond 0 or 1 is folded back. @param {number} score */
function folded(score) {
  const inTwo = ((score % 2) + 2) % 2;
  return inTwo > 1 ? 2 - inTwo : inTwo;
}

/**
 * The cases of a hill: the same random numbers whatever its place and breadth, so that cases move with it, and
 * fewer cases are the first of more.
 * @param {Hill} hill
 * @param {number} count
 * @param {number} seed
 * @returns {number[]} scores
 */
function scoresOf({ mean, spread }, count, seed) {
  const random = createRandom('hill', seed);
  return Array.from({ length: count }, () =>
    Number(folded(random.normal(mean, spread)).toFixed(DECIMALS)),
  );
}

/**
 * The table that is drawn, the positives first.
 * @param {Drawing} drawing
 * @returns {Case[]}
 */
export function casesOf(drawing) {
  if (drawing.mode === 'cases') return drawing.cases;
  if (drawing.mode === 'curve') return casesOfCurve(drawing.curve);
  const { positive, negative, share, count, seed } = drawing;
  const positives = Math.round(share * count);
  return [
    ...scoresOf(positive, positives, 2 * seed).map((score) => ({ score, positive: true })),
    ...scoresOf(negative, count - positives, 2 * seed + 1).map((score) => ({
      score,
      positive: false,
    })),
  ];
}

/** @param {Case[]} cases @returns {string} as CSV */
export const textOf = (cases) =>
  ['truth,score', ...cases.map(({ score, positive }) => `${positive ? 1 : 0},${score}`), ''].join(
    '\n',
  );

/** What the table is. @type {import('../../core/report.js').Options} */
export const DRAWN_OPTIONS = {
  task: 'binary',
  truth: 'truth',
  predictions: ['score'],
  positive: '1',
};

/**
 * A value on its grid and within its limits.
 * @param {keyof typeof LIMITS} name
 * @param {number} value
 */
export function limited(name, value) {
  const { min, max, step } = LIMITS[name];
  const onGrid = Number((Math.round(value / step) * step).toFixed(DECIMALS));
  return Math.min(max, Math.max(min, onGrid));
}

/**
 * @param {Drawing} drawing
 * @param {number} at
 * @param {number} score
 * @returns {Drawing}
 */
export const withScore = (drawing, at, score) => ({
  ...drawing,
  cases: drawing.cases.map((one, place) =>
    place === at ? { ...one, score: limited('score', score) } : one,
  ),
});

/**
 * @param {Drawing} drawing
 * @param {Case} added
 * @returns {Drawing} the same when it has as many cases as there may be
 */
export const withCase = (drawing, { score, positive }) =>
  drawing.cases.length >= MOST_CASES
    ? drawing
    : { ...drawing, cases: [...drawing.cases, { score: limited('score', score), positive }] };

/**
 * @param {Drawing} drawing
 * @param {number} at
 * @returns {Drawing} the same when it is the last one of its class
 */
export function withoutCase(drawing, at) {
  const gone = drawing.cases[at];
  const others = drawing.cases.filter((_, place) => place !== at);
  const remains = others.some(({ positive }) => positive === gone?.positive);
  return remains ? { ...drawing, cases: others } : drawing;
}

/**
 * Where each case stands among those with about the same score.
 * @param {Case[]} cases
 * @param {number} columns across the whole line
 * @returns {number[]} how many of its class lie below it
 */
export function stacked(cases, columns) {
  /** @type {Map<string, number>} */
  const heights = new Map();
  return cases.map(({ score, positive }) => {
    const column = `${positive} ${Math.round(score * columns)}`;
    const height = heights.get(column) ?? 0;
    heights.set(column, height + 1);
    return height;
  });
}
