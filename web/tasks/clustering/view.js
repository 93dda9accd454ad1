import { html, nothing, render } from 'lit';
import { live } from 'lit/directives/live.js';
import { OPTIONS } from '../../core/options.js';
import { createFigureCard } from '../../views/pictures/figure_card.js';
import { keepDrawn, oncePerFrame } from '../../views/pictures/kept_drawn.js';
import { differInNumber, hasPairs, indexChoices, modelOf, own } from './drawings.js';
import { CHOICE, SCATTER, SILHOUETTES } from './figures.js';
import { chosen, clusteringScene } from './scene.js';
import { CONTINGENCY, drawTable, PAIRS } from './tables.js';
import '../../views/pictures/points_table.css';
import './view.css';

/**
 * Pictures of clusterings.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 */
export function mount(element, store, actions) {
  const { state } = store;
  const drawLater = oncePerFrame(draw);
  const scene = clusteringScene(element, store, actions, drawLater);
  const bar = element.appendChild(document.createElement('section'));
  bar.className = 'cluster-measure card';
  const grid = element.appendChild(document.createElement('div'));
  grid.className = 'figures';
  const newHost = () => grid.appendChild(document.createElement('article'));
  const choice = chartCard(CHOICE);
  const silhouettesCard = chartCard(SILHOUETTES);
  const scatter = chartCard(SCATTER);
  const contingency = newHost();
  const pairs = newHost();
  const charts = [choice, silhouettesCard, scatter];
  /** Reports whose measurement was begun. */
  const begun = new WeakSet();

  /** @param {object} definition */
  function chartCard(definition) {
    return createFigureCard(newHost(), /** @type {any} */ (definition), /** @type {any} */ (scene));
  }

  function barTemplate() {
    const t = own(scene);
    const options = /** @type {any} */ (state.report?.options);
    const set = (/** @type {object} */ patch) =>
      actions.setOptions(/** @type {import('../../core/report.js').Options} */ (patch));
    return html`<label class="toggle"><span class="quiet">${t.distance}</span>
      <select @change=${(/** @type {Event} */ event) => set({ distance: chosen(event) })}>
        ${OPTIONS.distance.choices.map(
          (distance) =>
            html`<option value=${distance} ?selected=${distance === options.distance}>${t.distances[distance]}</option>`,
        )}</select></label>
      <label class="toggle" title=${t.standardizeHint}><input type="checkbox"
        .checked=${live(options.standardize === true)}
        @change=${(/** @type {Event} */ event) =>
          set({ standardize: /** @type {HTMLInputElement} */ (event.target).checked })} />
        ${t.standardize} <span class="quiet">${t.standardizeHint}</span></label>
      ${
        isWaiting() && state.refinement !== 'running'
          ? html`<button class="button" type="button" @click=${actions.refine}>${t.measureNow}</button>`
          : nothing
      }`;
  }

  /** Whether what comes from pairs of points is still to be measured. */
  function isWaiting() {
    return scene.models.some(({ reasons }) => reasons.silhouette === 'pairs_not_measured');
  }

  /** Once for a report, with progress; after a cancel there is a button to go on. */
  function measureWhatWaits() {
    const { report, refinement, stale } = state;
    if (!report || stale || refinement === 'running' || begun.has(report) || !isWaiting()) return;
    begun.add(report);
    actions.refine();
  }

  function draw() {
    const isClustering = state.report?.task === 'clustering' && scene.models.length > 0;
    element.hidden = !isClustering;
    if (!isClustering) return;
    const hasFeatures = (state.report?.input.features ?? []).length > 0;
    bar.hidden = !hasFeatures;
    silhouettesCard.host.hidden = !hasFeatures;
    scatter.host.hidden = !hasFeatures;
    choice.host.hidden =
      !differInNumber(scene) || (!hasFeatures && indexChoices(scene).length === 0);
    contingency.hidden = !modelOf(scene).contingency;
    pairs.hidden = !hasPairs(scene);
    if (hasFeatures) render(barTemplate(), bar);
    measureWhatWaits();
    for (const card of charts) if (!card.host.hidden) card.drawAll();
    if (!contingency.hidden) drawTable(contingency, CONTINGENCY, scene);
    if (!pairs.hidden) drawTable(pairs, PAIRS, scene);
  }

  keepDrawn({ element, store, scene, cards: charts, drawLater, also: ['refinement'] });
  draw();
}
