import { typesetter } from '../../../diagrams/geometry.js';
import { shortened } from '../../../diagrams/text_width.js';
import { posterior } from '../../../words/format.js';
import { threeProbabilities } from './three_probabilities.js';

/**
 * @typedef {import('../../../diagrams/geometry.js').Shape} Shape
 * @typedef {import('../../../diagrams/geometry.js').Point} Point
 * @typedef {import('./three_probabilities.js').Side} Side
 *
 * @typedef {object} Sample of the posterior, as answered to the query `pair`
 * @property {number} left
 * @property {number} rope
 * @property {number} right
 * @property {number[][]} points probabilities of left, rope and right, which sum to 1
 */

const PAD = 4;
const WIDEST = 420;
/** Of a draw. Even a posterior that lies along an edge is to be seen. */
const RADIUS = 2.4;
/** More draws than this are counted on a grid of this many pixels. */
const MOST_DRAWS = 500;
const GRID = 3;
/** Draws in a field of the grid, as a share of all, from which on it is this opaque. */
const HEAT = [
  { from: 0, share: 0.28 },
  { from: 0.0008, share: 0.55 },
  { from: 0.004, share: 0.85 },
];

/**
 * Draws as marks: one in each field of a grid that has any, where it has its first
 * draw, the more opaque the more draws there are. No mark is moved at random.
 * @param {Point[]} points
 * @param {number} all draws of the sample
 * @returns {{ share: number, points: Point[] }[]}
 */
function heat(points, all) {
  if (points.length === 0) return [];
  if (all <= MOST_DRAWS) return [{ share: 0.55, points }];
  /** @type {Map<string, { at: Point, count: number }>} */
  const fields = new Map();
  for (const at of points) {
    const key = at.map((each) => Math.floor(each / GRID)).join();
    const field = fields.get(key);
    if (field) field.count += 1;
    else fields.set(key, { at, count: 1 });
  }
  const found = [...fields.values()];
  return HEAT.map(({ from, share }, at) => ({
    share,
    points: found
      .filter(({ count }) => count >= from * all && count < (HEAT[at + 1]?.from ?? 2) * all)
      .map((field) => field.at),
  })).filter(({ points }) => points.length > 0);
}

/**
 * Posterior of the Bayesian sign or signed-rank test on the simplex (Benavoli and
 * others, JMLR 18, 2017): each mark is a draw of the three probabilities, or many
 * draws at one place; the nearer a corner, the more probable is what stands there. Lines divide where
 * each of the three is the largest.
 * @param {{ sample: Sample, sides: { left: string, right: string }, hues: [string, string] }} part `sides` says which
 *   algorithm is better on which side
 * @param {import('../../../diagrams/geometry.js').Options} options
 * @returns {import('../../../diagrams/geometry.js').Diagram}
 */
export function simplex({ sample, sides, hues }, options) {
  const { theme, width, size, words } = options;
  const { text, width: measure } = typesetter(options);
  const small = 0.88 * size;
  const head = threeProbabilities({ ...sample, sides, hues }, options);
  const side = Math.min(WIDEST, width - 2 * PAD - 2 * small);
  const middle = width / 2;
  const top = head.bottom + 6 + 2.6 * small;
  const bottom = top + (side * Math.sqrt(3)) / 2;
  /** @type {Record<Side, Point>} */
  const corners = {
    left: [middle - side / 2, bottom],
    rope: [middle, top],
    right: [middle + side / 2, bottom],
  };
  const order = /** @type {Side[]} */ (['left', 'rope', 'right']);
  const place = (/** @type {number[]} */ weights) => {
    const sum = weights[0] + weights[1] + weights[2] || 1;
    const at = (/** @type {0 | 1} */ axis) =>
      order.reduce((total, each, number) => total + weights[number] * corners[each][axis], 0) / sum;
    return /** @type {Point} */ ([at(0), at(1)]);
  };

  /** @type {Shape[]} */
  const shapes = [
    {
      kind: 'line',
      part: 'triangle',
      points: [corners.left, corners.rope, corners.right, corners.left],
      colour: theme.ink,
      thickness: 1.25,
    },
  ];
  for (const foot of [
    [0.5, 0.5, 0],
    [0, 0.5, 0.5],
    [0.5, 0, 0.5],
  ]) {
    shapes.push({
      kind: 'line',
      part: 'division',
      points: [place([1, 1, 1]), place(foot)],
      colour: theme.muted,
      thickness: 1,
      dash: [4, 3],
    });
  }
  for (const [number, each] of order.entries()) {
    const points = sample.points
      .filter((weights) => number === weights.indexOf(Math.max(...weights)))
      .map(place);
    for (const { share, points: marks } of heat(points, sample.points.length)) {
      shapes.push({
        kind: 'cloud',
        part: `draws_${each}`,
        points: marks,
        radius: RADIUS,
        colour: head.colours[each],
        opacity: share,
      });
    }
  }
  const label = (
    /** @type {string} */ words,
    /** @type {Point} */ at,
    /** @type {'start' | 'middle' | 'end'} */ anchor,
    /** @type {number} */ room,
  ) =>
    text(
      'corner',
      shortened(words, room, (each) => measure(each, small)),
      at,
      small,
      {
        anchor,
        colour: theme.ink,
        tip: words,
      },
    );
  const value = (
    /** @type {Side} */ of,
    /** @type {Point} */ at,
    /** @type {'start' | 'middle' | 'end'} */ anchor,
  ) =>
    text('probability', posterior(sample[of]), at, small, {
      anchor,
      bold: true,
      colour: theme.ink,
      tip: head.tips[of],
    });
  const below = bottom + 0.95 * small;
  const room = width / 2 - PAD - small;
  // A name longer than its half of the triangle grows outwards.
  const outwards = (/** @type {string} */ words) =>
    Math.min(middle - PAD, Math.max(side / 2, measure(words, small) + small / 2));
  shapes.push(
    label(words.equivalent, [middle, top - 2 * small], 'middle', width - 2 * PAD),
    label(sides.left, [middle - outwards(sides.left), below], 'start', room),
    label(sides.right, [middle + outwards(sides.right), below], 'end', room),
    value('rope', [middle, top - 0.85 * small], 'middle'),
    value('left', [middle - outwards(sides.left), below + 1.25 * small], 'start'),
    value('right', [middle + outwards(sides.right), below + 1.25 * small], 'end'),
  );
  return {
    id: 'simplex',
    description: `${words.simplex}. ${Object.values(head.tips).join('; ')}`,
    width,
    height: below + 2.3 * small,
    shapes: [...head.shapes, ...shapes],
  };
}
