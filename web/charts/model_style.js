/**
 * How a model is drawn, by its place in the report: a colour token, a dash and
 * a marker, so that models stay apart without colour. From the thirteenth model on
 * the colours come again with another dash.
 * @typedef {object} ModelStyle
 * @property {string} token name of the CSS custom property, such as `--model-1`
 * @property {number[]} dash lengths for `setLineDash`; empty for a solid line
 * @property {'circle'|'rect'|'triangle'|'rectRot'|'cross'|'star'} marker
 */

const COLOURS = 12;
/** With more models than this dashes alone do not keep the lines apart: they have markers. */
export const MOST_WITHOUT_MARKERS = 6;
/** @type {number[][]} */
const DASHES = [[], [7, 3], [2, 3], [8, 3, 2, 3], [12, 4], [4, 4]];
/** @type {ModelStyle['marker'][]} */
const MARKERS = ['circle', 'rect', 'triangle', 'rectRot', 'cross', 'star'];

/**
 * @param {number} index place of the model in the report, from 0
 * @returns {ModelStyle}
 * @example modelStyle(0) // { token: "--model-1", dash: [], marker: "circle" }
 */
export function modelStyle(index) {
  const round = Math.floor(index / DASHES.length);
  return {
    token: `--model-${(index % COLOURS) + 1}`,
    dash: DASHES[(index + round) % DASHES.length],
    marker: MARKERS[(index + round) % MARKERS.length],
  };
}

/** Places of colours that are hard to tell apart side by side, in light or in dark. */
const ALIKE = [
  [1, 6],
  [1, 12],
  [2, 5],
  [2, 11],
  [3, 12],
  [4, 7],
  [4, 8],
  [5, 10],
  [6, 9],
  [6, 12],
  [8, 11],
];

/**
 * The token of another model's colour beside one: its own, unless the two are hardly different.
 * @param {number} index of the one
 * @param {number} other
 * @returns {string}
 * @example tokenBeside(0, 5) // "--model-2", since "--model-6" is a blue, too
 */
export function tokenBeside(index, other) {
  const place = (/** @type {number} */ model) => (model % COLOURS) + 1;
  const one = place(index);
  const differs = (/** @type {number} */ colour) =>
    colour !== one && !ALIKE.some((pair) => pair.includes(one) && pair.includes(colour));
  return `--model-${[place(other), 1, 2].find(differs)}`;
}
