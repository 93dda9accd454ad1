/** @typedef {import('../../../../learn/exercises.js').Exercise} Exercise */
/** @typedef {import('../../../../learn/core.js').Core} Core */

/** Twice the upper tail of the normal distribution beyond 2: intervals then have z = 2. */
const ALPHA_OF_TWO = 0.04550026389635842;

/**
 * @param {{ right: number, wrong: number }} cases
 * @param {Core} core
 * @returns {Promise<number | null>}
 */
async function lowOfAccuracy({ right, wrong }, core) {
  const table = [
    ['tp', 'fp', 'fn', 'tn'],
    [right, wrong, 0, 0],
  ];
  const { models } = await core.report(table, { task: 'counts', alpha: ALPHA_OF_TWO });
  return models[0].intervals?.accuracy.low ?? null;
}

/** @param {import('../../../../learn/random.js').Random} random */
const drawRight = (random) => ({ right: random.whole(11, 22), wrong: random.whole(3, 9) });

/** @type {Exercise['show']} */
const showRight = ({ right, wrong }, { head, names = [] }) => ({
  head,
  rows: [
    [names[0], right],
    [names[1], wrong],
  ],
});

/** @type {Exercise} The lower end of an interval. */
const low = { id: 'low', decimals: 3, draw: drawRight, show: showRight, answer: lowOfAccuracy };

/** @type {Exercise} The same with more cases. */
const more = {
  id: 'more',
  decimals: 3,
  draw: (random) => ({ ...drawRight(random), times: random.whole(3, 9) }),
  show: showRight,
  answer: ({ right, wrong, times }, core) =>
    lowOfAccuracy({ right: times * right, wrong: times * wrong }, core),
};

/** @type {Exercise} Two models on the same cases. */
const difference = {
  id: 'difference',
  decimals: 3,
  draw(random) {
    const truth = random.shuffled([1, 1, 1, 1, 0, 0, 0, 0].slice(0, random.whole(6, 8)));
    /** @param {number} quality */
    const predicted = (quality) =>
      truth.map((label) => (random.chance(quality) ? label : 1 - label));
    // One case of each prediction, so that all are read as two classes.
    return {
      truth: [...truth, 1, 0],
      first: [...predicted(0.85), 1, 0],
      second: [...predicted(0.6), 1, 0],
    };
  },
  show: ({ truth, first, second }, { head }) => ({
    head,
    rows: truth.map((/** @type {number} */ label, /** @type {number} */ at) => [
      at + 1,
      ...[label, first[at], second[at]].map((one) => (one === 1 ? '+' : '−')),
    ]),
  }),
  async answer({ truth, first, second }, core) {
    const table = [
      ['truth', 'first', 'second'],
      ...truth.map((/** @type {number} */ label, /** @type {number} */ at) => [
        ...[label, first[at], second[at]].map((one) => (one === 1 ? 'yes' : 'no')),
      ]),
    ];
    const { pairs = [] } = await core.report(table, { truth: 'truth', positive: 'yes' });
    return pairs[0].accuracy_diff;
  },
};

export const EXERCISES = [low, more, difference];
