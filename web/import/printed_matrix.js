import { csvText } from './pasted_cells.js';
import { notes, problems } from './table_words.js';

/**
 * A confusion matrix as programs print it: NumPy and scikit-learn in brackets,
 * pandas and R (caret) in aligned columns, WEKA with letters for the classes.
 * Free of the DOM.
 *
 * @typedef {object} Printed
 * @property {'brackets' | 'aligned' | 'weka' | 'bare'} form bare: numbers and blanks alone
 * @property {string} corner above the names of the rows; empty without one
 * @property {string[] | null} columns names; null where it has none
 * @property {string[] | null} rows
 * @property {string[][]} cells counts, as JavaScript writes them
 * @property {number} others further matrices before it, which are left out
 * @property {boolean} [rest] whether the text has more than the matrix
 * @property {string} [positive] the class that the text calls positive
 */

/** Longer texts are files of data; in characters. */
export const LONGEST = 65_536;

const NUMBER = /^\d+(\.\d*)?(e[+-]?\d+)?$/i;
/** Values, which no class is called by. */
const FRACTION = /^\d*\.\d*[1-9]/;
/** Where pandas leaves rows of a long table out. */
const LEFT_OUT = /^\.{2,3}(\s+\.{2,3})+$/m;
const DELIMITER = /[,;\t|]/;
/** scikit-learn's classification_report, whose rows of sums look like a matrix: the core says what to give instead. */
const CLASSIFICATION_REPORT = /^\s*precision\s+recall\s+f1-score\s+support\s*\n/;
/** At the end of what R's caret prints below its matrix. */
const CARET_POSITIVE = /'Positive' Class\s*:\s*(.*\S)/;
const BRACKETS = /^([^[\]]{0,200})\[\s*((?:\[[^[\]]*\][\s,]*)+)\]([^[\]]*)$/;
/** What NumPy and programs write behind the brackets. */
const CLOSING = /^\s*(?:,\s*dtype\s*=\s*[\w.'"<>]+)?[)\s;]*/;

/** A line above the brackets that says what the rows are, in words that the core knows in the corner of a table. */
const ROWS = /^(predicted|predictions?|pred|true|truth|actual|reference|预测|真实)(类别)?$/i;

/** @param {string} text */
const isNumber = (text) => NUMBER.test(text);

/** @param {string} count */
const isWhole = (count) => Number.isSafeInteger(Number(count));

/** "50." and "5.0e+01" become 50. @param {string[]} cells */
const plain = (cells) => cells.map((cell) => String(Number(cell)));

/** @param {string} line */
const parts = (line) => line.trim().split(/\s+/);

/**
 * @param {string} text
 * @returns {Printed | null} null where it is none
 * @example printedMatrix('[[50 8]\n [3 40]]')?.cells // [["50", "8"], ["3", "40"]]
 */
export function printedMatrix(text) {
  if (text.length > LONGEST || CLASSIFICATION_REPORT.test(text)) return null;
  return inBrackets(text) ?? ofWeka(text) ?? bare(text) ?? inColumns(text);
}

/**
 * The matrix as the text of a file that the core reads. Classes without names
 * have the numbers that scikit-learn's pictures give them.
 * @param {string} text
 * @returns {import('./table_text.js').ReadTable | import('./table_text.js').Refused | null} null where it is none
 */
export function printedText(text) {
  if (text.length <= LONGEST && /^[^[\]]{0,200}\[\s*\[\s*\[/.test(text)) {
    const { en, zh } = problems.severalMatrices();
    return { problem: { code: 'several_matrices', message: en, message_zh: zh } };
  }
  const found = printedMatrix(text);
  if (!found) return null;
  const { form, corner, columns, rows, cells } = found;
  // The core asks for the classes.
  if (form === 'bare') return { text: csvText(cells), note: null };
  const width = cells[0].length;
  if (!columns && width !== cells.length) {
    const { en, zh } = problems.notSquare(cells.length, width);
    return { problem: { code: 'matrix_not_square', message: en, message_zh: zh } };
  }
  const numbered = cells.map((_, place) => String(place));
  const isNumbered = [columns, rows].every((names) => !names || `${names}` === `${numbered}`);
  // Sums of weights the core reads as such where the rows are named.
  const namesRows = isNumbered && corner === '' && !cells.flat().every(isWhole);
  const body = cells.map((row, place) => [(rows ?? numbered)[place], ...row]);
  return {
    text: csvText([[namesRows ? 'true' : corner, ...(columns ?? numbered)], ...body]),
    note: notes.printed(form, cells.length, { ...found, namesRows }),
    ...(found.positive === undefined ? {} : { positive: found.positive }),
  };
}

/**
 * "array([[50, 8], [3, 40]])", perhaps below "predicted".
 * @param {string} text
 * @returns {Printed | null}
 */
function inBrackets(text) {
  const [, before, inner, behind] = BRACKETS.exec(text) ?? [];
  if (!inner) return null;
  const [closing] = /** @type {RegExpExecArray} */ (CLOSING.exec(behind));
  const rest = behind.slice(closing.length);
  // Other text begins on a line of its own.
  if (rest !== '' && !/\n[^\S\n]*$/.test(closing)) return null;
  const above = before.trimStart().split(/\s*[\r\n]/)[0];
  const cells = [...inner.matchAll(/\[([^[\]]*)\]/g)].map(([, row]) =>
    row.split(/[\s,]+/).filter(Boolean),
  );
  const isMatrix =
    cells.length > 1 &&
    cells[0].length > 1 &&
    cells.every((row) => row.length === cells[0].length && row.every(isNumber));
  if (!isMatrix) return null;
  return {
    form: 'brackets',
    corner: ROWS.test(above) ? above : '',
    columns: null,
    rows: null,
    cells: cells.map(plain),
    others: 0,
    rest: rest !== '',
  };
}

/**
 * "50 0 | a = yes" below "a b <-- classified as". The last of several is that
 * of the cross-validation or of the test set.
 * @param {string} text
 * @returns {Printed | null}
 */
function ofWeka(text) {
  const blocks = text.split(/<--\s*classified as[^\n]*\n/).slice(1);
  const lines = (blocks.at(-1) ?? '').split('\n');
  /** @type {string[]} */
  const names = [];
  /** @type {string[][]} */
  const cells = [];
  for (const line of lines) {
    const found = /^([\d.e+\s]*)\|\s*\S+\s*=(.*)$/i.exec(line);
    if (!found) break;
    cells.push(parts(found[1]));
    names.push(found[2].trim());
  }
  const isSquare =
    cells.length > 1 &&
    cells.every((row) => row.length === cells.length && row.every(isNumber)) &&
    names.every(Boolean);
  if (!isSquare) return null;
  return {
    form: 'weka',
    corner: 'true',
    columns: names,
    rows: names,
    cells: cells.map(plain),
    others: blocks.length - 1,
  };
}

/** A square of at least three rows. @param {string} text @returns {Printed | null} */
function bare(text) {
  const cells = text
    .trim()
    .split(/\r\n?|\n/)
    .map(parts);
  const size = cells.length;
  if (size < 3 || !cells.every((row) => row.length === size && row.every(isNumber))) return null;
  return {
    form: 'bare',
    corner: '',
    columns: null,
    rows: null,
    cells: cells.map(plain),
    others: 0,
  };
}

/**
 * A line of the classes, perhaps one with the name of the rows, and a line for
 * each class. Names may have single blanks.
 * @param {string} text
 * @returns {Printed | null}
 */
function inColumns(text) {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trimEnd());
  const first = lines.find(Boolean) ?? '';
  if (DELIMITER.test(first) || LEFT_OUT.test(text)) return null;
  for (let head = 0; head + 2 < lines.length; head += 1) {
    if (!lines[head] || DELIMITER.test(lines[head])) continue;
    const below = lines[head + 1].trim();
    // pandas writes the name of the rows below that of the columns.
    const named = below !== '' && !parts(below).some(isNumber);
    for (const { corner, columns } of headsOf(lines[head])) {
      // So many words are the names of the columns themselves.
      if (named && parts(below).length >= columns.length) continue;
      const body = rowsBelow(lines, head + (named ? 2 : 1), columns.length);
      if (!body) continue;
      const { names, cells, length } = body;
      // Below such lines it is the end of a longer table.
      if (lines.slice(0, head).some((line) => isRow(line, length, columns.length))) continue;
      const around = [
        // R writes the name of the columns above them.
        ...lines.slice(0, Math.max(0, head - 1)),
        ...lines.slice(head + (named ? 2 : 1) + names.length),
      ];
      const positive = CARET_POSITIVE.exec(text)?.[1];
      return {
        form: 'aligned',
        corner: named ? below : corner || axesIn(lines[head - 1]),
        columns,
        rows: names,
        cells,
        others: 0,
        rest: around.some(Boolean),
        ...(positive !== undefined && columns.includes(positive) ? { positive } : {}),
      };
    }
  }
  return null;
}

/** "Actual \\ Predicted", above the names of the columns. @param {string} [line] */
const axesIn = (line = '') =>
  /^[^\\/]*\p{L}\s*[\\/]\s*\p{L}[^\\/]*$/u.test(line) ? line.trim() : '';

/** How a line of names can be read. @param {string} line */
function headsOf(line) {
  const readings = [parts(line), line.trim().split(/\s{2,}/)];
  return readings
    .flatMap((names) => [
      { corner: '', columns: names },
      { corner: names[0], columns: names.slice(1) },
    ])
    .filter(
      ({ corner, columns }) =>
        columns.length > 1 && !isNumber(corner) && !columns.some((name) => FRACTION.test(name)),
    );
}

/**
 * Whether a line is like the rows of a matrix.
 * @param {string} line
 * @param {number} length cells of a row, its name included
 * @param {number} width numbers of a row
 */
function isRow(line, length, width) {
  const row = parts(line);
  return row.length === length && row.slice(-width).every(isNumber);
}

/**
 * As many rows as columns, or one more or fewer where one side has sums.
 * @param {string[]} lines
 * @param {number} from
 * @param {number} width
 * @returns {{ names: string[], cells: string[][], length: number } | null} length: cells of a row, its name included
 */
function rowsBelow(lines, from, width) {
  /** @type {string[]} */
  const names = [];
  /** @type {string[][]} */
  const cells = [];
  for (const line of lines.slice(from, from + width + 2)) {
    const row = DELIMITER.test(line) ? [] : parts(line);
    const numbers = row.slice(-width);
    if (row.length <= width || !numbers.every(isNumber)) break;
    names.push(row.slice(0, -width).join(' '));
    cells.push(plain(numbers));
  }
  const fits = Math.abs(names.length - width) <= 1 && names.length > 1;
  const isWhole = fits && new Set(names).size === names.length;
  return isWhole ? { names, cells, length: parts(lines[from]).length } : null;
}
