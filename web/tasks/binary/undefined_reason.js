import { reasonWords } from '../../core/catalogue.js';

/** @typedef {import('../../views/pictures/scene.js').Scene} Scene */

/**
 * Why a curve of the selected model cannot be drawn, as a sentence.
 * @param {Scene} scene
 * @param {string} curve
 * @returns {string | null} null when it can
 */
export function undefinedReason({ texts, model, state }, curve) {
  const found = model.curves?.[curve];
  // The curves of a large table come after its verdict: until then the picture is empty.
  const isAwaited = !model.curves && state.report?.task === 'binary';
  if (found?.series || isAwaited) return null;
  const reason = found?.reason ?? 'no_scores';
  return texts.undefinedPicture(model.name, reasonWords(state.catalogue, reason));
}
