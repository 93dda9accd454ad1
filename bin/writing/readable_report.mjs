/**
 * A report as text for a terminal: the verdict, then the table.
 * @module
 */
import { keyWords, metricKeys } from '../../web/core/catalogue.js';
import { COLUMNS, kindOf } from '../../web/core/kinds.js';
import { measuredWords, warningLines } from '../../web/tasks/report_words.js';
import { count, interval, number } from '../../web/words/format.js';
import { oneLine } from '../../web/words/visible.js';
import { aligned } from './aligned.mjs';
import { columnsRead } from './columns_read.mjs';
import { isComparison, readableComparison } from './readable_comparison.mjs';
import { withTypedOptions } from './typed_options.mjs';

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
  const warnings = warningLines(report, language).map(
    (line) => `! ${withTypedOptions(line, 'evaluate')}`,
  );
  const lines = isComparison(report)
    ? readableComparison(report, language, { reasons, statistics: catalogue?.statistics ?? [] })
    : measured(report, language, catalogue, given);
  const columns = columnsRead(report.input, language);
  const read = columns ? [columns, ''] : [];
  return [...lines, ...read, ...warnings].join('\n').replace(/\n*$/, '\n');
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
  const typed = sentences.map((sentence) => withTypedOptions(sentence, 'evaluate'));
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
  const undefinedOnes = undefinedLines(report, language, catalogue, keys);
  return [
    ...typed,
    '',
    ...aligned(rows),
    '',
    ...[...undefinedOnes, ...remarks].flatMap((line) => [line, '']),
  ];
}

/**
 * Why values of the table are undefined: a line for each reason, with the models unless it is all of them.
 * @param {any} report
 * @param {'en' | 'zh'} language
 * @param {any} catalogue
 * @param {string[]} keys columns
 * @returns {string[]}
 */
function undefinedLines(report, language, catalogue, keys) {
  /** @type {any[]} */
  const models = report.models;
  /** @type {Map<string, string[]>} */
  const heads = new Map();
  for (const key of keys) {
    const without = models.filter((model) => model.reasons?.[key]);
    for (const id of new Set(without.map(({ reasons }) => reasons[key]))) {
      const names = without
        .filter(({ reasons }) => reasons[key] === id)
        .map(({ name }) => `"${oneLine(name)}"`);
      const all = names.length === models.length;
      const why = catalogue?.reasons[id] ?? id;
      const end =
        language === 'zh'
          ? `无定义${all ? '' : `（${names.join('、')}）`}：${why}。`
          : `undefined${all ? '' : ` for ${names.join(', ')}`}: ${why}.`;
      heads.set(end, [...(heads.get(end) ?? []), headOf(catalogue, key)]);
    }
  }
  return [...heads].map(([end, metrics]) =>
    language === 'zh'
      ? `${metrics.join('、')} ${end}`
      : `${metrics.join(', ')} ${metrics.length === 1 ? 'is' : 'are'} ${end}`,
  );
}
