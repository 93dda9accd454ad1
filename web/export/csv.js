import { full } from '../words/format.js';

/** With these a spreadsheet begins a formula; the tab and the line end go before one. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
/** The same after what separates cells elsewhere: where commas are decimal, or where text is pasted. */
const INNER_FORMULA = /(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g;
const NUMBER = /^[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$/i;

/**
 * Names come from files of others: one that a spreadsheet would compute gets an
 * apostrophe in front, as spreadsheets mark text themselves.
 * @param {string} text
 * @example marked('=1+2') // "'=1+2"
 * @example marked('-0.5') // "-0.5"
 * @example marked('a;=1') // "a;'=1"
 */
export function marked(text) {
  const begun = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return begun.replace(INNER_FORMULA, "'");
}

/** @param {string} text of a cell */
function field(text) {
  const safe = marked(text);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows of names and numbers as the text of a file (RFC 4180).
 * @param {string[][]} rows
 * @returns {string}
 */
export const csvOf = (rows) => rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');

/**
 * A table as CSV in full precision; a column that has intervals is followed by
 * their bounds. Undefined values are empty.
 * @param {import('./tables.js').Table} table
 * @returns {string}
 */
export function toCsv({ corner, heads, rows }) {
  const bounded = heads.map((_, i) => rows.some(({ cells }) => cells[i].interval));
  const names = heads.flatMap(({ key, bounds = [`${key}_low`, `${key}_high`] }, i) =>
    bounded[i] ? [key, ...bounds] : [key],
  );
  const lines = rows.map(({ name, cells }) => [
    name,
    ...cells.flatMap(({ value, interval }, i) =>
      bounded[i] ? [full(value), full(interval?.low), full(interval?.high)] : [full(value)],
    ),
  ]);
  return csvOf([[corner, ...names], ...lines]);
}
