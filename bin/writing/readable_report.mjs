/**
 * A report as text for a terminal: the verdict, then the table.
 * @module
 */
import { itemName, keyWords, metricKeys } from '../../web/core/catalogue.js';
import { COLUMNS, kindOf } from '../../web/core/kinds.js';
import { count, integer, interval, level, number } from '../../web/words/format.js';
import { words } from '../../web/words/index.js';
import { positiveText, saysPositive, verdictText } from '../../web/words/verdict.js';
import { oneLine } from '../../web/words/visible.js';
import { aligned } from './aligned.mjs';
import { isComparison, readableComparison } from './readable_comparison.mjs';

/**
 * The keys of a metric whose parameter an option sets: the column with that value.
 * @param {any} catalogue
 * @param {any} metric
 * @param {number} value
 * @param {string[]} all keys of the report
 */
function keyWithValue(catalogue, metric, value, all) {
  const listed = metric.keys.find((/** @type {any} */ { parameter }) => parameter === value)?.key;
  const isOwn = (/** @type {string} */ key) =>
    !metricKeys(catalogue).has(key) && keyWords(catalogue, key).metric === metric;
  return listed === undefined ? all.find(isOwn) : all.find((key) => key === listed);
}

/**
 * Those of its kind that the report has, and those whose parameter was given: "ndcg@3" behind "ndcg@10" with --k=3.
 * @param {any} report
 * @param {any} catalogue
 * @param {import('../arguments.mjs').Options} given
 * @returns {string[]}
 */
export function keysOf(report, catalogue, given) {
  /** @type {string[]} */
  const all = report.models.flatMap((/** @type {any} */ { metrics }) => Object.keys(metrics));
  const keys = COLUMNS[kindOf(report)].filter((key) => all.includes(key));
  for (const [option, value] of given) {
    const metrics = (catalogue?.metrics ?? []).filter(
      (/** @type {any} */ m) => m.option === option,
    );
    const lastOf = (/** @type {any} */ metric) =>
      keys.findLastIndex((key) => keyWords(catalogue, key).metric === metric);
    // Of cut-offs, those of metrics that are shown anyway.
    const shown = metrics.filter((/** @type {any} */ metric) => lastOf(metric) >= 0);
    for (const metric of shown.length > 0 ? shown : metrics) {
      const key = keyWithValue(catalogue, metric, Number(value), all);
      if (key === undefined || keys.includes(key)) continue;
      keys.splice(lastOf(metric) < 0 ? keys.length : lastOf(metric) + 1, 0, key);
    }
  }
  return keys;
}

/** @param {any} catalogue @param {string} key */
const headOf = (catalogue, key) => keyWords(catalogue, key).shortName;

/**
 * @param {any} catalogue
 * @param {string} key
 * @param {number | null} value
 */
function text(catalogue, key, value) {
  const entry = catalogue?.metrics.find((/** @type {any} */ metric) => metric.id === key);
  return entry?.needs === 'nothing' ? count(value) : number(value);
}

/**
 * @param {any} report
 * @param {'en' | 'zh'} language  one whose words are loaded
 * @param {any} catalogue  of that language, or null
 * @param {import('../arguments.mjs').Options} [given] on the command line
 * @returns {string}
 */
export function readableReport(report, language, catalogue, given = new Map()) {
  const reasons = catalogue?.reasons ?? {};
  const warnings = warningLines(report, language).map((line) => `! ${line}`);
  const lines = isComparison(report)
    ? readableComparison(report, language, { reasons, statistics: catalogue?.statistics ?? [] })
    : measured(report, language, catalogue, given);
  return [...lines, ...warnings].join('\n').replace(/\n*$/, '\n');
}

/** @param {any} report @param {'en' | 'zh'} language @returns {string[]} */
export const warningLines = (report, language) =>
  report.warnings.map((/** @type {any} */ warning) =>
    oneLine(language === 'zh' ? warning.message_zh : warning.message),
  );

/** So many models are named; more are counted. */
const MOST_NAMED = 3;

/**
 * By which methods the intervals of a metric were made, each with the models that have it.
 * @param {any[]} models
 * @param {string} key
 * @param {(made: { method: string, resample?: string }) => string} nameOf
 * @returns {[string, string[]][]} the most frequent first
 */
function methodsOfMetric(models, key, nameOf) {
  /** @type {Map<string, string[]>} */
  const methods = new Map();
  for (const { name, intervals } of models) {
    if (!Object.hasOwn(intervals, key)) continue;
    const how = nameOf(intervals[key]);
    methods.set(how, [...(methods.get(how) ?? []), oneLine(name)]);
  }
  return [...methods].sort(([, one], [, other]) => other.length - one.length);
}

/**
 * How the intervals of the table were made, one clause a method: "95 % intervals:
 * AUC: DeLong (logit); F1: BCa, cases resampled." Where a metric has a second method, the models that have that one
 * stand behind it: "AUC (k-NN): Newcombe". Empty without any.
 * @param {any} report
 * @param {string[]} keys
 * @param {'en' | 'zh'} language
 * @param {any} catalogue
 * @returns {string}
 */
function methodsOf(report, keys, language, catalogue) {
  const { intervalMethods, resampled, ofModels, modelsCounted } = words(language).table;
  /** @param {{ method: string, resample?: string }} made */
  const nameOf = ({ method, resample }) => {
    const name = itemName(catalogue, 'intervals', method);
    return resample ? `${name}, ${resampled[/** @type {'plain'} */ (resample)]}` : name;
  };
  /** @type {Map<string, Set<string>>} */
  const metrics = new Map();
  for (const key of keys) {
    const head = headOf(catalogue, key);
    methodsOfMetric(report.models, key, nameOf).forEach(([how, names], place) => {
      const models =
        names.length > MOST_NAMED ? modelsCounted(integer(names.length)) : names.join(', ');
      const label = place === 0 ? head : ofModels(head, models);
      metrics.set(how, (metrics.get(how) ?? new Set()).add(label));
    });
  }
  const clauses = [...metrics].map(([how, heads]) => `${[...heads].join(', ')}: ${how}`);
  return clauses.length > 0 ? intervalMethods(level(1 - report.options.alpha), clauses) : '';
}

/**
 * What is said of measured models beside the table.
 * @param {any} report
 * @param {'en' | 'zh'} language
 * @param {any} catalogue
 * @param {string[]} keys of the table
 * @returns {{ sentences: string[], remarks: string[] }}  the verdict, above it; of the positive class and of how the
 *   intervals were made, below
 */
export function measuredWords(report, language, catalogue, keys) {
  const reasons = catalogue?.reasons ?? {};
  const { sentence, detail, notes } = verdictText(report, language, {
    metric: (key) => headOf(catalogue, key),
    reason: (id) => reasons[id] ?? id,
  });
  const positive = saysPositive(report) ? '' : positiveText(report, words(language).verdict);
  return {
    sentences: [sentence, detail, ...(notes ?? [])].map(oneLine),
    remarks: [oneLine(positive), methodsOf(report, keys, language, catalogue)].filter(Boolean),
  };
}

/**
 * The verdict and a table of metrics.
 * @param {any} report
 * @param {'en' | 'zh'} language
 * @param {any} catalogue
 * @param {import('../arguments.mjs').Options} given
 * @returns {string[]}
 */
function measured(report, language, catalogue, given) {
  const keys = keysOf(report, catalogue, given);
  const { sentences, remarks } = measuredWords(report, language, catalogue, keys);
  const rows = [
    [language === 'zh' ? '模型' : 'Model', ...keys.map((key) => headOf(catalogue, key))],
  ];
  for (const model of report.models) {
    rows.push([
      oneLine(model.name),
      ...keys.map((key) => text(catalogue, key, model.metrics[key])),
    ]);
    const bounds = keys.map((key) => {
      const limits = Object.hasOwn(model.intervals, key) ? model.intervals[key] : null;
      return limits ? interval(limits.low, limits.high) : '';
    });
    if (bounds.some((text) => text !== '')) rows.push(['', ...bounds]);
  }
  return [...sentences, '', ...aligned(rows), '', ...remarks.flatMap((remark) => [remark, ''])];
}
