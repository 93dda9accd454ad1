import { html, render } from 'lit';
import { fillSliders } from '../../views/elements/fill_sliders.js';
import { fetched, onDemand } from '../../views/elements/on_demand.js';
import { matrixTemplate } from '../../views/matrices/matrix.js';
import { createFigureCard } from '../../views/pictures/figure_card.js';
import { createScene } from '../../views/pictures/scene.js';
import { barTemplate } from './bar.js';
import { FIGURES } from './figures.js';
import { createWorking } from './working.js';

/**
 * The operating point and all the pictures that it is linked in.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 */
export function mount(element, store, actions) {
  const { state } = store;
  // Nothing of it is shown before all of it has its place.
  element.hidden = true;
  const work = onDemand(() => import('../../views/working/panel.js'), store, actions);
  const scene = createScene(element, store, actions, schedule, work);
  const frame = (/** @type {string} */ name) => {
    const part = document.createElement('section');
    part.className = name;
    element.append(part);
    return part;
  };
  const bar = frame('operating-bar card');
  const grid = frame('figures');
  const more = frame('more-figures');
  const working = createWorking(frame('working card'), scene);

  /** @param {HTMLElement} parent */
  const newCard = (parent) => parent.appendChild(document.createElement('article'));
  const cards = FIGURES.slice(0, 3).map((figure) => createFigureCard(newCard(grid), figure, scene));
  const matrix = newCard(grid);
  matrix.className = 'card figure';
  matrix.dataset.figure = 'matrix';
  cards.push(...FIGURES.slice(3).map((figure) => createFigureCard(newCard(grid), figure, scene)));

  let moreOpen = false;
  let frameAsked = false;
  let marksDirty = false;
  let chartsDirty = false;
  /** Cards that still show the report of before; one is drawn a frame. */
  /** @type {typeof cards} */
  let waiting = [];

  /** @param {'charts' | 'marks'} what */
  function schedule(what) {
    if (what === 'charts') chartsDirty = true;
    marksDirty = true;
    if (frameAsked) return;
    frameAsked = true;
    requestAnimationFrame(draw);
  }

  function draw() {
    frameAsked = false;
    const ready = state.report !== null && scene.models.length > 0;
    element.hidden = !ready;
    if (!ready) return;
    if (chartsDirty) {
      for (const card of cards) card.takePlace();
      waiting = [...cards];
      chartsDirty = false;
    }
    const binary = state.report?.task === 'binary';
    more.hidden = !binary;
    grid.classList.toggle('alone', !binary);
    for (const { host } of cards) host.hidden = !binary;
    if (marksDirty) {
      marksDirty = false;
      render(barTemplate(scene), bar);
      render(matrixCard(), matrix);
      for (const card of cards) if (!waiting.includes(card)) card.drawMarks();
      working.draw();
      fillSliders(element);
    }
    const next = waiting.shift();
    if (next) {
      next.drawAll();
      fillSliders(element);
    }
    if (waiting.length > 0 && !frameAsked) {
      frameAsked = true;
      requestAnimationFrame(draw);
    }
    render(moreTemplate(), more);
  }

  function matrixCard() {
    const { texts } = scene;
    return html`<header class="figure-head"><h3>${texts.matrix}</h3>
      <a class="quiet" href="#working" @click=${working.open}>${texts.working}</a></header>
      ${matrixTemplate(scene)}
      <footer class="figure-foot">${sameForAll()}<span class="figure-saves">
        ${['png', 'svg'].map(
          (kind) => html`<button type="button" class="link" data-save=${kind}
          aria-label=${texts.saveAs(texts.matrix, kind.toUpperCase())}
          @click=${() => saveMatrix(kind)}>${kind.toUpperCase()}</button>`,
        )}</span></footer>`;
  }

  /** The threshold of this matrix for the other models too. */
  function sameForAll() {
    const { texts, models, point } = scene;
    if (models.length < 2 || !point) return html`<span></span>`;
    const thresholds = Object.fromEntries(models.map(({ name }) => [name, point.threshold]));
    return html`<button type="button" class="link"
      @click=${() => actions.setOptions({ thresholds })}>${texts.sameForAll}</button>`;
  }

  /** @param {string} kind */
  async function saveMatrix(kind) {
    const part = await fetched(() => import('../../views/matrices/matrix_picture.js'), actions);
    await part?.saveMatrixFigure(kind === 'svg' ? 'svg' : 'png', scene);
  }

  function moreTemplate() {
    const { texts } = scene;
    return html`<details @toggle=${openMore}><summary>${texts.more}
      <span class="quiet">${texts.moreHint}</span></summary>
      <div class="figures"></div></details>`;
  }

  /** @param {Event} event */
  async function openMore(event) {
    const details = /** @type {HTMLDetailsElement} */ (event.target);
    if (!details.open || moreOpen) return;
    moreOpen = true;
    const part = await fetched(() => import('./more.js'), actions);
    if (!part) {
      moreOpen = false;
      details.open = false;
      return;
    }
    const parent = /** @type {HTMLElement} */ (more.querySelector('.figures'));
    for (const figure of part.MORE_FIGURES) {
      const card = createFigureCard(newCard(parent), figure, scene);
      cards.push(card);
      card.drawAll();
    }
  }

  addEventListener('beforeprint', () => {
    scene.takePaper();
    for (const card of cards) card.drawNow();
  });
  addEventListener('afterprint', () => scene.refresh(new Set(['dark'])));
  store.subscribe((_state, changed) => scene.refresh(changed));
  scene.refresh(new Set(['report']));
}
