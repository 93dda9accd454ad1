import { directionIsOpen, ownValue } from '../../core/report.js';
import { interval, level, number, threshold } from '../../words/format.js';

/**
 * What the verdicts on learners share: names of procedures, clauses and sentences of several
 * tasks. Free of the DOM: the command line uses it too.
 * @typedef {import('../../words/verdict.js').VerdictText} VerdictText
 * @typedef {import('./words.js').ComparisonWords} Words
 * @typedef {VerdictText['parts']} Parts
 *
 * @typedef {object} Context
 * @property {any} report
 * @property {Words} t
 * @property {(id: string) => string} reason
 */

export const plain = (/** @type {string} */ text) => ({ text, strong: false });
export const strong = (/** @type {string} */ text) => ({ text, strong: true });

/**
 * The name of a procedure for all pairs or against a control.
 * @param {Words} t
 * @param {string} id
 * @example procedureName(words, 'wilcoxon_holm') // 'Wilcoxon–Holm'
 */
export function procedureName(t, id) {
  const of = id.replace(/^wilcoxon_/, '');
  const name = ownValue(t.procedures, of) ?? of;
  return of === id ? name : t.withWilcoxon(name);
}

/**
 * The procedure that judges the others against the control.
 * @param {any} report
 * @returns {{ id: string, key: string, critical_difference: number | null } | null}
 */
export const controlProcedure = ({ control }) =>
  control?.procedures.find((/** @type {{ id: string }} */ { id }) => id === control.procedure) ??
  null;

/** The procedure that judges all pairs. @param {any} report */
export const pairProcedure = ({ procedures = [], options }) =>
  procedures.find((/** @type {{ id: string }} */ one) => one.id === options.post_hoc) ?? null;

/** A level such as .05. @param {any} options */
export const alphaOf = ({ alpha = 0.05 }) => String(alpha).replace(/^0/, '');

/** At which level, where it is not the usual one. @param {Context} context */
export const alphaText = ({ report: { options }, t }) =>
  (options.alpha ?? 0.05) === 0.05 ? '' : t.detail.alpha(alphaOf(options));

/**
 * Clauses as one line; blanks between sentences only where the language has them.
 * @param {string[]} sentences
 */
export const joined = (sentences) =>
  sentences
    .filter(Boolean)
    .reduce((line, each) => line + (!line || line.endsWith('。') ? '' : ' ') + each, '');

/** @param {Context} context */
export function directionOf({ report, t }) {
  const { input, options } = report;
  const text =
    input.values === 'ranks'
      ? t.detail.ranks
      : options.higher_is_better
        ? t.detail.higher
        : t.detail.lower;
  const measure = input.measure && input.values !== 'ranks' ? t.detail.measure(input.measure) : '';
  const guessed = directionIsOpen(report) ? t.aside(t.detail.guessed) : '';
  return joined([measure, `${text}${guessed}${t.stop}`]);
}

/**
 * What favours the other one, as a sentence; nothing where nothing does.
 * @param {Words} t
 * @param {string[]} statistics
 * @param {string} other
 */
export const opposition = (t, statistics, other) =>
  statistics.length > 0
    ? t.verdict.opposed(
        statistics.map((id) => ownValue(t.verdict.statistics, id) ?? id),
        other,
      )
    : '';

/**
 * A difference with its interval, as far as they are defined.
 * @param {any} verdict
 * @param {number} [digits]
 */
export function differenceText({ difference, low, high }, digits) {
  if (typeof difference !== 'number') return '';
  const known = typeof low === 'number' && typeof high === 'number';
  return `${number(difference, digits)}${known ? ` ${interval(low, high, digits)}` : ''}`;
}

/**
 * Decimals that show a difference with two digits: three, or more for a small one.
 * @param {number} difference
 * @example decimalsFor(-0.00031) // 5
 */
export function decimalsFor(difference) {
  const size = Math.abs(difference);
  return size > 0 ? Math.max(3, Math.min(6, 1 - Math.floor(Math.log10(size)))) : 3;
}

/** That the whole interval lies within the region that was given. @param {any} report @param {Words} t */
export const ropeText = ({ verdict, options }, t) =>
  verdict.within_rope ? t.verdict.withinRope(threshold(options.rope)) : '';

/**
 * A significant difference of which two statistics favour either side: none stands out.
 * @param {Context} context
 * @param {string} one whom the deciding statistic favours
 * @param {string} other
 * @param {string} statistic the one that decides
 * @param {string} numbers
 * @returns {Parts}
 */
export function unclear({ report, t }, one, other, statistic, numbers) {
  const [own, ...against] = [statistic, ...report.verdict.opposed_by].map(
    (id) => ownValue(t.verdict.statistics, id) ?? id,
  );
  return [plain(t.verdict.unclear(one, other, own, against, numbers))];
}

/**
 * "No significant difference between A and B was found: …", in which neither stands out.
 * @param {Words} t
 * @param {string} best
 * @param {string} other
 * @param {string} numbers
 * @param {string} [more]
 * @returns {Parts}
 */
export function noneFound(t, best, other, numbers, more = '') {
  const [before, after] = t.verdict.noneFound(other, numbers);
  return [plain(before + best + after + more)];
}

/**
 * At which level intervals are; of several comparisons that they are not adjusted.
 * @param {Words} t
 * @param {number} at
 * @param {number} comparisons
 */
export const intervalText = (t, at, comparisons) =>
  (comparisons > 1 ? t.detail.unadjusted : t.detail.interval)(level(at));
