import { mixed } from '../../../charts/theme.js';
import { roundTicks, scale } from '../../../diagrams/axis.js';
import { axisBelow } from '../../../diagrams/axis_below.js';
import { line, typesetter } from '../../../diagrams/geometry.js';
import { fixed } from '../../../words/format.js';
import { threeProbabilities } from './three_probabilities.js';

/**
 * @typedef {import('../../../diagrams/geometry.js').Shape} Shape
 * @typedef {import('../../../diagrams/geometry.js').Point} Point
 *
 * @typedef {object} Density of the mean difference, as answered to the query `pair`
 * @property {number[]} x ascending
 * @property {number[]} y
 * @property {number} left probability of a difference below the region of practical equivalence
 * @property {number} rope of one in it
 * @property {number} right of one above it
 */

const PAD = 4;
const HEIGHT_SHARE = 0.42;
const SHADE = 0.45;

/**
 * The line of a density between two values, its ends interpolated.
 * @param {{ x: number[], y: number[] }} density
 * @param {number} from
 * @param {number} to
 * @returns {Point[]} in units of the data
 * @example part({ x: [0, 2], y: [0, 4] }, 1, 3) // [[1, 2], [2, 4]]
 */
export function part({ x, y }, from, to) {
  const last = x.length - 1;
  const at = (/** @type {number} */ value) => {
    const next = x.findIndex((each) => each >= value);
    if (next <= 0) return y[Math.max(0, next)];
    const share = (value - x[next - 1]) / (x[next] - x[next - 1]);
    return y[next - 1] + share * (y[next] - y[next - 1]);
  };
  const start = Math.max(from, x[0]);
  const end = Math.min(to, x[last]);
  if (!(start < end)) return [];
  const inside = x.flatMap((each, place) =>
    each > start && each < end ? [/** @type {Point} */ ([each, y[place]])] : [],
  );
  return [[start, at(start)], ...inside, [end, at(end)]];
}

/**
 * Posterior density of the mean difference of two algorithms, in three areas:
 * below, in and above the region of practical equivalence, each with its
 * probability.
 * @param {{ density: Density, rope: number, sides: { left: string, right: string }, hues: [string, string] }} part
 *   `rope` is half the width of the region around 0; `sides` says which algorithm is better
 *   on which side, as it depends on the direction of the results
 * @param {import('../../../diagrams/geometry.js').Options} options
 * @returns {import('../../../diagrams/geometry.js').Diagram}
 */
export function posteriorDensity({ density, rope, sides, hues }, options) {
  const { theme, width, size, words } = options;
  const { width: measure } = typesetter(options);
  const small = 0.88 * size;
  const head = threeProbabilities({ ...density, sides, hues }, options);
  const { x, y } = density;
  const left = PAD + small;
  const right = width - PAD - small;
  const top = head.bottom + 8;
  const bottom = top + Math.min(300, Math.max(90, HEIGHT_SHARE * width));
  const across = scale(x[0], x[x.length - 1], left, right);
  const up = scale(0, Math.max(...y), bottom, top);
  const place = (/** @type {Point} */ [one, other]) =>
    /** @type {Point} */ ([across.place(one), up.place(other)]);

  const { colours } = head;
  const areas = /** @type {const} */ ([
    ['left', Number.NEGATIVE_INFINITY, -rope],
    ['rope', -rope, rope],
    ['right', rope, Number.POSITIVE_INFINITY],
  ]);
  /** @type {Shape[]} */
  const shapes = [];
  for (const [side, from, to] of areas) {
    const outline = part(density, from, to).map(place);
    if (outline.length === 0) continue;
    shapes.push({
      kind: 'area',
      part: `area_${side}`,
      points: [[outline[0][0], bottom], ...outline, [outline[outline.length - 1][0], bottom]],
      colour: mixed(colours[side], theme.card, SHADE),
      tip: head.tips[side],
    });
  }
  shapes.push(
    line(
      'density',
      x.map((each, at) => place([each, y[at]])),
      theme.ink,
      1.5,
    ),
    line(
      'axis',
      [
        [left, bottom],
        [right, bottom],
      ],
      theme.ink,
      1,
    ),
  );
  for (const limit of rope > 0 ? [-rope, rope] : [0]) {
    if (limit < across.from || limit > across.to) continue;
    const limitX = across.place(limit);
    shapes.push(
      line(
        'rope_limit',
        [
          [limitX, top],
          [limitX, bottom],
        ],
        theme.muted,
        1,
        { dash: [4, 3] },
      ),
    );
  }
  const most = Math.max(2, Math.floor((right - left) / (measure('−0.0000', small) + 1.5 * small)));
  const { values, decimals } = roundTicks(x[0], x[x.length - 1], most);
  const below = axisBelow(
    {
      ticks: values,
      place: across.place,
      write: (value) => fixed(value, decimals),
      title: words.meanDifference,
      bottom,
      right: width - PAD,
      size: small,
    },
    options,
  );
  return {
    id: 'posterior_density',
    description: `${words.posteriorDensity}. ${Object.values(head.tips).join('; ')}`,
    width,
    height: below.height,
    shapes: [...head.shapes, ...shapes, ...below.ticks, below.title],
  };
}
