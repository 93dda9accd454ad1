import { alphaOf, isNumber, levelOf, MOST_NAMES, oneLine } from '../../export/paper/parts.js';
import { bounded, integer, pReported, threshold } from '../../words/format.js';
import { named } from './named.js';
import { criticalErrors } from './verdict.js';

/**
 * Methods and results of the errors of experiments.
 * @typedef {import('../../export/paper/parts.js').Context} Context
 */

/** Of which other experiments the same is found. @param {Context} context */
function othersOf({ report, t }) {
  const { others, alternative, eps0 } = report.verdict;
  const texts = others
    .slice(0, MOST_NAMES)
    .map((/** @type {any} */ { name, p_adjusted }) =>
      t.otherExperiment(oneLine(name), t.adjusted(pReported(p_adjusted, report.options.alpha))),
    );
  return t.otherExperiments(
    /** @type {'greater'} */ (alternative),
    threshold(eps0),
    texts,
    others.length - texts.length,
  );
}

/**
 * Without a test: that the one named is the worst of several, and the others.
 * @param {Context} context
 * @param {any} tested
 */
function experimentsOf({ report, t }, tested) {
  const others = report.models.filter((/** @type {any} */ model) => model !== tested);
  if (others.length === 0) return [];
  const texts = others
    .slice(0, MOST_NAMES)
    .map((/** @type {any} */ { name, metrics: { errors, n, error_rate: rate } }) =>
      t.experiment(oneLine(name), integer(errors), integer(n), bounded(rate, 3)),
    );
  return [
    t.worstUntested(report.models.length),
    t.experiments(texts, others.length - texts.length),
  ];
}

/** @param {Context} given */
export function binomial(given) {
  const { t, c } = given;
  const { report, begin } = named(given.report, t.unnamed);
  const context = { ...given, report };
  const { verdict, models, options } = report;
  const tested = models.find((/** @type {any} */ { name }) => name === verdict.name) ?? models[0];
  const {
    errors,
    n,
    error_rate: rate,
    clopper_pearson_low: low,
    clopper_pearson_high: high,
  } = tested.metrics;
  const bounds = `[${[low, high].map((bound) => (isNumber(bound) ? bounded(bound, 3) : 'n/a')).join(', ')}]`;
  const sentences = [
    t.errors(
      c,
      begin(oneLine(tested.name)),
      integer(errors),
      integer(n),
      bounded(rate, 3),
      levelOf(report),
      bounds,
    ),
  ];
  if (verdict.shared) {
    const others = verdict.shared.filter((/** @type {string} */ name) => name !== verdict.name);
    const names = others.slice(0, MOST_NAMES).map(oneLine);
    sentences.push(begin(t.sameRate(names, others.length - names.length)));
  }
  if (verdict.kind === 'undefined' || !isNumber(verdict.p))
    return [...sentences, ...experimentsOf(context, tested)];
  const { alternative, eps0, kind, p, p_adjusted, adjustment } = verdict;
  const found = !kind.startsWith('not_');
  const shown = adjustment
    ? t.adjusted(pReported(p_adjusted, report.options.alpha))
    : pReported(p, report.options.alpha);
  sentences.push(t.tested(alternative, found, threshold(eps0), shown, alphaOf(report)));
  if (verdict.interval_agrees === false) sentences.push(t.tailsDiffer(p <= options.alpha));
  const critical = criticalErrors(report);
  const [few, many] = [critical.few, critical.many].map((each) =>
    each === null ? null : integer(each),
  );
  if (few ?? many) sentences.push(t.critical(few, many, critical.adjusted));
  if (models.length > 1) {
    sentences.push(t.worst(c, verdict.experiments));
    sentences.push(othersOf(context));
  }
  return sentences;
}
