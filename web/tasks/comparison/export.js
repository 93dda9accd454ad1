import { mainFigure } from '../friedman/view.js';
import { saveFigure } from './figure.js';
import { withShortNames } from './parameter_names.js';
import {
  resultsCsv,
  resultsLatex,
  resultsMarkdown,
  resultsOfFile,
  resultsTable,
} from './results_table.js';
import { comparisonWords } from './words.js';

/**
 * What a comparison has for a paper beside its tables of numbers.
 * @typedef {import('../../app/store.js').State} State
 * @typedef {import('../../app/actions.js').Actions} Actions
 */

/** @param {Readonly<State>} state @param {Actions} actions */
function sceneOf(state, actions) {
  const report = withShortNames(state.report);
  return /** @type {import('./scene.js').ComparisonScene} */ (
    /** @type {unknown} */ ({
      state,
      actions,
      report,
      models: report?.models ?? [],
      t: comparisonWords(state.language),
      look: { turned: false, paper: 'page' },
    })
  );
}

/**
 * The diagram of critical differences; null where the report has none.
 * @param {Readonly<State>} state
 * @param {Actions} actions
 */
export function criticalDifference(state, actions) {
  if (state.report?.task !== 'friedman') return null;
  const scene = sceneOf(state, actions);
  const figure = mainFigure(state.report);
  if (figure.part(scene) === null) return null;
  return {
    title: figure.title(scene),
    save: (/** @type {'svg' | 'png' | 'tex' | 'py'} */ kind) => saveFigure(figure, scene, kind),
  };
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
 * @param {Readonly<State>} state
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
