import { html } from 'lit';
import './why.css';

/**
 * What stands where there is no number, with the reason as its explanation.
 * @param {string} text
 * @param {string} reason empty: the text alone
 */
export const why = (text, reason) =>
  reason
    ? html`<abbr class="why-not" data-explanation=${reason} tabindex="0">${text}<span
        class="visually-hidden">, ${reason}</span></abbr>`
    : text;
