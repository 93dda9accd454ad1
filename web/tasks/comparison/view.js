import { createComparisonScene } from './scene.js';
import '../../views/pictures/points_table.css';
import './view.css';

/**
 * @typedef {import('./scene.js').ComparisonScene} ComparisonScene
 * @typedef {{ host: HTMLElement, draw: () => void, shown?: (scene: ComparisonScene) => boolean }} Card
 */

/** Milliseconds that may be spent on drawing before the next frame. */
const FRAME = 12;

/** Parts of the state that the pictures show. */
const SHOWN = ['report', 'language', 'catalogue', 'selected', 'dark', 'projected'];

/**
 * The parts of a comparison one below the other, drawn together once a frame.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 * @param {'cv' | 'friedman' | 'binomial'} task
 * @param {(scene: ComparisonScene, newPart: (className?: string, tag?: string) => HTMLElement) => Card[]} create
 */
export function mountComparison(element, store, actions, task, create) {
  const { state } = store;
  element.classList.add('comparison');
  let asked = false;
  const scene = createComparisonScene(element, store, actions, drawLater);
  const newPart = (className = '', tag = 'section') => {
    const part = element.appendChild(document.createElement(tag));
    part.className = className;
    return part;
  };
  const title = element.appendChild(document.createElement('h2'));
  title.className = 'visually-hidden';
  const cards = create(scene, newPart);

  function drawLater() {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => draw());
  }

  /** Cards that still show what was before. */
  /** @type {Card[]} */
  let waiting = [];

  /** Long tables and many algorithms take more than one frame. @param {boolean} atOnce */
  function drawWaiting(atOnce) {
    if (state.report?.task !== task) waiting = [];
    const start = performance.now();
    for (;;) {
      const card = waiting.shift();
      if (!card) return;
      card.host.hidden = card.shown ? !card.shown(scene) : false;
      if (!card.host.hidden) card.draw();
      if (!atOnce && performance.now() - start > FRAME) break;
    }
    requestAnimationFrame(() => drawWaiting(false));
  }

  function draw(atOnce = false) {
    asked = false;
    const ready = state.report?.task === task;
    element.hidden = !ready;
    if (!ready) return;
    title.textContent = scene.t.parts;
    const drawing = waiting.length > 0;
    waiting = [...cards];
    if (!drawing || atOnce) drawWaiting(atOnce);
  }

  store.subscribe((_, changed) => {
    if (!SHOWN.some((part) => changed.has(/** @type {any} */ (part)))) return;
    if (changed.has('dark') || changed.has('projected')) scene.takeTheme();
    if (changed.has('report') && state.report?.task === task) scene.askPair();
    drawLater();
  });
  addEventListener('beforeprint', () => {
    scene.takePaper();
    draw(true);
  });
  addEventListener('afterprint', () => {
    scene.takeTheme();
    draw();
  });
  if (state.report?.task === task) scene.askPair();
  draw();
}
