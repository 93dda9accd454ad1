/**
 * How the engines write names, texts and numbers.
 * @module
 */

/**
 * @typedef {object} Dialect
 * @property {(name: string) => string} name  an identifier in its quotes, whatever it contains
 * @property {(value: string) => string} text  a string literal
 * @property {(name: string) => string} table  the name of a table, which may have parts divided by dots
 * @property {string} number  the type of doubles
 * @property {string} string  the type of texts
 * @property {RegExp} impossible  a character that a name of a column cannot have
 * @property {RegExp} impossibleInTable
 */

/** @param {string} value */
const withBackslashes = (value) =>
  value
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll("'", "\\'");

/** @param {string} name */
const doubled = (name) => `"${name.replaceAll('"', '""')}"`;

/** @param {string} name */
const backticked = (name) => `\`${name.replaceAll('`', '``')}\``;

/** No engine has it. */
const NUL = /\0/;

/** What BigQuery allows in no name, however it is quoted. */
const OF_BIGQUERY = /[\p{Cc}!"$()*,./;?@[\\\]^`{}~]/u;

/** @param {(name: string) => string} quote @returns {(name: string) => string} */
const inParts = (quote) => (name) => name.split('.').map(quote).join('.');

/** @type {Record<string, Dialect>} */
export const DIALECTS = {
  spark: {
    name: backticked,
    text: (value) => `'${withBackslashes(value)}'`,
    table: inParts(backticked),
    number: 'DOUBLE',
    string: 'STRING',
    impossible: NUL,
    impossibleInTable: NUL,
  },
  duckdb: {
    name: doubled,
    text: (value) => `'${value.replaceAll("'", "''")}'`,
    table: inParts(doubled),
    number: 'DOUBLE',
    string: 'VARCHAR',
    impossible: NUL,
    impossibleInTable: NUL,
  },
  bigquery: {
    name: backticked,
    text: (value) => `'${withBackslashes(value)}'`,
    // One pair of quotes for project, data set and table.
    table: backticked,
    number: 'FLOAT64',
    string: 'STRING',
    impossible: OF_BIGQUERY,
    impossibleInTable: /[\p{Cc}\\`]/u,
  },
};
