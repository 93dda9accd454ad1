/**
 * Cells of a pasted or typed-in table, and their text as a file. Free of the DOM.
 */

/**
 * The cells of a spreadsheet: tabs between columns, else semicolons, commas or
 * blanks; empty lines at the end do not count.
 * @param {string} text
 * @returns {string[][]}
 * @example cellsOf('A;"B c"\n1;2\n') // [["A", "B c"], ["1", "2"]]
 */
export function cellsOf(text) {
  const lines = text.split(/\r\n?|\n/);
  while (lines.length > 1 && lines.at(-1) === '') lines.pop();
  const delimiter = ['\t', ';', ','].find((one) => text.includes(one)) ?? /\s+/;
  return lines.map((line) =>
    (typeof delimiter === 'string' ? line : line.trim())
      .split(delimiter)
      .map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')),
  );
}

/** @param {{ length: number }[]} rows */
export const longest = (rows) => rows.reduce((most, { length }) => Math.max(most, length), 0);

/** @param {string} cell */
const quoted = (cell) => (/[",\r\n;\t|]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/**
 * Rows as the text of a CSV file, in which no cell can be read as two.
 * @param {string[][]} rows
 * @returns {string}
 * @example csvText([["a", "b,c"]]) // 'a,"b,c"\n'
 */
export const csvText = (rows) => rows.map((row) => `${row.map(quoted).join(',')}\n`).join('');
