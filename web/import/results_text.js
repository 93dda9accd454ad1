import { cellsOf, csvText, longest } from './pasted_cells.js';
import { tableText } from './table_text.js';

/**
 * A typed-in table of results as the text of a file, and a spreadsheet's block
 * of cells as such a table. Free of the DOM.
 *
 * @typedef {'guessed' | 'higher' | 'lower' | 'ranks'} Direction
 *
 * @typedef {object} Results
 * @property {string[]} columns names of the algorithms
 * @property {{ name: string, cells: string[] }[]} rows data sets, as typed
 * @property {Direction} direction
 *
 * @typedef {'wrong' | 'mixed' | 'incomplete' | 'few' | 'unnamed' | 'sameColumns' | 'sameRows' | 'wrongRank'} Flaw
 */

export const MOST_COLUMNS = 30;
export const MOST_ROWS = 100;

const PERCENT = /[%％]$/;

/** @param {string} cell with a point or a comma; “85%” is 85 @returns {number} NaN when it is none */
function numberOf(cell) {
  const text = cell
    .trim()
    .replace(PERCENT, '')
    .trimEnd()
    .replace(/^\u2212/, '-')
    .replace(/^([-+]?\d*),(\d+)$/, '$1.$2');
  return /^[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$/i.test(text) ? Number(text) : Number.NaN;
}

/** @param {string} cell */
const isEmpty = (cell) => cell.trim() === '';

/**
 * The rows that have something in them.
 * @param {Results} results
 */
const typedRows = ({ rows }) => rows.filter(({ cells }) => !cells.every(isEmpty));

/**
 * What keeps the table from being evaluated, and where, −1 for the names. Rows
 * without any number do not count.
 * @param {Results} results
 * @returns {{ flaw: Flaw, at?: { row: number, column: number } } | null}
 */
export function flawOf(results) {
  const { columns, rows } = results;
  const used = rows.flatMap((row, place) => (row.cells.every(isEmpty) ? [] : [{ ...row, place }]));
  /** @param {Flaw} flaw @param {(cell: string) => boolean} isFlawed */
  const search = (flaw, isFlawed) => {
    for (const { cells, place } of used) {
      const column = cells.findIndex(isFlawed);
      if (column >= 0) return { flaw, at: { row: place, column } };
    }
    return null;
  };
  const found = flawOfNumbers(results, search);
  if (found) return found;
  if (used.length < 2) return { flaw: 'few' };
  const gap = search('incomplete', isEmpty);
  if (gap) return gap;
  const names = used.map(({ name }) => name);
  const unnamed = columns.findIndex(isEmpty);
  if (unnamed >= 0) return { flaw: 'unnamed', at: { row: -1, column: unnamed } };
  const nameless = used.find(({ name }) => isEmpty(name));
  if (nameless) return { flaw: 'unnamed', at: { row: nameless.place, column: -1 } };
  const twin = repeated(columns);
  if (twin >= 0) return { flaw: 'sameColumns', at: { row: -1, column: twin } };
  const same = repeated(names);
  return same >= 0 ? { flaw: 'sameRows', at: { row: used[same].place, column: -1 } } : null;
}

/**
 * @param {Results} results
 * @param {(flaw: Flaw, isFlawed: (cell: string) => boolean) => { flaw: Flaw, at: { row: number, column: number } } | null} search
 */
function flawOfNumbers({ columns, rows, direction }, search) {
  const isNumber = (/** @type {string} */ cell) => !Number.isNaN(numberOf(cell));
  const isPercent = (/** @type {string} */ cell) => PERCENT.test(cell.trim());
  const isRank = (/** @type {string} */ cell) =>
    numberOf(cell) >= 1 && numberOf(cell) <= columns.length;
  const wrong = search('wrong', (cell) => !isEmpty(cell) && !isNumber(cell));
  if (wrong) return wrong;
  const rank = direction === 'ranks' && search('wrongRank', (one) => !isEmpty(one) && !isRank(one));
  if (rank) return rank;
  // A share beside a percentage is likely in another unit.
  const isShare = (/** @type {string} */ cell) =>
    !isEmpty(cell) && !isPercent(cell) && numberOf(cell) !== 0 && Math.abs(numberOf(cell)) <= 1;
  const percents = rows.some(({ cells }) => cells.some(isPercent));
  return percents ? search('mixed', isShare) : null;
}

/** The place of the first name that another before it has; −1: none. @param {string[]} names */
const repeated = (names) =>
  names.findIndex((name, place) => names.findIndex((one) => one.trim() === name.trim()) < place);

/**
 * @param {Results} results without a flaw
 * @param {string} corner head of the column of data sets
 * @returns {string} CSV
 * @example resultsText({ columns: ["A", "B"], rows: [{ name: "iris", cells: ["0,9", ".8"] }], direction: "higher" }, "data set")
 *   // "data set,A,B\niris,0.9,0.8\n"
 */
export function resultsText(results, corner) {
  const head = [cornerOf(results, corner), ...results.columns.map((name) => name.trim())];
  const body = typedRows(results).map(({ name, cells }) => [
    name.trim(),
    ...cells.map((cell) => String(numberOf(cell))),
  ]);
  return csvText([head, ...body]);
}

/** A name that no algorithm has. @param {Results} results @param {string} corner */
function cornerOf({ columns }, corner) {
  let name = corner;
  while (columns.some((column) => column.trim() === name)) name += '_';
  return name;
}

/**
 * The typed table again, from its text and what the core was told of it.
 * @param {string} text
 * @param {import('../core/report.js').Options} options
 * @returns {Results | null} null where it is not such a table, or a name has a delimiter in it
 */
export function resultsOf(text, { predictions, higher_is_better: higher }) {
  const [head, ...body] = cellsOf(text);
  const columns = head.slice(1);
  const fits =
    Array.isArray(predictions) &&
    columns.join('\n') === predictions.join('\n') &&
    body.every(({ length }) => length === head.length);
  if (!fits) return null;
  const given = higher ? 'higher' : 'lower';
  return {
    columns,
    rows: body.map(([name, ...cells]) => ({ name, cells })),
    direction: higher === undefined ? 'guessed' : given,
  };
}

/**
 * What the core must know besides the text.
 * @param {Results} results
 * @param {string} corner
 * @returns {import('../core/report.js').Options}
 */
export function resultsOptions(results, corner) {
  const { columns, direction } = results;
  return {
    task: 'friedman',
    dataset: cornerOf(results, corner),
    predictions: columns.map((name) => name.trim()),
    ...(direction === 'guessed' ? {} : { higher_is_better: direction === 'higher' }),
  };
}

/**
 * @typedef {object} Block
 * @property {string[][]} cells
 * @property {string[] | null} columns names above the cells
 * @property {string[] | null} rows names before the cells
 */

/**
 * A block of cells from a spreadsheet, or a table from a paper: tabs between
 * columns, else semicolons, commas or blanks. A first row or column of texts
 * gives the names.
 * @param {string} text
 * @returns {Block | null} null for a single cell
 * @example parseBlock("\tA\tB\niris\t.9\t.8") // { cells: [[".9", ".8"]], columns: ["A", "B"], rows: ["iris"] }
 */
export function parseBlock(text) {
  const read = tableText(text);
  const rows = cellsOf(read && 'text' in read ? read.text : text);
  if (rows.length === 1 && rows[0].length === 1) return null;
  const isName = (/** @type {string} */ cell) => !isEmpty(cell) && Number.isNaN(numberOf(cell));
  const hasHead = rows.length > 1 && rows[0].some((cell, place) => place > 0 && isName(cell));
  const body = hasHead ? rows.slice(1) : rows;
  const hasSide = body.some(([first]) => isName(first));
  const cells = body.map((row) => (hasSide ? row.slice(1) : row));
  const width = longest(cells);
  return {
    cells,
    columns: hasHead ? rows[0].slice(rows[0].length > width ? 1 : 0) : null,
    rows: hasSide ? body.map(([first]) => first) : null,
  };
}

/**
 * The table with a block put into it from a cell on; names of the block name
 * what it covers. A block that does not fit makes the table larger.
 * @param {Results} results
 * @param {Block} block
 * @param {{ row: number, column: number }} at −1 for the names
 * @param {{ column: (place: number) => string, row: (place: number) => string }} names of what is new
 * @returns {Results}
 */
export function withBlock(results, block, at, names) {
  const top = block.columns ? 0 : Math.max(0, at.row);
  const left = block.rows ? 0 : Math.max(0, at.column);
  const wide = left + longest(block.cells);
  const high = top + block.cells.length;
  const width = Math.min(MOST_COLUMNS, Math.max(results.columns.length, wide));
  const height = Math.min(MOST_ROWS, Math.max(results.rows.length, high));
  const grown = resized(results, width, height, names);
  return {
    ...grown,
    columns: grown.columns.map((name, column) => block.columns?.[column - left] || name),
    rows: grown.rows.map(({ name, cells }, row) => ({
      name: block.rows?.[row - top] || name,
      cells: cells.map((cell, column) => block.cells[row - top]?.[column - left] ?? cell),
    })),
  };
}

/**
 * The table with so many columns and rows: what there was, and empty cells besides.
 * @param {Results} results
 * @param {number} width
 * @param {number} height
 * @param {{ column: (place: number) => string, row: (place: number) => string }} names of what is new
 * @returns {Results}
 */
export function resized(results, width, height, names) {
  const { columns, rows } = results;
  return {
    ...results,
    columns: Array.from({ length: width }, (_, i) => columns[i] ?? fresh(columns, i, names.column)),
    rows: Array.from({ length: height }, (_, i) => ({
      name:
        rows[i]?.name ??
        fresh(
          rows.map(({ name }) => name),
          i,
          names.row,
        ),
      cells: Array.from({ length: width }, (__, column) => rows[i]?.cells[column] ?? ''),
    })),
  };
}

/**
 * A name by place that none of them has.
 * @param {string[]} taken
 * @param {number} place
 * @param {(place: number) => string} nameOf
 */
function fresh(taken, place, nameOf) {
  let at = place;
  while (taken.includes(nameOf(at))) at += 1;
  return nameOf(at);
}

/** @param {Results} results @param {number} place @returns {Results} */
export const withoutColumn = (results, place) => ({
  ...results,
  columns: results.columns.filter((_, i) => i !== place),
  rows: results.rows.map(({ name, cells }) => ({
    name,
    cells: cells.filter((_, i) => i !== place),
  })),
});

/** @param {Results} results @param {number} place @returns {Results} */
export const withoutRow = (results, place) => ({
  ...results,
  rows: results.rows.filter((_, i) => i !== place),
});

/**
 * Rows and columns exchanged; rows without any number are left out.
 * @param {Results} results
 * @returns {Results | null} null when it would be too large
 * @example transposed({ columns: ["A"], rows: [{ name: "iris", cells: ["1"] }], direction: "higher" })
 *   // { columns: ["iris"], rows: [{ name: "A", cells: ["1"] }], direction: "higher" }
 */
export function transposed(results) {
  const filled = typedRows(results);
  const rows = filled.length > 0 ? filled : results.rows;
  if (rows.length > MOST_COLUMNS) return null;
  return {
    ...results,
    columns: rows.map(({ name }) => name),
    rows: results.columns.map((name, column) => ({
      name,
      cells: rows.map(({ cells }) => cells[column]),
    })),
  };
}
