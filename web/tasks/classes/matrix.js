import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { cellShares } from '../../charts/cluster_heat_map.js';
import { mixed } from '../../charts/theme.js';
import { scrollHint } from '../../views/elements/scroll_hint.js';
import { savesTemplate } from '../../views/pictures/saves.js';
import { swatch } from '../../views/pictures/swatch.js';
import { count, percent } from '../../words/format.js';
import { createCellRows } from './cell_rows.js';
import { createClassOrder } from './class_order.js';
import { FIRST_SHADE, MATRIX, tableOf } from './drawings.js';
import { classesWords } from './words.js';

/**
 * @typedef {import('../../charts/cluster_heat_map.js').Scale} Scale
 */

/** With more classes the matrix is painted, not written. */
const MOST_WRITTEN = 30;
/** Of a painted matrix, in pixels. */
const PAINTED = 720;

/**
 * The confusion matrix of the selected model, the rows behind a cell, and the
 * cells with the most errors.
 * @param {any} scene a plain scene
 * @param {() => void} changed
 */
export function createClassMatrix(scene, changed) {
  const { state } = scene;
  /** @type {Scale} */
  let shade = FIRST_SHADE;
  /** @type {[number, number]} the cell under the pointer or the keys, of a painted matrix */
  let cursor = [0, 0];
  const order = createClassOrder(scene, changed);
  const rows = createCellRows(scene, changed);

  const t = () => classesWords(state.language);

  function template() {
    const matrix = order.shown();
    return html`<header class="figure-head"><h3>${t().matrix}</h3>
        <p class="quiet">${swatch(state.selected)} ${scene.model.name}${t().comma}${t().matrixHint}</p></header>
      ${matrix === null ? nothing : matrix.labels.length <= MOST_WRITTEN ? written(matrix) : painted(matrix)}
      <div class="figure-controls">${shadeChoice()}</div>
      <div class="figure-controls">${order.template()}</div>
      <footer class="figure-foot"><span></span><span class="figure-saves">${savesTemplate(scene.texts, t().matrix, save)}</span></footer>`;
  }

  function shadeChoice() {
    const choice = (/** @type {Scale} */ scale, /** @type {string} */ text) => html`
      <label class="toggle"><input type="radio" name="class-shade" .checked=${live(shade === scale)}
        @change=${() => {
          shade = scale;
          changed();
        }} />${text}</label>`;
    return html`<span class="quiet">${t().shade}</span>${choice('counts', t().byCount)}
      ${choice('rows', t().byRow)}${choice('columns', t().byColumn)}`;
  }

  /** @param {{ labels: string[], counts: number[][] }} matrix */
  const sharesOf = (matrix) => cellShares(tableOf(matrix), shade);

  /** @param {{ labels: string[], counts: number[][] }} matrix */
  function written(matrix) {
    const { labels, counts } = matrix;
    const shares = sharesOf(matrix);
    const totals = tableOf(matrix);
    return html`<div class="class-scroll" ${scrollHint}>
      <table class="class-matrix" @keydown=${arrows}>
        <thead><tr><th scope="col">${t().truth} ╲ ${t().prediction}</th>${labels.map(
          (label) => html`<th scope="col" title=${label}><span>${label}</span></th>`,
        )}<th scope="col" class="total">${t().total}</th></tr></thead>
        <tbody>${labels.map(
          (truth, row) => html`<tr>
            ${order.rowHead(truth, row)}
            ${labels.map((prediction, column) =>
              cell(truth, prediction, counts[row][column], shares[row][column], row === column),
            )}
            <td class="total">${count(totals.row_totals[row])}</td></tr>`,
        )}
        <tr><th scope="row" class="total">${t().total}</th>${totals.column_totals.map(
          (total) => html`<td class="total">${count(total)}</td>`,
        )}<td class="total">${count(totals.row_totals.reduce((sum, one) => sum + one, 0))}</td></tr></tbody>
      </table></div>`;
  }

  /**
   * @param {string} truth
   * @param {string} prediction
   * @param {number} n
   * @param {number} share
   * @param {boolean} right
   */
  function cell(truth, prediction, n, share, right) {
    const isChosen = rows.isChosen(truth, prediction);
    const rounded = percent(share, 0);
    const text = n === 0 ? '' : shade === 'counts' ? count(n) : rounded;
    const label = t().cell(truth, prediction, count(n)) + t().comma;
    return html`<td class="${right ? 'right' : 'wrong'} ${isChosen ? 'chosen' : ''}"
      data-share=${share.toFixed(3)}><button type="button" tabindex=${right ? 0 : -1}
        title=${label + percent(share)} aria-label=${label + rounded} @click=${() => rows.open(truth, prediction)}>${text}</button></td>`;
  }

  /**
   * Arrow keys go from cell to cell.
   * @param {KeyboardEvent} event
   */
  function arrows(event) {
    const steps = /** @type {Record<string, [number, number]>} */ ({
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      ArrowLeft: [0, -1],
      ArrowRight: [0, 1],
    });
    const step = steps[event.key];
    const at = /** @type {HTMLElement} */ (event.target).closest('td');
    const line = at?.parentElement;
    const body = line?.parentElement;
    if (!step || !at || !line || !body) return;
    event.preventDefault();
    const row = [...body.children].indexOf(line) + step[0];
    const column = [...line.children].indexOf(at) + step[1];
    const next = body.children[row]?.children[column]?.querySelector('button');
    if (next instanceof HTMLElement) next.focus();
  }

  /** @param {{ labels: string[], counts: number[][] }} matrix */
  function painted({ labels, counts }) {
    const [row, column] = cursor;
    const [truth, prediction] = [labels[row] ?? '', labels[column] ?? ''];
    return html`<canvas class="class-painting" width=${PAINTED} height=${PAINTED} tabindex="0"
        role="img" aria-label=${`${t().matrix}. ${t().zoomHint}`}
        @pointermove=${(/** @type {PointerEvent} */ event) => point(event, labels.length)}
        @click=${() => rows.open(truth, prediction)}
        @keydown=${(/** @type {KeyboardEvent} */ event) => keys(event, labels)}></canvas>
      <p class="figure-note" aria-live="polite">${t().cell(truth, prediction, count(counts[row]?.[column] ?? 0))}</p>
      <p class="quiet">${t().zoomHint}</p>`;
  }

  /**
   * @param {PointerEvent} event
   * @param {number} size
   */
  function point(event, size) {
    const { clientWidth, clientHeight } = /** @type {HTMLElement} */ (event.target);
    const place = (/** @type {number} */ at, /** @type {number} */ whole) =>
      Math.max(0, Math.min(size - 1, Math.floor((at / whole) * size)));
    cursor = [place(event.offsetY, clientHeight), place(event.offsetX, clientWidth)];
    changed();
  }

  /**
   * @param {KeyboardEvent} event
   * @param {string[]} labels
   */
  function keys(event, labels) {
    const [row, column] = cursor;
    const last = labels.length - 1;
    if (event.key === 'ArrowUp') cursor = [Math.max(0, row - 1), column];
    else if (event.key === 'ArrowDown') cursor = [Math.min(last, row + 1), column];
    else if (event.key === 'ArrowLeft') cursor = [row, Math.max(0, column - 1)];
    else if (event.key === 'ArrowRight') cursor = [row, Math.min(last, column + 1)];
    else if (event.key === 'Enter') rows.open(labels[row], labels[column]);
    else return;
    event.preventDefault();
    changed();
  }

  /**
   * Shades the cells: what is right in green, what is wrong in orange. The
   * page's policy allows no style attributes.
   * @param {HTMLElement} place
   */
  function paint(place) {
    for (const cellElement of place.querySelectorAll('td[data-share]')) {
      if (cellElement instanceof HTMLElement)
        cellElement.style.setProperty('--share', cellElement.dataset.share ?? '0');
    }
    const canvas = place.querySelector('canvas.class-painting');
    const matrix = order.shown();
    if (!(canvas instanceof HTMLCanvasElement) || !matrix) return;
    const context = canvas.getContext('2d');
    if (!context) return;
    const { theme } = scene;
    const shares = sharesOf(matrix);
    const size = PAINTED / shares.length;
    context.fillStyle = theme.card;
    context.fillRect(0, 0, PAINTED, PAINTED);
    for (const [row, cells] of shares.entries()) {
      for (const [column, share] of cells.entries()) {
        if (share === 0) continue;
        const colour = row === column ? theme.rind : theme.models['--model-2'];
        // Rare confusions must be seen beside a full diagonal.
        context.fillStyle = mixed(colour, theme.card, 0.15 + 0.85 * Math.sqrt(share));
        context.fillRect(column * size, row * size, Math.max(1, size), Math.max(1, size));
      }
    }
    context.strokeStyle = theme.ink;
    context.lineWidth = 1.5;
    context.strokeRect(cursor[1] * size - 1, cursor[0] * size - 1, size + 2, size + 2);
  }

  /** @param {'png' | 'svg'} kind */
  async function save(kind) {
    const matrix = order.shown();
    if (!matrix) return;
    const { saveFigure } = await import('../../export/figure.js');
    const { models, model } = scene;
    const sheet = { state, models, model, matrix, shade };
    await saveFigure(kind, /** @type {any} */ (MATRIX), /** @type {any} */ (sheet));
  }

  return {
    template,
    rowsTemplate: rows.rowsTemplate,
    /** Whether a cell was pressed, whose rows are listed. */
    isCellOpen: rows.isOpen,
    worstTemplate: rows.worstTemplate,
    paint,
    /** The report or the model is another. */
    refresh() {
      const last = scene.model.confusion.labels.length - 1;
      cursor = [Math.min(last, cursor[0]), Math.min(last, cursor[1])];
      rows.refresh();
      order.refresh();
    },
  };
}
