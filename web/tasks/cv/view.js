import { createDataCard } from '../comparison/data.js';
import { createDiagramCard } from '../comparison/figure.js';
import { createLearnersCard } from '../comparison/learners.js';
import { createPairPanel } from '../comparison/pair/pair.js';
import { createPairsCard } from '../comparison/pair/pairs.js';
import { createPaperCard } from '../comparison/paper_view.js';
import { cellOf } from '../comparison/tables.js';
import { mountComparison } from '../comparison/view.js';
import { createComparisonWorking } from '../comparison/working_view.js';
import { DRAWINGS } from './drawings.js';

/** @type {import('../comparison/figure.js').Definition} */
const FOLDS = {
  ...DRAWINGS.fold_plot,
  whole: true,
  hint: ({ t }) => t.foldPlot.hint,
  table({ report, t }) {
    const { models, values } = report;
    return {
      corner: t.rail.fold,
      heads: models.map((/** @type {any} */ { name }) => ({ key: name, label: name, name })),
      rows: values.result.map((/** @type {number[]} */ row, /** @type {number} */ index) => ({
        name:
          t.foldPlot.fold(values.run?.[index] ?? '', values.fold?.[index] ?? '') ||
          String(index + 1),
        index,
        cells: row.map((value) => cellOf({ value }, 'value')),
      })),
    };
  },
  script: async () => (await import('./matplotlib/fold_plot.js')).foldPlotScript,
};

/** @param {import('../comparison/scene.js').ComparisonScene} scene */
function workedOut({ answer, look, models, t }) {
  const { paired, corrected, five, note } = t.working.cv;
  const [a, b] = look.pair;
  const parts = [
    { id: 'paired', title: paired, key: 'paired_t' },
    { id: 'corrected', title: corrected, key: 'corrected_t' },
    { id: 'five', title: five, key: 'cv5x2_t' },
  ].filter(({ key }) => typeof answer?.pair?.[key] === 'number');
  return {
    note: note(look.pair.map((index) => models[index]?.name ?? '').join(' − ')),
    parts: parts.map(({ id, title, key }) => ({ id, title, question: { a, b, key } })),
  };
}

/**
 * Pictures and tables of learners in the folds of a cross-validation.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 */
export function mount(element, store, actions) {
  mountComparison(element, store, actions, 'cv', (scene, newPart) => {
    const top = newPart('figures');
    const card = () => top.appendChild(document.createElement('article'));
    const several = () => scene.models.length > 1;
    return [
      createDiagramCard(card(), FOLDS, scene),
      createDataCard(newPart(), scene),
      { ...createPairPanel(newPart(), scene), shown: several },
      {
        ...createPairsCard(newPart().appendChild(document.createElement('article')), scene),
        shown: several,
      },
      createLearnersCard(newPart().appendChild(document.createElement('article')), scene),
      createPaperCard(newPart(), scene),
      createComparisonWorking(newPart(), scene, workedOut),
    ];
  });
}
