/**
 * When the pictures of a task are drawn: with the next frame after what they show has changed,
 * and for paper.
 */

/** Parts of the store that pictures show. */
const SHOWN = ['report', 'selected', 'language', 'dark', 'projected', 'catalogue'];

/**
 * A function that draws with the next frame, once however often it is called before.
 * @param {() => void} draw
 */
export function oncePerFrame(draw) {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      draw();
    });
  };
}

/**
 * @param {object} pictures
 * @param {HTMLElement} pictures.element
 * @param {import('../../app/store.js').Store} pictures.store
 * @param {{ takeTheme(): void, takePaper(): void }} pictures.scene
 * @param {{ drawNow(): void }[]} pictures.cards
 * @param {() => void} pictures.drawLater
 * @param {string[]} [pictures.also] further parts of the store that they show
 * @param {() => void} [pictures.refresh] the report or the model is another
 */
export function keepDrawn({ element, store, scene, cards, drawLater, also = [], refresh }) {
  const shown = [...SHOWN, ...also];
  store.subscribe((_, changed) => {
    if (changed.has('dark') || changed.has('projected')) scene.takeTheme();
    if (changed.has('report') || changed.has('selected')) refresh?.();
    if (shown.some((part) => changed.has(/** @type {any} */ (part)))) drawLater();
  });
  addEventListener('beforeprint', () => {
    if (element.hidden) return;
    scene.takePaper();
    for (const card of cards) card.drawNow();
  });
  addEventListener('afterprint', () => {
    scene.takeTheme();
    drawLater();
  });
}
