import { html } from 'lit';
import { averagesTable } from '../../views/matrices/averages_table.js';
import { countsWords } from '../../views/matrices/words.js';
import { integer, number } from '../../words/format.js';

/** More matrices than this are averaged but not listed. */
const SHOWN = 50;

/**
 * Several confusion matrices of one model: its averages over them, beside those
 * over the classes, and each one's accuracy.
 * @param {import('../../app/store.js').State} state with a report that has experiments
 */
export function experimentsTemplate(state) {
  const t = countsWords(state.language);
  const { names, n, models } = /** @type {any} */ (state.report).experiments;
  const { accuracy, averages } = models[state.selected] ?? models[0];
  const shown = names.slice(0, SHOWN);
  return html`<header class="figure-head"><h3>${t.averages}</h3>
      <p class="quiet">${t.averagesHint(integer(names.length))}</p></header>
    ${averagesTable(averages, state)}
    <p class="figure-note">${t.averagesNote}</p>
    <div class="points-scroll" tabindex="0" role="region" aria-label=${t.accuracies}>
      <table class="points">
        <thead><tr><th scope="col">${t.editor.matrix}</th><th scope="col">n</th>
          <th scope="col">${t.accuracy}</th></tr></thead>
        <tbody>${shown.map(
          (/** @type {string} */ name, /** @type {number} */ index) =>
            html`<tr><th scope="row">${name}</th><td>${integer(n[index])}</td>
              <td>${number(accuracy[index])}</td></tr>`,
        )}</tbody>
      </table>
    </div>`;
}
