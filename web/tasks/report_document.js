import { fingerprintOf } from '../core/fingerprint.js';
import { isComparison } from '../core/kinds.js';
import { toHtml } from '../export/html.js';
import { lateWords } from '../words/late.js';
import { sourceName } from '../words/source_name.js';
import { plainResults } from './comparison/export.js';
import { comparisonWords } from './comparison/words.js';
import { reportPage } from './report_page.js';
import { reportWords, warningLines } from './report_words.js';

/**
 * The page's report to be handed round, with what is chosen on the page.
 *
 * @typedef {import('../export/tables.js').Table} Table
 * @typedef {Readonly<import('../app/store.js').State>} State
 * @typedef {import('../app/actions.js').Actions} Actions
 */

/** @param {State} state @param {Actions} actions */
const fingerprints = (state, actions) =>
  Promise.all(
    (actions.savedSession()?.files ?? []).map(async ({ name, blob }) => ({
      name: name || sourceName(state),
      sha256: await fingerprintOf(new Uint8Array(await blob.arrayBuffer())),
    })),
  );

/**
 * @param {State} state with a report
 * @param {Actions} actions
 * @param {{ models: Table, pairs: Table | null }} tables as the page shows them
 * @returns {Promise<string>} HTML
 */
export async function reportDocument(state, actions, { models, pairs }) {
  const { language, catalogue, selected } = state;
  const report = /** @type {import('../core/report.js').Report} */ (state.report);
  const { export: t } = lateWords(language);
  const isCompared = isComparison(report);
  const keys = () => models.heads.map(({ key }) => key);
  const { sentences, remarks } = reportWords(report, language, catalogue, keys);
  const results = isCompared ? plainResults({ report, language }) : null;
  const tables = /** @type {[string, Table | null][]} */ ([
    [isCompared ? t.algorithms : t.models, models],
    [t.pairs, pairs],
    [comparisonWords(language).rail.table, results],
  ]);
  return reportPage(
    { report, language, catalogue, selected, ask: actions.query },
    {
      sentences: sentences.filter(Boolean),
      tables: tables.flatMap(([caption, table]) => (table ? [toHtml(table, { caption })] : [])),
      remarks: [...remarks, ...warningLines(report, language)],
      files: await fingerprints(state, actions),
    },
  );
}
