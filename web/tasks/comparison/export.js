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
      look: { turned: false, paper: 'page' },
    })
  );
}

/** No one diagram stands for the comparison. @type {import('../tasks.js').Exports['figure']} */
export const figure = () => null;

/** @type {import('../tasks.js').Exports['models']} */
export const models = (report, language) => learnersTable(report, comparisonWords(language));

/** @type {import('../tasks.js').Exports['pairs']} */
export function pairs(report, language, catalogue) {
  const t = comparisonWords(language);
  const statistics = catalogue?.statistics ?? [];
  return comparisonPairs(report, t, statistics, firstPairKeys(report, t, statistics));
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
