import { full } from '../format.js';

/** @param {string} text */
function field(text) {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A table as CSV (RFC 4180) in full precision; a column that has intervals is
 * followed by their bounds. Undefined values are empty.
 * @param {import('./tables.js').Table} table
 * @returns {string}
 */
export function toCsv({ corner, heads, rows }) {
  const bounded = heads.map((_, i) => rows.some(({ cells }) => cells[i].interval));
  const names = heads.flatMap(({ key }, i) =>
    bounded[i] ? [key, `${key}_low`, `${key}_high`] : [key],
  );
  const lines = rows.map(({ name, cells }) => [
    name,
    ...cells.flatMap(({ value, interval }, i) =>
      bounded[i] ? [full(value), full(interval?.low), full(interval?.high)] : [full(value)],
    ),
  ]);
  return [[corner, ...names], ...lines].map((line) => `${line.map(field).join(',')}\r\n`).join('');
}
