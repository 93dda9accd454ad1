import { cumulativeGain } from './cumulative_gain.js';
import { det } from './det.js';
import { curveOf, placeOf } from './drawings.js';
import { lift } from './lift.js';

/**
 * @typedef {import('../../views/pictures/scene.js').Scene} Scene
 * @typedef {import('../../views/pictures/figure_card.js').Picture} Picture
 * @typedef {import('../../charts/marks.js').Mark} Mark
 */

/**
 * @param {string} curve
 * @returns {(scene: Scene) => Mark[]}
 */
function pointOf(curve) {
  return ({ point }) => {
    const at = placeOf(point, curve);
    return at ? [{ kind: 'point', at }] : [];
  };
}

/** @type {Picture} */
const GAIN = {
  ...curveOf('cumulative_gain', ({ texts }) => texts.gain),
  config: ({ models, texts, state }, theme) =>
    cumulativeGain([...models], theme, texts, { selected: state.selected }),
  marks: pointOf('cumulative_gain'),
};

/** @type {Picture} */
const LIFT = {
  ...curveOf('lift', ({ texts }) => texts.lift),
  config: ({ models, texts, state }, theme) =>
    lift([...models], theme, texts, { selected: state.selected }),
  marks: pointOf('lift'),
};

/** @type {Picture} */
const DET = {
  ...curveOf('det', ({ texts }) => texts.det),
  config: ({ models, texts, state }, theme) =>
    det([...models], theme, texts, { selected: state.selected }),
  marks: pointOf('det'),
};

/** Those that the page draws when they are asked for, by id. */
export const MORE_DRAWINGS = { cumulative_gain: GAIN, lift: LIFT, det: DET };
