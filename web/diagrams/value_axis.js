import { threshold } from '../words/format.js';
import { roundMarks } from './plot_frame.js';

/**
 * The axis of a hyper-parameter: numbers, orders of magnitude, or names side by side.
 *
 * @typedef {import('../lab/search.js').Searched} Searched
 *
 * @typedef {object} ValueAxis
 * @property {string} name
 * @property {[number, number]} span
 * @property {(value: number | string) => number} place
 * @property {import('./plot_frame.js').Mark[]} marks
 */

/** Of the span, beyond its ends. */
const MARGIN = 0.04;
/** As many orders of magnitude have a name each. */
const MOST_DECADES = 7;
/** As many levels have a name each. */
const MOST_LEVELS = 6;

/** @param {number} low @param {number} high @returns {[number, number]} */
function widened(low, high) {
  const margin = MARGIN * (high - low) || 0.5;
  return [low - margin, high + margin];
}

/**
 * @param {Searched} parameter
 * @returns {ValueAxis}
 */
export function valueAxis({ name, kind, low, high, values = [] }) {
  if (kind === 'choice') {
    return {
      name,
      span: [-0.5, values.length - 0.5],
      place: (value) => values.indexOf(value),
      marks: values.map((value, at) => ({ at, text: String(value) })),
    };
  }
  const [from, to] = [Number(low), Number(high)];
  // A level of 0 has no order of magnitude.
  if (kind === 'log_real' && from > 0) {
    const [first, last] = [Math.ceil(Math.log10(from) - 1e-9), Math.floor(Math.log10(to) + 1e-9)];
    const every = Math.ceil((last - first + 1) / MOST_DECADES);
    const marks = [];
    for (let at = first; at <= last; at += every) marks.push({ at, text: threshold(10 ** at) });
    return {
      name,
      span: widened(Math.log10(from), Math.log10(to)),
      place: (value) => Math.log10(Number(value)),
      // Within one order of magnitude its ends are named.
      marks:
        marks.length > 1
          ? marks
          : [from, to].map((end) => ({ at: Math.log10(end), text: threshold(end) })),
    };
  }
  const few = values.length > 0 && values.length <= MOST_LEVELS;
  return {
    name,
    span: widened(from, to),
    place: Number,
    marks: few
      ? values.map((value) => ({ at: Number(value), text: threshold(Number(value)) }))
      : roundMarks(from, to),
  };
}
