import { html } from 'lit';
import { numberField } from '../../views/elements/number_field.js';

/** An error rate; 20 is likely meant as percent. @type {import('../../views/elements/number_field.js').Look} */
export const EPS0_LOOK = { optional: true, rate: true };

/**
 * The error rate that algorithms are held against, beside what it decides; the
 * same as in the settings.
 * @param {import('./scene.js').ComparisonScene} scene
 */
export function eps0Field({ report, state, t, actions }) {
  const { eps0 } = report.options;
  const { eps0: symbol, eps0Name, eps0Hint } = t.settings;
  return html`<div class="toggle eps0"><span aria-hidden="true">${symbol} =</span>
    ${numberField(state, actions, 'eps0', typeof eps0 === 'number' ? eps0 : null, {
      ...EPS0_LOOK,
      id: `${report.task}-eps0`,
      label: eps0Name,
      hint: eps0Hint,
    })}</div>`;
}
