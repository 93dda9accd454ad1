import { line, typesetter } from './geometry.js';
import { plotFrame, roundMarks } from './plot_frame.js';

/**
 * What a t test takes for the distribution of its t, with both tails beyond a limit, and what t was in draws.
 *
 * @typedef {import('./geometry.js').Options} Options
 * @typedef {import('./geometry.js').Diagram} Diagram
 * @typedef {import('./geometry.js').Shape} Shape
 * @typedef {import('./geometry.js').Point} Point
 *
 * @typedef {{ x: number[], y: number[] }} Density  x ascending
 * @typedef {{ edges: number[], heights: number[] }} Histogram  heights as densities, between neighbouring edges
 */

const HEIGHT = 260;
/** The limits of a picture’s height; bars that go beyond it are cut off at its top. */
const LOWEST = 0.42;
const HIGHEST = 0.9;
const FAINT = 0.35;
const STRONG = 0.8;

/**
 * The density beyond the limit, on one side: under the line, down to 0.
 * @param {Density} density
 * @param {number} limit
 * @param {1 | -1} side
 * @returns {Point[]} in units of the data
 */
export function tail({ x, y }, limit, side) {
  const beyond = x.flatMap((one, at) =>
    side * one > limit ? [/** @type {Point} */ ([one, y[at]])] : [],
  );
  if (side === -1) beyond.reverse();
  if (beyond.length === 0) return [];
  const place = x.findIndex((one) => one >= side * limit);
  const [low, high] = [Math.max(0, place - 1), place];
  const share = high === low ? 0 : (side * limit - x[low]) / (x[high] - x[low]);
  const start = y[low] + share * (y[high] - y[low]);
  return [[side * limit, 0], [side * limit, start], ...beyond, [beyond[beyond.length - 1][0], 0]];
}

/**
 * @param {{ density: Density, limit: number, histogram?: Histogram | null }} drawn  limit: above 0; without a histogram
 *   the tails of the density are filled
 * @param {Options & { texts: { x: string, y: string, limit: string, description: string } }} options
 * @returns {Diagram}
 */
export function tDistribution({ density, limit, histogram = null }, options) {
  const { theme, texts, width, size } = options;
  const { text } = typesetter(options);
  const small = 0.88 * size;
  const [first, last] = [density.x[0], density.x[density.x.length - 1]];
  const edges = histogram?.edges ?? [first, last];
  const [from, to] = [edges[0], edges[edges.length - 1]];
  const top = Math.min(HIGHEST, Math.max(LOWEST, 1.05 * Math.max(...(histogram?.heights ?? [0]))));
  const frame = plotFrame(
    {
      x: [from, to],
      y: [0, top],
      xTitle: texts.x,
      yTitle: texts.y,
      height: HEIGHT,
      xMarks: roundMarks(from, to),
      yMarks: [{ at: 0, text: '' }],
    },
    options,
  );
  /** @type {Shape[]} */
  const bars = (histogram?.heights ?? []).flatMap((height, at) => {
    if (height === 0) return [];
    const [left, right] = [edges[at], edges[at + 1]];
    const isBeyond = Math.abs((left + right) / 2) > limit;
    const high = Math.min(height, top);
    return [
      {
        kind: /** @type {const} */ ('area'),
        part: isBeyond ? 'rejected' : 'kept',
        points: [
          frame.at(left, 0),
          frame.at(left, high),
          frame.at(right, high),
          frame.at(right, 0),
        ],
        colour: isBeyond ? theme.accent : theme.models['--model-1'],
        opacity: isBeyond ? STRONG : FAINT,
      },
    ];
  });
  /** @type {Shape[]} */
  const tails = histogram
    ? []
    : /** @type {const} */ ([-1, 1]).flatMap((side) => {
        const points = tail(density, limit, side);
        return points.length === 0
          ? []
          : [
              {
                kind: /** @type {const} */ ('area'),
                part: 'tail',
                points: points.map(([x, y]) => frame.at(x, y)),
                colour: theme.accent,
                opacity: STRONG,
              },
            ];
      });
  const limits = limit > last ? [] : [-limit, limit];
  return {
    id: 't_distribution',
    description: texts.description,
    width,
    height: frame.height,
    shapes: [
      ...frame.ground,
      ...bars,
      ...tails,
      ...frame.curve('density', density.x, density.y, theme.ink, 2),
      ...limits.map((at) =>
        line('limit', [frame.at(at, 0), frame.at(at, 0.9 * top)], theme.muted, 1.5, {
          dash: [4, 3],
        }),
      ),
      ...limits
        .slice(1)
        .map((at) =>
          text('limit_label', texts.limit, frame.at(at, 0.95 * top), small, { anchor: 'middle' }),
        ),
    ],
  };
}
