/**
 * A report as a document: the verdict, the tables of models and of pairs, what must be kept in mind. Or one of its
 * tables alone.
 * @module
 */
import { latexField } from '../../web/export/latex_table.js';
import { markdownText } from '../../web/export/markdown.js';
import { reportPage } from '../../web/tasks/report_page.js';
import { reportWords, warningLines } from '../../web/tasks/report_words.js';
import { keysOf } from './readable_report.mjs';
import { tableOf } from './report_tables.mjs';

/**
 * @typedef {import('./report_tables.mjs').Written} Written
 * @typedef {import('./report_tables.mjs').Section} Section
 * @typedef {import('./report_tables.mjs').TableName} TableName
 *
 * @typedef {object} Parts
 * @property {string[]} sentences  the verdict first
 * @property {Section[]} tables
 * @property {string[]} remarks
 */

/** @param {Written} written @returns {Parts} */
function partsOf(written) {
  const { report, language, catalogue, given } = written;
  const { sentences, remarks } = reportWords(report, language, catalogue, () =>
    keysOf(report, catalogue, given),
  );
  const warnings = warningLines(report, language);
  const tables = [tableOf('models', written), tableOf('pairs', written)];
  return {
    sentences: sentences.filter(Boolean),
    tables: tables.flatMap((table) => table ?? []),
    remarks: [...remarks, ...warnings],
  };
}

/** @param {Parts} parts */
const textDocument = ({ sentences, tables, remarks }) =>
  [
    sentences.map((sentence) => `${sentence}\n`).join(''),
    ...tables.map(({ write }) => write('text')),
    remarks.map((remark) => `${remark}\n`).join(''),
  ].join('\n');

/** @param {Parts} parts */
function markdownDocument({ sentences, tables, remarks }) {
  const [verdict, ...details] = sentences.map(markdownText);
  const list = remarks.map((remark) => `- ${markdownText(remark)}\n`).join('');
  return [
    `**${verdict}**\n`,
    ...details.map((text) => `${text}\n`),
    ...tables.map(({ title, write }) => `### ${markdownText(title)}\n\n${write('markdown')}`),
    ...(list ? [list] : []),
  ].join('\n');
}

/** To be put into a document by `\input`. @param {Parts} parts */
function latexDocument({ sentences, tables, remarks }) {
  return [
    `${sentences.map(latexField).join('\n')}\n`,
    ...tables.map(({ write }) => write('latex')),
    ...remarks.map((remark) => `% ${remark}\n`),
  ].join('\n');
}

/**
 * The report that the page saves, which has the results of learners too.
 * @param {Parts} parts
 * @param {Written} written
 */
function webDocument({ sentences, tables, remarks }, written) {
  const { files = [], ...shown } = written;
  const results = tableOf('results', written);
  return reportPage(shown, {
    sentences,
    tables: [...tables, ...(results ? [results] : [])].map(({ write }) => write('html')),
    remarks,
    files,
  });
}

/**
 * @param {'text' | 'markdown' | 'latex' | 'html'} format
 * @param {Written} written
 * @returns {string | Promise<string>}
 */
export function writtenReport(format, written) {
  const parts = partsOf(written);
  if (format === 'text') return textDocument(parts);
  if (format === 'markdown') return markdownDocument(parts);
  return format === 'latex' ? latexDocument(parts) : webDocument(parts, written);
}
