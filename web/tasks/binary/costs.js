import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { costsOfRatio, DECADES } from '../../core/cost_ratio.js';
import { number, threshold } from '../../words/format.js';

/** @typedef {import('../../views/pictures/scene.js').Scene} Scene */

/**
 * Sliders for the cost ratio and for the prior, and where they lead.
 * @param {Scene} scene
 */
export function costsTemplate(scene) {
  const { texts, costs, prevalence, optimum, actions } = scene;
  const ratio = costs.cost_fn / costs.cost_fp;
  const prior = costs.prior ?? prevalence ?? 0.5;
  return html`<div class="costs">
    <label class="costs-slider">
      <span><span class="quiet">${texts.costRatio}</span>
        <output>${threshold(costs.cost_fn)} : ${threshold(costs.cost_fp)}</output></span>
      <input type="range" class="costs-ratio" aria-label=${texts.costRatio} min=${-DECADES} max=${DECADES} step="0.05"
        aria-valuetext=${`${threshold(costs.cost_fn)} : ${threshold(costs.cost_fp)}`}
        .value=${live(String(Math.log10(ratio)))}
        data-share=${(Math.log10(ratio) + DECADES) / (2 * DECADES)}
        @input=${(/** @type {Event} */ event) =>
          scene.setCosts(costsOfRatio(10 ** valueFrom(event)))} />
    </label>
    <label class="costs-slider">
      <span><span class="quiet">${texts.prior}</span>
        <output>${number(prior, 2)}</output>
        ${
          costs.prior === null
            ? html`<span class="quiet">${texts.priorAsData}</span>`
            : html`<button type="button" class="link" @click=${() =>
                scene.setCosts({ prior: null })}>${texts.priorAsData}</button>`
        }</span>
      <input type="range" class="costs-prior" aria-label=${texts.prior} min="0.01" max="0.99" step="0.01"
        aria-valuetext=${number(prior, 2)}
        .value=${live(String(prior))} data-share=${(prior - 0.01) / 0.98}
        @input=${(/** @type {Event} */ event) => scene.setCosts({ prior: valueFrom(event) })} />
    </label>
    <p class="costs-optimum" aria-live="polite">${
      optimum
        ? html`
      ${texts.optimum(threshold(optimum.operating_point.threshold))}${texts.and}<span class="quiet">${texts.expectedCostHere(number(optimum.expected_cost))}</span>
      <button type="button" class="link" @click=${() =>
        actions.moveOperatingPoint({
          threshold: optimum.operating_point.threshold,
        })}>${texts.goThere}</button>`
        : '\u00a0'
    }</p></div>`;
}

/** @param {Event} event */
function valueFrom(event) {
  return Number(/** @type {HTMLInputElement} */ (event.target).value);
}
