/**
 * melon tables: critical values as textbooks print them, for any α, rows and columns.
 * @module
 */
import {
  criticalCsv,
  headText,
  parseHeads,
  valueText,
} from '../web/views/critical_values/tables.js';
import { criticalValueWords } from '../web/views/critical_values/words.js';
import { notBuilt, openBuiltCore } from './core.mjs';

/**
 * @typedef {import('../web/views/critical_values/tables.js').Kind} Kind
 * @typedef {import('../web/views/critical_values/tables.js').Table} Table
 * @typedef {import('../web/core/core.js').CoreError} CoreError
 */

/**
 * @param {string} option
 * @param {string} value
 * @returns {CoreError}
 */
const invalid = (option, value) => ({
  code: 'invalid_option',
  message: `Invalid option ${option}: "${value}". Give numbers and ranges such as 1-30,40,inf; for α numbers from 1e-12 to 0.999.`,
  message_zh: `选项 ${option} 的值“${value}”无效：应为数字与范围，如 1-30,40,inf；α 应为 1e-12 到 0.999 之间的数。`,
  value,
});

/**
 * @param {string[]} names
 * @returns {CoreError}
 */
const oneTable = (names) => ({
  code: 'one_table',
  message: `Give one table; there are ${names.length}: ${names.join(', ')}.`,
  message_zh: `请只给出一个表；现有 ${names.length} 个：${names.join('、')}。`,
});

/**
 * The request for the core.
 * @param {Kind} kind
 * @param {import('./arguments.mjs').Options} options
 * @returns {{ request: object } | { error: CoreError }}
 */
function requestOf(kind, options) {
  /** @type {Record<string, unknown>} */
  const request = { type: 'critical_values', table: kind.id };
  const asked = /** @type {const} */ ([
    ['rows', kind.rows_are],
    ['columns', kind.columns_are],
    ['alpha', 'alpha'],
  ]);
  for (const [name, what] of asked) {
    const value = options.get(name);
    if (value === undefined) continue;
    const heads = parseHeads(String(value), what);
    if (!heads) return { error: invalid(name, String(value)) };
    // Where the columns are α, --alpha gives them.
    if (name !== 'alpha') request[name] = heads;
    else if (kind.columns_are === 'alpha') request.columns = heads;
    else if (heads.length === 1) [request.alpha] = heads;
    else return { error: invalid(name, String(value)) };
  }
  return { request };
}

/**
 * @param {Table} table
 * @param {'en' | 'zh'} language
 * @returns {string}
 */
function readable(table, language) {
  const t = criticalValueWords(language);
  const heads = /** @type {Record<string, string>} */ (t.heads);
  const names = /** @type {Record<string, string>} */ (t.headNames);
  const corner = `${heads[table.rows_are]} \\ ${heads[table.columns_are]}`;
  const rows = [
    [corner, ...table.columns.map(headText)],
    ...table.rows.map((row, i) => [
      headText(row),
      ...table.values[i].map((value) => valueText(table, value)),
    ]),
  ];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const lines = rows.map((row) => row.map((cell, i) => cell.padStart(widths[i])).join('  '));
  const id = /** @type {keyof typeof t.names} */ (table.id);
  const title = `${t.names[id]}${table.alpha === undefined ? '' : `${t.comma}α = ${table.alpha}`}`;
  const meaning = [table.rows_are, table.columns_are]
    .map((what) => `${heads[what]}: ${names[what]}`)
    .join('; ');
  return `${[title, t.rules[id], '', ...lines, '', meaning].join('\n')}\n`;
}

/**
 * @param {Kind[]} kinds
 * @param {'en' | 'zh'} language
 */
function list(kinds, language) {
  const t = criticalValueWords(language);
  const width = Math.max(...kinds.map(({ id }) => id.length));
  return kinds
    .map(({ id }) => `${id.padEnd(width)}  ${t.names[/** @type {keyof typeof t.names} */ (id)]}\n`)
    .join('');
}

/**
 * @param {string | undefined} id
 * @param {import('./arguments.mjs').Options} options
 * @returns {Promise<{ kinds: Kind[] } | { table: Table } | { error: CoreError }>}
 */
async function answerTo(id, options) {
  const opened = await openBuiltCore();
  if (!opened) return { error: notBuilt };
  const { tables: kinds } = opened.core.query({ type: 'critical_values' });
  if (id === undefined) return { kinds };
  const kind = kinds.find((/** @type {Kind} */ one) => one.id === id);
  // The core knows what to say of a table that there is not.
  if (!kind) return opened.core.query({ type: 'critical_values', table: id });
  const asked = requestOf(kind, options);
  return 'error' in asked ? asked : opened.core.query(asked.request);
}

/**
 * @param {import('./command_line.mjs').Call} call
 * @returns {Promise<import('./command_line.mjs').Answer>}
 */
export async function printTables({ files, options, language, format }) {
  if (files.length > 1) return { error: oneTable(files) };
  const answer = await answerTo(files[0], options);
  if ('error' in answer) return answer;
  if (format === 'json') {
    return {
      text: `${JSON.stringify('kinds' in answer ? { tables: answer.kinds } : answer)}\n`,
    };
  }
  if ('kinds' in answer) return { text: list(answer.kinds, language) };
  if (format !== 'csv') return { text: readable(answer.table, language) };
  const heads = /** @type {Record<string, string>} */ (criticalValueWords(language).heads);
  return { text: criticalCsv(answer.table, heads[answer.table.rows_are]) };
}
