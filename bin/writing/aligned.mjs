/**
 * Columns of text for a terminal.
 * @module
 */

import { shortened } from '../../web/diagrams/text_width.js';

/** Columns of a terminal that a cell takes at most: a name may have any length. */
export const MOST = 80;

/** Columns that a terminal gives to a character: CJK and full-width ones take two. @param {string} text */
export function width(text) {
  let columns = 0;
  for (const character of text)
    columns +=
      /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u.test(
        character,
      )
        ? 2
        : 1;
  return columns;
}

/**
 * @param {string[][]} rows
 * @returns {string[]}  a line for each row: the first column left-aligned, the others right-aligned;
 *   of longer cells the middle is left out
 */
export function aligned(rows) {
  const cells = rows.map((row) => row.map((text) => shortened(text, MOST, width)));
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => width(row[column]))));
  const pad = (/** @type {string} */ text, /** @type {number} */ column) => {
    const blanks = ' '.repeat(widths[column] - width(text));
    return column === 0 ? text + blanks : blanks + text;
  };
  return cells.map((row) => row.map(pad).join('  ').trimEnd());
}
