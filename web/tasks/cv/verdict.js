import { degreesOfFreedom } from '../../core/fields.js';
import { ownValue, ratioOfSplits } from '../../core/report.js';
import { integer, interval, level, number, pRelation, threshold } from '../../words/format.js';
import {
  alphaText,
  decimalsFor,
  differenceText,
  directionOf,
  intervalText,
  joined,
  noneFound,
  opposition,
  plain,
  ropeText,
  strong,
  unclear,
} from '../comparison/verdict.js';

/**
 * The verdict on learners in folds as sentences.
 * @typedef {import('../comparison/verdict.js').Context} Context
 * @typedef {import('../comparison/verdict.js').Words} Words
 * @typedef {import('../comparison/verdict.js').Parts} Parts
 */

/** @param {Context} context @returns {{ parts: Parts, detail: string }} */
export function cv(context) {
  const { parts, detail } = judged(context);
  const { verdict, tests, input } = context.report;
  const rows = tests.n_folds + (input.left_out?.length ?? 0);
  const assumption = plain(context.t.verdict.assumed(integer(rows), input.runs));
  return { parts: verdict.assumes === 'folds' ? [...parts, assumption] : parts, detail };
}

/** @param {Context} context @returns {{ parts: Parts, detail: string }} */
function judged(context) {
  const { report, t } = context;
  const { verdict, input, options, tests } = report;
  const design = ownValue(t.detail.design, options.design) ?? options.design;
  const all = Math.max(tests.n_folds, (input.runs ?? 1) * (input.folds ?? 0));
  // Of repeated hold-out each row is a run.
  const rows = options.design === 'holdout' ? t.detail.runs : t.detail.folds;
  const ratio = ratioOfSplits(report);
  const folds =
    ratio === undefined
      ? `${rows(integer(tests.n_folds), integer(all))}${t.aside(design)}`
      : t.detail.splits(integer(tests.n_folds), integer(all), threshold(ratio));
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
  if (verdict.control)
    return {
      parts: [plain(againstControl(context))],
      detail: joined([
        `${name}${t.comma}${folds}${t.colon}${t.detail.adjustedForControl(integer(verdict.pairs))}${t.stop}`,
        directionOf(context),
        alphaText(context),
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
  const df = degreesOfFreedom(report.pairs[0], String(verdict.test));
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

/** Which differ from the control, as the pairs say. @param {Context} context */
function againstControl({ report: { pairs, verdict }, t }) {
  const { control } = verdict;
  const names = (/** @type {(pair: any) => boolean} */ isMeant) =>
    pairs.filter(isMeant).map((/** @type {any} */ { a, b }) => (a === control ? b : a));
  const isUnclear = (/** @type {any} */ { opposed_by: opposed = [] }) => opposed.length > 0;
  const better = names(({ better }) => better && better !== control);
  const worse = names(({ better }) => better === control);
  const unclearOnes = names(isUnclear);
  const rest = names((pair) => !pair.better && !isUnclear(pair));
  if (unclearOnes.length === 0) return t.verdict.control(control, better, worse, rest);
  const others = better.length + worse.length > 0;
  const first = others ? t.verdict.control(control, better, worse, rest) : '';
  return (first + t.verdict.controlUnclear(control, unclearOnes)).trimStart();
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
