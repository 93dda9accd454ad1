import { cumulativeGain } from '../../charts/cumulative_gain.js';
import { det } from '../../charts/det.js';
import { lift } from '../../charts/lift.js';
import { curveParts, placeOf } from './figures.js';

/**
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {import('./figure_card.js').Definition} Definition
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

/** @type {Definition[]} */
export const MORE_FIGURES = [
  {
    ...curveParts('cumulative_gain', ({ texts }) => texts.gain),
    config: ({ models, texts, state }, theme) =>
      cumulativeGain([...models], theme, texts, { selected: state.selected }),
    marks: pointOf('cumulative_gain'),
  },
  {
    ...curveParts('lift', ({ texts }) => texts.lift),
    config: ({ models, texts, state }, theme) =>
      lift([...models], theme, texts, { selected: state.selected }),
    marks: pointOf('lift'),
  },
  {
    ...curveParts('det', ({ texts }) => texts.det),
    hint: ({ texts }) => texts.detHint,
    config: ({ models, texts, state }, theme) =>
      det([...models], theme, texts, { selected: state.selected }),
    marks: pointOf('det'),
  },
];
