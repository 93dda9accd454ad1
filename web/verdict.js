import { integer, interval, level, number, pRelation } from './format.js';
import { words } from './text/index.js';

/**
 * The verdict as sentences. Free of the DOM: the command line uses it too.
 * @typedef {object} VerdictText
 * @property {{ text: string, strong: boolean }[]} parts the sentence; the
 *   strong part is the model that it is about
 * @property {string} sentence the same without marks
 * @property {string} detail the test behind it; may be empty
 */

/** Metrics that judge an order rather than decisions. */
const RANKING = ['roc_auc', 'average_precision', 'gini'];
const STATISTIC_SYMBOLS = { delong: 'z', mcnemar: 'χ²' };

/**
 * @param {Record<string, string>} table
 * @param {string | undefined} key
 */
function named(table, key = '') {
  return Object.hasOwn(table, key) ? table[key] : key;
}

/**
 * @param {import('./report.js').Report} report
 * @param {import('./text/index.js').Language} language
 * @param {object} [names] from the catalogue
 * @param {(key: string) => string} [names.metric] short name of a metric
 * @param {(id: string) => string} [names.reason] sentence of a reason
 * @returns {VerdictText}
 * @example verdictText(report, "en").sentence
 * // "RF ranks better than LR: AUC 0.982 against 0.957, a difference of 0.025 [0.011, 0.039]."
 */
export function verdictText(report, language, names = {}) {
  const t = words(language).verdict;
  const { verdict } = report;
  const { metric: key = 'roc_auc' } = verdict;
  const metric = Object.hasOwn(t.metrics, key)
    ? named(t.metrics, key)
    : (names.metric?.(key) ?? key);
  const parts = sentenceParts(report, { t, metric, names });
  const sentence = parts.map(({ text }) => text).join('');
  return { parts, sentence, detail: detailText(report, t, names) };
}

/**
 * @param {import('./report.js').Report} report
 * @param {{ t: import('./text/index.js').Words['verdict'], metric: string, names: { reason?: (id: string) => string } }} context
 */
function sentenceParts({ verdict, models }, { t, metric, names }) {
  if (verdict.kind === 'undefined') {
    const reason = verdict.reason ?? '';
    const text = t.undefined(names.reason?.(reason) ?? reason);
    return [{ text, strong: false }];
  }
  const best = verdict.best ?? '';
  const bounds = verdictBounds(verdict, models);
  const values = {
    metric,
    other: verdict.other ?? '',
    bestValue: number(verdict.best_value),
    otherValue: number(verdict.other_value),
    difference: number(verdict.difference),
    interval: bounds,
    ranks: RANKING.includes(verdict.metric ?? ''),
  };
  const sentences = { better: t.bestIn, single: t.single, untested: t.untested };
  const rest =
    verdict.kind === 'no_difference' ? t.noDifference(values) : sentences[verdict.kind](values);
  return [
    { text: best, strong: verdict.kind !== 'no_difference' },
    { text: rest, strong: false },
  ];
}

/**
 * @param {import('./report.js').Verdict} verdict
 * @param {import('./report.js').Model[]} models
 */
function verdictBounds(verdict, models) {
  const { low, high } = verdict;
  if (typeof low === 'number' && typeof high === 'number') {
    return ` ${interval(low, high)}`;
  }
  if (verdict.kind !== 'single') return '';
  const model = models.find(({ name }) => name === verdict.best);
  const found = model?.intervals[verdict.metric ?? ''];
  return found ? ` ${interval(found.low, found.high)}` : '';
}

/**
 * @param {import('./report.js').Report} report
 * @param {import('./text/index.js').Words['verdict']} t
 * @param {{ reason?: (id: string) => string }} names
 */
function detailText(report, t, names) {
  const { verdict, input, options } = report;
  const cases = integer(input.rows - input.rows_dropped);
  if (verdict.kind === 'undefined') return '';
  if (verdict.kind === 'single') {
    return t.onOne(cases, number(input.positives, 0), input.positive);
  }
  if (verdict.kind === 'untested') {
    const reason = verdict.reason ?? '';
    return t.noTest(names.reason?.(reason) ?? reason);
  }
  const symbol = named(STATISTIC_SYMBOLS, verdict.test);
  const { statistic, p_adjusted: adjusted, pairs = 1 } = verdict;
  const known = statistic !== null && statistic !== undefined && symbol !== verdict.test;
  const line = t.testLine({
    test: named(t.tests, verdict.test),
    cases,
    statistic: known ? `${symbol}\u00a0=\u00a0${number(statistic, 2)}` : '',
    p: pRelation(verdict.p),
    adjusted: pairs > 1 && typeof adjusted === 'number' ? pRelation(adjusted) : '',
    pairs,
  });
  const second = verdict.second;
  const alpha = options.alpha ?? 0.05;
  const more =
    second && second.p !== null
      ? t.second({
          test: named(t.tests, second.test).trim(),
          p: pRelation(second.p),
          favours: second.favours,
          significant: second.p < alpha,
        })
      : '';
  return line + more + t.level(level(1 - alpha));
}
