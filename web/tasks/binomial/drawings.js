import { integer, interval, threshold } from '../../words/format.js';
import { binomialDistribution } from './binomial_distribution.js';
import { experiments } from './experiments.js';
import { criticalErrors, criticalText } from './verdict.js';

/**
 * The pictures of counted errors, without the page around them. Free of the DOM: the command line draws them, too.
 *
 * @typedef {import('../comparison/drawing.js').Drawing} Drawing
 */

/** More experiments than this are a list, not a picture. */
export const MOST_DRAWN = 100;

/** @type {Drawing} */
const EXPERIMENTS = {
  id: 'experiments',
  title: ({ t }) => t.experiments.title,
  part: ({ report }) => ({
    models: report.models.slice(0, MOST_DRAWN),
    eps0: report.options.eps0 ?? null,
    worst: report.verdict.name,
  }),
  layout: experiments,
  options: ({ t }) => ({
    axis: t.experiments.axis,
    description: t.experiments.description,
    tip: (/** @type {any} */ { name, metrics }) =>
      t.experiments.tip(
        name,
        integer(metrics.errors),
        integer(metrics.n),
        interval(metrics.clopper_pearson_low, metrics.clopper_pearson_high),
      ),
  }),
};

/** @type {Drawing} */
const DISTRIBUTION = {
  id: 'binomial_distribution',
  title: ({ t }) => t.distribution.title,
  part({ report }) {
    const { distribution, max_errors: observed } = report.tests;
    const { few, many } = criticalErrors(report);
    return distribution?.errors?.length > 0
      ? { distribution, observed, few, critical: many }
      : null;
  },
  reason: ({ t }) => t.distribution.none,
  layout: binomialDistribution,
  options({ report, t }) {
    const { max_errors: observed, max_n: n } = report.tests;
    const critical = criticalErrors(report);
    const { few, many } = critical;
    const ends = [
      few === null ? '' : t.distribution.criticalFew(integer(few)),
      many === null ? '' : t.distribution.critical(integer(many)),
    ];
    return {
      axis: t.distribution.axis,
      description: t.distribution.description(
        integer(n),
        threshold(report.options.eps0),
        criticalText(critical, t),
      ),
      observedText: t.distribution.observed(integer(observed)),
      criticalText: ends.filter(Boolean).join(t.comma),
      bar: t.distribution.bar,
    };
  },
};

/** By id. */
export const DRAWINGS = { experiments: EXPERIMENTS, binomial_distribution: DISTRIBUTION };
