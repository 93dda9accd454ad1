import { degreesOfFreedom } from '../../core/fields.js';
import { ratioOfSplits } from '../../core/report.js';
import {
  alphaOf,
  isNumber,
  levelOf,
  MOST_NAMES,
  namesOf,
  oneLine,
  opposedText,
  ropeText,
  unclearText,
} from '../../export/paper/parts.js';
import { fixed, interval, number, posterior, pReported, threshold } from '../../words/format.js';

/**
 * Methods and results of learners in folds.
 * @typedef {import('../../export/paper/parts.js').Context} Context
 */

const UNKNOWN_SIZES = 'no_test_train_ratio';

/** Folds without a result of every learner. @param {Context} context */
function leftOut({ report, t }) {
  const { input, tests } = report;
  const folds = input.left_out ?? [];
  const all = Math.max(tests.n_folds + folds.length, (input.runs ?? 1) * (input.folds ?? 0));
  const missing = all - tests.n_folds;
  if (missing === 0) return input.rows_dropped > 0 ? t.dropped(input.rows_dropped) : '';
  const names = folds
    .filter((/** @type {{ run: string, fold: string }} */ { run, fold }) => run || fold)
    .map((/** @type {{ run: string, fold: string }} */ { run, fold }) =>
      t.foldName(oneLine(run), oneLine(fold)),
    );
  const isNamed = names.length === missing && missing <= MOST_NAMES;
  return t.foldsLeftOut(missing, all, isNamed ? names : []);
}

/** What the results measure; "score" is scikit-learn's word for any metric. @param {any} input */
const measureOf = ({ measure = '' }) => (/^score$/i.test(measure) ? '' : oneLine(measure));

/** @param {Context} context */
export function cv(context) {
  const { report, t } = context;
  const { models, input, tests, verdict, options } = report;
  const design = input.design ?? options.design;
  const ratio = ratioOfSplits(report);
  const ofFolds = (t.designs[/** @type {keyof typeof t.designs} */ (design)] ?? t.designs.rows)(
    input.folds,
    input.runs,
    tests.n_folds,
  );
  const designText =
    ratio === undefined ? ofFolds : t.splitsOfRatio(tests.n_folds, threshold(ratio));
  const direction = options.higher_is_better ? 'higher' : 'lower';
  const start = [
    t.evaluated(models.length, namesOf(report), designText, direction, measureOf(input)),
    leftOut(context),
    meansText(context),
  ];
  if (verdict.kind === 'single') return [...start, ...single(context)];
  if (verdict.kind === 'undefined') {
    return [...start, ...(verdict.reason === UNKNOWN_SIZES ? [t.noSizes] : withoutTest(context))];
  }
  return [...start, ...bestTwo(context)];
}

/** @param {Context} context */
function meansText({ report, t }) {
  const sign = report.options.higher_is_better ? -1 : 1;
  const models = [...report.models].sort((a, b) => sign * (a.metrics.mean - b.metrics.mean));
  const shown = models.slice(0, MOST_NAMES).map(({ name, metrics }) => {
    const spread = isNumber(metrics.std) ? ` (${number(metrics.std)})` : '';
    return `${oneLine(name)} ${number(metrics.mean)}${spread}`;
  });
  return t.means(shown, models.length - shown.length);
}

/** @param {Context} context */
function bestTwo(context) {
  const { report, t } = context;
  const { verdict, pairs } = report;
  const pair = pairs.find(
    (/** @type {any} */ { a, b }) =>
      (a === verdict.best && b === verdict.other) || (b === verdict.best && a === verdict.other),
  );
  const count = verdict.pairs ?? pairs.length;
  const adjusted = verdict.p_adjusted ?? verdict.p;
  const p =
    count > 1
      ? t.adjusted(pReported(adjusted, report.options.alpha))
      : pReported(adjusted, report.options.alpha);
  const bounds = isNumber(verdict.low) ? interval(verdict.low, verdict.high) : '';
  const statistic = isNumber(verdict.statistic)
    ? [`t(${degreesOfFreedom(pair, verdict.test)}) = ${fixed(verdict.statistic, 2)}`]
    : [];
  const difference = number(verdict.difference);
  const numbers = [
    verdict.effect === 'first_difference'
      ? t.firstDifference(difference)
      : t.difference(difference, levelOf(report), bounds),
    ...statistic,
    p,
  ].join(t.comma);
  const opposed = opposedText(context, verdict.opposed_by, verdict.other);
  const [best, other] = [oneLine(verdict.best), oneLine(verdict.other)];
  const say = {
    better: () => t.twoBetter(best, other, numbers, ''),
    direction_unclear: () => unclearText(context, best, other, verdict.effect, numbers, ''),
    no_difference: () => t.twoNone(best, other, numbers, t.brackets(opposed ? [opposed] : [])),
  }[/** @type {'better'} */ (verdict.kind)];
  return [
    verdict.control
      ? controlTest(context)
      : t.foldTest(context.c, testOf(context), count, alphaOf(report)),
    say(),
    ...otherPairs(context),
    verdict.control && pairs.some((/** @type {any} */ one) => one !== pair && !one.opposed_by)
      ? t.otherControls
      : '',
    count > 1 && bounds ? t.unadjusted : '',
    ropeText(context),
    alpaydin(context, pair),
    bayes(context, pair),
  ];
}

/** @param {Context} context */
const controlTest = (context) =>
  context.t.controlTest(
    context.c,
    oneLine(context.report.verdict.control),
    testOf(context),
    context.report.verdict.pairs,
    alphaOf(context.report),
  );

/** By which test of pairs. @param {Context} context */
function testOf({ report, t, c }) {
  const { verdict, options } = report;
  const tests = /** @type {Record<string, () => string>} */ ({
    corrected_t_test: () => t.corrected(c, threshold(options.test_train_ratio)),
    cv5x2_t_test: () => t.fiveByTwo(c),
  });
  return tests[verdict.test]?.() ?? verdict.test;
}

/** Which other pairs than that of the best two differ. @param {Context} context */
function otherPairs({ report, t }) {
  const { best, shared, beaten, beaten_p, further = [] } = report.verdict;
  const winners = (shared ?? [best]).map(oneLine);
  const named = further.map((/** @type {{ better: string, worse: string }} */ pair) => ({
    better: oneLine(pair.better),
    worse: oneLine(pair.worse),
  }));
  return [
    beaten
      ? t.eachBetter(winners, beaten.map(oneLine), pReported(beaten_p, report.options.alpha))
      : '',
    named.length > 0 ? t.further(named.length > MOST_NAMES ? [] : named, named.length) : '',
  ];
}

/** The best two, for which the test is undefined, and which other pairs differ. @param {Context} context */
function withoutTest(context) {
  const { report, t, c, reason } = context;
  const { best, other, shared, beaten, further, pairs, control } = report.verdict;
  const first = (shared ?? [best, other]).map(oneLine);
  const sentence = t.untestedFolds(
    first,
    shared !== undefined,
    reason(report.verdict.reason ?? ''),
  );
  if (!beaten && !further) return [sentence];
  return [
    sentence,
    control ? controlTest(context) : t.foldTests(c, testOf(context), pairs, alphaOf(report)),
    ...otherPairs(context),
  ];
}

/** @param {Context} context @param {any} pair */
function alpaydin({ report, t, c }, pair) {
  if (!isNumber(pair?.cv5x2_f) || !isNumber(pair.cv5x2_f_p)) return '';
  return t.alpaydin(
    c,
    `F(${degreesOfFreedom(pair, 'cv5x2_f_test').join(', ')}) = ${fixed(pair.cv5x2_f, 2)}${t.comma}${pReported(pair.cv5x2_f_p, report.options.alpha)}`,
  );
}

/** @param {Context} context @param {any} pair */
function bayes({ report, t, c }, pair) {
  const of = (/** @type {string} */ side) => pair?.[`bayes_correlated_t_${side}`];
  if (![of('left'), of('rope'), of('right')].every(isNumber)) return '';
  const { verdict, options } = report;
  if (!options.rope_fits_scale) return '';
  // Right: a − b is above the region, so that a is better where higher is.
  const aIsBetter = options.higher_is_better ? of('right') : of('left');
  const bIsBetter = options.higher_is_better ? of('left') : of('right');
  const ofBest = pair.a === verdict.best ? aIsBetter : bIsBetter;
  const ofOther = pair.a === verdict.best ? bIsBetter : aIsBetter;
  const shares = [ofBest, of('rope'), ofOther].map((share) =>
    posterior(share).replace('\u00a0', ' '),
  );
  return t.bayes(
    c,
    threshold(options.rope),
    oneLine(verdict.best),
    oneLine(verdict.other),
    /** @type {[string, string, string]} */ (shares),
  );
}

/** One learner in folds. @param {Context} context */
function single({ report, t, c }) {
  const { verdict, models, options } = report;
  const { low, high, target, statistic, p } = verdict;
  const name = oneLine(verdict.best);
  if (!isNumber(low) || !isNumber(high)) {
    return [verdict.reasons?.low === UNKNOWN_SIZES ? t.noSizes : ''];
  }
  const ratio = threshold(options.test_train_ratio);
  const bounds = t.singleInterval(c, name, levelOf(report), interval(low, high), ratio);
  if (!isNumber(target) || !isNumber(statistic) || !isNumber(p)) return [bounds, t.singleAssumes];
  const numbers = `t(${models[0].metrics.n - 1}) = ${fixed(statistic, 2)}${t.comma}${pReported(p, options.alpha)}`;
  return [
    bounds,
    t.single(
      name,
      threshold(target),
      options.higher_is_better ? threshold(options.eps0) : '',
      numbers,
      p <= options.alpha,
      alphaOf(report),
    ),
    t.singleAssumes,
  ];
}
