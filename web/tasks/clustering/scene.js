import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { createPlainScene } from '../../views/pictures/plain_scene.js';
import { FIRST_LOOK } from './drawings.js';

/** @typedef {ReturnType<typeof clusteringScene>} Scene */

/**
 * @param {Element} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 * @param {() => void} changed
 */
export function clusteringScene(element, store, actions, changed) {
  return createPlainScene(element, store, actions, FIRST_LOOK, changed);
}

/** @param {Event} event */
export const chosen = (event) =>
  /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;

/**
 * Radio buttons in a row.
 * @template {string} Choice
 * @param {string} name
 * @param {readonly Choice[]} choices
 * @param {Choice} now
 * @param {Record<Choice, string>} texts
 * @param {(choice: Choice) => void} change
 */
export function radios(name, choices, now, texts, change) {
  return choices.map(
    (choice) => html`<label class="toggle"><input type="radio" name=${name}
      .checked=${live(choice === now)} @change=${() => change(choice)} />${texts[choice]}</label>`,
  );
}
