// What solvers read of an exercise: its text and the table that it shows, and nothing else.

/**
 * @typedef {object} Shown
 * @property {string} question  in English
 * @property {string[]} head
 * @property {string[][]} rows
 *
 * @typedef {(shown: Shown) => number} Solver
 */

/**
 * The numbers in a text, in their order.
 * @param {string} text
 * @example numbersIn('at least 0.5 of 3') // [0.5, 3]
 */
export const numbersIn = (text) => [...text.matchAll(/\d+(?:\.\d+)?/g)].map(Number);

/**
 * Cases of two classes, from the columns of class and score.
 * @param {Shown} shown
 */
export const casesOf = ({ rows }) =>
  rows.map(([, label, score]) => ({ isPositive: label === '+', score: Number(score) }));

/**
 * The four counts when cases with a score of at least the threshold are predicted positive.
 * @param {ReturnType<typeof casesOf>} cases
 * @param {number} threshold
 */
export function countsAt(cases, threshold) {
  const count = (/** @type {boolean} */ isPositive, /** @type {boolean} */ isPredicted) =>
    cases.filter((one) => one.isPositive === isPositive && one.score >= threshold === isPredicted)
      .length;
  return {
    tp: count(true, true),
    fn: count(true, false),
    fp: count(false, true),
    tn: count(false, false),
  };
}
