/**
 * A report as a document: the verdict, the tables of models and of pairs, what must be kept in mind. Or one of its
 * tables alone.
 * @module
 */
import { isComparison } from '../../web/core/kinds.js';
import { markupText } from '../../web/diagrams/svg.js';
import { htmlDocument } from '../../web/export/html.js';
import { latexField } from '../../web/export/latex_table.js';
import { markdownText } from '../../web/export/markdown.js';
import { comparisonVerdict } from '../../web/tasks/verdicts.js';
import { oneLine } from '../../web/words/visible.js';
import { adviceOf } from './readable_comparison.mjs';
import { keysOf, measuredWords, warningLines } from './readable_report.mjs';
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

/** @param {Written} written @returns {Pick<Parts, 'sentences' | 'remarks'>} */
function wordsOf({ report, language, catalogue, given }) {
  if (!isComparison(report)) {
    return measuredWords(report, language, catalogue, keysOf(report, catalogue, given));
  }
  const reason = (/** @type {string} */ id) => catalogue?.reasons[id] ?? id;
  const { sentence, detail } = comparisonVerdict(report, language, reason);
  return {
    sentences: [sentence, detail].map(oneLine),
    remarks: adviceOf(report, language).map(({ text }) => text),
  };
}

/** @param {Written} written @returns {Parts} */
function partsOf(written) {
  const { sentences, remarks } = wordsOf(written);
  const warnings = warningLines(written.report, written.language);
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

/** @param {Parts} parts @param {'en' | 'zh'} language */
function webDocument({ sentences, tables, remarks }, language) {
  const [verdict, ...details] = sentences.map(markupText);
  const list = remarks.map((remark) => `<li>${markupText(remark)}</li>\n`).join('');
  return htmlDocument({
    language,
    title: sentences[0],
    body: [
      `<h1>${verdict}</h1>\n`,
      ...details.map((text) => `<p>${text}</p>\n`),
      ...tables.map(({ write }) => write('html')),
      ...(list ? [`<ul>\n${list}</ul>\n`] : []),
    ].join(''),
  });
}

/**
 * @param {'text' | 'markdown' | 'latex' | 'html'} format
 * @param {Written} written
 * @returns {string}
 */
export function writtenReport(format, written) {
  const parts = partsOf(written);
  if (format === 'text') return textDocument(parts);
  if (format === 'markdown') return markdownDocument(parts);
  return format === 'latex' ? latexDocument(parts) : webDocument(parts, written.language);
}
