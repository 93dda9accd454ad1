import { html } from 'lit';
import { reasonWords } from '../../core/catalogue.js';
import { full } from '../../words/format.js';
import { words } from '../../words/index.js';
import { why } from '../elements/why.js';

/** @typedef {Omit<import('./panel.js').Place, 'value'>} Place */

/**
 * What stands where there is no number, with the reason.
 * @param {string | null | undefined} reason of the report
 * @param {Pick<import('../../app/store.js').State, 'language' | 'catalogue'>} state
 */
export function undefinedNumber(reason, { language, catalogue }) {
  const t = words(language);
  const because = reason ? t.table.undefinedBecause(reasonWords(catalogue, reason)) : '';
  return why(t.notAvailable, because);
}

/**
 * A number whose working opens on a press. It is no stop for Tab: those of all rows would be too
 * many.
 * @param {{ value: number | null, text: string }} cell
 * @param {{ state: Readonly<import('../../app/store.js').State>,
 *   work: (beside: HTMLElement, place: import('./panel.js').Place) => void }} scene
 * @param {Place} place
 */
export function workedNumber({ value, text }, { state, work }, place) {
  return html`<button type="button" class="value" tabindex="-1"
    title=${words(state.language).table.workValue(full(value))} @click=${(
      /** @type {Event} */ event,
    ) => {
      event.stopPropagation();
      work(/** @type {HTMLElement} */ (event.currentTarget), { ...place, value });
    }}>${text}</button>`;
}
