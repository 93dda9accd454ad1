/**
 * @typedef {object} Look what the user switched on, beside what is an option
 * @property {'column' | 'page'} paper width of saved diagrams
 * @property {boolean} turned the best at the right
 * @property {'ranks' | 'results'} of what box plots show
 * @property {[number, number]} pair the two learners that are looked at
 * @property {string[] | null} columns of the table of pairs; null: as at first
 * @property {string} filter of the table of pairs
 * @property {{ key: string, descending: boolean } | null} sort
 * @property {number} shown rows of the table of pairs
 */

/** Rows of a long table that are there at first. */
export const FIRST_ROWS = 100;

/** @type {Look} */
export const FIRST_LOOK = {
  paper: 'page',
  turned: false,
  of: 'ranks',
  pair: [0, 1],
  columns: null,
  filter: '',
  sort: null,
  shown: FIRST_ROWS,
};
