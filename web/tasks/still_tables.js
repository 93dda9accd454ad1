import { COLUMNS, isAveraged, isComparison, kindOf } from '../core/kinds.js';
import { modelsTable, pairMetrics, pairsTable } from '../export/tables.js';
import { words } from '../words/index.js';
import * as comparison from './comparison/export.js';
import { withShortNames } from './comparison/parameter_names.js';

/**
 * The tables of a report without a page, with the columns that it has at first. Free of the DOM.
 *
 * @typedef {import('./still.js').Shown} Shown
 * @typedef {import('../export/tables.js').Table} Table
 */

/** @param {Shown} shown @returns {Table} */
function models({ report, language, catalogue }) {
  if (isComparison(report)) return comparison.models(withShortNames(report), language);
  const all = new Set(report.models.flatMap(({ metrics }) => Object.keys(metrics)));
  const keys = COLUMNS[kindOf(report)].filter((key) => all.has(key));
  const corner = words(language).table[isAveraged(report) ? 'matrix' : 'model'];
  return modelsTable(report, { keys, catalogue, corner });
}

/** @param {Shown} shown @returns {Table | null} */
function pairs({ report, language, catalogue }) {
  if (report.pairs.length === 0) return null;
  if (isComparison(report)) return comparison.pairs(withShortNames(report), language, catalogue);
  const { table: t } = words(language);
  const [metric = ''] = pairMetrics(report);
  return pairsTable(report, { metric, catalogue, t: { ...t, corner: t.pair } });
}

/** @param {Shown} shown @returns {Table | null} */
const results = ({ report, language }) =>
  isComparison(report) ? comparison.plainResults({ report, language }) : null;

/** By name; null where the report has none. @type {Record<string, (shown: Shown) => Table | null>} */
export const TABLES = { models, pairs, results };
