import { integer } from '../../words/format.js';
import { createDataCard } from '../comparison/data.js';
import { eps0Field } from '../comparison/eps0.js';
import { createDiagramCard } from '../comparison/figure.js';
import { createLearnersCard } from '../comparison/learners.js';
import { createPaperCard } from '../comparison/paper_view.js';
import { cellOf, learnersTable } from '../comparison/tables.js';
import { mountComparison } from '../comparison/view.js';
import { createComparisonWorking } from '../comparison/working_view.js';
import { DRAWINGS, MOST_DRAWN } from './drawings.js';

/** @typedef {import('../comparison/figure.js').Definition} Definition */

/** @type {Definition} */
const EXPERIMENTS = {
  ...DRAWINGS.experiments,
  hint: ({ t }) => t.experiments.hint,
  note: ({ report, t }) =>
    report.verdict.experiments > MOST_DRAWN
      ? t.experiments.cut(integer(MOST_DRAWN), integer(report.verdict.experiments))
      : '',
  table: ({ report, t }) => learnersTable(report, t),
  script: async () => (await import('./matplotlib/experiments.js')).experimentsScript,
};

/** @type {Definition} */
const DISTRIBUTION = {
  ...DRAWINGS.binomial_distribution,
  hint: ({ t }) => t.distribution.hint,
  controls: eps0Field,
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

/** By the alternative that is asked about. @type {Record<string, string>} */
const P_VALUES = {
  greater: 'binomial_p_greater',
  less: 'binomial_p_less',
  'two-sided': 'binomial_p_two_sided',
};

/** @param {import('../comparison/scene.js').ComparisonScene} scene */
function workedOut({ report, t }) {
  const { p, note } = t.working.binomial;
  const question = { key: P_VALUES[report.verdict.alternative] };
  return { note, parts: [{ id: 'p', title: p, question }] };
}

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
      createComparisonWorking(newPart(), scene, workedOut),
    ];
  });
}
