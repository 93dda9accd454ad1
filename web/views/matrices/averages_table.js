import { html } from 'lit';
import { reasonWords } from '../../core/catalogue.js';
import { number } from '../../words/format.js';
import { countsWords } from './words.js';
import './averages_table.css';
import '../pictures/points_table.css';
import { scrollHint } from '../elements/scroll_hint.js';
import { why } from '../elements/why.js';

/** Rows: the words' key, then the report's keys. */
const AVERAGES = /** @type {const} */ ([
  ['precision', 'precision_macro_over_matrices', 'precision_micro_over_matrices'],
  ['recall', 'recall_macro_over_matrices', 'recall_micro_over_matrices'],
  ['f1', 'f1_macro_over_matrices', 'f1_micro_over_matrices'],
  ['f1Zhou', 'f1_macro_zhou_over_matrices', null],
]);

/**
 * Macro and micro averages over the confusion matrices of repeated experiments.
 * @param {Record<string, any>} averages of the report, with their reasons
 * @param {Pick<import('../../app/store.js').State, 'language' | 'catalogue'>} state
 */
export function averagesTable(averages, { language, catalogue }) {
  const t = countsWords(language);
  const cell = (/** @type {string | null} */ key) =>
    key === null
      ? html`<td></td>`
      : html`<td data-key=${key}>${why(
          number(averages[key]),
          reasonWords(catalogue, averages.reasons[key]),
        )}</td>`;
  return html`<div class="points-scroll" tabindex="0" role="region" aria-label=${t.averages} ${scrollHint}>
    <table class="points averages">
      <thead><tr><td></td><th scope="col">${t.macro}</th><th scope="col">${t.micro}</th></tr></thead>
      <tbody>${AVERAGES.map(
        ([name, macro, micro]) =>
          html`<tr><th scope="row">${t[name]}</th>${cell(macro)}${cell(micro)}</tr>`,
      )}</tbody>
    </table>
  </div>`;
}
