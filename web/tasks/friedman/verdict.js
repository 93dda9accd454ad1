import { ownValue } from '../../core/report.js';
import {
  fixed,
  integer,
  level,
  number,
  P_IN_THE_LIMIT,
  pRelation,
  threshold,
} from '../../words/format.js';
import {
  alphaOf,
  alphaText,
  controlProcedure,
  decimalsFor,
  differenceText,
  directionOf,
  joined,
  noneFound,
  opposition,
  pairProcedure,
  plain,
  procedureName,
  ropeText,
  strong,
  unclear,
} from '../comparison/verdict.js';

/**
 * The verdict on learners over many data sets as sentences.
 * @typedef {import('../comparison/verdict.js').Context} Context
 * @typedef {import('../comparison/verdict.js').Words} Words
 * @typedef {import('../comparison/verdict.js').Parts} Parts
 */

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
export function friedman(context) {
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
  // A control that was chosen is what is asked about, if there is any difference at all.
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
  const rest = report.models
    .map((/** @type {{ name: string }} */ model) => model.name)
    .filter((/** @type {string} */ one) => one !== name && ![...better, ...worse].includes(one));
  return t.verdict.control(name, better, worse, rest);
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
      : pairProcedure(report)?.reason
        ? ''
        : t.detail.pairsBy(procedureName(t, verdict.procedure), alphaOf(options)),
    directionOf(context),
    toleranceText(context),
  ]);
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
      verdict.beaten.length > 0 || verdict.direction_unclear ? '' : best,
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

/** The tie tolerance, where one is set; else nothing. @param {any} report */
export const toleranceOf = ({ options }) =>
  options.tie_tolerance > 0 ? threshold(options.tie_tolerance) : '';

/** What the tie tolerance does, where one is set. @param {Context} context */
function toleranceText({ report, t }) {
  const tolerance = toleranceOf(report);
  return tolerance && t.detail.tolerance(tolerance);
}
