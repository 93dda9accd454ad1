import { fieldOf, modelColumns, pairColumns } from '../../core/fields.js';
import { ownValue } from '../../core/report.js';
import {
  column,
  integer,
  interval,
  number,
  P_IN_THE_LIMIT,
  p,
  posterior,
} from '../../words/format.js';
import { procedureName } from './verdict.js';

/**
 * The tables of a comparison of learners as plain values: what the views draw is
 * what is exported.
 * @typedef {import('../../export/tables.js').Table} Table
 * @typedef {import('../../export/tables.js').Cell} Cell
 * @typedef {import('../../export/tables.js').Row} Row
 * @typedef {import('./words.js').ComparisonWords} Words
 * @typedef {import('../../core/catalogue.js').StatisticEntry[]} Statistics from the catalogue
 */

/** How a number is written, by what it is. */
const WRITTEN = { number, count: wholeOrNot, p_value: p, probability: posterior };

/** @param {number | null | undefined} value */
function wholeOrNot(value) {
  return value === null || value === undefined || Number.isInteger(value)
    ? integer(value)
    : number(value, 2);
}

/**
 * @param {Record<string, any>} values
 * @param {string} key
 * @param {number} [alpha] p-values up to it are marked
 * @returns {Cell}
 */
export function cellOf(values, key, alpha) {
  const value = ownValue(values, key) ?? null;
  const { kind, low: lowKey = '', high: highKey = '' } = fieldOf(key);
  const [low, high] = [ownValue(values, lowKey), ownValue(values, highKey)];
  const bounds = typeof low === 'number' && typeof high === 'number' ? { low, high } : null;
  return {
    value,
    text: WRITTEN[kind](value),
    interval: bounds,
    note: bounds ? interval(low, high) : '',
    reason: ownValue(values.reasons, key) ?? '',
    intervalReason: bounds ? '' : (ownValue(values.reasons, lowKey) ?? ''),
    best: alpha !== undefined && kind === 'p_value' && value !== null && value <= alpha,
  };
}

/**
 * What a column of numbers looks like, so that all its cells have the same decimals.
 * @param {Record<string, any>[]} rows values by key
 * @param {string} key
 * @returns {string[] | null} null for probabilities, which are uniform by themselves
 */
function columnTexts(rows, key) {
  const { kind } = fieldOf(key);
  const values = rows.map((row) => ownValue(row, key));
  return ['p_value', 'probability'].includes(kind) ? null : column(values, kind === 'count');
}

/**
 * What a key of a test is called; nothing for keys of other things.
 * @param {string} key
 * @param {Words} t
 * @param {Statistics} statistics
 */
function testLabel(key, t, statistics) {
  for (const { name, statistic_name, key: statistic, degrees_of_freedom, p_value } of statistics) {
    if (key === p_value) return `p${t.comma}${name}`;
    if (key === statistic) return statistic_name;
    const at = degrees_of_freedom.indexOf(key);
    if (at >= 0) return t.pairs.df(statistic_name, degrees_of_freedom.length > 1 ? at : null);
  }
  return null;
}

/**
 * What a key of a pair is called; nothing for keys that are not columns.
 * @param {string} key
 * @param {Words} t
 * @param {Statistics} statistics
 * @returns {string | null}
 * @example pairLabel('holm_p', words, statistics) // 'p, Holm'
 */
export function pairLabel(key, t, statistics) {
  const known = ownValue(t.pairs.keys, key) ?? testLabel(key, t, statistics);
  if (known) return known;
  const { adjusts, procedure } = fieldOf(key);
  const base = adjusts && pairLabel(adjusts, t, statistics);
  if (base) return t.pairs.holm(base);
  return procedure ? `p${t.comma}${procedureName(t, procedure)}` : null;
}

/**
 * Keys that the table of pairs can show, in the report's order.
 * @param {any} report
 * @param {Words} t
 * @param {Statistics} statistics
 */
export function pairKeys(report, t, statistics) {
  const [first] = report.pairs;
  if (!first) return [];
  return Object.keys(first).filter(
    (key) => !['a', 'b', 'reasons'].includes(key) && pairLabel(key, t, statistics) !== null,
  );
}

/**
 * Whether a test treats folds as independent although their training sets overlap.
 * @param {string} key
 * @param {any} report
 */
export const isNaive = (key, { task }) =>
  task === 'cv' && fieldOf(key).optimistic_over_folds === true;

/** Whether the core leaves a key to the pair that is looked at. @param {any} report @param {string} key */
const isLeftToOnePair = (report, key) =>
  ownValue(report.pairs[0].reasons, key) === 'too_many_pairs';

/**
 * @param {any} report
 * @param {Words} t
 * @param {Statistics} statistics
 * @returns {string[]}
 */
export function firstPairKeys(report, t, statistics) {
  const all = new Set(
    pairKeys(report, t, statistics).filter((key) => !isLeftToOnePair(report, key)),
  );
  return pairColumns(report).filter((key) => all.has(key));
}

/** @param {Cell} cell @param {string | undefined} text @returns {Cell} */
const withText = (cell, text) =>
  cell.value === null || text === undefined ? cell : { ...cell, text };

/**
 * Every two algorithms × tests and procedures.
 * @param {any} report
 * @param {Words} t
 * @param {Statistics} statistics
 * @param {string[]} keys
 * @param {{ filter?: string, sort?: { key: string, descending: boolean } | null,
 *   most?: number }} [choice] `most`: rows that are written out
 * @returns {Table & { count: number }} with the number of all rows
 */
export function comparisonPairs(
  report,
  t,
  statistics,
  keys,
  { filter = '', sort = null, most = Number.POSITIVE_INFINITY } = {},
) {
  const wanted = filter.trim().toLowerCase();
  const { alpha } = report.options;
  const found = report.pairs
    .map((/** @type {any} */ pair, /** @type {number} */ index) => ({ pair, index }))
    .filter(
      (/** @type {any} */ { pair }) =>
        !wanted || pair.a.toLowerCase().includes(wanted) || pair.b.toLowerCase().includes(wanted),
    );
  if (sort) {
    const sign = sort.descending ? -1 : 1;
    const name = (/** @type {any} */ { pair }) => t.pairs.versus(pair.a, pair.b);
    found.sort((/** @type {any} */ one, /** @type {any} */ other) => {
      if (sort.key === '') return sign * name(one).localeCompare(name(other));
      const [left, right] = [one.pair[sort.key], other.pair[sort.key]];
      const missing = Number(typeof left !== 'number') - Number(typeof right !== 'number');
      return missing || sign * (left - right) || 0;
    });
  }
  const texts = keys.map((key) =>
    columnTexts(
      found.map((/** @type {any} */ { pair }) => pair),
      key,
    ),
  );
  return {
    corner: t.pairs.pair,
    heads: keys.map((key) => {
      const label = pairLabel(key, t, statistics) ?? key;
      return isNaive(key, report)
        ? { key, label: label + t.aside(t.pairs.optimistic), name: t.pairs.naive }
        : { key, label, name: label };
    }),
    count: found.length,
    rows: found
      .slice(0, most)
      .map((/** @type {any} */ { pair, index }, /** @type {number} */ row) => ({
        name: t.pairs.versus(pair.a, pair.b),
        index,
        cells: keys.map((key, at) => withText(cellOf(pair, key, alpha), texts[at]?.[row])),
      })),
  };
}

/**
 * Learners × their numbers; with a control the adjusted p-values against it.
 * @param {any} report
 * @param {Words} t
 * @returns {Table}
 */
export function learnersTable(report, t) {
  const [first] = report.models;
  const control = (report.control?.procedures ?? []).map(
    (/** @type {{ id: string, key: string }} */ { id, key }) => ({
      key,
      label: t.learners.controlKey(procedureName(t, id)),
    }),
  );
  const keys = modelColumns(report).filter((key) => Object.hasOwn(first.metrics, key));
  const heads = [
    ...keys.map((key) => ({ key, label: ownValue(t.learners.keys, key) ?? key })),
    ...control,
  ].map((one) => ({ ...one, name: one.label }));
  const metrics = report.models.map((/** @type {any} */ model) => model.metrics);
  const texts = heads.map(({ key }) => columnTexts(metrics, key));
  const rows = report.models.map((/** @type {any} */ model, /** @type {number} */ index) => ({
    name: model.name,
    index,
    cells: heads.map(({ key }, at) => {
      const values = { ...model.metrics, reasons: model.reasons };
      const cell = withText(cellOf(values, key, report.options.alpha), texts[at]?.[index]);
      return cell.reason === 'is_control' ? { ...cell, text: '' } : cell;
    }),
  }));
  if (report.task === 'friedman') {
    const rank = (/** @type {Row} */ row) => report.models[row.index].metrics.average_rank ?? 0;
    rows.sort((/** @type {Row} */ one, /** @type {Row} */ other) => rank(one) - rank(other));
  }
  return { corner: t.learners.name, heads, rows };
}

/** A cell of a table without any number. */
export const EMPTY = {
  value: null,
  text: '',
  interval: null,
  note: '',
  reason: '',
  intervalReason: '',
  best: false,
};

/**
 * Tests of all learners over all data sets.
 * @param {any} report
 * @param {Words} t
 * @param {Statistics} statistics
 * @returns {Table & { ids: string[] }}
 */
export function testsTable({ tests, options }, t, statistics) {
  const present = statistics.filter(({ key, p_value }) => key in tests || p_value in tests);
  return {
    corner: t.tests.test,
    ids: present.map(({ id }) => id),
    heads: [
      { key: 'statistic', label: t.tests.statistic, name: t.tests.statistic },
      { key: 'df', label: t.tests.df, name: t.tests.df },
      { key: 'p', label: t.tests.p, name: t.tests.p },
    ],
    rows: present.map(({ id, name, symbol, key, degrees_of_freedom, p_value }, index) => {
      const cell = key ? cellOf(tests, key) : EMPTY;
      const infinite = key && cell.value === null && tests[p_value] === 0;
      const shown = infinite ? { ...cell, value: Number.POSITIVE_INFINITY, text: '∞' } : cell;
      // Kendall's W is judged by the same F.
      const inTheLimit = infinite || (id === 'kendall_w' && cell.value === 1);
      const pCell = cellOf(tests, p_value, options.alpha);
      const df = degrees_of_freedom
        .map((each) => tests[each])
        .filter((each) => typeof each === 'number');
      return {
        name,
        index,
        cells: [
          shown.value === null
            ? shown
            : { ...shown, text: `${symbol}\u00a0=\u00a0${shown.text}`, key },
          df.length > 0
            ? { ...EMPTY, value: df[0], text: df.join(', '), key: degrees_of_freedom[0] }
            : EMPTY,
          inTheLimit && pCell.value === 0
            ? { ...pCell, text: P_IN_THE_LIMIT.replace(/^p\s*/, ''), key: p_value }
            : { ...pCell, key: p_value },
        ],
      };
    }),
  };
}
