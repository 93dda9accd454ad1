/**
 * The tables of a report, as the page saves them.
 * @module
 */
import { isComparison } from '../../web/core/kinds.js';
import { toCsv } from '../../web/export/csv.js';
import { toHtml } from '../../web/export/html.js';
import { toLatex } from '../../web/export/latex.js';
import { toMarkdown } from '../../web/export/markdown.js';
import { modelsTable, pairMetrics, pairsTable } from '../../web/export/tables.js';
import * as comparison from '../../web/tasks/comparison/export.js';
import { words } from '../../web/words/index.js';
import { lateWords } from '../../web/words/late.js';
import { oneLine } from '../../web/words/visible.js';
import { aligned } from './aligned.mjs';
import { keysOf } from './readable_report.mjs';

/**
 * @typedef {import('../../web/export/tables.js').Table} Table
 * @typedef {Exclude<import('./formats.mjs').Format, 'json' | 'svg' | 'png'>} Format
 *
 * @typedef {object} Written  what a report is written from
 * @property {any} report
 * @property {string} reportText  with the names of the file
 * @property {'en' | 'zh'} language  one whose words are loaded
 * @property {any} catalogue  of that language, with counts
 * @property {import('../arguments.mjs').Options} given  on the command line
 * @property {(request: object) => any} [ask]  the core, which has the table
 * @property {import('../../web/tasks/report_page.js').Fingerprinted[]} [files]  that the table comes from
 * @property {string} [metric]  by which pairs are compared, else the first that is tested
 *
 * @typedef {object} Section
 * @property {string} title
 * @property {(format: Format) => string} write
 */

/** As text: the bounds of an interval stand behind their value. @param {Table} table */
function toText({ corner, heads, rows }) {
  const lines = rows.map(({ name, cells }) => [
    name,
    ...cells.map(({ text, note }) => (note ? `${text} ${note}` : text)),
  ]);
  return `${aligned([[corner, ...heads.map(({ label }) => label)], ...lines]).join('\n')}\n`;
}

/** @type {Record<Format, (table: Table, legend: { caption: string, label: string }) => string>} */
const WRITERS = {
  text: toText,
  csv: toCsv,
  markdown: toMarkdown,
  latex: toLatex,
  html: toHtml,
};

/** In CSV names are verbatim. @param {Table} table @param {Format} format @returns {Table} */
const shown = (table, format) =>
  format === 'csv'
    ? table
    : { ...table, rows: table.rows.map((row) => ({ ...row, name: oneLine(row.name) })) };

/** @param {string} title @param {string} label @param {Table} table @returns {Section} */
const section = (title, label, table) => ({
  title,
  write: (format) => WRITERS[format](shown(table, format), { caption: title, label }),
});

/** @param {Written} written @returns {Section} */
function models({ report, language, catalogue, given }) {
  const { export: t } = lateWords(language);
  if (isComparison(report)) {
    return section(t.algorithms, 'models', comparison.models(report, language));
  }
  const keys = keysOf(report, catalogue, given);
  const { model: corner } = words(language).table;
  return section(t.models, 'models', modelsTable(report, { keys, catalogue, corner }));
}

/** @param {Written} written @returns {Section | null} */
function pairs({ report, language, catalogue, metric }) {
  if (report.pairs.length === 0) return null;
  const { pairs: title } = lateWords(language).export;
  if (isComparison(report)) {
    return section(title, 'pairs', comparison.pairs(report, language, catalogue));
  }
  const [first = ''] = pairMetrics(report);
  const { table: t } = words(language);
  const table = pairsTable(report, {
    metric: metric ?? first,
    catalogue,
    t: { ...t, corner: t.pair },
  });
  return section(title, 'pairs', table);
}

/** The endings under which the page saves results. @type {Partial<Record<Format, string>>} */
const SUFFIXES = { csv: 'csv', markdown: 'md', latex: 'tex' };

/** @param {Written} written @returns {Section | null} */
function results({ report, reportText, language }) {
  if (!isComparison(report)) return null;
  const state = /** @type {any} */ ({ report, reportText, language });
  const found = comparison.results(state);
  const plain = comparison.plainResults(state);
  if (!found || !plain) return null;
  const { title, write } = found;
  return {
    title,
    write(format) {
      const suffix = SUFFIXES[format];
      return suffix ? write(suffix) : section(title, 'results', plain).write(format);
    },
  };
}

/** By what --table names. */
const TABLES = { models, pairs, results };

/** @typedef {keyof typeof TABLES} TableName */

/**
 * @param {TableName} name
 * @param {Written} written
 * @returns {Section | null}  null where the report has none
 */
export const tableOf = (name, written) => TABLES[name](written);
