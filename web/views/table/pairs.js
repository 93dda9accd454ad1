import { html, nothing } from 'lit';
import { keyWords } from '../../core/catalogue.js';
import { pairQuestion } from '../../core/questions.js';
import { pairMetrics, pairsTable } from '../../export/tables.js';
import { integer } from '../../words/format.js';
import { words } from '../../words/index.js';
import { icons } from '../elements/icons.js';
import { breakable } from '../elements/names.js';

/** More pairs than this are shown only when asked for. */
const SHOWN = 50;

/**
 * Every two models, compared by a metric of choice.
 * @param {ReturnType<typeof import('./cells.js').createCells>} cellTemplate
 * @param {() => void} draw
 */
export function createPairs(cellTemplate, draw) {
  let metric = '';
  let limit = SHOWN;

  /**
   * @param {string[]} metrics
   * @param {string} chosen
   * @param {Readonly<import('../../app/store.js').State>} state
   */
  function metricChooser(metrics, chosen, { language, catalogue }) {
    if (metrics.length < 2) return nothing;
    return html`<label class="inline">${words(language).table.differenceOf}
      <select @change=${(/** @type {Event} */ event) => {
        metric = /** @type {HTMLSelectElement} */ (event.target).value;
        draw();
      }}>${metrics.map((key) => html`<option value=${key} ?selected=${key === chosen}>${keyWords(catalogue, key).name}</option>`)}</select></label>`;
  }

  /** @param {Readonly<import('../../app/store.js').State>} state */
  return function pairsTemplate(state) {
    const { report, language, catalogue } = state;
    if (!report || report.pairs.length === 0) return nothing;
    const t = words(language).table;
    const metrics = pairMetrics(report);
    const chosen = metrics.includes(metric) ? metric : (metrics[0] ?? '');
    const table = pairsTable(report, { metric: chosen, catalogue, t: { ...t, corner: t.pair } });
    const hidden = table.rows.length - limit;
    return html`<details class="pairs">
      <summary>${t.pairs}<span class="note">${report.pairs.length}</span>${icons.down}</summary>
      <div class="row between"><p class="note">${t.pairsHint}</p>${metricChooser(metrics, chosen, state)}</div>
      <div class="scroll card" tabindex="0" role="region" aria-label=${t.pairs}>
        <table>
          <thead><tr><th scope="col">${t.pair}</th>${table.heads.map(
            ({ label }) => html`<th scope="col" class="number">${label}</th>`,
          )}</tr></thead>
          <tbody>${table.rows.slice(0, limit).map(
            (
              row,
            ) => html`<tr><th scope="row"><span class="two-lines" title=${row.name}>${breakable(row.name)}</span></th>
              ${row.cells.map((cell, column) => {
                const { key, label } = table.heads[column];
                const question = pairQuestion(report, row.index, cell.key ?? key, chosen);
                const place = { question, title: label, subject: row.name };
                return cellTemplate(cell, state, { place });
              })}</tr>`,
          )}</tbody>
        </table>
      </div>
      ${
        hidden > 0
          ? html`<button class="button quiet" type="button" @click=${() => {
              limit = Number.POSITIVE_INFINITY;
              draw();
            }}>${t.hidden(integer(hidden))}</button>`
          : nothing
      }
    </details>`;
  };
}
