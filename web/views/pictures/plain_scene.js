import { lightTheme, readTheme } from '../../charts/page_theme.js';
import { words } from '../../words/index.js';

/**
 * What a figure card looks at, for pictures without an operating point.
 * @typedef {import('./scene.js').Scene} Scene
 */

/**
 * @template {object} Look what the user switched on
 * @param {Element} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 * @param {Look} firstLook
 * @param {() => void} changed asks for another drawing
 */
export function createPlainScene(element, store, actions, firstLook, changed) {
  const { state } = store;
  let look = firstLook;
  let theme = readTheme(element);
  const narrow = matchMedia('(width < 540px)');
  narrow.addEventListener('change', changed);

  const plain = {
    state,
    actions,
    get texts() {
      const { pictures } = words(state.language);
      // A screen reader hears of the picture and the model: there is no threshold.
      return {
        ...pictures,
        summary: (/** @type {string} */ title, /** @type {string} */ model) => `${title}, ${model}`,
      };
    },
    get theme() {
      return theme;
    },
    get models() {
      return state.report?.models ?? [];
    },
    get model() {
      return plain.models[state.selected] ?? plain.models[0];
    },
    point: null,
    get narrow() {
      return narrow.matches;
    },
    get look() {
      return look;
    },
    /** @param {Partial<Look>} patch */
    setLook(patch) {
      look = { ...look, ...patch };
      changed();
    },
    /** From now on everything is drawn in the colours for paper. */
    takePaper() {
      theme = lightTheme(document);
    },
    /** The current colours. */
    takeTheme() {
      theme = readTheme(element);
    },
  };
  return plain;
}
