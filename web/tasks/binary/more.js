import { curveParts } from './figures.js';
import { MORE_DRAWINGS } from './more_drawings.js';

const { cumulative_gain: gain, lift, det } = MORE_DRAWINGS;

/** @type {import('../../views/pictures/figure_card.js').Definition[]} */
export const MORE_FIGURES = [
  curveParts(gain),
  curveParts(lift),
  { ...curveParts(det), hint: ({ texts }) => texts.detHint },
];
