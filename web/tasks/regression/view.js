import { render } from 'lit';
import { createFigureCard } from '../../views/pictures/figure_card.js';
import { keepDrawn, oncePerFrame } from '../../views/pictures/kept_drawn.js';
import { FIGURES } from './figures.js';
import { regressionScene } from './scene.js';
import { squaresTemplate } from './squares.js';
import '../../views/pictures/points_table.css';
import './view.css';

/**
 * Pictures of a regression.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 */
export function mount(element, store, actions) {
  const { state } = store;
  const drawLater = oncePerFrame(draw);
  const scene = regressionScene(element, store, actions, drawLater);
  const grid = element.appendChild(document.createElement('div'));
  grid.className = 'figures';
  const newCard = () => grid.appendChild(document.createElement('article'));
  const cards = FIGURES.map((definition) =>
    createFigureCard(newCard(), definition, /** @type {any} */ (scene)),
  );
  const squares = newCard();
  squares.className = 'card figure whole';
  squares.dataset.figure = 'squares';

  function draw() {
    const shows = state.report?.task === 'regression';
    element.hidden = !shows;
    if (!shows) return;
    for (const card of cards) card.drawAll();
    render(squaresTemplate(scene), squares);
  }

  keepDrawn({ element, store, scene, cards, drawLater });
  draw();
}
