import { html, svg } from 'lit';
import { modelStyle } from '../../model_style.js';

/**
 * A short piece of a model's line, as the legend.
 * @param {number} index of the model
 * @param {number[]} [dash] instead of the model's
 */
export function swatch(index, dash = modelStyle(index).dash) {
  const { token } = modelStyle(index);
  const line = svg`<line x1="1" y1="5" x2="27" y2="5" stroke-width="3"
    stroke=${`var(${token})`} stroke-dasharray=${dash.join(' ')} />`;
  return html`<svg class="swatch" viewBox="0 0 28 10" width="28" height="10"
    aria-hidden="true">${line}</svg>`;
}
