import { createPlainScene } from '../../views/pictures/plain_scene.js';
import { FIRST_LOOK } from './drawings.js';

/** @typedef {ReturnType<typeof regressionScene>} Scene */

/**
 * @param {Element} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 * @param {() => void} changed
 */
export function regressionScene(element, store, actions, changed) {
  return createPlainScene(element, store, actions, FIRST_LOOK, changed);
}
