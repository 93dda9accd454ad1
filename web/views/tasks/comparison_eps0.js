import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { full } from '../../format.js';

/**
 * The error rate that learners are held against, beside what it decides; the
 * same as in the settings.
 * @param {import('./comparison_scene.js').ComparisonScene} scene
 */
export function eps0Field({ report, t, actions }) {
  const { eps0 } = report.options;
  const shown = typeof eps0 === 'number' ? full(eps0) : '';
  return html`<label class="toggle eps0">${t.settings.eps0} =
    <input type="number" min="0" max="1" step="any" inputmode="decimal" title=${t.settings.eps0Hint}
      aria-label=${t.settings.eps0Hint} .value=${live(shown)}
      @change=${(/** @type {Event} */ event) => {
        const input = /** @type {HTMLInputElement} */ (event.target);
        const empty = input.value === '' && !input.validity.badInput;
        if (empty) actions.setOptions({ eps0: undefined });
        else if (input.checkValidity()) actions.setOptions({ eps0: Number(input.value) });
        else input.value = shown;
      }} /></label>`;
}
