/**
 * A report as the options want it written.
 * @module
 */
import { withCounts } from '../../web/core/catalogue.js';
import { isComparison } from '../../web/core/kinds.js';
import { createShownNames } from '../../web/core/shown_names.js';
import { snippet } from '../../web/export/snippets/snippet.js';
import { withShortNames } from '../../web/tasks/comparison/parameter_names.js';
import { paper } from '../../web/tasks/papers.js';
import { loadWords, words } from '../../web/words/index.js';
import { visible } from '../../web/words/visible.js';
import { loadCatalogue } from '../catalogue.mjs';
import { fingerprints } from '../fingerprints.mjs';
import { figure, figureList } from './figures.mjs';
import { keysOf, readableReport } from './readable_report.mjs';
import { tableOf } from './report_tables.mjs';
import { writtenReport } from './written_report.mjs';

/** @typedef {import('../../web/core/core.js').CoreError} CoreError */

/**
 * @param {string} name  of a table
 * @returns {CoreError}
 */
const noTable = (name) => ({
  code: 'invalid_option',
  message: `Invalid option --table: "${name}". This report has no such table: pairs need two models, and results are those of learners on data sets or folds.`,
  message_zh: `选项 --table 的值“${name}”无效：此报告没有该表。pairs 需要两个模型，results 是学习器在各数据集或各折上的结果。`,
  value: name,
});

/** What is written without the warnings of the report. */
const ALONE = ['paper', 'snippet', 'figure', 'table'];

/**
 * That options were given which the report makes no use of, where what is written does not say it.
 * @param {import('../command_line.mjs').Call} call
 * @param {any} report
 * @returns {{ en: string, zh: string }[]}
 */
export function unusedOptions({ options, format }, { warnings }) {
  const isSaid = format !== 'csv' && !ALONE.some((name) => options.has(name));
  return warnings.flatMap(
    (
      /** @type {import('../../web/core/report.js').Warning} */ { code, message, message_zh: zh },
    ) => (isSaid || code !== 'options_unused' ? [] : [{ en: message, zh }]),
  );
}

/**
 * The analysis as a script.
 * @param {any} report with the names of the file
 * @param {import('../command_line.mjs').Call} call
 * @param {any} catalogue
 * @returns {Made}
 */
function scriptOf(report, { options, language, files }, catalogue) {
  const made = snippet(report, {
    to: /** @type {import('../../web/export/snippets/snippet.js').Target} */ (
      options.get('snippet')
    ),
    file: files[0] === '-' ? 'table.csv' : files[0],
    keys: isComparison(report) ? [] : keysOf(report, catalogue, options),
    language,
  });
  if ('text' in made) return made;
  const [english, chinese] = ['en', 'zh'].map(
    (each) => made.reason[/** @type {'en' | 'zh'} */ (each)],
  );
  return { error: { code: 'no_snippet', message: english, message_zh: chinese } };
}

/** @typedef {{ text: string | Uint8Array, note?: { en: string, zh: string } | null } | { error: CoreError }} Made */

/**
 * @param {import('../command_line.mjs').Call} call
 * @param {string} reportText
 * @param {{ metric?: string, ask?: (request: object) => any, tables?: readonly import('../loading.mjs').OpenFile[] }} [more]  metric: by which pairs are compared; then their
 *   table is in the text, too. ask: the core, which has the table. tables: what was read, for their fingerprints
 * @returns {Promise<Made>}
 */
export async function written(call, reportText, { metric, ask, tables = [] } = {}) {
  const { options, language, format } = call;
  if (format === 'json') return { text: `${reportText}\n` };
  // A document may have pictures, whose names are as on the page.
  const verbatim = format === 'html' ? createShownNames().read(reportText) : JSON.parse(reportText);
  const report = isComparison(verbatim) ? withShortNames(verbatim) : verbatim;
  const catalogue = loadCatalogue(language);
  if (options.has('paper')) {
    const made = paper(report, language, (id) => catalogue?.reasons[id] ?? '');
    if (format !== 'latex') return { text: visible(`${made.text}\n\n${made.bibtex}`) };
    return { text: visible(`${made.latex}\n\n${made.bibtex.replace(/^(?=.)/gm, '% ')}`) };
  }
  if (options.has('snippet')) return scriptOf(verbatim, call, catalogue);
  await loadWords(language);
  const counted = catalogue && withCounts(catalogue, words(language).table.counts);
  const files = format === 'html' ? await fingerprints(tables) : [];
  const about = { report, reportText, language, catalogue: counted, given: options };
  const from = { ...about, metric, ask, files };
  if (format === 'svg' || format === 'png' || options.has('figure')) {
    const shown = { report, language, catalogue: counted, ask };
    const width = options.has('width') ? Number(options.get('width')) : undefined;
    const wanted = String(options.get('figure'));
    if (wanted === '') return { text: await figureList(shown) };
    return figure(wanted, { format, width }, shown);
  }
  const one = metric === undefined ? 'models' : 'pairs';
  const name = options.get('table') ?? (format === 'csv' ? one : undefined);
  if (name !== undefined) {
    const table = tableOf(/** @type {import('./report_tables.mjs').TableName} */ (name), from);
    return table ? { text: table.write(format) } : { error: noTable(String(name)) };
  }
  const isPlain = format === 'csv' || (format === 'text' && metric === undefined);
  return {
    text: isPlain
      ? readableReport(report, language, counted, options)
      : await writtenReport(format, from),
  };
}
