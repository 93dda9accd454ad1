import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { keyWords, reasonWords } from '../../core/catalogue.js';
import { limitsOf } from '../../core/options.js';
import { why } from '../../views/elements/why.js';
import { number } from '../../words/format.js';
import { words } from '../../words/index.js';
import { own } from './drawings.js';

/** @typedef {import('./scene.js').Scene} Scene */

/** How many inputs the models were fitted with, for adjusted R². @param {Scene} scene */
function inputsTemplate(scene) {
  const { state, actions } = scene;
  const t = own(scene);
  const { n_features: inputs } = /** @type {any} */ (state.report).options;
  const { min, max } = limitsOf('n_features');
  const change = (/** @type {Event} */ event) => {
    const field = /** @type {HTMLInputElement} */ (event.target);
    if (!field.checkValidity()) {
      field.value = String(inputs ?? '');
      return;
    }
    const options = { n_features: field.value === '' ? undefined : Number(field.value) };
    actions.setOptions(/** @type {any} */ (options));
  };
  return html`<label>${t.inputs} <input type="number" inputmode="numeric" min=${min} max=${max} step="1"
    .value=${live(String(inputs ?? ''))} @change=${change} /></label>`;
}

/** The sums of squares and both forms of R². @param {Scene} scene */
export function squaresTemplate(scene) {
  const t = own(scene);
  const { model, state } = scene;
  const { sst, ssr, sse, agree } = /** @type {any} */ (model).squares;
  const { metrics, reasons } = model;
  const row = (/** @type {string} */ name, /** @type {number | null} */ value) =>
    html`<tr><th scope="row">${name}</th><td>${number(value)}</td></tr>`;
  const form = (/** @type {string} */ key, /** @type {string} */ formula) => {
    const name = keyWords(state.catalogue, key).shortName || key;
    const value =
      metrics[key] === null
        ? why(words(state.language).notAvailable, reasonWords(state.catalogue, reasons[key]))
        : number(metrics[key]);
    return html`<div>
      <dt>${name} ${formula === name ? nothing : html`<span class="quiet">${formula}</span>`}</dt><dd>${value}</dd></div>`;
  };
  const message = metrics.r2 === null ? t.constant : agree ? t.agree : t.disagree;
  return html`<header class="figure-head"><h3>${t.squares}</h3>
      <p class="quiet">${t.squaresHint(model.name)}</p></header>
    <div class="regression-squares">
      <dl>
        ${form('r2', '1 − SSE/SST')}
        ${form('r2_ssr_sst', 'SSR/SST')}
        ${form('adjusted_r2', t.adjusted)}
      </dl>
      <table class="points"><caption class="quiet">${t.caption}</caption><tbody>
        ${row(t.total, sst)}${row(t.explained, ssr)}${row(t.unexplained, sse)}
        ${sst === null ? nothing : row(t.cross, sst - ssr - sse)}
      </tbody></table>
    </div>
    <div class="figure-controls">${inputsTemplate(scene)}</div>
    <p class="figure-note">${message}</p>`;
}
