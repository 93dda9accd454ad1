import { render } from 'lit';
import { fillSliders } from '../../views/elements/fill_sliders.js';
import { onDemand } from '../../views/elements/on_demand.js';
import { createFigureCard } from '../../views/pictures/figure_card.js';
import { keepDrawn, oncePerFrame } from '../../views/pictures/kept_drawn.js';
import { createPlainScene } from '../../views/pictures/plain_scene.js';
import { createClassCosts } from './costs.js';
import { CURVE_FIGURES, createCurveScene } from './curves.js';
import { experimentsTemplate } from './experiments.js';
import { createClassMatrix } from './matrix.js';
import { createClassTable } from './table.js';
import '../../views/pictures/points_table.css';
import './view.css';

/** @param {import('../../core/report.js').Report | null} report */
const isOfClasses = (report) =>
  report !== null && Array.isArray(/** @type {any} */ (report).classes);

/**
 * The confusion matrix of many classes, the table of classes, their curves, and
 * what confusions cost.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 */
export function mount(element, store, actions) {
  const { state } = store;
  const drawLater = oncePerFrame(draw);
  const scene = createPlainScene(element, store, actions, {}, drawLater);
  const newCard = (/** @type {HTMLElement} */ parent, figure = '') => {
    const card = parent.appendChild(document.createElement('article'));
    card.className = 'card figure';
    if (figure) card.dataset.figure = figure;
    return card;
  };
  const top = element.appendChild(document.createElement('div'));
  top.className = 'class-parts';
  const matrixPlace = newCard(top, 'class-matrix');
  const side = top.appendChild(document.createElement('div'));
  side.className = 'class-side';
  const rowsPlace = newCard(side, 'class-rows');
  const worstPlace = newCard(side, 'class-worst');
  const tablePlace = newCard(element, 'class-table');
  const experimentsPlace = newCard(element, 'class-experiments');
  const work = onDemand(() => import('../../views/working/panel.js'), store, actions);
  const movePoint = oncePerFrame(() => {
    for (const card of curves) card.drawMarks();
    fillSliders(grid);
  });
  const curveScene = createCurveScene(scene, { changed: drawLater, moved: movePoint, work });
  const grid = element.appendChild(document.createElement('div'));
  grid.className = 'figures';
  const curves = CURVE_FIGURES.map((definition) =>
    createFigureCard(
      grid.appendChild(document.createElement('article')),
      /** @type {any} */ (definition),
      /** @type {any} */ (curveScene),
    ),
  );
  const costsPlace = newCard(element, 'class-costs');

  const matrix = createClassMatrix(scene, drawLater);
  const table = createClassTable(scene, drawLater, work);
  const costs = createClassCosts(scene, drawLater);

  function draw() {
    const { report } = state;
    element.hidden = !isOfClasses(report);
    if (element.hidden) return;
    render(matrix.template(), matrixPlace);
    rowsPlace.hidden = !matrix.isCellOpen();
    render(matrix.rowsTemplate(), rowsPlace);
    render(matrix.worstTemplate(), worstPlace);
    matrix.paint(matrixPlace);
    render(table.template(), tablePlace);
    experimentsPlace.hidden = !(/** @type {any} */ (report).experiments);
    if (!experimentsPlace.hidden) render(experimentsTemplate(state), experimentsPlace);
    grid.hidden = report?.task !== 'multiclass';
    if (!grid.hidden) for (const card of curves) card.drawAll();
    fillSliders(grid);
    render(costs.template(), costsPlace);
  }

  function refresh() {
    if (!isOfClasses(state.report)) return;
    matrix.refresh();
    curveScene.refresh();
    costs.refresh();
  }

  keepDrawn({ element, store, scene, cards: curves, drawLater, refresh });
  refresh();
  draw();
}
