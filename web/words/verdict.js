import { closed } from './chinese.js';
import { count, integer, interval, level, number, pRelation, threshold } from './format.js';
import { words } from './index.js';

/**
 * The verdict as sentences. Free of the DOM: the command line uses it too.
 * @typedef {object} VerdictText
 * @property {{ text: string, strong: boolean }[]} parts the sentence; the
 *   strong part is the model that it is about
 * @property {string} sentence the same without marks
 * @property {string} detail the test behind it; may be empty
 * @property {string[]} [notes] what its numbers take for granted
 */

/** Metrics that judge an order rather than decisions. */
const RANKING = ['roc_auc', 'average_precision', 'gini', 'ndcg'];
const USUAL_ALPHA = 0.05;
/** Signs of statistics, by the test of a verdict: sentences need them before the catalogue is there. */
export const STATISTIC_SYMBOLS = { delong: 'z', mcnemar: 'χ²', paired_t_test: 't' };

/**
 * @param {Record<string, string>} table
 * @param {string | undefined} key
 */
function named(table, key = '') {
  return Object.hasOwn(table, key) ? table[key] : key;
}

/**
 * @param {import('../core/report.js').Report} report
 * @param {import('./index.js').Language} language
 * @param {object} [names] from the catalogue
 * @param {(key: string) => string} [names.metric] short name of a metric
 * @param {(id: string) => string} [names.reason] sentence of a reason
 * @param {boolean} [isUnderWay] whether the bootstrap is, or the measuring of distances, which may be all that can
 *   judge
 * @returns {VerdictText}
 * @example verdictText(report, "en").sentence
 * // "RF ranks better than LR: AUC 0.982 against 0.957, a difference of 0.025 [0.011, 0.039]."
 */
export function verdictText(report, language, names = {}, isUnderWay = false) {
  const t = words(language).verdict;
  const { verdict } = report;
  const { metric: key = 'roc_auc' } = verdict;
  const metric = Object.hasOwn(t.metrics, key)
    ? named(t.metrics, key)
    : (names.metric?.(key) ?? key);
  const waits = isUnderWay && verdict.reason === 'groups_not_drawn';
  const measures = isUnderWay && verdict.reason === 'pairs_not_measured';
  const written = [
    ...sentenceParts(report, { t, metric, names, waits, measures }),
    ...optimismText(report, t),
  ];
  const parts = language === 'zh' ? closed(written) : written;
  const sentence = parts.map(({ text }) => text).join('');
  const notes = (verdict.notes ?? [])
    .filter(({ code }) => !(waits && code === 'cases_in_groups'))
    .map((note) => (language === 'zh' ? note.message_zh : note.message));
  const detail = waits ? t.waitsForGroups : detailText(report, t, names);
  return { parts, sentence, detail, notes };
}

/** @typedef {'leading' | import('../core/report.js').Verdict['kind']} Outcome */

/**
 * What there is to say: the kind of the verdict. `leading` when no test was
 * made because none would answer the question.
 * @param {import('../core/report.js').Report} report
 * @returns {Outcome}
 */
function outcomeOf({ verdict: { kind, test } }) {
  return kind === 'untested' && !test ? 'leading' : kind;
}

/** @param {import('../core/report.js').Options} options */
function alphaOf({ alpha = USUAL_ALPHA }) {
  return alpha;
}

/**
 * @param {import('../core/report.js').Report} report
 * @param {{ t: import('./index.js').Words['verdict'], metric: string, names: { reason?: (id: string) => string }, waits: boolean, measures: boolean }} context
 * @returns {VerdictText['parts']}
 */
function sentenceParts(report, { t, metric, names, waits, measures }) {
  const { verdict, models, input } = report;
  const outcome = outcomeOf(report);
  const plain = (/** @type {string} */ text) => ({ text, strong: false });
  const best = verdict.best ?? '';
  const values = {
    metric,
    best,
    other: verdict.other ?? '',
    bestValue: number(verdict.best_value),
    otherValue: number(verdict.other_value),
    difference: number(verdict.difference),
    interval: verdictBounds(verdict, outcome, models),
    ranks: RANKING.includes((verdict.metric ?? '').split('@')[0]),
    shared: verdict.shared ?? [best, verdict.other ?? ''],
  };
  const beaten = plain(beatenText(verdict, t, alphaOf(report.options)));
  const about = (/** @type {string} */ text) => [
    { text: isNameless(report) ? t.theMatrix : best, strong: true },
    plain(text),
  ];
  switch (outcome) {
    case 'undefined': {
      if (measures) return [plain(t.measures)];
      const reason = verdict.reason ?? '';
      const isBare = reason === 'no_features' && input.truth === null;
      const sentence = t.undefined(metric, names.reason?.(reason) ?? reason);
      return [plain(sentence + (isBare ? t.orTrueGroups : ''))];
    }
    case 'worse_than_chance': {
      const { one, all } = t.worseThanChance;
      if (models.length > 1) return [plain(all(values, input.positive))];
      return about(one(values, input.positive));
    }
    case 'only_alone': {
      const [before, after] = t.onlyAlone(values, integer(verdict.pairs));
      return [plain(before), plain(best), plain(after)];
    }
    case 'no_difference':
      return verdict.equal ? [plain(t.equal(values)), beaten] : [plain(t.noDifference(values))];
    case 'better':
      return about(t.bestIn(values));
    case 'single':
      return about(t.single(values));
    case 'averaged':
      return [plain(t.averaged({ metric, ...averagedValues(verdict) }))];
    case 'mixed':
      return [plain(t.mixed)];
    case 'leading':
      return verdict.equal ? [plain(t.equal(values))] : about(t.leading(values));
    default:
      if (waits) return [plain(t.waits(values))];
      if (verdict.equal) return [plain(t.equal(values)), beaten];
      return [...about(t.untested(values)), beaten];
  }
}

/**
 * Whether the only matrix of a table has no name, and is called by the number of its row.
 * @param {import('../core/report.js').Report} report
 */
function isNameless({ task, input, models }) {
  const hasName = input.columns.some(({ role }) => role === 'experiment');
  return task === 'counts' && models.length === 1 && !hasName && /^\d+$/.test(models[0].name);
}

/**
 * Whom the best ones beat, where they are not told apart from each other.
 * @param {import('../core/report.js').Verdict} verdict
 * @param {import('./index.js').Words['verdict']} t
 * @param {number} alpha
 */
function beatenText({ best = '', shared = [], beaten, beaten_by: by, beaten_p: p }, t, alpha) {
  if (!beaten) return '';
  const test = `${named(t.tests, by).trim()}`;
  return t.beaten(shared.length > 1 ? '' : best, beaten, test, pRelation(p, alpha));
}

/**
 * @param {import('../core/report.js').Verdict} verdict of matrices that are averaged
 */
function averagedValues({ mean, std, min, max }) {
  return { mean: number(mean), std: number(std), min: number(min), max: number(max) };
}

/**
 * The interval of the difference, or of the value where only that is stated.
 * @param {import('../core/report.js').Verdict} verdict
 * @param {Outcome} outcome
 * @param {import('../core/report.js').Model[]} models
 */
function verdictBounds(verdict, outcome, models) {
  const { low, high } = verdict;
  const ofValue = outcome === 'single' || outcome === 'worse_than_chance';
  if (!ofValue) {
    const known = typeof low === 'number' && typeof high === 'number';
    return known ? ` ${interval(low, high)}` : '';
  }
  const model = models.find(({ name }) => name === verdict.best);
  const found = model?.intervals[verdict.metric ?? ''];
  return found ? ` ${interval(found.low, found.high)}` : '';
}

/** By the kind of weight. */
const STANDING = /** @type {const} */ ({
  counts: 'cases',
  importance: 'weighted',
  totals: 'totals',
});

/**
 * What a row of the table stands for, by its weight.
 * @param {any} report
 * @returns {'case' | 'cases' | 'weighted' | 'totals'} one case; as many as the weight counts; one that weighs so much;
 *   several whose weights are summed up
 */
export function rowsStandFor({ input }) {
  const kind = /** @type {import('../core/report.js').Input} */ (input).weight_kind;
  return kind === undefined ? 'case' : STANDING[kind];
}

/**
 * How many cases, or rows where these sum up several: a row stands for as many as its weight counts, a matrix for
 * those that it counts.
 * @param {import('../core/report.js').Report} report
 */
function casesOf(report) {
  const { input, models, task } = report;
  const isOneMatrix = task === 'counts' && outcomeOf(report) === 'single';
  return isOneMatrix || rowsStandFor(report) === 'cases'
    ? count(models[0]?.metrics.n)
    : integer(input.rows - input.rows_dropped);
}

/**
 * Whether the detail of the verdict names the positive class.
 * @param {import('../core/report.js').Report} report
 */
export const saysPositive = (report) => ['single', 'worse_than_chance'].includes(outcomeOf(report));

/**
 * "569 cases, 212 of them positive (“malignant”)."
 * @param {import('../core/report.js').Report} report
 * @param {import('./index.js').Words['verdict']} t
 * @returns {string} empty without a positive class, unless rows sum up cases
 */
export function positiveText(report, t) {
  const { positive, positives } = report.input;
  const kind = rowsStandFor(report);
  const total = count(report.models[0]?.metrics.n);
  if (kind === 'totals') return t.onTotals(casesOf(report), total);
  if (positive === undefined) return '';
  return kind === 'weighted'
    ? t.onWeighted(casesOf(report), total, count(positives), positive)
    : t.onOne(casesOf(report), count(positives), positive);
}

/**
 * @param {import('../core/report.js').Report} report
 * @param {import('./index.js').Words['verdict']} t
 * @param {{ reason?: (id: string) => string }} names
 */
function detailText(report, t, names) {
  const { verdict } = report;
  const outcome = outcomeOf(report);
  const cases = casesOf(report);
  if (outcome === 'undefined') return '';
  if (outcome === 'averaged' || outcome === 'mixed') return t.matrices(cases);
  if (saysPositive(report)) {
    const positive = positiveText(report, t);
    if (!positive) return t.onCases(cases);
    const { chance } = verdict;
    return (
      positive +
      (chance && chance.p !== null ? t.chance(pRelation(chance.p, alphaOf(report.options))) : '')
    );
  }
  if (outcome === 'untested' || outcome === 'leading') {
    const reason = verdict.reason ?? '';
    const why = (names.reason?.(reason) ?? reason) + fewGroupsText(verdict, t);
    const second = secondText(report, t);
    // Where other tests were made, it says which was not.
    const { test, best = '', other = '', pairs = 1 } = verdict;
    const isOne = test && test !== 'cluster_bootstrap' && (second !== '' || pairs > 1);
    const none = isOne ? t.noTestOf(named(t.tests, test), best, other, why) : t.noTest(why);
    return none + second + (showsEqual(verdict) ? levelText(report, t) : '');
  }
  const symbol = named(STATISTIC_SYMBOLS, verdict.test);
  const alpha = alphaOf(report.options);
  const { statistic, p_adjusted: adjusted, pairs = 1 } = verdict;
  const known = statistic !== null && statistic !== undefined && symbol !== verdict.test;
  const line = t.testLine({
    test: named(t.tests, verdict.test) + groupsText(verdict, t),
    cases: t.same[report.task === 'ranking' ? 'queries' : 'cases'](
      report.task === 'ranking' ? integer(report.queries?.used ?? 0) : cases,
    ),
    statistic: known ? `${symbol}\u00a0=\u00a0${number(statistic, 2)}` : '',
    p: pRelation(verdict.p, alpha),
    adjusted: pairs > 1 && typeof adjusted === 'number' ? pRelation(adjusted, alpha) : '',
    pairs,
  });
  return (
    line +
    secondText(report, t) +
    levelText(report, t) +
    disagreementText(report, t) +
    alphaText(alpha, t)
  );
}

/**
 * Whether the sentence on two equal models has the interval of their difference.
 * @param {import('../core/report.js').Verdict} verdict
 */
const showsEqual = ({ equal, low, shared }) =>
  Boolean(equal) && typeof low === 'number' && (shared?.length ?? 2) === 2;

/**
 * What a bootstrap of groups drew.
 * @param {import('../core/report.js').Verdict} verdict
 * @param {import('./index.js').Words['verdict']} t
 */
function groupsText({ cluster, groups = 0, replicates = 0 }, t) {
  return cluster === undefined ? '' : t.groups(cluster, integer(groups), integer(replicates));
}

/**
 * That a bootstrap of few groups is too sure of what the sentence says.
 * @param {import('../core/report.js').Report} report
 * @param {import('./index.js').Words['verdict']} t
 * @returns {VerdictText['parts']}
 */
function optimismText({ verdict }, t) {
  const { few_groups: isFew, groups = 0, kind, p } = verdict;
  if (!isFew || kind === 'undefined' || kind === 'untested') return [];
  return [{ text: t.optimistic(integer(groups), typeof p === 'number'), strong: false }];
}

/**
 * How many groups there are, where they are too few for a test.
 * @param {import('../core/report.js').Verdict} verdict
 * @param {import('./index.js').Words['verdict']} t
 */
function fewGroupsText({ reason, cluster = '', groups = 0, groups_needed: needed = 0 }, t) {
  return reason === 'too_few_groups' ? t.fewGroups(cluster, integer(groups), integer(needed)) : '';
}

/**
 * @param {import('../core/report.js').Report} report
 * @param {import('./index.js').Words['verdict']} t
 */
function levelText({ verdict, options }, t) {
  const shown = typeof verdict.low === 'number';
  const how = shown && verdict.test ? (ownMethod(t.differenceBy, verdict.test) ?? '') : '';
  return t.level(level(1 - alphaOf(options)), shown && (verdict.pairs ?? 1) > 1, how);
}

/**
 * That the interval and the p-value of the test part about 0.
 * @param {import('../core/report.js').Report} report
 * @param {import('./index.js').Words['verdict']} t
 */
const disagreementText = ({ verdict, options }, t) =>
  verdict.interval_agrees === false
    ? t.intervalDisagrees((verdict.p ?? 1) <= alphaOf(options))
    : '';

/**
 * At which level, where it is not the usual one.
 * @param {number} alpha
 * @param {import('./index.js').Words['verdict']} t
 */
const alphaText = (alpha, t) =>
  alpha === USUAL_ALPHA ? '' : t.alpha(threshold(alpha).replace(/^0\./, '.'));

/**
 * @param {Record<string, string>} table
 * @param {string} key
 */
const ownMethod = (table, key) => (Object.hasOwn(table, key) ? table[key] : undefined);

/**
 * What a second test says of the same two models.
 * @param {import('../core/report.js').Report} report
 * @param {import('./index.js').Words['verdict']} t
 */
function secondText({ verdict, options }, t) {
  const { best, kind, pairs = 1 } = verdict;
  const second = verdict.second ?? verdict.ranks;
  if (!second || second.p === null) return '';
  const favours = second.favours ?? '';
  const adjusted = pairs > 1 ? t.second.adjusted : '';
  const values = {
    test: named(t.tests, second.test).trim(),
    p: pRelation(second.p_adjusted, alphaOf(options)) + adjusted,
    favours,
  };
  const clear = second.kind === 'better';
  const agrees = favours === best;
  // Errors at thresholds are another question; ranks are the same one.
  if (second.test !== 'mcnemar_midp')
    return clear && !agrees ? t.second.besideBut(values) : t.second.beside(values);
  if (!clear) return t.second.neither(values);
  if (kind === 'better') return agrees ? t.second.also(values) : t.second.but(values);
  return kind === 'only_alone' && !agrees ? t.second.but(values) : t.second.alone(values);
}
