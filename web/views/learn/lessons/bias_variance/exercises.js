/** @typedef {import('../../../../learn/exercises.js').Exercise} Exercise */
/** @typedef {import('../../../../learn/core.js').Core} Core */
/** @typedef {import('../../../../learn/random.js').Random} Random */

/** Training sets, each of which gives a model. */
const SETS = 4;

/**
 * What models predict at a point, to a tenth.
 * @param {Random} random
 * @param {number} middle  in tenths
 * @param {number} reach  to both sides, in tenths
 */
const drawPredictions = (random, middle, reach) =>
  Array.from({ length: SETS }, () => random.whole(middle - reach, middle + reach) / 10);

/**
 * The parts of the error at some points: the mean over them.
 * @param {{ truth: number, predictions: number[] }[]} points
 * @param {Core} core
 */
async function partsOf(points, core) {
  const models = points[0].predictions.map((_, at) => `set_${at + 1}`);
  const table = [
    ['truth', ...models],
    ...points.map(({ truth, predictions }) => [truth, ...predictions]),
  ];
  const request = { type: 'predicted_bias_variance', truth: 'truth', predictions: models };
  const { learners } = await core.rows(table, { ...request, goal: 'regression' });
  const [{ error, squared_error: parts }] = learners;
  return { error, bias: parts.bias_squared_and_noise, variance: parts.variance };
}

/** @type {Exercise} How far the mean lies from the truth. */
const bias = {
  id: 'bias',
  decimals: 3,
  draw(random) {
    const truth = random.whole(10, 40);
    const off = random.pick([-1, 1]) * random.whole(3, 9);
    return { truth: truth / 10, predictions: drawPredictions(random, truth + off, 5) };
  },
  show: ({ predictions }, { head }) => ({
    head,
    rows: predictions.map((/** @type {number} */ one, /** @type {number} */ at) => [
      at + 1,
      one.toFixed(1),
    ]),
  }),
  answer: async (point, core) => (await partsOf([point], core)).bias,
};

/** @type {Exercise} How far the models lie from their mean, at two points. */
const variance = {
  id: 'variance',
  decimals: 3,
  draw: (random) => ({
    points: [3, 8].map((reach) => ({
      truth: 0,
      predictions: drawPredictions(random, random.whole(15, 45), reach),
    })),
  }),
  show: ({ points: [first, second] }, { head }) => ({
    head,
    rows: first.predictions.map((/** @type {number} */ one, /** @type {number} */ at) => [
      at + 1,
      one.toFixed(1),
      second.predictions[at].toFixed(1),
    ]),
  }),
  answer: async ({ points }, core) => (await partsOf(points, core)).variance,
};

/** From simple to complex, in tenths: how far the mean is off, and how far the models reach about it. */
const LEARNERS = [
  { off: 9, reach: 1 },
  { off: 4, reach: 4 },
  { off: 0, reach: 10 },
];

/** @type {Exercise} The smallest error of three learners. */
const choose = {
  id: 'choose',
  decimals: 3,
  draw(random) {
    const truth = random.whole(15, 40);
    const sign = random.pick([-1, 1]);
    return {
      truth: truth / 10,
      noise: random.whole(2, 6) / 10,
      learners: LEARNERS.map(({ off, reach }) =>
        drawPredictions(random, truth + sign * Math.max(0, off - random.whole(0, 5)), reach),
      ),
    };
  },
  show: ({ learners }, { head }) => ({
    head,
    rows: learners[0].map((/** @type {number} */ _, /** @type {number} */ at) => [
      at + 1,
      ...learners.map((/** @type {number[]} */ predictions) => predictions[at].toFixed(1)),
    ]),
  }),
  async answer({ truth, noise, learners }, core) {
    const errors = [];
    for (const predictions of learners) {
      // New targets that lie above the truth by σ as often as below it have the noise σ².
      const targets = [truth - noise, truth + noise].map((target) => ({
        truth: target,
        predictions,
      }));
      errors.push((await partsOf(targets, core)).error);
    }
    return Math.min(...errors);
  },
};

export const EXERCISES = [bias, variance, choose];
