/**
 * Typed-in confusion matrices as the text of a file, and a spreadsheet's block
 * of cells as a matrix. Free of the DOM.
 *
 * @typedef {object} Matrices
 * @property {string[]} labels of the classes; of two the first is the positive one
 * @property {{ name: string, cells: string[][] }[]} matrices truth in rows,
 *   predictions in columns, as typed
 */

import { cellsOf, csvText } from './pasted_cells.js';
import { printedMatrix } from './printed_matrix.js';

export const MOST_CLASSES = 12;

/** @param {string} cell @returns {number} NaN when it is not a count; 0 when empty */
export function countOf(cell) {
  const text = cell.trim().replace(/^(\d+),(\d+)$/, '$1.$2');
  if (text === '') return 0;
  const isNumber = /^\+?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text);
  return isNumber ? Number(text) : Number.NaN;
}

/**
 * What keeps the matrices from being evaluated.
 * @param {Matrices} typed
 * @returns {'wrong' | 'empty' | 'sameLabels' | null}
 */
export function flawOf({ labels, matrices }) {
  const counts = matrices.flatMap(({ cells }) => cells.flat().map(countOf));
  if (counts.some((count) => !Number.isFinite(count))) return 'wrong';
  if (new Set(labels.map((label) => label.trim())).size < labels.length) return 'sameLabels';
  return counts.some((count) => count > 0) ? null : 'empty';
}

/**
 * Several matrices of two classes become rows of tp, fp, fn, tn; anything else
 * rows of truth, prediction and count.
 * @param {Matrices} typed
 * @returns {string} CSV
 * @example matrixText({ labels: ["a", "b"], matrices: [{ name: "m", cells: [["1", "2"], ["3", "4"]] }] })
 *   // "truth,prediction,count\na,a,1\na,b,2\nb,a,3\nb,b,4\n"
 */
export function matrixText({ labels, matrices }) {
  if (labels.length === 2 && matrices.length > 1) {
    return csvText([
      ['name', 'tp', 'fp', 'fn', 'tn'],
      ...matrices.map(({ name, cells: [[tp, fn], [fp, tn]] }) => [
        name,
        ...[tp, fp, fn, tn].map(cellText),
      ]),
    ]);
  }
  const several = matrices.length > 1;
  const rows = matrices.flatMap(({ name, cells }) =>
    labels.flatMap((truth, row) =>
      labels.map((prediction, column) => [
        ...(several ? [name] : []),
        truth.trim(),
        prediction.trim(),
        cellText(cells[row][column]),
      ]),
    ),
  );
  return csvText([[...(several ? ['matrix'] : []), 'truth', 'prediction', 'count'], ...rows]);
}

/**
 * The typed matrices again, from their text.
 * @param {string} text
 * @param {{ labels: string[], matrix: (place: number) => string }} names  what the text does not have: of the
 *   two classes of several matrices, and of a single matrix
 * @returns {Matrices | null} null where it is not such a text, or a name has a delimiter in it
 * @example matricesOf("name,tp,fp,fn,tn\nm,1,3,2,4\n", { labels: ["+", "-"], matrix: String })
 *   // { labels: ["+", "-"], matrices: [{ name: "m", cells: [["1", "2"], ["3", "4"]] }] }
 */
export function matricesOf(text, names) {
  const [head, ...rows] = cellsOf(text);
  const typed = head[0] === 'name' ? fromCounts(rows, names.labels) : fromCells(rows, names.matrix);
  return rows.length > 0 && matrixText(typed) === text ? typed : null;
}

/** @param {string[][]} rows @param {string[]} labels @returns {Matrices} */
const fromCounts = (rows, labels) => ({
  labels: [...labels],
  matrices: rows.map(([name, tp = '', fp = '', fn = '', tn = '']) => ({
    name,
    cells: [
      [tp, fn],
      [fp, tn],
    ],
  })),
});

/** @param {string[][]} rows @param {(place: number) => string} nameOf @returns {Matrices} */
function fromCells(rows, nameOf) {
  const several = rows[0]?.length === 4;
  const named = rows.map((row) => (several ? row : [nameOf(1), ...row]));
  const labels = [...new Set(named.map(([, truth = '']) => truth))];
  const matrices = [...new Set(named.map(([name]) => name))].map((name) => ({
    name,
    cells: labels.map((label) =>
      named
        .filter(([matrix, truth]) => matrix === name && truth === label)
        .map(([, , , count = '']) => count),
    ),
  }));
  const isSquare = matrices.every(({ cells }) =>
    cells.every(({ length }) => length === labels.length),
  );
  return { labels, matrices: isSquare ? matrices : [] };
}

/** @param {string} cell */
const cellText = (cell) => String(countOf(cell));

/**
 * A block of cells from a spreadsheet: tabs between columns, else semicolons,
 * commas or blanks; or a matrix as a program printed it. A first row or column
 * of texts gives the labels.
 * @param {string} text
 * @returns {{ cells: string[][], labels: string[] | null } | null} null for a
 *   single cell
 * @example parseBlock("5\t2\n3\t7") // { cells: [["5", "2"], ["3", "7"]], labels: null }
 */
export function parseBlock(text) {
  const printed = printedMatrix(text);
  if (printed) return { cells: printed.cells, labels: printed.rows };
  const rows = cellsOf(text);
  if (rows.length === 1 && rows[0].length === 1) return null;
  const isLabel = (/** @type {string} */ cell) => Number.isNaN(countOf(cell));
  const hasHead = rows.length > 1 && rows[0].slice(1).some(isLabel);
  const body = hasHead ? rows.slice(1) : rows;
  const hasSide = body.some(([first]) => isLabel(first));
  const cells = body.map((row) => (hasSide ? row.slice(1) : row));
  /** @type {string[] | null} */
  let labels = null;
  if (hasSide) labels = body.map(([first]) => first);
  else if (hasHead) labels = rows[0].length > cells[0].length ? rows[0].slice(1) : rows[0];
  return { cells, labels };
}

/**
 * A square of the given size with what there was, and empty cells besides.
 * @param {string[][]} cells
 * @param {number} size
 */
export function resized(cells, size) {
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (__, column) => cells[row]?.[column] ?? ''),
  );
}
