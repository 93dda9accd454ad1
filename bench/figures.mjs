// Figures: what is measured, gathered and printed.

/**
 * @typedef {object} Figure
 * @property {string} name
 * @property {number} value  the median of the runs
 * @property {string} unit
 * @property {number} [low]  the best run
 * @property {number} [high]  the worst run
 * @property {number} [limit]  at most this
 * @property {string} [note]
 * @property {number} [cold]  of the first run, and of those after it
 * @property {number} [warm]
 * @property {Record<string, number>} [peers]  what others take, the fastest first
 * @property {string} [growth]  the line of the picture of growth to which it belongs
 * @property {number} [rows]
 */

/**
 * @typedef {object} Settings
 * @property {number} rows  of the large table
 * @property {number} runs  of everything that is timed
 * @property {string} table  path of the large table
 * @property {number} tableBytes
 * @property {string} smallTable  path of one with 10,000 rows
 * @property {number} largest  number of rows up to which growth is measured
 * @property {string} [peers]  their names and versions
 */

/** @param {number[]} values */
export function sorted(values) {
  return [...values].sort((a, b) => a - b);
}

/**
 * @param {number[]} values
 * @param {number} share
 */
export function quantile(values, share) {
  const ascending = sorted(values);
  return ascending[Math.min(ascending.length - 1, Math.floor(share * ascending.length))];
}

/** @param {number[]} values */
export const median = (values) => quantile(values, 0.5);

/**
 * The figure of several runs.
 * @param {string} name
 * @param {number[]} values
 * @param {string} unit
 * @param {Partial<Figure>} [more]
 * @returns {Figure}
 */
export function figure(name, values, unit, more = {}) {
  const ascending = sorted(values);
  const spread = values.length > 1 ? { low: ascending[0], high: ascending.at(-1) } : {};
  return { name, value: median(values), unit, ...spread, ...more };
}

/** @param {number} value */
export function shortNumber(value) {
  if (!Number.isFinite(value)) return '–';
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3;
  return value.toFixed(digits);
}

/** @param {Figure} figure */
function verdict({ value = Number.NaN, limit }) {
  if (limit === undefined || Number.isNaN(value)) return '';
  return value <= limit ? 'yes' : 'NO';
}

/** @param {Figure} figure */
function cells(figure) {
  const { name, value, unit, low, high, limit, note } = figure;
  const spread =
    low === undefined || high === undefined ? '' : `${shortNumber(low)}–${shortNumber(high)}`;
  return [
    name,
    `${shortNumber(value)} ${unit}`,
    spread,
    limit === undefined ? '' : `${limit} ${unit}`,
    verdict(figure),
    note ?? '',
  ];
}

/**
 * Columns of numbers stand to the right; what is first and last does not.
 * @param {string} title
 * @param {string[]} head
 * @param {string[][]} body
 */
export function printTable(title, head, body) {
  const rows = [head, ...body];
  const last = head.length - 1;
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  console.log(`\n== ${title}`);
  for (const row of rows) {
    const line = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]),
    );
    line[last] = row[last];
    console.log(line.join('  ').trimEnd());
  }
}

/**
 * @param {string} title
 * @param {Figure[]} figures
 */
export function printFigures(title, figures) {
  printTable(title, ['figure', 'median', 'runs', 'limit', 'ok', ''], figures.map(cells));
}
