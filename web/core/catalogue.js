/**
 * The catalogue: names, formulas, directions of all items, made at build time
 * from the items' own files. Of each language the page fetches two parts: what
 * stands there on arrival, and the details. tools/catalogue_parts.mjs says which
 * field is in which.
 *
 * @typedef {object} MetricEntry
 * @property {string} id
 * @property {{ key: string, name: string, short_name: string, parameter?: number | null }[]} keys
 *   in the report; several for a metric with a parameter
 * @property {string} name
 * @property {string} short_name
 * @property {string} [meaning] with the details
 * @property {string[] | string} [synonyms] a detail
 * @property {string} [latex] a detail
 * @property {SymbolEntry[]} [symbols] a detail
 * @property {string} [avoid_when] a detail
 * @property {'higher_is_better' | 'lower_is_better' | 'neither'} direction
 * @property {[number | null, number | null]} range
 * @property {'counts' | 'confusion' | 'scores' | 'probabilities' | 'estimates' | 'ranking' | 'contingency' | 'geometry' | 'matrices' | 'nothing'} needs
 *   of several the first; nothing: a count itself
 * @property {string} [option]
 *
 * @typedef {object} NamedEntry
 * @property {string} id
 * @property {string} name
 * @property {string} [short_name]
 * @property {boolean} [needs_target] of a threshold rule
 * @property {string[]} [keys] of a post-hoc procedure or an effect size
 * @property {number[]} [benchmarks] of an effect size: small, medium, large
 * @property {string} [meaning] with the details
 * @property {string} [reference] a detail, of what compares learners
 *
 * @typedef {object} StatisticEntry a row of a table of tests
 * @property {string} id what a verdict that rests on it calls the test
 * @property {string} [test] id of the item; a row of the task itself has none
 * @property {string} name
 * @property {string} statistic_name of the statistic alone, where it serves several p-values
 * @property {string} key of the statistic; empty where there is only a p-value
 * @property {string} symbol how it is written: F; empty without a statistic
 * @property {string[]} degrees_of_freedom their keys: none, one, or the two of an F
 * @property {string} p_value its key; empty where the statistic has none
 * @property {string} [design] the only design of folds for which it is defined
 *
 * @typedef {object} Catalogue
 * @property {MetricEntry[]} metrics
 * @property {NamedEntry[]} curves
 * @property {NamedEntry[]} tests
 * @property {StatisticEntry[]} statistics of all tests, in the order in which tables show them
 * @property {NamedEntry[]} intervals
 * @property {NamedEntry[]} thresholds
 * @property {NamedEntry[]} post_hoc
 * @property {NamedEntry[]} effect_sizes
 * @property {Record<string, string>} reasons
 *
 * @typedef {{ latex: string, meaning: string }} SymbolEntry
 *
 * @typedef {Record<string, { meaning?: string, synonyms?: string, latex?: string, symbols?: SymbolEntry[] }>} Details
 *   by id of metric, test, post-hoc procedure, effect size
 *
 * @typedef {object} KeyWords what a table head needs to know of one key
 * @property {string} key
 * @property {string} name
 * @property {string} shortName
 * @property {MetricEntry | null} metric
 */

import { onPage } from './report.js';

/** @type {WeakMap<Catalogue, Map<string, KeyWords>>} */
const INDEX = new WeakMap();

/**
 * @param {Catalogue} catalogue
 * @returns {Map<string, KeyWords>} by metric key, in the catalogue's order
 */
export function metricKeys(catalogue) {
  const known = INDEX.get(catalogue);
  if (known) return known;
  /** @type {Map<string, KeyWords>} */
  const index = new Map();
  for (const metric of catalogue.metrics) {
    for (const { key, name, short_name: shortName } of metric.keys) {
      index.set(key, { key, name, shortName, metric });
    }
  }
  INDEX.set(catalogue, index);
  return index;
}

/**
 * A key with a parameter value that the user chose, as a variant of one that
 * the catalogue has: `f3` of `f2`.
 * @param {Catalogue} catalogue
 * @param {string} key
 * @returns {KeyWords | undefined}
 */
function userVariant(catalogue, key) {
  for (const metric of catalogue.metrics) {
    for (const variant of metric.keys) {
      const own = String(variant.parameter ?? '');
      const [before, after] = own === '' ? [] : variant.key.split(own);
      if (before === undefined || after === undefined) continue;
      if (!key.startsWith(before) || !key.endsWith(after)) continue;
      const value = key.slice(before.length, key.length - after.length);
      if (!/^\d+(\.\d+)?$/.test(value)) continue;
      const named = (/** @type {string} */ text) => text.replace(own, value);
      return { key, name: named(variant.name), shortName: named(variant.short_name), metric };
    }
  }
  return undefined;
}

/**
 * The four counts and the number of cases are not metrics of the catalogue, but
 * the table can show them.
 * @param {Catalogue} catalogue
 * @param {Record<string, { name: string, short: string }>} counts
 * @returns {Catalogue}
 */
export function withCounts(catalogue, counts) {
  const metrics = Object.entries(counts).map(([key, { name, short }]) => ({
    id: key,
    keys: [{ key, name, short_name: short }],
    name,
    short_name: short,
    direction: /** @type {const} */ ('neither'),
    range: /** @type {[number, null]} */ ([0, null]),
    needs: /** @type {const} */ ('nothing'),
  }));
  return { ...catalogue, metrics: [...catalogue.metrics, ...metrics] };
}

/**
 * @param {Catalogue} catalogue
 * @param {Details} details
 * @returns {Catalogue}
 */
export function withDetails(catalogue, details) {
  const detailed = (/** @type {any[]} */ items = []) =>
    items.map((item) => ({ ...item, ...details[item.id] }));
  const { metrics, tests, post_hoc, effect_sizes } = catalogue;
  return {
    ...catalogue,
    metrics: detailed(metrics),
    tests: detailed(tests),
    post_hoc: detailed(post_hoc),
    effect_sizes: detailed(effect_sizes),
  };
}

/**
 * Words of one metric key; a key the catalogue does not have is its own name.
 * @param {Catalogue | null} catalogue
 * @param {string} key
 * @returns {KeyWords}
 * @example keyWords(catalogue, "roc_auc").shortName // "AUC"
 */
export function keyWords(catalogue, key) {
  const found = catalogue && (metricKeys(catalogue).get(key) ?? userVariant(catalogue, key));
  return found ?? { key, name: key, shortName: key, metric: null };
}

/**
 * Of these keys the metrics of which one end is better.
 * @param {Catalogue | null} catalogue
 * @param {readonly string[]} keys
 * @returns {string[]}
 */
export const withBetterEnd = (catalogue, keys) =>
  keys.filter((key) => {
    const { metric } = keyWords(catalogue, key);
    return metric !== null && metric.direction !== 'neither';
  });

/**
 * The sentence behind a reason id, as the page says it.
 * @param {Catalogue | null} catalogue
 * @param {string | undefined} reason
 * @returns {string}
 */
export function reasonWords(catalogue, reason) {
  if (!reason) return '';
  const reasons = catalogue?.reasons;
  return reasons && Object.hasOwn(reasons, reason) ? onPage(reasons[reason]) : reason;
}

/**
 * What gave an interval: a method, or the test or effect size whose limits they are.
 * @param {Catalogue | null} catalogue
 * @param {string} id
 * @returns {string}
 */
export function intervalName(catalogue, id) {
  const families = /** @type {const} */ (['intervals', 'tests', 'effect_sizes']);
  const family = families.find((one) => catalogue?.[one]?.some((item) => item.id === id));
  return itemName(catalogue, family ?? 'intervals', id);
}

/**
 * Name of a curve, test, interval or threshold rule.
 * @param {Catalogue | null} catalogue
 * @param {'curves' | 'tests' | 'intervals' | 'thresholds' | 'post_hoc' | 'effect_sizes'} family
 * @param {string} id
 * @returns {string}
 */
export function itemName(catalogue, family, id) {
  return catalogue?.[family]?.find((item) => item.id === id)?.name ?? id;
}
