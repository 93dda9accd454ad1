import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import {
  flawOf,
  MOST_CLASSES,
  matricesOf,
  matrixText,
  parseBlock,
  resized,
} from '../../import/matrix_text.js';
import { words } from '../../words/index.js';
import { view } from '../elements/view.js';
import { countsWords } from './words.js';
import './matrix_editor.css';

/** @typedef {import('../../import/matrix_text.js').Matrices} Matrices */

const REST_MILLISECONDS = 250;
const MOST_MATRICES = 50;

/**
 * A panel to type confusion matrices into, beside the page and not in front of
 * it: the results follow.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 * @returns {() => void} opens it
 */
export function mount(element, store, actions) {
  const { state } = store;
  /** @type {Matrices} */
  let typed = { labels: [...texts().firstLabels], matrices: [emptyMatrix(2, 1)] };
  let shown = 0;
  let touched = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;

  function texts() {
    return countsWords(state.language).editor;
  }

  /**
   * @param {number} size
   * @param {number} place
   */
  function emptyMatrix(size, place) {
    return { name: texts().namePattern(place), cells: resized([], size) };
  }

  const dialog = () => /** @type {HTMLDialogElement} */ (element.querySelector('dialog'));

  /** @param {Partial<Matrices>} patch */
  function change(patch) {
    typed = { ...typed, ...patch };
    touched = true;
    clearTimeout(rest);
    rest = setTimeout(evaluate, REST_MILLISECONDS);
    draw();
    tellUnfinished();
  }

  /** What stands on the page is not of a matrix that is not finished. */
  function tellUnfinished() {
    store.set({ unfinished: dialog().open && touched && flawOf(typed) !== null });
  }

  function evaluate() {
    if (flawOf(typed)) return;
    store.set({ unfinished: false });
    const { labels, matrices } = typed;
    const isCounts = labels.length === 2 && matrices.length > 1;
    /** @type {import('../../core/report.js').Options} */
    const options = isCounts
      ? { task: 'counts' }
      : { task: 'labels', truth: 'truth', predictions: ['prediction'], weight: 'count' };
    if (!isCounts && labels.length === 2) options.positive = labels[0].trim();
    actions.loadText(matrixText(typed), options);
  }

  /** @param {number} size */
  function resize(size) {
    const { labels, matrices } = typed;
    change({
      labels: Array.from({ length: size }, (_, i) => labels[i] ?? texts().labelPattern(i + 1)),
      matrices: matrices.map(({ name, cells }) => ({ name, cells: resized(cells, size) })),
    });
  }

  /** @param {(matrix: Matrices['matrices'][number]) => Matrices['matrices'][number]} edit */
  function changeShown(edit) {
    change({
      matrices: typed.matrices.map((matrix, index) => (index === shown ? edit(matrix) : matrix)),
    });
  }

  /**
   * @param {number} row
   * @param {number} column
   * @param {string} text
   */
  function setCell(row, column, text) {
    changeShown((matrix) => ({
      ...matrix,
      cells: matrix.cells.map((cells, r) =>
        r === row ? cells.map((cell, c) => (c === column ? text : cell)) : cells,
      ),
    }));
  }

  /**
   * A block fills the matrix from the cell on that it is pasted into; a block
   * that does not fit makes the matrix larger.
   * @param {ClipboardEvent} event
   * @param {number} row
   * @param {number} column
   */
  function paste(event, row, column) {
    const block = parseBlock(event.clipboardData?.getData('text/plain') ?? '');
    if (!block) return;
    event.preventDefault();
    const { cells, labels } = block;
    const [top, left] = labels ? [0, 0] : [row, column];
    const needed = Math.max(top + cells.length, left + Math.max(...cells.map((r) => r.length)));
    const size = Math.min(MOST_CLASSES, Math.max(typed.labels.length, needed));
    if (size !== typed.labels.length) resize(size);
    if (labels) change({ labels: typed.labels.map((label, index) => labels[index] || label) });
    changeShown((matrix) => ({
      ...matrix,
      cells: matrix.cells.map((old, r) => old.map((cell, c) => cells[r - top]?.[c - left] ?? cell)),
    }));
  }

  function add() {
    const { labels, matrices } = typed;
    shown = matrices.length;
    change({ matrices: [...matrices, emptyMatrix(labels.length, matrices.length + 1)] });
  }

  function remove() {
    const matrices = typed.matrices.filter((_, index) => index !== shown);
    shown = Math.max(0, shown - 1);
    change({ matrices });
  }

  function clear() {
    changeShown(({ name, cells }) => ({ name, cells: resized([], cells.length) }));
  }

  /** @param {Event} event */
  const textOf = (event) => /** @type {HTMLInputElement} */ (event.target).value;

  /** @param {KeyboardEvent} event */
  function move(event) {
    const steps = { ArrowUp: [-1, 0], ArrowDown: [1, 0], Enter: [1, 0] };
    const step = steps[/** @type {keyof typeof steps} */ (event.key)];
    if (!step) return;
    const from = /** @type {HTMLElement} */ (event.target).dataset;
    const next = element.querySelector(
      `[data-row="${Number(from.row) + step[0]}"][data-column="${from.column}"]`,
    );
    if (!(next instanceof HTMLInputElement)) return;
    next.focus();
    next.select();
    event.preventDefault();
  }

  function choice() {
    const t = texts();
    const { matrices } = typed;
    return html`<div class="row matrix-choice">
      ${
        matrices.length > 1
          ? html`<select aria-label=${t.matrix} @change=${(/** @type {Event} */ event) => {
              shown = /** @type {HTMLSelectElement} */ (event.target).selectedIndex;
              draw();
            }}>${matrices.map(
              ({ name }, index) =>
                html`<option .selected=${live(index === shown)}>${name}</option>`,
            )}</select>
            <input type="text" aria-label=${t.matrixName} .value=${live(matrices[shown].name)}
              @input=${(/** @type {Event} */ event) =>
                changeShown((matrix) => ({ ...matrix, name: textOf(event) }))} />
            <button class="button" type="button" @click=${remove}>${t.remove}</button>`
          : nothing
      }
      <button class="button" type="button" ?disabled=${matrices.length >= MOST_MATRICES}
        @click=${add}>${t.add}</button>
      <button class="button quiet" type="button" @click=${clear}>${t.clear}</button>
    </div>`;
  }

  function grid() {
    const t = texts();
    const { labels, matrices } = typed;
    const label = (/** @type {number} */ place) => html`<input type="text" class="class-name"
      aria-label=${t.label(place + 1)} .value=${live(labels[place])}
      @input=${(/** @type {Event} */ event) =>
        change({ labels: labels.map((old, i) => (i === place ? textOf(event) : old)) })} />`;
    return html`<div class="typed-scroll"><table class="typed-matrix">
      <thead><tr><td class="note">${t.truth}</td>${labels.map(
        (name) => html`<th scope="col">${name}</th>`,
      )}</tr></thead>
      <tbody>${labels.map(
        (truth, row) =>
          html`<tr><th scope="row">${label(row)}</th>${labels.map(
            (prediction, column) => html`<td class=${row === column ? 'right' : ''}>
            <input type="text" inputmode="decimal" autocomplete="off"
              data-row=${row} data-column=${column} aria-label=${t.cell(truth, prediction)}
              .value=${live(matrices[shown].cells[row][column])}
              @keydown=${move}
              @paste=${(/** @type {ClipboardEvent} */ event) => paste(event, row, column)}
              @input=${(/** @type {Event} */ event) => setCell(row, column, textOf(event))} /></td>`,
          )}</tr>`,
      )}</tbody></table></div>`;
  }

  const draw = view(element, store, ['language'], ({ language }) => {
    const t = texts();
    const { labels } = typed;
    const flaw = touched ? flawOf(typed) : null;
    return html`<dialog class="matrix-editor card" aria-labelledby="matrix-editor-title"
        @keydown=${(/** @type {KeyboardEvent} */ event) => {
          if (event.key === 'Escape') dialog().close();
        }} @close=${() => store.set({ unfinished: false })}>
      <div class="row editor-head"><h2 id="matrix-editor-title">${t.title}</h2>
        <button class="button quiet" type="button" @click=${() => dialog().close()}>
          ${words(language).close}</button></div>
      <p class="note">${labels.length === 2 ? words(language).pictures.sentences(t.hint, t.positive) : t.hint}</p>
      <div class="row"><label>${t.classes}
        <select @change=${(/** @type {Event} */ event) =>
          resize(Number(/** @type {HTMLSelectElement} */ (event.target).value))}>
          ${Array.from({ length: MOST_CLASSES - 1 }, (_, i) => i + 2).map(
            (size) =>
              html`<option value=${size} .selected=${live(size === labels.length)}>${size}</option>`,
          )}</select></label></div>
      ${choice()}${grid()}
      <p class="note" role="status">${flaw ? t[flaw] : nothing}</p>
    </dialog>`;
  });

  /** What was typed before the page was loaded anew. */
  async function recall() {
    const text = touched ? null : await actions.typedText();
    const { firstLabels: labels, namePattern: matrix } = texts();
    const before = text === null ? null : matricesOf(text, { labels, matrix });
    if (!before || touched) return;
    typed = before;
    shown = 0;
    draw();
  }

  return () => {
    dialog().show();
    tellUnfinished();
    recall();
    const first = element.querySelector('[data-row="0"][data-column="0"]');
    if (first instanceof HTMLInputElement) first.focus();
  };
}
