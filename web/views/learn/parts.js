import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';

/**
 * What lessons are moved with.
 */

/**
 * @param {object} slider
 * @param {string} slider.label
 * @param {number} slider.value
 * @param {number} slider.min
 * @param {number} slider.max
 * @param {number} slider.step
 * @param {string} slider.text  the value as it is shown
 * @param {(value: number) => void} slider.change  while it moves
 */
export const slider = ({
  label,
  value,
  min,
  max,
  step,
  text,
  change,
}) => html`<label class="learn-slider">
    <span>${label} <b class="number">${text}</b></span>
    <input type="range" min=${min} max=${max} step=${step} .value=${live(String(value))} aria-valuetext=${text}
      @input=${(/** @type {Event} */ event) =>
        change(Number(/** @type {HTMLInputElement} */ (event.target).value))} /></label>`;

/**
 * A few choices, of which one holds.
 * @template {string} Value
 * @param {object} choice
 * @param {string} choice.label
 * @param {Value} choice.value
 * @param {readonly { value: Value, text: string }[]} choice.choices
 * @param {(value: Value) => void} choice.change
 */
export const choice = ({ label, value, choices, change }) =>
  html`<div class="learn-choice" role="group" aria-label=${label}>${choices.map(
    (one) => html`<button class="button quiet" type="button" aria-pressed=${one.value === value}
      @click=${() => change(one.value)}>${one.text}</button>`,
  )}</div>`;

/** @param {string} text @param {() => void} press */
export const button = (text, press) =>
  html`<button class="button" type="button" @click=${press}>${text}</button>`;

/**
 * Numbers that the picture comes to, large, each with its name.
 * @param {readonly { name: string, value: string, note?: string }[]} numbers
 */
export const numbers = (numbers) =>
  html`<dl class="learn-numbers">${numbers.map(
    ({ name, value, note }) =>
      html`<div><dt>${name}</dt><dd><span class="number">${value}</span>${note ? html`<small>${note}</small>` : nothing}</dd></div>`,
  )}</dl>`;

/**
 * A table of data, that scrolls where it is broad or long.
 * @param {import('../../learn/exercises.js').ShownTable} table
 * @param {string} label
 */
export const shownTable = (
  { head, rows },
  label,
) => html`<div class="scroll card learn-data" tabindex="0" role="region" aria-label=${label}>
  <table class="number"><thead><tr>${head.map((text) => html`<th scope="col">${text}</th>`)}</tr></thead>
  <tbody>${rows.map(
    (row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table></div>`;
