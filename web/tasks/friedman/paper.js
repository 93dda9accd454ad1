import { effectOf, fieldOf } from '../../core/fields.js';
import {
  alphaOf,
  directionOf,
  isNumber,
  levelOf,
  MOST_NAMES,
  namesOf,
  oneLine,
  opposedText,
  ropeText,
  toleranceText,
  unclearText,
} from '../../export/paper/parts.js';
import { bounded, fixed, integer, number, P_IN_THE_LIMIT, pReported } from '../../words/format.js';
import { controlProcedure, pairProcedure } from '../comparison/verdict.js';

/**
 * Methods and results of many learners on many data sets.
 * @typedef {import('../../export/paper/parts.js').Context} Context
 * @typedef {import('../../export/citations.js').Citations} Citations
 */

/** Beyond these a reader is sent to the table. */
const MOST_PAIRS = 6;
const SOURCE_OF_R = 'kerby2014';
const SOURCE_OF_ESTIMATE = 'hodges1963';

/** @param {Context} context */
export function friedman(context) {
  const { report, t } = context;
  const { models, input, tests, verdict } = report;
  const { folds_averaged: folds } = input;
  const design = [
    t.compared(models.length, namesOf(report), tests.n_datasets, directionOf(report)),
    leftOut(context),
    folds
      ? t.averaged(folds.min === folds.max ? `${folds.min}` : `${folds.min}–${folds.max}`, folds.of)
      : '',
    toleranceText(context),
  ];
  if (verdict.kind === 'undefined') return [...design, untested(context)];
  if (verdict.kind === 'two') return [...design, ...two(context)];
  const { c } = context;
  const method = t.friedman(c, input.values !== 'ranks', alphaOf(report), howTested(context));
  const differs = verdict.kind === 'differ';
  const pairs = differs ? postHoc(context) : { method: '', results: [] };
  const omnibus = (differs ? t.differ : t.noDifference)(omnibusText(context), omnibusMore(context));
  return [...design, method, pairs.method, omnibus, ranksText(context), ...pairs.results];
}

/** Data sets without a result of every algorithm, else single rows. @param {Context} context */
function leftOut({ report, t }) {
  const { input, tests } = report;
  const names = (input.left_out ?? []).map(oneLine);
  if (names.length === 0) return input.rows_dropped > 0 ? t.dropped(input.rows_dropped) : '';
  const shown = names.length <= MOST_NAMES ? names : [];
  return t.datasetsLeftOut(names.length, tests.n_datasets + names.length, shown);
}

/** By which distribution Friedman’s test was judged. @param {Context} context */
function howTested({ report, t, c }) {
  const { verdict, options } = report;
  if (verdict.test === 'friedman_exact') return t.byCounting;
  if (verdict.test === 'friedman_permutation') return t.byPermutations(integer(options.draws));
  return t.byF(c);
}

/** The statistic and p-value that decide. @param {Context} context */
function omnibusText(context) {
  const { report, t } = context;
  const { test, statistic, p } = report.verdict;
  const how = { friedman_exact: t.exact, friedman_permutation: t.permutation }[
    /** @type {'friedman_exact'} */ (test)
  ];
  return how
    ? `χ² = ${fixed(statistic, 2)}${t.comma}${how(pReported(p, report.options.alpha))}`
    : fText(context);
}

/** @param {Context} context */
function fText({ report, t }) {
  const {
    iman_davenport_f_tie_corrected: statistic,
    iman_davenport_p_tie_corrected: p,
    iman_davenport_df1: df1,
    iman_davenport_df2: df2,
  } = report.tests;
  if (!isNumber(statistic))
    return `${t.infinite}${t.comma}${P_IN_THE_LIMIT.replaceAll('\u00a0', ' ')}`;
  return `F(${df1}, ${df2}) = ${fixed(statistic, 2)}${t.comma}${pReported(p, report.options.alpha)}`;
}

/** What stands in brackets behind them. @param {Context} context */
function omnibusMore(context) {
  const { report, t, c } = context;
  const { tests, verdict } = report;
  const parts = [];
  if (verdict.test !== 'iman_davenport_tie_corrected') parts.push(t.alsoF(c, fText(context)));
  else if (isNumber(tests.friedman_chi2_tie_corrected)) {
    const chi = `χ²(${tests.friedman_df ?? tests.n_algorithms - 1}) = ${fixed(tests.friedman_chi2_tie_corrected, 2)}`;
    parts.push(
      t.chi(`${chi}${t.comma}${pReported(tests.friedman_p_tie_corrected, report.options.alpha)}`),
    );
  }
  if (isNumber(tests.kendall_w)) parts.push(t.kendall(c, bounded(tests.kendall_w)));
  return t.brackets(parts);
}

/** @param {any} report */
const byRank = ({ models }) =>
  [...models].sort((a, b) => a.metrics.average_rank - b.metrics.average_rank);

/** @param {Context} context */
function ranksText({ report, t }) {
  const models = byRank(report);
  const shown = models
    .slice(0, MOST_NAMES)
    .map(({ name, metrics }) => t.rank(oneLine(name), fixed(metrics.average_rank, 2)));
  return t.ranks(shown, models.length - shown.length);
}

/**
 * How pairs, or learners and the control, were compared, and with which result.
 * @param {Context} context
 * @returns {{ method: string, results: string[] }}
 */
function postHoc(context) {
  const control = controlProcedure(context.report);
  if (control) return againstControl(context, control);
  const procedure = pairProcedure(context.report);
  return procedure && !procedure.reason
    ? allPairs(context, procedure)
    : { method: '', results: [] };
}

/** @param {Context} context @param {any} procedure */
function allPairs(context, procedure) {
  const { report, t, c } = context;
  const { pairs } = report;
  const { id, key, critical_difference: cd } = procedure;
  const of = id.replace(/^wilcoxon_/, '');
  const adjusted = t.adjustments[of]?.(c) ?? '';
  const methods = /** @type {Record<string, () => string>} */ ({
    nemenyi: () => t.nemenyi(c, pairs.length, isNumber(cd) ? fixed(cd, 2) : 'n/a'),
    conover: () => t.conover(c, pairs.length),
    tukey: () => t.tukey(c, pairs.length),
  });
  const usual = id === of ? t.byRanks : t.byWilcoxon;
  const method = methods[id]?.() ?? usual(c, pairs.length, adjusted);
  const tested = pairs.filter((/** @type {any} */ pair) => isNumber(pair[key]));
  const found = tested
    .filter((/** @type {any} */ pair) => pair.better)
    .sort((/** @type {any} */ a, /** @type {any} */ b) => a[key] - b[key]);
  if (found.length === 0) {
    return { method, results: [t.nonePair(leastP(context, tested, key, id !== 'conover'))] };
  }
  const texts = found.slice(0, MOST_PAIRS).map((/** @type {any} */ pair) =>
    pairText(context, pair, {
      better: pair.better,
      p:
        id === 'conover'
          ? pReported(pair[key], report.options.alpha)
          : t.adjusted(pReported(pair[key], report.options.alpha)),
      statistic: procedure.statistic,
      opposed: pair.opposed_by,
    }),
  );
  const others = found.length < pairs.length ? t.otherPairs : '';
  const results = [
    t.better(texts, found.length - texts.length),
    unadjusted(context, found.slice(0, MOST_PAIRS), procedure.statistic),
    others,
  ];
  return { method, results };
}

/**
 * That intervals beside adjusted p-values are not: said once, where there are any.
 * @param {Context} context
 * @param {any[]} pairs
 * @param {string} statistic
 */
const unadjusted = ({ report, t }, pairs, statistic) =>
  report.input.values !== 'ranks' &&
  pairs.some((pair) => isNumber(pair[fieldOf(effectOf(statistic)).low ?? '']))
    ? t.unadjusted
    : '';

/**
 * @param {Context} context
 * @param {any[]} list
 * @param {string} key
 * @param {boolean} isAdjusted
 */
function leastP({ report, t }, list, key, isAdjusted) {
  if (list.length === 0) return '';
  const least = pReported(Math.min(...list.map((each) => each[key])), report.options.alpha);
  return isAdjusted ? t.adjusted(least) : least;
}

/**
 * One pair with mean ranks, p and effect.
 * @param {Context} context
 * @param {any} pair
 * @param {{ better: string, p: string, statistic: string, opposed: string[] }} found by which
 *   statistic which is better, with the p-value as it is to be read
 */
function pairText(context, pair, { better, p, statistic, opposed }) {
  const { report, t } = context;
  const rankOf = (/** @type {string} */ name) =>
    report.models.find((/** @type {any} */ model) => model.name === name).metrics.average_rank;
  const worse = better === pair.a ? pair.b : pair.a;
  const isListed = report.models.length <= MOST_NAMES;
  const numbers = [
    ...(isListed ? [] : [t.rankPair(fixed(rankOf(better), 2), fixed(rankOf(worse), 2))]),
    p,
    ...effects(context, pair, better === pair.a, statistic),
    opposedText(context, opposed, worse),
  ].filter(Boolean);
  return t.betterPair(oneLine(better), oneLine(worse), numbers.join(t.comma));
}

/**
 * Effects of the first named minus the other: that of the statistic that decides, and the rank-biserial
 * correlation; results of ranks have none beyond the ranks.
 * @param {Context} context
 * @param {any} pair
 * @param {boolean} isFirst whether the first named is `a`
 * @param {string} statistic
 * @returns {string[]}
 */
function effects({ report, t, c }, pair, isFirst, statistic) {
  if (report.input.values === 'ranks') return [];
  /** @param {string} key @param {(value: number) => string} written */
  const turned = (key, written) => {
    const { low: lowKey = '', high: highKey = '' } = fieldOf(key);
    const [value, low, high] = [pair[key], pair[lowKey], pair[highKey]];
    if (!isNumber(value)) return { size: '', range: '' };
    const size = written(isFirst ? value : 0 - value);
    if (!isNumber(low) || !isNumber(high)) return { size, range: '' };
    const [from, to] = isFirst ? [low, high] : [0 - high, 0 - low];
    return { size, range: `[${written(from)}, ${written(to)}]` };
  };
  const { size, range } = turned(effectOf(statistic), (value) => number(value));
  const list = [];
  if (statistic === 'mean_rank' && isNumber(pair.rank_diff))
    list.push(t.rankDifference(fixed(isFirst ? -pair.rank_diff : pair.rank_diff, 2)));
  if (size && statistic === 'signed_ranks') {
    const source = cite(c, SOURCE_OF_ESTIMATE);
    list.push(t.hodgesLehmann(t.estimate(size, levelOf(report), range), source));
  }
  if (size && statistic === 'mean')
    list.push(t.meanDifference(t.estimate(size, levelOf(report), range)));
  // Its interval is not that of a test that decides.
  // A difference has the sign of the results, a correlation is positive where the first named is better.
  const side = report.options.higher_is_better ? 1 : -1;
  const r = turned('matched_pairs_rank_biserial', (value) => bounded(side * value));
  if (r.size) list.push(t.rankBiserial(r.size, cite(c, SOURCE_OF_R)));
  return list;
}

/** A source, where it was not cited yet. @param {Citations} c @param {string} id */
const cite = (c, id) => (c.cited().includes(id) ? '' : c.bare(id));

/** @param {Context} context @param {{ id: string, key: string, critical_difference: number | null }} procedure */
function againstControl(context, { id, key, critical_difference: cd }) {
  const { report, t, c } = context;
  const { models, control, pairs } = report;
  const adjusted = (t.adjustments[id] ?? (() => id))(c);
  const name = oneLine(control.name);
  const difference = isNumber(cd) ? fixed(cd, 2) : '';
  const method = t.against(c, name, models.length - 1, adjusted, difference);
  /** @type {{ name: string, p: number }[]} */
  const tested = models
    .filter((/** @type {any} */ { metrics }) => isNumber(metrics[key]))
    .map((/** @type {any} */ model) => ({ name: model.name, p: model.metrics[key] }));
  const found = tested
    .filter(({ name: other }) => [...control.better, ...control.worse].includes(other))
    .sort((a, b) => a.p - b.p);
  if (found.length === 0)
    return { method, results: [t.noneControl(leastP(context, tested, 'p', true))] };
  const shown = found.slice(0, MOST_PAIRS).map(({ name: other, p }) => ({
    // Of too many algorithms no pair has numbers.
    pair: pairs.find(
      (/** @type {any} */ { a, b }) =>
        (a === other && b === control.name) || (b === other && a === control.name),
    ) ?? { a: other, b: control.name },
    better: control.better.includes(other) ? other : control.name,
    p: t.adjusted(pReported(p, report.options.alpha)),
  }));
  const texts = shown.map(({ pair, better, p }) => {
    const worse = better === pair.a ? pair.b : pair.a;
    const opposed = report.verdict.opposed?.find(
      (/** @type {any} */ one) => one.better === better && one.worse === worse,
    );
    return pairText(context, pair, {
      better,
      p,
      statistic: 'mean_rank',
      opposed: opposed?.by ?? [],
    });
  });
  const others = found.length < models.length - 1 ? t.otherControls : '';
  const results = [
    t.better(texts, found.length - texts.length),
    unadjusted(
      context,
      shown.map(({ pair }) => pair),
      'mean_rank',
    ),
    others,
  ];
  return { method, results };
}

/** @param {Context} context */
const untested = ({ report, t, reason }) => t.undefined(reason(report.verdict.reason ?? ''));

/** Two learners on many data sets. @param {Context} context */
function two(context) {
  const { report, t, c } = context;
  const { verdict, pairs } = report;
  const [pair] = pairs;
  if (!isNumber(verdict.p)) return [untested(context)];
  const bySigns = verdict.test === 'sign_test';
  const method = bySigns
    ? t.signTest(c, pair.ties ?? 0, alphaOf(report))
    : t.wilcoxon(c, verdict.exact !== false, pair.ties ?? 0, alphaOf(report));
  const isFirst = verdict.best[0] === pair.a;
  const [best, other] = isFirst ? [pair.a, pair.b] : [pair.b, pair.a];
  const { wins, losses, ties } = verdict;
  const statistic =
    isNumber(verdict.statistic) && !bySigns ? `T = ${number(verdict.statistic, 1)}${t.comma}` : '';
  const more = t.brackets([
    t.record(oneLine(best), wins, losses, ties),
    ...effects(context, pair, isFirst, 'signed_ranks'),
    ...(verdict.opposed_by.length > 0 && !verdict.direction_unclear
      ? [opposedText(context, verdict.opposed_by, other)]
      : []),
  ]);
  const isBetter = verdict.beaten.length > 0;
  const [one, two] = [oneLine(best), oneLine(other)];
  const numbers = statistic + pReported(verdict.p, report.options.alpha);
  const say = isBetter ? t.twoBetter : t.twoNone;
  return [
    method,
    verdict.direction_unclear
      ? unclearText(context, one, two, 'signed_ranks', numbers, more)
      : say(one, two, numbers, more),
    verdict.interval_agrees === false
      ? t.intervalDisagrees(isBetter || verdict.direction_unclear)
      : '',
    ropeText(context),
  ];
}
