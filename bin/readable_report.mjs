/**
 * A report as text for a terminal: the verdict, then the table.
 * @module
 */
import { itemName } from '../web/core/catalogue.js';
import { COLUMNS, kindOf } from '../web/core/kinds.js';
import { count, integer, interval, level, number } from '../web/words/format.js';
import { words } from '../web/words/index.js';
import { positiveText, saysPositive, verdictText } from '../web/words/verdict.js';
import { oneLine } from '../web/words/visible.js';
import { isComparison, readableComparison } from './readable_comparison.mjs';

/** Those of its kind that the report has. @param {any} report @returns {string[]} */
function keysOf(report) {
  return COLUMNS[kindOf(report)].filter((key) =>
    report.models.some((/** @type {any} */ { metrics }) => Object.hasOwn(metrics, key)),
  );
}

/** Columns that a terminal gives to a character: CJK and full-width ones take two. @param {string} text */
function width(text) {
  let columns = 0;
  for (const character of text)
    columns +=
      /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u.test(
        character,
      )
        ? 2
        : 1;
  return columns;
}

/** @param {string[][]} rows  the first column left-aligned, the others right-aligned */
function aligned(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => width(row[column]))));
  const pad = (/** @type {string} */ text, /** @type {number} */ column) => {
    const blanks = ' '.repeat(widths[column] - width(text));
    return column === 0 ? text + blanks : blanks + text;
  };
  return rows.map((row) => row.map(pad).join('  ').trimEnd());
}

/**
 * @param {any} catalogue
 * @param {string} key
 * @returns {string}
 */
function headOf(catalogue, key) {
  for (const metric of catalogue?.metrics ?? []) {
    const found = metric.keys.find((/** @type {any} */ one) => one.key === key);
    if (found) return found.short_name;
  }
  return key;
}

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
 * @returns {string}
 */
export function readableReport(report, language, catalogue) {
  const reasons = catalogue?.reasons ?? {};
  const warnings = report.warnings.map(
    (/** @type {any} */ warning) =>
      `! ${oneLine(language === 'zh' ? warning.message_zh : warning.message)}`,
  );
  const lines = isComparison(report)
    ? readableComparison(
        report,
        language,
        { reasons, statistics: catalogue?.statistics ?? [] },
        aligned,
      )
    : measured(report, language, catalogue, reasons);
  return [...lines, ...warnings].join('\n').replace(/\n*$/, '\n');
}

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
 * @returns {string[]}
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
  return clauses.length > 0 ? [intervalMethods(level(1 - report.options.alpha), clauses), ''] : [];
}

/**
 * The verdict and a table of metrics.
 * @param {any} report
 * @param {'en' | 'zh'} language
 * @param {any} catalogue
 * @param {Record<string, string>} reasons
 * @returns {string[]}
 */
function measured(report, language, catalogue, reasons) {
  const keys = keysOf(report);
  const verdict = verdictText(report, language, {
    metric: (key) => headOf(catalogue, key),
    reason: (id) => reasons[id] ?? id,
  });
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
  const positive = saysPositive(report) ? '' : positiveText(report, words(language).verdict);
  return [
    oneLine(verdict.sentence),
    oneLine(verdict.detail),
    ...(verdict.notes ?? []).map(oneLine),
    '',
    ...aligned(rows),
    '',
    ...(positive ? [oneLine(positive), ''] : []),
    ...methodsOf(report, keys, language, catalogue),
  ];
}
