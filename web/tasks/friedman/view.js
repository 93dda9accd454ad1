import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { createDataCard } from '../comparison/data.js';
import { createDiagramCard } from '../comparison/figure.js';
import { createLearnersCard } from '../comparison/learners.js';
import { createPairPanel } from '../comparison/pair/pair.js';
import { createPairsCard } from '../comparison/pair/pairs.js';
import { createPaperCard } from '../comparison/paper_view.js';
import { mountComparison } from '../comparison/view.js';
import { createComparisonWorking } from '../comparison/working_view.js';
import {
  CD,
  CONTROL,
  FRIEDMAN,
  isAgainst,
  isJudged,
  isOfPairs,
  isSeveral,
  MATRIX,
  RANKS,
  WINS,
} from './figures.js';
import { createTestsCard } from './tests.js';
import { friedmanSteps } from './working.js';

/**
 * @typedef {import('../comparison/scene.js').ComparisonScene} ComparisonScene
 * @typedef {import('../comparison/figure.js').Definition} Definition
 */
/** The working, with what the user chose to be worked out. */
function workedOut() {
  const chosen = { row: 0, model: -1 };
  return (/** @type {ComparisonScene} */ { report, models, state, t }) => {
    const { datasets = [] } = report.input;
    const row = chosen.row < datasets.length ? chosen.row : 0;
    const own = chosen.model >= 0 ? chosen.model : state.selected;
    const model = own < models.length ? own : 0;
    /**
     * @param {'row' | 'model'} what
     * @param {string} label
     * @param {string[]} names
     * @param {number} now
     * @param {() => void} redraw
     */
    const select = (what, label, names, now, redraw) => html`<label class="toggle">${label}
      <select data-worked=${what} .value=${live(String(now))} @change=${(
        /** @type {Event} */ event,
      ) => {
        chosen[what] = Number(/** @type {HTMLSelectElement} */ (event.target).value);
        redraw();
      }}>${names.map((name, at) => html`<option value=${at} ?selected=${at === now}>${name}</option>`)}</select></label>`;
    const names = models.map(({ name }) => name);
    return {
      steps: friedmanSteps(report, t.working.friedman, { row, model }),
      note: t.working.friedman.note,
      controls: report.values?.rank?.length
        ? (/** @type {() => void} */ redraw) => html`
          ${select('row', t.rail.dataset, datasets, row, redraw)}
          ${select('model', t.learners.name, names, model, redraw)}`
        : undefined,
    };
  };
}

/**
 * Pictures and tables of learners on many data sets.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 */
export function mount(element, store, actions) {
  mountComparison(element, store, actions, 'friedman', (scene, newPart) => {
    const card = (/** @type {Definition} */ definition, /** @type {HTMLElement} */ parent) =>
      createDiagramCard(parent.appendChild(document.createElement('article')), definition, scene);
    const top = newPart('figures');
    const control = {
      ...card(CONTROL, top),
      shown: () => isAgainst(scene),
    };
    const cd = { ...card(CD, top), shown: () => isOfPairs(scene) };
    const plot = { ...card(FRIEDMAN, top), shown: () => isOfPairs(scene) };
    const matrix = { ...card(MATRIX, top), shown: () => isJudged(scene) };
    const data = createDataCard(newPart(), scene);
    const pair = { ...createPairPanel(newPart(), scene), shown: () => isSeveral(scene) };
    const rest = newPart('figures');
    const article = () => rest.appendChild(document.createElement('article'));
    const pairs = { ...createPairsCard(article(), scene), shown: () => isSeveral(scene) };
    const tests = { ...createTestsCard(article(), scene), shown: () => isSeveral(scene) };
    const ranks = card(RANKS, rest);
    const wins = card(WINS, rest);
    const learners = createLearnersCard(article(), scene);
    const paper = createPaperCard(newPart(), scene);
    const working = createComparisonWorking(newPart(), scene, workedOut());
    return [
      ...[control, cd, plot, matrix, data, pair, pairs],
      ...[tests, ranks, wins, learners, paper, working],
    ];
  });
}
