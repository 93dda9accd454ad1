import { cumulativeGain } from './cumulative_gain.js';
import { det } from './det.js';
import { curveParts, placeOf } from './figures.js';
import { lift } from './lift.js';

/**
 * @typedef {import('../../views/pictures/scene.js').Scene} Scene
 * @typedef {import('../../views/pictures/figure_card.js').Definition} Definition
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
