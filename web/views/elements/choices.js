import { html } from 'lit';
import { live } from 'lit/directives/live.js';

/**
 * The options of a select. Each says for itself whether it is the chosen one: a
 * select that is given its value before its options are there shows the first.
 * @param {readonly { value: string, text: string }[]} choices
 * @param {string} now
 */
export const choices = (choices, now) =>
  choices.map(
    ({ value, text }) =>
      html`<option value=${value} .selected=${live(value === now)}>${text}</option>`,
  );
