import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { cellShares, clusterHeatMap, clusterHeatMapMarks } from '../../charts/cluster_heat_map.js';
import { mixed } from '../../charts/theme.js';
import { scrollHint } from '../../views/elements/scroll_hint.js';
import { swatch } from '../../views/pictures/swatch.js';
import { count, integer, percent } from '../../words/format.js';
import { classesWords } from './words.js';

/**
 * @typedef {import('../../charts/cluster_heat_map.js').Scale} Scale
 * @typedef {'classes' | 'similarity' | 'hand'} Order
 * @typedef {{ truth: string, prediction: string }} Cell
 */

/** With more classes the matrix is painted, not written. */
const MOST_WRITTEN = 30;
/** Of a painted matrix, in pixels. */
const PAINTED = 720;
const ROWS = 100;
const WORST = 12;

/**
 * The confusion matrix of the selected model, the rows behind a cell, and the
 * cells with the most errors.
 * @param {any} scene a plain scene
 * @param {() => void} changed
 */
export function createClassMatrix(scene, changed) {
  const { state, actions } = scene;
  /** @type {Scale} */
  let shade = 'rows';
  /** @type {Order} */
  let order = 'classes';
  /** @type {string[]} order by hand */
  let byHand = [];
  /** @type {string | null} the class that is being moved */
  let moving = null;
  /** @type {{ labels: string[], counts: number[][] } | null} as ordered by the core */
  let ordered = null;
  /** @type {Cell | null} */
  let chosen = null;
  /** @type {{ columns: string[], rows: { line: number, cells: (string | null)[] }[], total: number } | null} */
  let rows = null;
  /** @type {[number, number]} the cell under the pointer or the keys, of a painted matrix */
  let cursor = [0, 0];
  let asked = 0;
  let rowsAsked = 0;

  const t = () => classesWords(state.language);
  const own = () => scene.model.confusion;
  /** @returns {string[]} */
  const labelsOf = () => own().labels;

  /** Predicted labels are sorted, unless the user lists them; columns list classes. */
  const isListed = () =>
    state.report.task === 'multiclass' || Boolean(state.report.options.ordered);

  /** The matrix as it is shown: in the report's order until the core has ordered it; null before. */
  function shown() {
    const listed = own().counts ? own() : null;
    return order === 'classes' && listed ? listed : (ordered ?? listed);
  }

  async function ask() {
    asked += 1;
    const mine = asked;
    if (state.stale || (order === 'classes' && own().counts)) return;
    if (order === 'hand' && own().counts) {
      ordered = inOrder(own(), byHand);
      changed();
      return;
    }
    const wanted = order === 'hand' ? byHand : order;
    const answer = await actions.query({
      type: 'confusion',
      model: state.selected,
      order: wanted,
    });
    if (mine !== asked || answer.error) return;
    ordered = answer;
    changed();
  }

  /** @param {Order} wanted */
  function setOrder(wanted) {
    if (wanted === 'hand' && order !== 'hand') byHand = [...(shown()?.labels ?? labelsOf())];
    order = wanted;
    moving = null;
    ask();
    changed();
  }

  /**
   * Puts a class at a place of the order by hand.
   * @param {string} label
   * @param {number} place
   */
  function move(label, place) {
    const others = byHand.filter((one) => one !== label);
    const to = Math.max(0, Math.min(others.length, place));
    byHand = [...others.slice(0, to), label, ...others.slice(to)];
    ask();
  }

  /**
   * @param {string} truth
   * @param {string} prediction
   */
  async function openCell(truth, prediction) {
    chosen = { truth, prediction };
    rowsAsked += 1;
    const mine = rowsAsked;
    changed();
    const answer = await actions.query({
      type: 'rows',
      model: state.selected,
      truth,
      prediction,
      limit: ROWS,
    });
    if (mine !== rowsAsked || answer.error) return;
    rows = answer;
    changed();
  }

  function template() {
    const matrix = shown();
    return html`<header class="figure-head"><h3>${t().matrix}</h3>
        <p class="quiet">${swatch(state.selected)} ${scene.model.name}, ${t().matrixHint}</p></header>
      ${matrix === null ? nothing : matrix.labels.length <= MOST_WRITTEN ? written(matrix) : painted(matrix)}
      <div class="figure-controls">${shadeChoice()}</div>
      <div class="figure-controls">${orderChoice()}</div>
      <footer class="figure-foot"><span></span><span class="figure-saves">${['png', 'svg'].map(
        (kind) => html`<button type="button" class="link" data-save=${kind}
          aria-label=${scene.texts.saveAs(t().matrix, kind.toUpperCase())}
          @click=${() => save(kind)}>${kind.toUpperCase()}</button>`,
      )}</span></footer>`;
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

  function orderChoice() {
    const choice = (/** @type {Order} */ one, /** @type {string} */ text) => html`
      <label class="toggle"><input type="radio" name="class-order" .checked=${live(order === one)}
        @change=${() => setOrder(one)} />${text}</label>`;
    const place = moving === null ? -1 : byHand.indexOf(moving);
    const label = moving ?? '';
    return html`<span class="quiet">${t().order}</span>${choice('classes', t().orderClasses(isListed()))}
      ${choice('similarity', t().orderSimilarity)}${choice('hand', t().orderHand)}
      ${
        order === 'hand'
          ? html`<button type="button" class="link" ?disabled=${place <= 0}
              @click=${() => move(label, place - 1)}>↑ ${t().moveEarlier}</button>
            <button type="button" class="link" ?disabled=${place < 0 || place === byHand.length - 1}
              @click=${() => move(label, place + 1)}>↓ ${t().moveLater}</button>
            <span class="quiet">${t().orderHint}</span>`
          : nothing
      }`;
  }

  /** @param {{ labels: string[], counts: number[][] }} matrix */
  function tableOf({ labels, counts }) {
    return {
      rows: labels,
      columns: labels,
      counts,
      row_totals: counts.map((cells) => cells.reduce((sum, one) => sum + one, 0)),
      column_totals: labels.map((_, column) =>
        counts.reduce((sum, cells) => sum + cells[column], 0),
      ),
    };
  }

  /**
   * How full the cells are; an empty row or column is empty.
   * @param {{ labels: string[], counts: number[][] }} matrix
   */
  const sharesOf = (matrix) =>
    cellShares(tableOf(matrix), shade).map((cells) =>
      cells.map((share) => (Number.isFinite(share) ? share : 0)),
    );

  /** @param {{ labels: string[], counts: number[][] }} matrix */
  function written(matrix) {
    const { labels, counts } = matrix;
    const shares = sharesOf(matrix);
    const totals = tableOf(matrix);
    return html`<div class="class-scroll">
      <table class="class-matrix" @keydown=${arrows}>
        <thead><tr><th scope="col">${t().truth} ＼ ${t().prediction}</th>${labels.map(
          (label) => html`<th scope="col" title=${label}><span>${label}</span></th>`,
        )}<th scope="col" class="total">${t().total}</th></tr></thead>
        <tbody>${labels.map(
          (truth, row) => html`<tr>
            ${rowHead(truth, row)}
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
   * @param {number} row
   */
  function rowHead(truth, row) {
    if (order !== 'hand') return html`<th scope="row" title=${truth}><span>${truth}</span></th>`;
    return html`<th scope="row" draggable="true" class=${moving === truth ? 'moving' : ''}
      @dragstart=${() => {
        moving = truth;
      }}
      @dragover=${(/** @type {Event} */ event) => event.preventDefault()}
      @drop=${(/** @type {Event} */ event) => {
        event.preventDefault();
        if (moving !== null) move(moving, row);
      }}><button type="button" aria-pressed=${String(moving === truth)}
        aria-label=${t().chooseClass(truth)}
        @click=${() => {
          moving = truth;
          changed();
        }}>${truth}</button></th>`;
  }

  /**
   * @param {string} truth
   * @param {string} prediction
   * @param {number} n
   * @param {number} share
   * @param {boolean} right
   */
  function cell(truth, prediction, n, share, right) {
    const isChosen = chosen?.truth === truth && chosen.prediction === prediction;
    const text = n === 0 ? '' : shade === 'counts' ? count(n) : percent(share, 0);
    const label = `${t().cell(truth, prediction, count(n))}, ${percent(share)}`;
    return html`<td class="${right ? 'right' : 'wrong'} ${isChosen ? 'chosen' : ''}"
      data-share=${share.toFixed(3)}><button type="button" tabindex=${right ? 0 : -1}
        title=${label} aria-label=${label} @click=${() => openCell(truth, prediction)}>${text}</button></td>`;
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
        @click=${() => openCell(truth, prediction)}
        @keydown=${(/** @type {KeyboardEvent} */ event) => keys(event, labels)}></canvas>
      <p class="figure-note" aria-live="polite">${t().cell(truth, prediction, count(counts[row]?.[column] ?? 0))}</p>
      <p class="quiet">${t().zoomHint}</p>`;
  }

  /**
   * @param {PointerEvent} event
   * @param {number} size
   */
  function point(event, size) {
    const { width, height } = /** @type {HTMLElement} */ (event.target).getBoundingClientRect();
    const place = (/** @type {number} */ at, /** @type {number} */ whole) =>
      Math.max(0, Math.min(size - 1, Math.floor((at / whole) * size)));
    cursor = [place(event.offsetY, height), place(event.offsetX, width)];
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
    else if (event.key === 'Enter') openCell(labels[row], labels[column]);
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
    const matrix = shown();
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
              <button type="button" class="link" @click=${() => openCell(truth, prediction)}
                >${t().worstCell(truth, prediction)}</button> <span>${count(n)}</span></li>`,
            )}</ol>`
      }`;
  }

  /** @param {string} kind */
  async function save(kind) {
    const matrix = shown();
    if (!matrix) return;
    const { saveFigure } = await import('../../export/figure.js');
    const table = tableOf(matrix);
    const definition = {
      id: 'confusion-matrix',
      title: () => `${t().matrix}: ${scene.model.name}`,
      config: (/** @type {any} */ _, /** @type {any} */ theme) =>
        clusterHeatMap(table, theme, { x: t().prediction, y: t().truth }, shade),
      marks: () => clusterHeatMapMarks(table, count),
    };
    await saveFigure(
      kind === 'svg' ? 'svg' : 'png',
      /** @type {any} */ (definition),
      /** @type {any} */ (scene),
    );
  }

  return {
    template,
    rowsTemplate,
    /** Whether a cell was pressed, whose rows are listed. */
    isCellOpen: () => chosen !== null,
    worstTemplate,
    paint,
    /** The report or the model is another. */
    refresh() {
      const labels = labelsOf();
      if (order === 'hand' && !isSameSet(byHand, labels)) order = 'classes';
      if (chosen && !(labels.includes(chosen.truth) && labels.includes(chosen.prediction)))
        chosen = null;
      // Until the core has answered, the order of before.
      ordered =
        ordered && isSameSet(ordered.labels, labels) ? inOrder(own(), ordered.labels) : null;
      rows = null;
      const last = labels.length - 1;
      cursor = [Math.min(last, cursor[0]), Math.min(last, cursor[1])];
      if (chosen) openCell(chosen.truth, chosen.prediction);
      ask();
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

/**
 * @param {string[]} one
 * @param {string[]} other
 */
function isSameSet(one, other) {
  const known = new Set(one);
  return known.size === other.length && other.every((label) => known.has(label));
}

/**
 * The same matrix with its classes in another order; null when the report does
 * not contain its cells.
 * @param {{ labels: string[], counts: number[][] | null }} matrix
 * @param {string[]} labels
 */
function inOrder({ labels: given, counts }, labels) {
  if (!counts) return null;
  const places = labels.map((label) => given.indexOf(label));
  return { labels, counts: places.map((row) => places.map((column) => counts[row][column])) };
}
