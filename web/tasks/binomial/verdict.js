import { integer, interval, number, pRelation, threshold } from '../../words/format.js';
import { alphaText, intervalText, joined, plain, strong } from '../comparison/verdict.js';
import { named } from './named.js';

/**
 * The verdict on counts of errors as sentences.
 * @typedef {import('../comparison/verdict.js').Context} Context
 * @typedef {import('../comparison/verdict.js').Words} Words
 * @typedef {import('../comparison/verdict.js').Parts} Parts
 */

/** @param {Context} context @returns {{ parts: Parts, detail: string }} */
export function binomial({ report: unnamed, t, reason }) {
  const { report, begin } = named(unnamed, t.verdict.unnamed);
  const { verdict, tests } = report;
  const bounds =
    typeof tests.clopper_pearson_low === 'number'
      ? ` ${interval(tests.clopper_pearson_low, tests.clopper_pearson_high)}`
      : '';
  const errors = t.verdict.errors(
    integer(verdict.errors),
    integer(verdict.n),
    `${number(verdict.error_rate)}${bounds}`,
  );
  const eps0 = typeof verdict.eps0 === 'number' ? threshold(verdict.eps0) : null;
  const k = verdict.experiments;
  const name = strong(begin(verdict.name));
  const levelText = intervalText(t, verdict.level, k);
  const { shared } = verdict;
  if (eps0 === null)
    return {
      parts: shared
        ? [plain(begin(t.verdict.sharedRate(shared, verdict.name, errors)))]
        : [name, plain((k > 1 ? t.verdict.noRate : t.verdict.oneRate)(errors))],
      detail: joined([t.verdict.giveRate, levelText]),
    };
  if (verdict.kind === 'undefined')
    return { parts: [plain(t.verdict.undefined(reason(verdict.reason ?? '')))], detail: levelText };
  const adjusted = verdict.adjustment !== null;
  const alpha = report.options.alpha;
  const shownP = (/** @type {number} */ p) => {
    const shown = pRelation(p, alpha);
    return adjusted ? t.verdict.adjustedP(shown) : shown;
  };
  const numbers = `${errors}${t.comma}${shownP(verdict.p_adjusted)}`;
  const say = {
    above: t.verdict.above,
    not_above: t.verdict.notAbove,
    below: t.verdict.below,
    not_below: t.verdict.notBelow,
    different: t.verdict.different,
    not_different: t.verdict.notDifferent,
  }[/** @type {'above'} */ (verdict.kind)];
  const other = verdict.other_side;
  const rest = [
    other ? t.verdict.otherSide(other.alternative === 'less', shownP(other.p_adjusted)) : '',
    shared
      ? t.verdict.sameRate(shared.filter((/** @type {string} */ one) => one !== verdict.name))
      : '',
    k > 1 ? worstOf(verdict, t, alpha) + othersOf(verdict, t, alpha) : '',
  ];
  const critical = criticalText(criticalErrors(report), t);
  return {
    parts: [name, plain(say(eps0, numbers) + rest.join(''))],
    detail: joined([
      `${t.detail.binomial(integer(verdict.n), eps0, tailText(verdict, t, alpha))}${critical && t.comma + critical}${t.stop}`,
      levelText,
      alphaText({ report, t, reason }),
      verdict.interval_agrees === false ? t.detail.tailsDiffer(verdict.p <= alpha) : '',
    ]),
  };
}

/** @param {any} verdict @param {Words} t @param {number} alpha */
const worstOf = ({ experiments, p: alone }, t, alpha) =>
  t.verdict.worstOf(integer(experiments), pRelation(alone, alpha));

/** Of which other experiments the same is found. @param {any} verdict @param {Words} t @param {number} alpha */
function othersOf({ others, alternative, experiments }, t, alpha) {
  const names = others.map((/** @type {any} */ { name }) => name);
  const largest = Math.max(...others.map((/** @type {any} */ other) => other.p_adjusted));
  return names.length === 0
    ? t.verdict.noOthers[/** @type {'greater'} */ (alternative)](
        integer(experiments - 1),
        experiments === 2,
      )
    : t.verdict.others[/** @type {'greater'} */ (alternative)](names, pRelation(largest, alpha));
}

/** The chance that is the p-value. @param {any} verdict @param {Words} t @param {number} alpha */
function tailText({ alternative, errors, p: value }, t, alpha) {
  if (alternative === 'two-sided') return `${t.detail.twoSided} ${pRelation(value, alpha)}`;
  const tail = `P(X ${alternative === 'less' ? '≤' : '≥'} ${integer(errors)})`;
  return pRelation(value, alpha).replace(/^p/, tail);
}

/**
 * Up to how many errors, and from how many on, the test that was asked for is
 * significant; null where it is not asked, or never is. With several experiments
 * at which adjusted level, in three digits; else empty.
 * @param {any} report of the task `binomial`
 * @returns {{ few: number | null, many: number | null, adjusted: string }}
 */
export const criticalErrors = ({ verdict }) => ({
  few: verdict.critical_few ?? null,
  many: verdict.critical_many ?? null,
  adjusted: verdict.adjustment ? threshold(Number(verdict.critical_level.toPrecision(3))) : '',
});

/**
 * @param {ReturnType<typeof criticalErrors>} critical
 * @param {Words} t
 */
export function criticalText({ few, many, adjusted }, t) {
  const shown = (/** @type {number | null} */ count) => (count === null ? null : integer(count));
  return few === null && many === null ? '' : t.detail.critical(shown(few), shown(many), adjusted);
}
