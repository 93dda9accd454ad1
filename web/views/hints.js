import { lateWords } from '../words/late.js';

/**
 * What may lie behind a problem, read from the columns themselves: the core says
 * what it cannot do, this says what often is the cause.
 *
 * @typedef {import('../core/report.js').Input} Input
 * @typedef {import('../core/report.js').Problem} Problem
 * @typedef {{ cause: 'blanks' } |
 *   { cause: 'nearly_numbers', column: string, value: string }} Hint
 */

/** Problems of not finding roles or classes; others name their cause already. */
const PUZZLES = ['no_truth_column', 'no_prediction_columns', 'too_many_classes'];

/**
 * @param {Problem} problem
 * @param {Input | null} input columns of the table that has the problem
 * @returns {Hint | null}
 */
export function hintFor(problem, input) {
  if (!input || !PUZZLES.includes(problem.code)) return null;
  return blanks(input) ?? numbersWithMore(input);
}

/**
 * A single column whose head and rows fall into as many words.
 * @param {Input} input
 * @returns {Hint | null}
 */
function blanks({ columns, first_rows: rows }) {
  const words = (/** @type {string} */ text) => text.trim().split(/\s+/).length;
  if (columns.length !== 1 || rows.length === 0) return null;
  const width = words(columns[0].name);
  const alike = width > 1 && rows.every(([cell]) => words(cell) === width);
  return alike ? { cause: 'blanks' } : null;
}

/**
 * A column of numbers but for few cells.
 * @param {Input} input
 * @returns {Hint | null}
 */
function numbersWithMore({ columns, first_rows: rows }) {
  for (const [place, { name: column, kind, not_a_number: others }] of columns.entries()) {
    if (kind === 'number' || others === 0) continue;
    const cells = rows.map((row) => row[place] ?? '').filter((cell) => cell.trim() !== '');
    const strange = cells.filter((cell) => Number.isNaN(Number(cell.replace(',', '.'))));
    if (strange.length > 0 && strange.length < cells.length / 2) {
      return { cause: 'nearly_numbers', column, value: strange[0] };
    }
  }
  return null;
}

/**
 * @param {Hint | null} hint
 * @param {import('../words/index.js').Language} language
 * @returns {string} empty without a hint
 */
export function hintText(hint, language) {
  if (!hint) return '';
  const { hints: t } = lateWords(language);
  switch (hint.cause) {
    case 'blanks':
      return t.blanks();
    default:
      return t[hint.cause](hint.column, hint.value);
  }
}
