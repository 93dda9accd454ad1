import { keyWords } from '../core/catalogue.js';
import { ownValue } from '../core/report.js';
import { count, interval, number, p } from '../words/format.js';

/**
 * The tables of the page as plain values: what the view draws is what is
 * exported.
 *
 * @typedef {object} Cell
 * @property {number | null} value
 * @property {string} text as shown
 * @property {{ low: number, high: number, level?: number, method?: string, resample?: string } | null} interval
 * @property {string} note the interval as shown; empty without one
 * @property {boolean} [old] the interval is that of an earlier value
 * @property {string} reason id, when the value is undefined
 * @property {string} intervalReason id, when there should be an interval and is none
 * @property {boolean} best of its column
 * @property {string} [key] of the report, where it is not that of the column
 *
 * @typedef {object} Head
 * @property {string} key
 * @property {string} label
 * @property {string} name in full
 * @property {[string, string]} [bounds] keys of the limits, where they are not those of `key`
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
 * @typedef {import('../core/report.js').Report} Report
 * @typedef {import('../core/report.js').Model} Model
 * @typedef {import('../core/report.js').OperatingPoint} OperatingPoint
 * @typedef {import('../core/catalogue.js').Catalogue} Catalogue
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
    intervalReason: '',
    best: false,
    ...rest,
  };
}

/**
 * The value of one metric; while the operating point moves, of where it is now.
 * @param {Model} model
 * @param {string} key
 * @param {OperatingPoint | null} moved
 * @param {import('../core/report.js').Interval} [earlier] stands there until a new one comes
 */
function modelCell(model, key, moved, earlier) {
  const own = ownValue(model.metrics, key);
  const isMoved = moved !== null && Object.hasOwn(moved.metrics, key);
  const value = isMoved ? moved.metrics[key] : own;
  const reasons = isMoved ? moved.reasons : model.reasons;
  const bounds = value === own ? ownValue(model.intervals, key) : undefined;
  const awaited = bounds ? undefined : earlier;
  return cell(value, {
    interval: bounds ?? awaited,
    ...(awaited && { old: true }),
    reason: ownValue(reasons, key) ?? '',
    intervalReason: value === own && !bounds && !awaited ? intervalReason(model, key) : '',
  });
}

/**
 * Why none of the methods gives an interval; of several reasons the first one's.
 * @param {Model} model
 * @param {string} key
 */
function intervalReason(model, key) {
  const methods = Object.values(ownValue(model.other_intervals, key) ?? {});
  return methods.find(({ reason }) => reason)?.reason ?? '';
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
 * @param {Map<string, Record<string, import('../core/report.js').Interval>>} [choice.kept] intervals
 *   of earlier values, by model
 * @param {{ key: string, descending: boolean } | null} [choice.sort] else the best come first
 * @returns {Table}
 */
export function modelsTable(report, { keys, catalogue, corner, moved = [], kept, sort }) {
  const heads = keys.map((key) => {
    const { shortName, name } = keyWords(catalogue, key);
    return { key, label: shortName, name };
  });
  const rows = report.models.map((model, index) => ({
    name: model.name,
    index,
    cells: keys.map((key) =>
      modelCell(model, key, moved[index] ?? null, ownValue(kept?.get(model.name), key)),
    ),
  }));
  keys.forEach((key, column) => {
    const { metric } = keyWords(catalogue, key);
    if (metric?.needs === 'nothing') {
      for (const { cells } of rows) cells[column].text = count(cells[column].value);
    }
    markBest(
      rows.map(({ cells }) => cells[column]),
      metric?.direction,
    );
  });
  const own = sort ?? headlineSort(report, catalogue);
  if (sort?.key === 'name') sortByName(rows, sort.descending);
  else if (own) {
    const column = sort ? keys.indexOf(own.key) : -1;
    // The headline is that of the report: rows do not change places under the hand.
    const read = (/** @type {Row} */ { index, cells }) =>
      column < 0 ? (ownValue(report.models[index].metrics, own.key) ?? null) : cells[column].value;
    sortRows(rows, own.descending, read);
  }
  return { corner, heads, rows };
}

/**
 * The order in which the models come before the user sorts: the best first, by the
 * metric of the verdict. Matrices that are not compared keep the order of the file.
 * @param {Report} report
 * @param {Catalogue | null} catalogue
 * @returns {{ key: string, descending: boolean } | null}
 */
export function headlineSort({ verdict }, catalogue) {
  const { metric: key = '', kind } = verdict;
  const direction = keyWords(catalogue, key).metric?.direction;
  if (!direction || direction === 'neither' || ['averaged', 'mixed'].includes(kind)) return null;
  return { key, descending: direction === 'higher_is_better' };
}

/**
 * The models' places in the report, in that order.
 * @param {Report} report
 * @param {Catalogue | null} catalogue
 * @returns {number[]}
 */
export function bestFirst(report, catalogue) {
  const { rows } = modelsTable(report, { keys: [], catalogue, corner: '' });
  return rows.map(({ index }) => index);
}

/**
 * @param {Row[]} rows
 * @param {boolean} descending
 */
function sortByName(rows, descending) {
  const sign = descending ? -1 : 1;
  rows.sort((a, b) => sign * a.name.localeCompare(b.name));
}

/**
 * Undefined values stay below in both orders; equal ones keep their places.
 * @param {Row[]} rows
 * @param {boolean} descending
 * @param {(row: Row) => number | null} read
 */
function sortRows(rows, descending, read) {
  const sign = descending ? -1 : 1;
  rows.sort((a, b) => {
    const left = read(a);
    const right = read(b);
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
 * @property {string} pRawT
 * @property {string} pRawPermutation
 * @property {string} pRawGroups
 * @property {string} pRawBootstrap
 * @property {string} pRawWilcoxon
 */

/**
 * A metric whose differences have a test or an interval of their own, and where
 * the report has its numbers; `p` where the test is not in every table of pairs.
 * @typedef {{ metric: string, value: string, low?: string, high?: string, method: string, p?: { key: string, label: 'pRaw' | 'pRawT' | 'pRawPermutation' | 'pRawGroups' } }} Tested
 */
/** @type {Tested} */
const ACCURACY = {
  metric: 'accuracy',
  value: 'accuracy_diff',
  low: 'accuracy_diff_low',
  high: 'accuracy_diff_high',
  method: 'tango',
};
/** Of a few cases. @type {Tested} */
const BY_PERMUTATION = {
  metric: 'roc_auc',
  value: 'roc_auc_diff',
  method: '',
  p: { key: 'auc_permutation_p', label: 'pRawPermutation' },
};
/** Whether tests for independent cases do not apply. @param {Report} report */
const inGroups = ({ options }) => String(options.resample ?? '').startsWith('cluster=');

/** Where cases come in groups: of the verdict's metric. @param {string} metric @returns {Tested} */
const byGroups = (metric) => ({
  metric,
  value: 'cluster_bootstrap_diff',
  low: 'cluster_bootstrap_low',
  high: 'cluster_bootstrap_high',
  method: 'bootstrap_percentile',
  p: { key: 'cluster_bootstrap_p', label: 'pRawGroups' },
});
/** Of rankings, whose queries are compared by one metric. @param {string} metric @returns {Tested} */
const byQueries = (metric) => ({
  metric,
  value: 'mean_diff',
  low: 'paired_t_low',
  high: 'paired_t_high',
  method: 'paired_t_test',
  p: { key: 'paired_t_p', label: 'pRawT' },
});
/** By task. @type {Record<string, Tested[]>} */
const TESTED = {
  binary: [
    {
      metric: 'roc_auc',
      value: 'roc_auc_diff',
      low: 'delong_diff_low',
      high: 'delong_diff_high',
      method: 'delong',
      p: { key: 'delong_p', label: 'pRaw' },
    },
    ACCURACY,
  ],
  labels: [ACCURACY],
  multiclass: [ACCURACY],
  regression: [
    {
      metric: 'mae',
      value: 'mean_diff',
      low: 'paired_t_low',
      high: 'paired_t_high',
      method: 'paired_t_test',
      p: { key: 'paired_t_p', label: 'pRawT' },
    },
  ],
};

/**
 * @param {Report} report
 * @returns {Tested[]}
 */
const testedIn = (report) => {
  const { task, verdict, pairs } = report;
  if (task === 'ranking') return pairs.slice(0, 1).map(({ metric }) => byQueries(metric));
  const tested = Object.hasOwn(TESTED, task) ? TESTED[task] : [];
  if (inGroups(report)) return tested.slice(0, 1).map(({ metric }) => byGroups(metric));
  return verdict.test === 'auc_permutation' ? [BY_PERMUTATION, ...tested.slice(1)] : tested;
};

/**
 * Which metrics the pairs can be compared by.
 * @param {Report} report
 * @returns {string[]}
 */
export function pairMetrics(report) {
  const [first] = report.pairs;
  if (!first) return [];
  const tested = testedIn(report).map(({ metric }) => metric);
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
  const tested = testedIn(report).find((one) => one.metric === metric);
  const difference = t.difference(keyWords(catalogue, metric).shortName);
  const wilcoxon = report.pairs.every((pair) => typeof pair.wilcoxon_p_exact === 'number')
    ? 'wilcoxon_p_exact'
    : 'wilcoxon_p_approx';
  const ofTest = (/** @type {string} */ key, /** @type {string} */ label) => [
    { key, label, cell: pCell(key) },
    { key: `${key}_holm`, label: t.pHolm, cell: pCell(`${key}_holm`) },
  ];
  const columns = [
    ...(metric
      ? [
          {
            key: 'difference',
            label: difference,
            cell: tested ? testedCell(tested) : cellOf(metric),
          },
        ]
      : []),
    ...(tested?.p ? ofTest(tested.p.key, t[tested.p.label]) : []),
    ...(metric && !tested ? [{ key: 'p', label: t.pRawBootstrap, cell: differenceP(metric) }] : []),
    ...(inGroups(report)
      ? []
      : [...ofTest('mcnemar_midp', t.pRawMcnemar), ...ofTest(wilcoxon, t.pRawWilcoxon)]),
  ].filter(
    ({ key }) => ['difference', 'p'].includes(key) || report.pairs.some((pair) => key in pair),
  );
  const rows = report.pairs.map((pair, index) => ({
    name: t.versus(pair.a, pair.b),
    index,
    cells: columns.map((column) => column.cell(pair)),
  }));
  const heads = columns.map(({ key, label }) => ({ key, label, name: label }));
  return { corner: t.corner, heads, rows };
}

/**
 * @param {Tested} tested
 * @returns {(pair: import('../core/report.js').Pair) => Cell}
 */
function testedCell({ value, low = '', high = '', method }) {
  return (pair) => {
    const bounds = [pair[low], pair[high]];
    const known = bounds.every((bound) => typeof bound === 'number');
    return cell(pair[value], {
      interval: known ? { low: bounds[0], high: bounds[1], method } : null,
      reason: ownValue(pair.reasons, value) ?? '',
      key: value,
    });
  };
}

/**
 * @param {string} key of a p-value
 * @returns {(pair: import('../core/report.js').Pair) => Cell}
 */
function pCell(key) {
  return (pair) =>
    cell(pair[key], { text: p(pair[key]), reason: ownValue(pair.reasons, key) ?? '' });
}

/**
 * @param {string} metric
 * @returns {(pair: import('../core/report.js').Pair) => Cell}
 */
function cellOf(metric) {
  return (pair) => {
    const found = ownValue(pair.differences, metric);
    const { low, high, method, resample, reason = '' } = found ?? {};
    const known = typeof low === 'number' && typeof high === 'number';
    return cell(found?.difference, {
      interval: known ? { low, high, method, resample } : null,
      intervalReason: known ? '' : reason,
    });
  };
}

/**
 * @param {string} metric
 * @returns {(pair: import('../core/report.js').Pair) => Cell}
 */
function differenceP(metric) {
  return (pair) => {
    const found = ownValue(pair.differences, metric);
    return cell(found?.p, { text: p(found?.p), reason: found?.reason ?? '' });
  };
}
