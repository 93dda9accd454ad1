import { keyWords } from '../catalogue.js';
import { interval, number, p } from '../format.js';
import { ownValue } from '../report.js';

/**
 * The tables of the page as plain values: what the view draws is what is
 * exported.
 *
 * @typedef {object} Cell
 * @property {number | null} value
 * @property {string} text as shown
 * @property {{ low: number, high: number, level?: number, method?: string } | null} interval
 * @property {string} note the interval as shown; empty without one
 * @property {string} reason id, when the value is undefined
 * @property {boolean} best of its column
 *
 * @typedef {object} Head
 * @property {string} key
 * @property {string} label
 * @property {string} name in full
 *
 * @typedef {object} Row
 * @property {string} name
 * @property {number} index place in the report
 * @property {Cell[]} cells
 *
 * @typedef {object} Table
 * @property {string} corner head of the first column
 * @property {Head[]} heads
 * @property {Row[]} rows
 *
 * @typedef {import('../report.js').Report} Report
 * @typedef {import('../report.js').Model} Model
 * @typedef {import('../report.js').OperatingPoint} OperatingPoint
 * @typedef {import('../catalogue.js').Catalogue} Catalogue
 */

/**
 * @param {number | null | undefined} value
 * @param {Partial<Cell>} [rest]
 * @returns {Cell}
 */
function cell(value, rest = {}) {
  const known = value ?? null;
  const bounds = rest.interval ?? null;
  return {
    value: known,
    text: number(known),
    interval: bounds,
    note: bounds ? interval(bounds.low, bounds.high) : '',
    reason: '',
    best: false,
    ...rest,
  };
}

/**
 * The value of one metric; while the operating point moves, of where it is now.
 * @param {Model} model
 * @param {string} key
 * @param {OperatingPoint | null} moved
 */
function modelCell(model, key, moved) {
  if (moved && Object.hasOwn(moved.metrics, key)) {
    const value = moved.metrics[key];
    const same = value === ownValue(model.metrics, key);
    const bounds = same ? ownValue(model.intervals, key) : undefined;
    return cell(value, { interval: bounds, reason: moved.reasons[key] ?? '' });
  }
  return cell(ownValue(model.metrics, key), {
    interval: ownValue(model.intervals, key),
    reason: ownValue(model.reasons, key) ?? '',
  });
}

/**
 * @param {Cell[]} cells of one column
 * @param {string | undefined} direction
 */
function markBest(cells, direction) {
  const values = cells.flatMap(({ value }) => (value === null ? [] : [value]));
  if (values.length < 2 || !direction || direction === 'neither') return;
  const higher = direction === 'higher_is_better';
  const best = values.reduce((a, b) => ((higher ? b > a : b < a) ? b : a));
  for (const each of cells) each.best = each.value === best;
}

/**
 * Models × metrics.
 * @param {Report} report
 * @param {object} choice
 * @param {readonly string[]} choice.keys columns
 * @param {Catalogue | null} choice.catalogue
 * @param {string} choice.corner
 * @param {readonly (OperatingPoint | null)[]} [choice.moved] by model
 * @param {{ key: string, descending: boolean } | null} [choice.sort]
 * @returns {Table}
 */
export function modelsTable(report, { keys, catalogue, corner, moved = [], sort }) {
  const heads = keys.map((key) => {
    const { shortName, name } = keyWords(catalogue, key);
    return { key, label: shortName, name };
  });
  const rows = report.models.map((model, index) => ({
    name: model.name,
    index,
    cells: keys.map((key) => modelCell(model, key, moved[index] ?? null)),
  }));
  keys.forEach((key, column) => {
    const { metric } = keyWords(catalogue, key);
    markBest(
      rows.map(({ cells }) => cells[column]),
      metric?.direction,
    );
  });
  if (sort) sortRows(rows, sort, keys.indexOf(sort.key));
  return { corner, heads, rows };
}

/**
 * Undefined values stay below in both orders; equal ones keep their places.
 * @param {Row[]} rows
 * @param {{ key: string, descending: boolean }} sort
 * @param {number} column -1: by name
 */
function sortRows(rows, { key, descending }, column) {
  const sign = descending ? -1 : 1;
  if (column < 0) {
    if (key === 'name') rows.sort((a, b) => sign * a.name.localeCompare(b.name));
    return;
  }
  rows.sort((a, b) => {
    const left = a.cells[column].value;
    const right = b.cells[column].value;
    if (left === null || right === null) {
      return Number(left === null) - Number(right === null);
    }
    return sign * (left - right);
  });
}

/**
 * @typedef {object} PairWords
 * @property {string} corner
 * @property {(a: string, b: string) => string} versus
 * @property {(metric: string) => string} difference
 * @property {string} pRaw
 * @property {string} pHolm
 * @property {string} pRawMcnemar
 */

/** Metric whose differences have a test of their own. */
const TESTED_METRIC = 'roc_auc';

/**
 * Which metrics the pairs can be compared by.
 * @param {Report} report
 * @returns {string[]}
 */
export function pairMetrics(report) {
  const [first] = report.pairs;
  if (!first) return [];
  const tested = report.task === 'binary' ? [TESTED_METRIC] : [];
  const others = Object.keys(first.differences ?? {});
  return [...new Set([...tested, ...others])];
}

/**
 * Every two models, compared by one metric.
 * @param {Report} report
 * @param {object} choice
 * @param {string} choice.metric
 * @param {Catalogue | null} choice.catalogue
 * @param {PairWords} choice.t
 * @returns {Table}
 */
export function pairsTable(report, { metric, catalogue, t }) {
  const tested = report.task === 'binary' && metric === TESTED_METRIC;
  const difference = t.difference(keyWords(catalogue, metric).shortName);
  const columns = [
    metric && { key: 'difference', label: difference, cell: tested ? aucCell : cellOf(metric) },
    tested && { key: 'delong_p', label: t.pRaw, cell: pCell('delong_p') },
    tested && { key: 'delong_p_holm', label: t.pHolm, cell: pCell('delong_p_holm') },
    metric && !tested && { key: 'p', label: 'p', cell: differenceP(metric) },
    { key: 'mcnemar_midp', label: t.pRawMcnemar, cell: pCell('mcnemar_midp') },
    { key: 'mcnemar_midp_holm', label: t.pHolm, cell: pCell('mcnemar_midp_holm') },
  ]
    .filter((column) => typeof column === 'object')
    .filter(({ key }) => !key.endsWith('_holm') || report.pairs.some((pair) => key in pair));
  const rows = report.pairs.map((pair, index) => ({
    name: t.versus(pair.a, pair.b),
    index,
    cells: columns.map((column) => column.cell(pair)),
  }));
  const heads = columns.map(({ key, label }) => ({ key, label, name: label }));
  return { corner: t.corner, heads, rows };
}

/** @param {import('../report.js').Pair} pair */
function aucCell(pair) {
  const { delong_diff_low: low, delong_diff_high: high } = pair;
  return cell(pair.roc_auc_diff, {
    interval: typeof low === 'number' ? { low, high, method: 'delong' } : null,
    reason: ownValue(pair.reasons, 'roc_auc_diff') ?? '',
  });
}

/**
 * @param {string} key of a p-value
 * @returns {(pair: import('../report.js').Pair) => Cell}
 */
function pCell(key) {
  return (pair) =>
    cell(pair[key], { text: p(pair[key]), reason: ownValue(pair.reasons, key) ?? '' });
}

/**
 * @param {string} metric
 * @returns {(pair: import('../report.js').Pair) => Cell}
 */
function cellOf(metric) {
  return (pair) => {
    const found = ownValue(pair.differences, metric);
    const { low, high, method } = found ?? {};
    const known = typeof low === 'number' && typeof high === 'number';
    return cell(found?.difference, { interval: known ? { low, high, method } : null });
  };
}

/**
 * @param {string} metric
 * @returns {(pair: import('../report.js').Pair) => Cell}
 */
function differenceP(metric) {
  return (pair) => {
    const value = ownValue(pair.differences, metric)?.p;
    return cell(value, { text: p(value) });
  };
}
