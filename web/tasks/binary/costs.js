import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { number, threshold } from '../../words/format.js';

/** @typedef {import('../../views/pictures/scene.js').Scene} Scene */

/** Both ends of the scale of cost ratios, as powers of ten. */
const DECADES = 2;
const SIGNIFICANT_DIGITS = 2;

/**
 * Costs as the smaller one being 1.
 * @param {number} ratio of the cost of a false negative to that of a false positive
 * @example costsOfRatio(0.2) // { cost_fn: 1, cost_fp: 5 }
 */
export function costsOfRatio(ratio) {
  const round = (/** @type {number} */ value) => Number(value.toPrecision(SIGNIFICANT_DIGITS));
  return ratio >= 1
    ? { cost_fn: round(ratio), cost_fp: 1 }
    : { cost_fn: 1, cost_fp: round(1 / ratio) };
}

/**
 * The cost ratio at which P(+)cost has a value, the prior being as it is.
 * @param {number} probabilityCost in (0, 1)
 * @param {number} prior in (0, 1)
 */
export function ratioAt(probabilityCost, prior) {
  const bound = 10 ** DECADES;
  const ratio = (probabilityCost * (1 - prior)) / ((1 - probabilityCost) * prior);
  return Math.min(bound, Math.max(1 / bound, ratio));
}

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
