import { html, nothing, svg } from 'lit';
import { modelStyle } from '../../charts/model_style.js';

/** Outlines of the markers around (14, 5). */
const MARKERS = {
  circle: 'M10.5 5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0',
  rect: 'M11 2h6v6h-6z',
  triangle: 'M14 1.2l3.6 6.4h-7.2z',
  rectRot: 'M14 1l4 4l-4 4l-4 -4z',
  cross: 'M14 1.5v7M10.5 5h7',
  star: 'M14 1.5v7M10.5 5h7M11.5 2.5l5 5M11.5 7.5l5 -5',
};

/**
 * A short piece of a model's line, as the legend.
 * @param {number} index of the model
 * @param {{ dash?: number[], marked?: boolean }} [look] dash: instead of the model's
 */
export function swatch(index, { dash = modelStyle(index).dash, marked = false } = {}) {
  const { token, marker } = modelStyle(index);
  const colour = `var(${token})`;
  const line = svg`<line x1="1" y1="5" x2="27" y2="5" stroke-width="3"
    stroke=${colour} stroke-dasharray=${dash.join(' ')} />`;
  const sign = marked
    ? svg`<path class="swatch-marker" d=${MARKERS[marker]} stroke=${colour} stroke-width="1.5" />`
    : nothing;
  return html`<svg class="swatch" viewBox="0 0 28 10" width="28" height="10"
    aria-hidden="true">${line}${sign}</svg>`;
}
