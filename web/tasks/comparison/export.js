import { fieldOf } from '../../core/fields.js';
import { ownValue } from '../../core/report.js';
import { level } from '../../words/format.js';
import { FIRST_LOOK } from './look.js';
import { withShortNames } from './parameter_names.js';
import {
  plainTable,
  resultsCsv,
  resultsLatex,
  resultsMarkdown,
  resultsOfFile,
  resultsTable,
} from './results_table.js';
import { comparisonPairs, firstPairKeys, learnersTable } from './tables.js';
import { comparisonWords } from './words.js';

/**
 * What a comparison has for a paper beside its tables of numbers.
 * @typedef {import('../../app/store.js').State} State
 * @typedef {import('../../app/actions.js').Actions} Actions
 */

/**
 * What a picture is drawn from, without a page.
 * @param {Readonly<State>} state
 * @param {Actions} actions
 */
export function sceneOf(state, actions) {
  const report = withShortNames(state.report);
  return /** @type {import('./scene.js').ComparisonScene} */ (
    /** @type {unknown} */ ({
      state,
      actions,
      report,
      models: report?.models ?? [],
      t: comparisonWords(state.language),
      statistics: state.catalogue?.statistics ?? [],
      look: FIRST_LOOK,
    })
  );
}

/** No one diagram stands for the comparison. @type {import('../tasks.js').Exports['figure']} */
export const figure = () => null;

/** @type {import('../tasks.js').Exports['models']} */
export const models = (report, language) =>
  withIntervalNames(learnersTable(report, comparisonWords(language)), report, language);

/** @type {import('../tasks.js').Exports['pairs']} */
export function pairs(report, language, catalogue) {
  const t = comparisonWords(language);
  const statistics = catalogue?.statistics ?? [];
  const table = comparisonPairs(report, t, statistics, firstPairKeys(report, t, statistics));
  return withIntervalNames(table, report, language);
}

/**
 * With what the intervals are in the heads of their columns: away from the page nothing else says it.
 * @param {import('../../export/tables.js').Table} table
 * @param {any} report
 * @param {import('../../words/index.js').Language} language
 * @returns {import('../../export/tables.js').Table}
 */
function withIntervalNames(table, report, language) {
  const { intervals: t } = comparisonWords(language);
  const heads = table.heads.map((head, i) => {
    const { low, high } = fieldOf(head.key);
    if (!low || !high || !table.rows.some(({ cells }) => cells[i].interval)) return head;
    const method = ownValue(t.methods, low.replace(/_low$/, '')) ?? '';
    return {
      ...head,
      label: t.head(head.label, level(1 - report.options.alpha), method),
      bounds: /** @type {[string, string]} */ ([low, high]),
    };
  });
  return { ...table, heads };
}

/**
 * The same as any other table, without ranks, for what has no way of its own to write results.
 * @param {Readonly<Pick<State, 'report' | 'language'>>} state
 * @returns {import('../../export/tables.js').Table | null} null where the report has none
 */
export function plainResults({ report, language }) {
  const table = report && resultsTable(withShortNames(report), language);
  return table && plainTable(table);
}

/** @typedef {import('./results_table.js').ResultsTable} ResultsTable */

/** @type {Record<string, (table: ResultsTable, title: string) => string>} */
const WRITERS = {
  csv: (table) => resultsCsv(table),
  md: (table) => resultsMarkdown(table),
  tex: (table, caption) => resultsLatex(table, { caption, label: 'results' }),
};

/**
 * The table of results as papers print it; null where the report has none.
 * @type {import('../tasks.js').Exports['results']}
 */
export function results(state) {
  const { report, language } = state;
  const table = report && resultsTable(withShortNames(report), language);
  if (!table) return null;
  const title = comparisonWords(language).rail.table;
  return {
    title,
    write: (/** @type {string} */ suffix) =>
      WRITERS[suffix]((suffix === 'csv' && resultsOfFile(state)) || table, title),
  };
}
