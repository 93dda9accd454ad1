import { modelStyle } from './model_style.js';
import { faded } from './theme.js';

/** @typedef {import('./theme.js').Theme} Theme */

/**
 * @param {number} index of the model, from 0
 * @param {Theme} theme
 * @returns {string}
 */
export function modelColour(index, theme) {
  return theme.models[modelStyle(index).token];
}

/**
 * Chart.js's names for a model's line; the selected one is thicker and on top,
 * others recede.
 * @param {number} index
 * @param {boolean} selected
 * @param {Theme} theme
 */
export function lineStyle(index, selected, theme) {
  const colour = modelColour(index, theme);
  return {
    borderColor: selected ? colour : faded(colour, 0.75),
    borderDash: modelStyle(index).dash,
    borderWidth: selected ? 2.75 : 1.4,
    order: selected ? 1 : 2,
  };
}
