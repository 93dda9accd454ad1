import { typesetter } from './geometry.js';
import { shortened } from './text_width.js';
import { threeProbabilities } from './three_probabilities.js';

/**
 * @typedef {import('./geometry.js').Shape} Shape
 * @typedef {import('./geometry.js').Point} Point
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

/**
 * Posterior of the Bayesian sign or signed-rank test on the simplex (Benavoli and
 * others, JMLR 18, 2017): each dot is a draw of the three probabilities; the
 * nearer a corner, the more probable is what stands there. Lines divide where
 * each of the three is the largest.
 * @param {{ sample: Sample, sides: { left: string, right: string } }} part `sides` says which
 *   algorithm is better on which side
 * @param {import('./geometry.js').Options} options
 * @returns {import('./geometry.js').Diagram}
 */
export function simplex({ sample, sides }, options) {
  const { theme, width, size, words } = options;
  const { text, width: measure } = typesetter(options);
  const small = 0.88 * size;
  const head = threeProbabilities({ ...sample, sides }, options);
  const side = Math.min(WIDEST, width - 2 * PAD - 2 * small);
  const middle = width / 2;
  const top = head.bottom + 6 + 1.4 * small;
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
    const points = sample.points.filter(
      (weights) => number === weights.indexOf(Math.max(...weights)),
    );
    if (points.length === 0) continue;
    shapes.push({
      kind: 'cloud',
      part: `draws_${each}`,
      points: points.map(place),
      radius: sample.points.length > 500 ? 1.3 : 2,
      colour: head.colours[each],
      opacity: 0.5,
    });
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
  const below = bottom + 0.95 * small;
  const room = width / 2 - PAD - small;
  // A name longer than its half of the triangle grows outwards.
  const outwards = (/** @type {string} */ words) =>
    Math.min(middle - PAD, Math.max(side / 2, measure(words, small) + small / 2));
  shapes.push(
    label(words.equivalent, [middle, top - 0.8 * small], 'middle', width - 2 * PAD),
    label(sides.left, [middle - outwards(sides.left), below], 'start', room),
    label(sides.right, [middle + outwards(sides.right), below], 'end', room),
  );
  return {
    id: 'simplex',
    description: `${words.simplex}. ${Object.values(head.tips).join('; ')}`,
    width,
    height: below + small,
    shapes: [...head.shapes, ...shapes],
  };
}
