import { html, nothing } from 'lit';
import { keyWords } from '../../core/catalogue.js';
import { count, number, threshold } from '../../words/format.js';
import { words } from '../../words/index.js';
import { lateWords } from '../../words/late.js';
import './points_table.css';

/** Rows that come at a time. */
const SLICE = 200;
/** The first columns: the threshold, then the four counts. */
const COUNTS = ['tp', 'fn', 'fp', 'tn'];

/**
 * Every cut-off of the selected model with its counts and metrics, as the core has them; a
 * press on a threshold goes there.
 * @param {import('./scene.js').Scene} scene
 * @param {() => void} changed
 */
export function createCutOffs(scene, changed) {
  /** @type {unknown[]} report and model that the rows are of */
  let of = [];
  /** @type {string[]} */
  let columns = [];
  /** @type {(number | null)[][]} */
  let rows = [];
  let total = 0;
  let asking = false;

  function isOld() {
    const { state } = scene;
    return of[0] !== state.report || of[1] !== state.selected;
  }

  async function ask() {
    if (asking) return;
    const { state, actions } = scene;
    if (isOld()) {
      of = [state.report, state.selected];
      rows = [];
    }
    const asked = of;
    asking = true;
    const request = { type: 'cut_offs', model: state.selected, from: rows.length, count: SLICE };
    const answer = await actions.query(request);
    asking = false;
    if (asked !== of || isOld()) {
      ask();
      return;
    }
    if (answer.error) return;
    columns = answer.columns;
    rows = [...rows, ...answer.rows];
    total = answer.total;
    changed();
  }

  /** @param {Event} event */
  function scrolled({ target }) {
    const { scrollTop, clientHeight, scrollHeight } = /** @type {Element} */ (target);
    const nearEnd = scrollTop + clientHeight > scrollHeight - clientHeight;
    if (nearEnd && rows.length < total) ask();
  }

  /** @param {string} column */
  function name(column) {
    if (column === 'threshold') return scene.texts.threshold;
    if (COUNTS.includes(column)) return column.toUpperCase();
    return keyWords(scene.state.catalogue, column).shortName;
  }

  /**
   * @param {number | null} value
   * @param {boolean} isCount
   */
  function cell(value, isCount) {
    if (value === null) return words(scene.state.language).notAvailable;
    return isCount ? count(value) : number(value);
  }

  /** @param {(number | null)[]} row */
  function rowTemplate([at, ...values]) {
    return html`<tr><th scope="row"><button type="button" class="link"
        @click=${() => scene.actions.moveOperatingPoint({ threshold: at })}>${threshold(at)}</button></th>
      ${values.map((value, index) => html`<td>${cell(value, index < COUNTS.length)}</td>`)}</tr>`;
  }

  function template() {
    if (isOld()) ask();
    if (rows.length === 0) return nothing;
    const t = lateWords(scene.state.language).working;
    return html`<div class="points-scroll" tabindex="0" role="region" aria-label=${t.cutOffs} @scroll=${scrolled}>
      <table class="points cut-offs">
        <caption class="visually-hidden">${t.cutOffs}</caption>
        <thead><tr>${columns.map(
          (column) =>
            html`<th scope="col" title=${keyWords(scene.state.catalogue, column).name}>${name(column)}</th>`,
        )}</tr></thead>
        <tbody>${rows.map(rowTemplate)}</tbody>
      </table></div>
      <p class="quiet">${t.cutOffsHint(count(total))}</p>`;
  }

  return { template };
}
