import { directionIsOpen, ownValue } from '../../core/report.js';
import { closed } from '../../words/chinese.js';
import {
  fixed,
  integer,
  interval,
  level,
  number,
  P_IN_THE_LIMIT,
  pRelation,
  threshold,
} from '../../words/format.js';
import { degreesOfFreedom } from './degrees_of_freedom.js';
import { comparisonWords } from './words.js';

/**
 * The verdict on learners as sentences. Free of the DOM: the command line uses
 * it too.
 * @typedef {import('../../words/verdict.js').VerdictText} VerdictText
 * @typedef {import('./words.js').ComparisonWords} Words
 * @typedef {VerdictText['parts']} Parts
 *
 * @typedef {object} Context
 * @property {any} report
 * @property {Words} t
 * @property {(id: string) => string} reason
 */

const plain = (/** @type {string} */ text) => ({ text, strong: false });
const strong = (/** @type {string} */ text) => ({ text, strong: true });

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

/**
 * @param {any} report of the task `cv`, `friedman` or `binomial`
 * @param {import('../../words/index.js').Language} language
 * @param {(id: string) => string} reason sentence of a reason
 * @returns {VerdictText}
 */
export function comparisonVerdict(report, language, reason) {
  const context = { report, t: comparisonWords(language), reason };
  const { parts: written, detail } = { friedman, cv, binomial }[
    /** @type {'friedman' | 'cv' | 'binomial'} */ (report.task)
  ](context);
  const parts = language === 'zh' ? closed(written) : written;
  return { parts, sentence: parts.map(({ text }) => text).join(''), detail };
}

/**
 * The learner that the verdict's sentence emphasises. None stands out where no
 * difference, or one without a direction, was found.
 * @param {any} report of the task `cv`, `friedman` or `binomial`
 * @returns {string | undefined}
 */
export const standsOut = (report) =>
  comparisonVerdict(report, 'en', String).parts.find((part) => part.strong)?.text;

/** A level such as .05. @param {any} options */
const alphaOf = ({ alpha = 0.05 }) => String(alpha).replace(/^0/, '');

/**
 * Clauses as one line; blanks between sentences only where the language has them.
 * @param {string[]} sentences
 */
export const joined = (sentences) =>
  sentences
    .filter(Boolean)
    .reduce((line, each) => line + (!line || line.endsWith('。') ? '' : ' ') + each, '');

/** @param {Context} context */
function directionOf({ report, t }) {
  const { input, options } = report;
  const text =
    input.values === 'ranks'
      ? t.detail.ranks
      : options.higher_is_better
        ? t.detail.higher
        : t.detail.lower;
  return `${text}${directionIsOpen(report) ? t.aside(t.detail.guessed) : ''}${t.stop}`;
}

// ---------------------------------------------------------------- many data sets

/** @param {Context} context */
function omnibusNumbers(context) {
  const { report, t } = context;
  const { test, statistic, p: value } = report.verdict;
  const how = { friedman_exact: t.detail.exact, friedman_permutation: t.detail.permutation }[
    /** @type {string} */ (test)
  ];
  if (!how) return fNumbers(context);
  return `χ²\u00a0=\u00a0${number(statistic, 2)}${t.comma}${how} ${pRelation(value, report.options.alpha)}`;
}

/** Iman and Davenport's F and its p. @param {Context} context */
function fNumbers({ report, t }) {
  const {
    iman_davenport_f_tie_corrected: statistic,
    iman_davenport_p_tie_corrected: value,
    iman_davenport_df1: df1,
    iman_davenport_df2: df2,
  } = report.tests;
  // All rankings agree: F grows beyond every bound.
  const [f, p] =
    statistic === null && value === 0
      ? ['∞', P_IN_THE_LIMIT]
      : [number(statistic, 2), pRelation(value, report.options.alpha)];
  return `F(${df1}, ${df2})\u00a0=\u00a0${f}${t.comma}${p}`;
}

/** @param {Context} context @returns {{ parts: Parts, detail: string }} */
function friedman(context) {
  const { report, t, reason } = context;
  const { verdict } = report;
  if (verdict.kind === 'undefined' || (verdict.kind === 'two' && verdict.p === null))
    return {
      parts: [plain(t.verdict.undefined(reason(verdict.reason ?? '')))],
      detail: joined([sizeOf(context), directionOf(context), toleranceText(context)]),
    };
  if (verdict.kind === 'two') return twoLearners(context);
  const numbers = omnibusNumbers(context);
  const k = integer(report.tests.n_algorithms);
  const [best] = verdict.best;
  const differ = verdict.kind === 'differ';
  const shared = verdict.shared ?? [best];
  const first = shared.length > 1 ? t.verdict.several(shared) : best;
  // Who chose a control asks about that one, if there is any difference at all.
  const told =
    report.control && differ
      ? [plain(againstControl(context) + opposedText(context))]
      : [
          differ && shared.length === 1 ? strong(best) : plain(first),
          plain(
            differ
              ? followers(context, shared.length) + opposedText(context)
              : t.verdict.bestRank(rankOf(report, best), shared.length),
          ),
        ];
  const parts = [plain((differ ? t.verdict.differ : t.verdict.noDifference)(k, numbers)), ...told];
  return { parts, detail: friedmanDetail(context) };
}

/** @param {any} report @param {string} name */
function rankOf(report, name) {
  const model = report.models.find((/** @type {any} */ one) => one.name === name);
  const rank = model?.metrics.average_rank;
  return typeof rank === 'number' ? fixed(rank, 2) : 'n/a';
}

/**
 * Of comparisons that found a difference, which another statistic turns round.
 * @param {Context} context
 */
function opposedText({ report, t }) {
  /** @type {{ better: string, worse: string[], by: string[] }[]} */
  const groups = [];
  for (const { better, worse, by } of report.verdict.opposed ?? []) {
    const same = groups.find((one) => one.better === better && `${one.by}` === `${by}`);
    if (same) same.worse.push(worse);
    else groups.push({ better, worse: [worse], by });
  }
  return groups
    .map(({ better, worse, by }) =>
      t.verdict.opposedOf(
        by.map((id) => ownValue(t.verdict.statistics, id) ?? id),
        worse,
        better,
      ),
    )
    .join('');
}

/**
 * What the first in rank is better than.
 * @param {Context} context
 * @param {number} count how many share the first rank
 */
function followers({ report, t, reason }, count) {
  const { best, beaten, ahead, procedure } = report.verdict;
  const found = pairProcedure(report);
  const name = procedureName(t, procedure);
  if (found?.reason) return t.verdict.refused(name, reason(found.reason), count);
  const contrary = ahead.length > 0 ? t.verdict.ahead(name, ahead, count) : '';
  if (beaten.length === 0)
    return t.verdict.beatsNone(name, found?.significant ?? 0, count) + contrary;
  const all = best.length === count && ahead.length === 0;
  return all
    ? t.verdict.beatsAll(count)
    : t.verdict.beats(beaten, best.slice(count), count) + contrary;
}

/** @param {Context} context */
function againstControl({ report, t }) {
  const { name, better, worse } = report.control;
  return t.verdict.control(name, better, worse);
}

/** @param {Context} context */
function sizeOf({ report, t }) {
  const { n_algorithms: k, n_datasets: n } = report.tests;
  return `${t.detail.size(integer(k), integer(n))}${t.stop}`;
}

/** @param {Context} context */
function friedmanDetail(context) {
  const { report, t, reason } = context;
  const { verdict, tests, options } = report;
  const name = ownValue(t.detail.tests, verdict.test) ?? verdict.test;
  const hasF = verdict.test === 'iman_davenport_tie_corrected';
  const beside = hasF
    ? `χ²\u00a0=\u00a0${number(tests.friedman_chi2_tie_corrected, 2)}`
    : `Iman–Davenport ${fNumbers(context)}`;
  const { refused } = verdict;
  const control = controlProcedure(report);
  return joined([
    `${name}${t.colon}${t.detail.size(integer(tests.n_algorithms), integer(tests.n_datasets))}${t.comma}${beside}${t.stop}`,
    refused ? t.detail.refused(procedureName(t, refused.procedure), reason(refused.reason)) : '',
    control
      ? t.detail.controlBy(procedureName(t, control.id), alphaOf(options))
      : t.detail.pairsBy(procedureName(t, verdict.procedure), alphaOf(options)),
    directionOf(context),
    toleranceText(context),
  ]);
}

/**
 * What favours the other one, as a sentence; nothing where nothing does.
 * @param {Words} t
 * @param {string[]} statistics
 * @param {string} other
 */
const opposition = (t, statistics, other) =>
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
function differenceText({ difference, low, high }, digits) {
  if (typeof difference !== 'number') return '';
  const known = typeof low === 'number' && typeof high === 'number';
  return `${number(difference, digits)}${known ? ` ${interval(low, high, digits)}` : ''}`;
}

/** @param {Context} context @returns {{ parts: Parts, detail: string }} */
function twoLearners(context) {
  const { report, t } = context;
  const { verdict, models, tests, input } = report;
  const [best] = verdict.best;
  const other = models.find((/** @type {any} */ { name }) => name !== best)?.name ?? '';
  const { wins, ties } = verdict;
  const bySigns = verdict.test === 'sign_test';
  const size = differenceText(verdict, decimalsFor(verdict.difference));
  const numbers = [
    t.verdict.wins(
      integer(wins),
      integer(tests.n_datasets ?? input.datasets?.length),
      integer(ties),
      toleranceOf(report),
    ),
    size && t.verdict.hodgesLehmann(size),
    (bySigns ? t.verdict.signTest : t.verdict.wilcoxon)(pRelation(verdict.p, report.options.alpha)),
  ]
    .filter(Boolean)
    .join(t.comma);
  const exact = verdict.exact ? t.detail.exact : t.detail.normal;
  const name = ownValue(t.detail.tests, verdict.test) ?? verdict.test;
  const differ = verdict.beaten.length > 0;
  const parts = () => {
    if (verdict.direction_unclear) return unclear(context, best, other, 'signed_ranks', numbers);
    if (differ) return [strong(best), plain(t.verdict.two(other, numbers))];
    return noneFound(t, best, other, numbers, opposition(t, verdict.opposed_by, other));
  };
  const rope = plain(ropeText(report, t));
  return {
    parts: [...parts(), rope],
    detail: joined([
      `${name}${t.comma}${exact}${t.comma}${bySigns ? '' : `T\u00a0=\u00a0${number(verdict.statistic, 1)}${t.comma}`}${t.detail.size('2', integer(tests.n_datasets))}${t.stop}`,
      directionOf(context),
      toleranceText(context),
      report.options.control ? t.detail.controlOfTwo : '',
      verdict.refused ? t.detail.postHocOfTwo(procedureName(t, verdict.refused.procedure)) : '',
      alphaText(context),
      typeof verdict.low === 'number' ? t.detail.interval(level(verdict.level)) : '',
      verdict.interval_agrees === false
        ? t.detail.intervalDisagrees(differ || verdict.direction_unclear)
        : '',
    ]),
  };
}

/** That the whole interval lies within the region that was given. @param {any} report @param {Words} t */
const ropeText = ({ verdict, options }, t) =>
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
function unclear({ report, t }, one, other, statistic, numbers) {
  const [own, ...against] = [statistic, ...report.verdict.opposed_by].map(
    (id) => ownValue(t.verdict.statistics, id) ?? id,
  );
  return [plain(t.verdict.unclear(one, other, own, against, numbers))];
}

/** The tie tolerance, where one is set; else nothing. @param {any} report */
export const toleranceOf = ({ options }) =>
  options.tie_tolerance > 0 ? threshold(options.tie_tolerance) : '';

/** What the tie tolerance does, where one is set. @param {Context} context */
function toleranceText({ report, t }) {
  const tolerance = toleranceOf(report);
  return tolerance && t.detail.tolerance(tolerance);
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
function noneFound(t, best, other, numbers, more = '') {
  const [before, after] = t.verdict.noneFound(other, numbers);
  return [plain(before + best + after + more)];
}

// ---------------------------------------------------------------- folds

/**
 * Decimals that show a difference with two digits: three, or more for a small one.
 * @param {number} difference
 * @example decimalsFor(-0.00031) // 5
 */
function decimalsFor(difference) {
  const size = Math.abs(difference);
  return size > 0 ? Math.max(3, Math.min(6, 1 - Math.floor(Math.log10(size)))) : 3;
}

/** @param {Context} context @returns {{ parts: Parts, detail: string }} */
function cv(context) {
  const { report, t } = context;
  const { verdict, input, options, tests } = report;
  const design = ownValue(t.detail.design, options.design) ?? options.design;
  const all = Math.max(tests.n_folds, (input.runs ?? 1) * (input.folds ?? 0));
  // Of repeated hold-out each row is a run.
  const rows = options.design === 'holdout' ? t.detail.runs : t.detail.folds;
  const folds = `${rows(integer(tests.n_folds), integer(all))}${t.aside(design)}`;
  if (verdict.kind === 'single') return oneLearner(context, folds);
  const name = ownValue(t.detail.tests, verdict.test) ?? verdict.test;
  if (verdict.kind === 'undefined')
    return {
      parts: [plain(withoutTest(context))],
      detail: joined([
        verdict.beaten || verdict.further ? `${name}${t.comma}${folds}${t.stop}` : folds + t.stop,
        directionOf(context),
      ]),
    };
  const known = typeof verdict.low === 'number' && typeof verdict.high === 'number';
  const digits = decimalsFor(verdict.difference);
  const means = [verdict.best_value, verdict.other_value].map((mean) => number(mean, digits));
  const size = differenceText(verdict, digits);
  const numbers =
    verdict.effect === 'first_difference'
      ? t.verdict.firstFold(size, means)
      : t.verdict.means(size, means);
  const opposed = opposition(t, verdict.opposed_by, verdict.other);
  const alone =
    verdict.kind === 'no_difference' &&
    verdict.p !== null &&
    verdict.p <= options.alpha &&
    !opposed;
  const tell = (/** @type {string} */ sentence) => [strong(verdict.best), plain(sentence)];
  const tellers = /** @type {Record<string, () => Parts>} */ ({
    better: () => tell(t.verdict.better(verdict.other, numbers)),
    direction_unclear: () => unclear(context, verdict.best, verdict.other, verdict.effect, numbers),
    no_difference: () =>
      alone
        ? tell(t.verdict.onlyAlone(verdict.other, numbers, integer(verdict.pairs)))
        : noneFound(t, verdict.best, verdict.other, numbers, opposed),
  });
  const parts = [...tellers[verdict.kind](), plain(ropeText(report, t) + otherPairs(context))];
  const df = degreesOfFreedom(report.pairs[0], String(verdict.test).replace(/_test$/, ''));
  const adjusted =
    verdict.pairs > 1
      ? `${t.comma}${t.detail.adjusted(pRelation(verdict.p_adjusted, options.alpha), integer(verdict.pairs))}`
      : '';
  return {
    parts,
    detail: joined([
      `${name}${t.comma}${folds}${t.colon}t${df.length > 0 ? `(${df})` : ''}\u00a0=\u00a0${number(verdict.statistic, 2)}${t.comma}${pRelation(verdict.p, options.alpha)}${adjusted}${t.stop}`,
      directionOf(context),
      alphaText(context),
      known ? intervalText(t, verdict.level, verdict.pairs) : '',
    ]),
  };
}

/** Further pairs of learners in which one is better: so many are named, more are counted. */
const MOST_FURTHER = 3;

/**
 * Of pairs beside that of the best two, which differ.
 * @param {Context} context
 */
function otherPairs({ report, t }) {
  const { kind, best, shared, beaten, beaten_p, further = [] } = report.verdict;
  const p = beaten ? pRelation(beaten_p, report.options.alpha) : '';
  const also = kind === 'better' ? t.verdict.alsoBetter : t.verdict.eachBetter;
  return (
    (beaten ? also(shared ?? [best], beaten, p) : '') +
    (further.length > 0
      ? t.verdict.further(further.length > MOST_FURTHER ? [] : further, integer(further.length))
      : '')
  );
}

/**
 * The best two, for which the test is undefined, and which other pairs differ.
 * @param {Context} context
 */
function withoutTest(context) {
  const { report, t, reason } = context;
  const { best, other, best_value, other_value, shared } = report.verdict;
  const why = reason(report.verdict.reason ?? '');
  const digits = shared ? 3 : decimalsFor(best_value - other_value);
  const means = [best_value, other_value].map((mean) => number(mean, digits));
  const sentence = shared
    ? t.verdict.sameMean(shared, means[0], why)
    : t.verdict.noTest(best, other, means, why);
  return sentence + otherPairs(context);
}

/** At which level, where it is not the usual one. @param {Context} context */
const alphaText = ({ report: { options }, t }) =>
  (options.alpha ?? 0.05) === 0.05 ? '' : t.detail.alpha(alphaOf(options));

/**
 * At which level intervals are; of several comparisons that they are not adjusted.
 * @param {Words} t
 * @param {number} at
 * @param {number} comparisons
 */
const intervalText = (t, at, comparisons) =>
  (comparisons > 1 ? t.detail.unadjusted : t.detail.interval)(level(at));

/**
 * @param {Context} context
 * @param {string} folds
 * @returns {{ parts: Parts, detail: string }}
 */
function oneLearner(context, folds) {
  const { report, t } = context;
  const { verdict, models, options } = report;
  const { best_value: mean, low, high, target, statistic, p } = verdict;
  const known = typeof low === 'number' && typeof high === 'number';
  const bounds = known ? ` ${interval(low, high)}` : '';
  const isTested = typeof p === 'number' && typeof statistic === 'number';
  const sentence = isTested
    ? t.verdict.singleTested(
        number(mean) + bounds,
        `${options.higher_is_better ? '1\u00a0−\u00a0' : ''}ε₀\u00a0=\u00a0${threshold(target)}`,
        p <= options.alpha,
      )
    : t.verdict.single(number(mean) + bounds);
  const name = ownValue(t.detail.tests, verdict.test) ?? verdict.test;
  const df = models[0].metrics.n - 1;
  const tested = isTested
    ? `${name}${t.comma}${folds}${t.colon}t(${df})\u00a0=\u00a0${number(statistic, 2)}${t.comma}${pRelation(p, options.alpha)}${t.stop}`
    : folds + t.stop;
  return {
    parts: [strong(verdict.best), plain(sentence)],
    detail: joined([
      tested,
      isTested ? alphaText(context) : '',
      directionOf(context),
      known ? t.detail.intervalOfMean(level(verdict.level)) : '',
    ]),
  };
}

// ---------------------------------------------------------------- counts of errors

/** @param {Context} context @returns {{ parts: Parts, detail: string }} */
function binomial({ report, t, reason }) {
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
  const name = strong(verdict.name || '1');
  const levelText = intervalText(t, verdict.level, k);
  const { shared } = verdict;
  if (eps0 === null)
    return {
      parts: shared
        ? [plain(t.verdict.sharedRate(shared, verdict.name, errors))]
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
      verdict.interval_agrees === false ? t.detail.tailsDiffer(verdict.p <= 1 - verdict.level) : '',
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
