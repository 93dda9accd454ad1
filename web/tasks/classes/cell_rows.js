import { html, nothing } from 'lit';
import { scrollHint } from '../../views/elements/scroll_hint.js';
import { count, integer } from '../../words/format.js';
import { classesWords } from './words.js';

/** @typedef {{ truth: string, prediction: string }} Cell */

const ROWS = 100;
const WORST = 12;

/**
 * The rows behind a cell of the confusion matrix, and the cells with the most errors.
 * @param {any} scene a plain scene
 * @param {() => void} changed
 */
export function createCellRows(scene, changed) {
  const { state, actions } = scene;
  /** @type {Cell | null} */
  let chosen = null;
  /** @type {{ columns: string[], rows: { line: number, cells: (string | null)[] }[], total: number } | null} */
  let rows = null;
  let asked = 0;

  const t = () => classesWords(state.language);

  /**
   * @param {string} truth
   * @param {string} prediction
   */
  async function open(truth, prediction) {
    chosen = { truth, prediction };
    asked += 1;
    const mine = asked;
    changed();
    const answer = await actions.query({
      type: 'rows',
      model: state.selected,
      truth,
      prediction,
      limit: ROWS,
    });
    if (mine !== asked || answer.error) return;
    rows = answer;
    changed();
  }

  function rowsTemplate() {
    const hint = chosen ? t().rowsOf(chosen.truth, chosen.prediction) : '';
    return html`<header class="figure-head"><h3>${t().rows}</h3><p class="quiet">${hint}</p></header>
      ${
        rows && chosen
          ? html`<div class="points-scroll" tabindex="0" role="region" aria-label=${t().rows} ${scrollHint}>
            <table class="points class-table"><thead><tr><th scope="col">${t().line}</th>${rows.columns.map(
              (name) => html`<th scope="col">${name}</th>`,
            )}</tr></thead>
            <tbody>${rows.rows.map(
              ({ line, cells }) =>
                html`<tr><th scope="row">${integer(line)}</th>${cells.map(
                  (text) => html`<td>${shortened(text)}</td>`,
                )}</tr>`,
            )}</tbody></table></div>
            <p class="quiet">${t().rowsCut(integer(rows.rows.length), integer(rows.total))}</p>`
          : nothing
      }`;
  }

  function worstTemplate() {
    const confusions = scene.model.confusions.slice(0, WORST);
    return html`<header class="figure-head"><h3>${t().worst}</h3></header>
      ${
        confusions.length === 0
          ? html`<p class="quiet">${t().noConfusions}</p>`
          : html`<ol class="class-worst">${confusions.map(
              (/** @type {Cell & { count: number }} */ { truth, prediction, count: n }) => html`<li>
              <button type="button" class="link" @click=${() => open(truth, prediction)}
                >${t().worstCell(truth, prediction)}</button> <span>${count(n)}</span></li>`,
            )}</ol>`
      }`;
  }

  return {
    open,
    rowsTemplate,
    worstTemplate,
    isOpen: () => chosen !== null,
    /** @param {string} truth @param {string} prediction */
    isChosen: (truth, prediction) => chosen?.truth === truth && chosen.prediction === prediction,
    /** The report or the model is another. */
    refresh() {
      const { labels } = /** @type {{ labels: string[] }} */ (scene.model.confusion);
      if (chosen && !(labels.includes(chosen.truth) && labels.includes(chosen.prediction)))
        chosen = null;
      rows = null;
      if (chosen) open(chosen.truth, chosen.prediction);
    },
  };
}

/**
 * A number of many digits as far as a glance takes it in.
 * @param {string | null} text
 */
function shortened(text) {
  if (text === null) return '…';
  return /^-?\d*\.\d{5,}$/.test(text) ? Number(text).toFixed(4) : text;
}
