import { number } from '../../words/format.js';

/**
 * How the arithmetic behind the tests of learners is written in LaTeX: symbols, the user's
 * numbers in their place, the result as the core computed it.
 * @typedef {{ id: string, title: string, latex: string[] }} Step
 */

/** More summands than this are cut in the middle. */
const MOST_SUMMANDS = 6;

/**
 * A number as LaTeX: the separators of thousands are not commas of a list.
 * @param {number | null | undefined} value
 * @param {number} [decimals]
 */
export const tex = (value, decimals = 4) =>
  number(value, decimals)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replaceAll(',', '{,}')
    .replaceAll('\u2212', '-');

/**
 * A sum with its own summands, cut in the middle when there are many.
 * @param {string[]} summands
 * @example sum(['1', '2']) // '1+2'
 */
export function sum(summands) {
  const shown =
    summands.length > MOST_SUMMANDS
      ? [...summands.slice(0, MOST_SUMMANDS - 2), '\\cdots', summands[summands.length - 1]]
      : summands;
  return shown.join('+').replaceAll('+-', '-');
}

/** @param {number} value */
export const squared = (value) => (value < 0 ? `(${tex(value)})^2` : `${tex(value)}^2`);

/**
 * Whether every one of them is a finite number.
 * @param {unknown[]} values
 */
export const known = (...values) => values.every((value) => Number.isFinite(value));
