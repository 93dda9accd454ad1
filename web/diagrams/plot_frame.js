import { roundTicks, scale } from './axis.js';
import { axisBelow } from './axis_below.js';
import { clippedLine } from './clip.js';
import { line, typesetter } from './geometry.js';

/** @typedef {import('./geometry.js').Shape} Shape */
/** @typedef {import('./geometry.js').Point} Point */

/** @typedef {{ at: number, text: string }} Mark a tick and what stands there */

const PAD = 4;
const TICKS = 6;

/**
 * Round numbers in an interval, written with the minus of typesetters.
 * @param {number} from
 * @param {number} to
 * @returns {Mark[]}
 */
export function roundMarks(from, to) {
  const { values, decimals } = roundTicks(from, to, TICKS);
  return values.map((at) => ({ at, text: at.toFixed(decimals).replace('-', '−') }));
}

/**
 * A plot of numbers against numbers, with a grid, and what draws within it.
 * @param {object} frame
 * @param {[number, number]} frame.x from and to
 * @param {[number, number]} frame.y
 * @param {string} frame.xTitle
 * @param {string} frame.yTitle
 * @param {number} frame.height
 * @param {boolean} [frame.whole] ticks of x are whole numbers
 * @param {Mark[]} [frame.xMarks] instead of round numbers
 * @param {Mark[]} [frame.yMarks]
 * @param {string[]} [frame.labels] instead of numbers, at 0, 1, 2, …; as many as there is room for
 * @param {import('./geometry.js').Options} options
 */
export function plotFrame(
  { x, y, xTitle, yTitle, height, whole = false, labels, xMarks, yMarks },
  options,
) {
  const { theme, width, size } = options;
  const { text, width: measure } = typesetter(options);
  const small = 0.88 * size;
  const beside = yMarks ?? roundMarks(y[0], y[1]);
  const tickWidth = Math.max(...beside.map((mark) => measure(mark.text, small)));
  const bounds = {
    left: PAD + tickWidth + 8,
    right: width - PAD - small,
    top: PAD + 2 * small,
    bottom: height,
  };
  const across = scale(x[0], x[1], bounds.left, bounds.right);
  const up = scale(y[0], y[1], bounds.bottom, bounds.top);
  const { values: xTicks, decimals: xDecimals } = roundTicks(x[0], x[1], TICKS);
  const numbers = {
    ticks: whole ? xTicks.filter((tick) => Number.isInteger(tick)) : xTicks,
    write: (/** @type {number} */ tick) => (whole ? String(tick) : tick.toFixed(xDecimals)),
  };
  /** @param {string[]} names */
  const named = (names) => {
    const room = Math.max(...names.map((name) => measure(name, small))) + small;
    const every = Math.ceil(room / (across.place(1) - across.place(0)));
    return {
      ticks: names.map((_, place) => place).filter((place) => place % every === 0),
      write: (/** @type {number} */ tick) => names[tick],
    };
  };
  /** @param {Mark[]} marks */
  const marked = (marks) => ({
    ticks: marks.map((mark) => mark.at),
    write: (/** @type {number} */ tick) => marks.find((mark) => mark.at === tick)?.text ?? '',
  });
  const axis = axisBelow(
    {
      ...(labels ? named(labels) : xMarks ? marked(xMarks) : numbers),
      place: across.place,
      title: xTitle,
      bottom: bounds.bottom,
      right: bounds.right,
      size: small,
    },
    options,
  );
  /** @type {Shape[]} */
  const ground = [
    text('axis_title', yTitle, [PAD, PAD + small / 2], small, { colour: theme.muted }),
    ...beside.flatMap(({ at: tick, text: name }) => [
      line(
        'grid',
        [
          [bounds.left, up.place(tick)],
          [bounds.right, up.place(tick)],
        ],
        theme.grid,
        1,
      ),
      text('tick_label', name, [bounds.left - 8, up.place(tick)], small, {
        anchor: 'end',
        colour: theme.muted,
      }),
    ]),
    ...axis.ticks,
    axis.title,
  ];
  /** @param {number} one @param {number} other @returns {Point} */
  const at = (one, other) => [across.place(one), up.place(other)];
  return {
    ground,
    height: axis.height,
    at,
    bounds,
    /**
     * A line through points, cut off at the edges.
     * @param {string} part
     * @param {number[]} xs
     * @param {number[]} ys
     * @param {string} colour
     * @param {number} thickness
     * @param {Partial<import('./geometry.js').Line>} [look]
     * @returns {Shape[]}
     */
    curve: (part, xs, ys, colour, thickness, look = {}) =>
      clippedLine(
        xs.map((one, place) => at(one, ys[place])),
        bounds,
      ).map((points) => line(part, points, colour, thickness, look)),
    /** @param {number} value whether it is within the height of the plot */
    holds: (value) => value >= y[0] && value <= y[1],
  };
}
