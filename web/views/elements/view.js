import { render } from 'lit';

/**
 * Draws a template into an element and again whenever one of the named parts of
 * the state changes.
 * @param {Element} element
 * @param {import('../../app/store.js').Store} store
 * @param {(keyof import('../../app/store.js').State)[]} parts
 * @param {(state: Readonly<import('../../app/store.js').State>) => unknown} template
 * @returns {() => void} draws at once, for what is not in the state, such as
 *   the text of a search box
 */
export function view(element, store, parts, template) {
  const draw = () => render(template(store.state), /** @type {HTMLElement} */ (element));
  store.subscribe((_, changed) => {
    if (parts.some((part) => changed.has(part))) draw();
  });
  draw();
  return draw;
}
