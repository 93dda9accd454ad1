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

/**
 * The same, each row in its line of the source, so that problems name that.
 * @typedef {{ line: number, cells: string[] }} PlacedRow
 *
 * @param {PlacedRow[]} rows
 * @returns {string}
 * @example textInPlace([{ line: 2, cells: ["a"] }, { line: 4, cells: ["1"] }]) // '\na\n\n1\n'
 */
export function textInPlace(rows) {
  let next = 1;
  return rows
    .map(({ line, cells }) => {
      // Several rows may stand in one line.
      const skipped = Math.max(0, line - next);
      next += skipped + 1;
      return '\n'.repeat(skipped) + csvText([cells]);
    })
    .join('');
}
