import { integer, interval, threshold } from '../../words/format.js';
import { createDataCard } from '../comparison/data.js';
import { eps0Field } from '../comparison/eps0.js';
import { createDiagramCard } from '../comparison/figure.js';
import { createLearnersCard } from '../comparison/learners.js';
import { createPaperCard } from '../comparison/paper_view.js';
import { cellOf, learnersTable } from '../comparison/tables.js';
import { mountComparison } from '../comparison/view.js';
import { createComparisonWorking } from '../comparison/working_view.js';
import { binomialDistribution } from './binomial_distribution.js';
import { experiments } from './experiments.js';
import { criticalErrors, criticalText } from './verdict.js';
import { binomialSteps } from './working.js';

/** @typedef {import('../comparison/figure.js').Definition} Definition */

/** More experiments than this are a list, not a picture. */
const MOST_DRAWN = 100;

/** @type {Definition} */
const EXPERIMENTS = {
  id: 'experiments',
  title: ({ t }) => t.experiments.title,
  hint: ({ t }) => t.experiments.hint,
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
  note: ({ report, t }) =>
    report.verdict.experiments > MOST_DRAWN
      ? t.experiments.cut(integer(MOST_DRAWN), integer(report.verdict.experiments))
      : '',
  table: ({ report, t }) => learnersTable(report, t),
  script: async () => (await import('./matplotlib/experiments.js')).experimentsScript,
};

/** @type {Definition} */
const DISTRIBUTION = {
  id: 'binomial_distribution',
  title: ({ t }) => t.distribution.title,
  hint: ({ t }) => t.distribution.hint,
  part({ report }) {
    const { distribution, max_errors: observed } = report.tests;
    const { few, many } = criticalErrors(report);
    return distribution?.errors?.length > 0
      ? { distribution, observed, few, critical: many }
      : null;
  },
  reason: ({ t }) => t.distribution.none,
  controls: eps0Field,
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
  table({ report, t }) {
    const { errors, probability } = report.tests.distribution;
    return {
      corner: t.distribution.errors,
      heads: [
        { key: 'probability', label: t.distribution.probability, name: t.distribution.probability },
      ],
      rows: errors.map((/** @type {number} */ each, /** @type {number} */ index) => ({
        name: integer(each),
        index,
        cells: [cellOf({ probability: probability[index] }, 'probability')],
      })),
    };
  },
  script: async () =>
    (await import('./matplotlib/binomial_distribution.js')).binomialDistributionScript,
};

/**
 * Pictures and tables of counted errors.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 */
export function mount(element, store, actions) {
  mountComparison(element, store, actions, 'binomial', (scene, newPart) => {
    const top = newPart('figures');
    const card = () => top.appendChild(document.createElement('article'));
    return [
      createDiagramCard(card(), EXPERIMENTS, scene),
      createDiagramCard(card(), DISTRIBUTION, scene),
      createLearnersCard(card(), scene),
      createDataCard(newPart(), scene),
      createPaperCard(newPart(), scene),
      createComparisonWorking(newPart(), scene, ({ report, t }) => ({
        steps: binomialSteps(report, t.working.binomial),
        note: t.working.binomial.note,
      })),
    ];
  });
}
