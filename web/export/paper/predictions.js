import {
  count,
  fixed,
  integer,
  interval,
  level,
  number,
  pReported,
  threshold,
} from '../../words/format.js';
import { rowsStandFor, STATISTIC_SYMBOLS } from '../../words/verdict.js';
import { predictionCautions } from './cautions.js';
import { predictionsPaperWords } from './predictions_words.js';

/**
 * Methods and results of models and their predictions, sentence by sentence, from
 * the report's own parts. Free of the DOM. Nothing is computed here.
 *
 * @typedef {ReturnType<typeof predictionsPaperWords>} Words
 * @typedef {object} Context
 * @property {any} report
 * @property {import('../../words/index.js').Language} language
 * @property {import('../citations.js').Citations} c
 * @property {(id: string) => string} reason its sentence; empty where there is none
 */

/** Beyond these a reader is sent to the table. */
const MOST_NAMES = 10;
const MIXED = ['matrices_of_models', 'matrices_share_names'];
const NDCG_AT = /^ndcg@(\d+)$/;

/** @param {unknown} value @returns {value is number} */
const isNumber = (value) => typeof value === 'number';

/** A name on one line. @param {string} name */
const oneLine = (name) => name.replace(/\s+/g, ' ').trim();

/**
 * @template T
 * @param {Record<string, T>} table
 * @param {string} key
 * @returns {T | undefined}
 */
const named = (table, key) => (Object.hasOwn(table, key) ? table[key] : undefined);

/** Of the confidence that the options ask for. @param {any} report */
const levelOf = ({ options }) => level(1 - options.alpha).replace('\u00a0', ' ');

/** @param {Words} t @param {string} key */
const metricName = (t, key) => {
  const [, at] = NDCG_AT.exec(key) ?? [];
  return at ? `${t.metrics.ndcg}@${at}` : (named(t.metrics, key) ?? key);
};

/**
 * What was evaluated: models, and cases of which kind.
 * @param {any} report
 * @param {Words} t
 * @returns {string[]}
 */
function design(report, t) {
  const { task, models, input } = report;
  const all = models.map((/** @type {{ name: string }} */ { name }) => oneLine(name));
  const names = all.length > MOST_NAMES ? [] : all;
  if (task === 'counts') return [matrices(report, t)];
  const { n } = models[0]?.metrics ?? {};
  const cases = count(rowsStandFor(report) === 'cases' ? n : input.rows - input.rows_dropped);
  const sentence =
    task === 'clustering'
      ? t.clusterings(names, all.length, cases)
      : t.evaluated(names, all.length, casesOf(report, cases, t));
  return [
    sentence,
    input.weight ? t.weighted(oneLine(input.weight)) : '',
    input.rows_dropped > 0 ? t.dropped(input.rows_dropped) : '',
    queriesLeftOut(report, t),
  ];
}

/** @param {any} report @param {Words} t */
function matrices({ verdict, models, warnings = [] }, t) {
  const { metric, mean, std, min, max, n_matrices: matrixCount = models.length } = verdict;
  // A mean over several models or data sets is a number of none of them.
  const codes = warnings.map((/** @type {{ code: string }} */ { code }) => code);
  if (MIXED.some((code) => codes.includes(code))) return t.matricesMixed(matrixCount);
  if (!isNumber(mean) || !isNumber(std)) return t.matricesAlone(matrixCount);
  const range = `${number(min)}–${number(max)}`;
  return t.matrices(matrixCount, metricName(t, metric), number(mean), number(std), range);
}

/** Those without a relevant item. @param {any} report @param {Words} t */
function queriesLeftOut({ task, input, queries }, t) {
  if (task !== 'ranking' || !input.query || queries.used === queries.count) return '';
  return t.queriesLeftOut(integer(queries.count - queries.used), integer(queries.count));
}

/** Without those that a model alone predicts. @param {any} input @param {any[]} models */
const classesOfTruth = (input, [model]) =>
  model?.classes?.filter((/** @type {any} */ { support }) => support !== 0).length ??
  input.classes.length;

/** @param {any} report @param {string} cases @param {Words} t */
function casesOf(report, cases, t) {
  const { task, input, queries, models } = report;
  if (task === 'ranking' && input.query) {
    return t.queries(integer(queries.used), count(queries.used_items));
  }
  const kind = rowsStandFor(report);
  const { n } = models[0].metrics;
  if (kind === 'totals') return t.totals(cases, count(n));
  if (input.classes) return t.classes(cases, classesOfTruth(input, models));
  if (input.positive === undefined) return t.cases(cases);
  const positives = count(input.positives);
  const positive = oneLine(input.positive);
  return kind === 'weighted'
    ? t.weightedClasses(cases, count(n), positives, positive)
    : t.twoClasses(cases, positives, positive);
}

/**
 * The metric of the verdict for each model, with its interval.
 * @param {Context} context
 * @param {Words} t
 */
function values({ report, c, reason }, t) {
  const { models, verdict, options } = report;
  const { metric } = verdict;
  const known = models.filter((/** @type {any} */ { metrics }) => isNumber(metrics[metric]));
  const isOneMatrix = report.task === 'counts' && known.length === 1;
  // Accuracies of matrices: nothing else tells the reader which is the best.
  if (report.task === 'counts')
    known.sort(
      (/** @type {any} */ a, /** @type {any} */ b) => b.metrics[metric] - a.metrics[metric],
    );
  if (known.length === 0) return t.noValue(metricName(t, metric), reason(verdict.reason ?? ''));
  const shown = known.length > MOST_NAMES ? known.slice(0, MOST_NAMES) : known;
  const bounds = (/** @type {any} */ { intervals }) => named(intervals, metric);
  const texts = shown.map((/** @type {any} */ model) => {
    const limits = bounds(model);
    const range = limits ? ` ${interval(limits.low, limits.high)}` : '';
    const value = number(model.metrics[metric]) + range;
    // One matrix needs no name.
    return isOneMatrix ? value : t.value(oneLine(model.name), value);
  });
  const hows = methodsOf(shown, bounds).map(([method, names]) => {
    const replicates = integer(options.bootstrap ?? 0);
    const how = named(t.intervals, method)?.(c, replicates, groupsOf(report, t)) ?? method;
    return names.length < shown.length ? t.intervalsOf(how, names) : how;
  });
  const by = hows.length > 0 ? t.intervalsBy(levelOf(report), hows) : '';
  return t.values(metricName(t, metric), texts, known.length - shown.length, by);
}

/**
 * By which methods the intervals were made, each with the names of its models.
 * @param {any[]} models
 * @param {(model: any) => { method: string } | undefined} bounds
 */
function methodsOf(models, bounds) {
  /** @type {Map<string, string[]>} */
  const methods = new Map();
  for (const model of models) {
    const method = bounds(model)?.method;
    if (method) methods.set(method, [...(methods.get(method) ?? []), oneLine(model.name)]);
  }
  return [...methods];
}

/** The groups that a bootstrap draws, or empty. @param {any} report @param {Words} t */
function groupsOf({ options, verdict }, t) {
  const [scheme, ...name] = String(options.resample ?? '').split('=');
  if (scheme !== 'cluster') return '';
  const { groups } = verdict ?? {};
  return t.groups(oneLine(name.join('=')), isNumber(groups) ? integer(groups) : '');
}

/** @param {Context} context @param {Words} t @param {string} id */
const testName = ({ c, report }, t, id) =>
  named(t.tests, id)?.(c, groupsOf(report, t), integer(report.verdict.replicates ?? 0)) ?? id;

/**
 * Which two were compared, how, and with which result.
 * @param {Context} context
 * @param {Words} t
 * @param {string} comma
 * @returns {string[]}
 */
function comparison(context, t, comma) {
  const { report, c } = context;
  const { verdict, options } = report;
  const { kind, metric, best, other, test, p, pairs = 1 } = verdict;
  const groups = groupsOf(report, t);
  if (!test || !isNumber(p)) {
    if (other === undefined) return [];
    if (verdict.reason === 'too_few_groups') return [t.tooFewGroups(groups)];
    if (groups || !test) return [groups ? t.untestedInGroups(groups) : t.untested];
    const by = testName(context, t, test);
    const names = [oneLine(best), oneLine(other)];
    return [
      t.undefinedFor(
        names,
        metricName(t, metric),
        by,
        Boolean(verdict.equal),
        context.reason(verdict.reason ?? ''),
      ),
      beaten(context, t),
    ];
  }
  const alpha = String(options.alpha).replace(/^0\./, '.');
  const adjusted = pairs > 1 ? t.holm(c, pairs) : '';
  const how = (verdict.equal ? t.comparedEqual : t.compared)(
    oneLine(best),
    oneLine(other),
    metricName(t, metric),
    testName(context, t, test),
    adjusted,
    alpha,
  );
  const symbol = named(STATISTIC_SYMBOLS, test);
  const bounds = isNumber(verdict.low) ? interval(verdict.low, verdict.high) : '';
  const numbers = [
    t.difference(
      metricName(t, metric),
      number(verdict.difference),
      levelOf(report),
      bounds,
      named(t.differenceBy, test)?.(c) ?? '',
    ),
    ...(symbol && isNumber(verdict.statistic)
      ? [`${symbol} = ${fixed(verdict.statistic, 2)}`]
      : []),
    pReported(p, report.options.alpha),
    ...(pairs > 1 && isNumber(verdict.p_adjusted)
      ? [t.adjusted(pReported(verdict.p_adjusted, report.options.alpha))]
      : []),
  ].join(comma);
  const say = /** @type {Record<string, () => string>} */ ({
    better: () => t.better(oneLine(best), oneLine(other), numbers),
    only_alone: () => t.onlyAlone(numbers),
    no_difference: () => t.noDifference(numbers),
    worse_than_chance: () => t.notJudged(numbers),
  })[kind];
  return [
    how,
    say ? say() : t.otherCases(numbers),
    pairs > 1 && bounds ? t.unadjusted : '',
    verdict.interval_agrees === false ? t.intervalDisagrees(p <= options.alpha) : '',
    beaten(context, t),
  ];
}

/**
 * Whom the best ones beat, where they are not told apart from each other.
 * @param {Context} context
 * @param {Words} t
 */
function beaten(context, t) {
  const { verdict, options } = context.report;
  if (!verdict.beaten) return '';
  return t.beaten(
    (verdict.shared ?? [verdict.best]).map(oneLine),
    verdict.beaten.map(oneLine),
    testName(context, t, verdict.beaten_by),
    t.holm(context.c, verdict.pairs),
    String(options.alpha).replace(/^0\./, '.'),
    pReported(verdict.beaten_p, context.report.options.alpha),
  );
}

/**
 * The other test of the same two models, if there is one.
 * @param {Context} context
 * @param {Words} t
 * @param {string} comma
 */
function beside(context, t, comma) {
  const { verdict } = context.report;
  const second = verdict.second ?? verdict.ranks;
  if (!second || !isNumber(second.p)) return '';
  const numbers = [
    pReported(second.p, context.report.options.alpha),
    ...((verdict.pairs ?? 1) > 1 && isNumber(second.p_adjusted)
      ? [t.adjusted(pReported(second.p_adjusted, context.report.options.alpha))]
      : []),
  ].join(comma);
  return t.beside(
    testName(context, t, second.test) + atThresholds(context, t, second.test),
    numbers,
    second.kind === 'better' && second.favours ? oneLine(second.favours) : '',
  );
}

/**
 * Where scores become errors, which is what McNemar's test compares.
 * @param {Context} context
 * @param {Words} t
 * @param {string} test
 */
function atThresholds({ report }, t, test) {
  const { best, other } = report.verdict;
  const [first, second] = [best, other].map(
    (name) => report.models.find((/** @type {any} */ model) => model.name === name)?.threshold,
  );
  if (report.task !== 'binary' || !test.startsWith('mcnemar') || !isNumber(first)) return '';
  return first === second
    ? t.atThreshold(threshold(first))
    : t.atThresholds([
        [threshold(first), oneLine(best)],
        [threshold(second), oneLine(other)],
      ]);
}

/** That a bootstrap of few groups is too sure. @param {Context} context @param {Words} t */
function optimism({ report: { verdict }, c }, t) {
  return verdict.few_groups ? t.optimistic(c, integer(verdict.groups), isNumber(verdict.p)) : '';
}

/** What Melon guessed, and thresholds that may come from these cases. @param {any} report @param {Words} t */
function toBeChecked({ input, task, verdict }, t) {
  const what = (input.guessed ?? []).flatMap((/** @type {string} */ id) => {
    const say = named(
      /** @type {Record<string, (input: any, task: string) => string>} */ (t.guesses),
      id,
    );
    return say ? [oneLine(say(input, task))] : [];
  });
  const isTuned = (verdict?.notes ?? []).some(
    (/** @type {{ code: string }} */ { code }) => code === 'threshold_on_test_set',
  );
  return what.length > 0 || isTuned ? t.toBeChecked(what, isTuned) : '';
}

/**
 * @param {Context} context
 * @param {string} comma between numbers
 * @returns {{ sentences: string[], remark: string }} the remark belongs at the end: what has to be checked
 */
export function predictionSentences(context, comma) {
  const { report, language } = context;
  const t = predictionsPaperWords(language);
  const { kind, chance } = report.verdict ?? {};
  const remark = toBeChecked(report, t);
  const cautions = predictionCautions(report, language, t);
  if (!report.verdict) return { sentences: [...design(report, t), ...cautions], remark };
  if (report.task === 'counts') {
    const result = kind === 'single' ? [values(context, t)] : [];
    // Of models, of which the best leads untested.
    if (kind === 'untested')
      result.push(values(context, t), t.untestable(context.reason(report.verdict.reason ?? '')));
    return { sentences: [...design(report, t), ...result, ...cautions], remark };
  }
  return {
    sentences: [
      ...design(report, t),
      values(context, t),
      kind === 'worse_than_chance' ? t.worseThanChance(oneLine(report.input.positive)) : '',
      isNumber(chance?.p) ? t.chance(pReported(chance.p, report.options.alpha)) : '',
      ...comparison(context, t, comma),
      beside(context, t, comma),
      optimism(context, t),
      ...cautions,
    ],
    remark,
  };
}
