import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import {
  flawOf,
  MOST_COLUMNS,
  MOST_ROWS,
  parseBlock,
  resized,
  resultsOptions,
  resultsText,
  withBlock,
  withoutColumn,
  withoutRow,
} from '../results_text.js';
import { words } from '../text/index.js';
import { resultsEditorWords } from '../text/results_editor.js';
import { icons } from './icons.js';
import { view } from './view.js';
import '../styles/matrix_editor.css';
import '../styles/results_editor.css';

/**
 * @typedef {import('../results_text.js').Results} Results
 * @typedef {import('../results_text.js').Direction} Direction
 */

const REST_MILLISECONDS = 250;
const FIRST_COLUMNS = 3;
const FIRST_ROWS = 4;
/** @type {Direction[]} */
const DIRECTIONS = ['guessed', 'higher', 'lower', 'ranks'];

/**
 * A panel to type a table of results into, beside the page and not in front of
 * it: the results follow.
 * @param {HTMLElement} element
 * @param {import('../store.js').Store} store
 * @param {import('../actions.js').Actions} actions
 * @returns {() => void} opens it
 */
export function mount(element, store, actions) {
  const { state } = store;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;
  let touched = false;

  const texts = () => resultsEditorWords(state.language);
  const names = () => ({ column: texts().columnPattern, row: texts().rowPattern });
  const emptyTable = (/** @type {Direction} */ direction) =>
    resized({ columns: [], rows: [], direction }, FIRST_COLUMNS, FIRST_ROWS, names());
  /** @type {Results} */
  let typed = emptyTable('guessed');

  const dialog = () => /** @type {HTMLDialogElement} */ (element.querySelector('dialog'));

  /** @param {Results} next */
  function change(next) {
    typed = next;
    touched = true;
    clearTimeout(rest);
    rest = setTimeout(evaluate, REST_MILLISECONDS);
    draw();
  }

  function evaluate() {
    if (flawOf(typed)) return;
    const { corner } = texts();
    actions.loadText(resultsText(typed, corner), resultsOptions(typed, corner));
  }

  /** @param {number} columns @param {number} rows how many more */
  function grow(columns, rows) {
    change(resized(typed, typed.columns.length + columns, typed.rows.length + rows, names()));
  }

  /** @param {number} column @param {string} name */
  function nameColumn(column, name) {
    change({ ...typed, columns: typed.columns.map((old, i) => (i === column ? name : old)) });
  }

  /** @param {number} row @param {Partial<Results['rows'][number]>} patch */
  function changeRow(row, patch) {
    change({
      ...typed,
      rows: typed.rows.map((old, i) => (i === row ? { ...old, ...patch } : old)),
    });
  }

  /** @param {ClipboardEvent} event */
  function paste(event) {
    const block = parseBlock(event.clipboardData?.getData('text/plain') ?? '');
    if (!block) return;
    event.preventDefault();
    change(withBlock(typed, block, placeOf(event), names()));
  }

  /** @param {Event} event */
  const textOf = (event) => /** @type {HTMLInputElement} */ (event.target).value;

  /** @param {Event} event */
  function placeOf(event) {
    const { row, column } = /** @type {HTMLElement} */ (event.target).dataset;
    return { row: Number(row), column: Number(column) };
  }

  /** @param {number} row @param {number} column */
  function focus(row, column) {
    const next = element.querySelector(`[data-row="${row}"][data-column="${column}"]`);
    if (!(next instanceof HTMLInputElement)) return false;
    next.focus();
    next.select();
    return true;
  }

  /**
   * Arrows go to the neighbour, sideways from the end of the text only; Enter
   * goes down, and below the last row adds one.
   * @param {KeyboardEvent} event
   */
  function move(event) {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || event.isComposing) return;
    const { row, column } = placeOf(event);
    const [from, to] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
    const whole = from === 0 && to === input.value.length;
    /** @type {Record<string, [number, number, boolean]>} */
    const steps = {
      ArrowUp: [-1, 0, true],
      ArrowDown: [1, 0, true],
      Enter: [1, 0, true],
      ArrowLeft: [0, -1, whole || to === 0],
      ArrowRight: [0, 1, whole || from === input.value.length],
    };
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : null;
    if (!step?.[2] || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const isLast = row === typed.rows.length - 1 && typed.rows.length < MOST_ROWS;
    if (event.key === 'Enter' && isLast) grow(0, 1);
    focus(row + step[0], column + step[1]);
  }

  /** @param {string} label @param {() => void} act @param {boolean} disabled */
  const removal = (label, act, disabled) =>
    html`<button class="button quiet remove" type="button" aria-label=${label} title=${label}
      ?disabled=${disabled} @click=${act}>${icons.close}</button>`;

  /**
   * @param {number} row
   * @param {number} column
   * @param {string} label
   * @param {string} value
   * @param {(text: string) => void} set
   */
  const field = (row, column, label, value, set) =>
    html`<input type="text" autocomplete="off" spellcheck="false"
      inputmode=${row < 0 || column < 0 ? nothing : 'decimal'}
      class=${row < 0 || column < 0 ? 'name' : nothing}
      data-row=${row} data-column=${column} aria-label=${label} .value=${live(value)}
      @keydown=${move} @paste=${paste}
      @input=${(/** @type {Event} */ event) => set(textOf(event))} />`;

  function grid() {
    const t = texts();
    const { columns, rows } = typed;
    return html`<div class="typed-scroll"><table class="typed-matrix">
      <thead><tr><td class="note">${t.corner}</td>${columns.map(
        (name, column) => html`<th scope="col">
          ${field(-1, column, t.columnName(column + 1), name, (text) => nameColumn(column, text))}
        </th>`,
      )}<td></td></tr></thead>
      <tbody>${rows.map(
        ({ name, cells }, row) => html`<tr><th scope="row">
          ${field(row, -1, t.rowName(row + 1), name, (text) => changeRow(row, { name: text }))}</th>
          ${cells.map(
            (cell, column) =>
              html`<td>${field(row, column, t.cell(name, columns[column]), cell, (text) =>
                changeRow(row, { cells: cells.map((old, i) => (i === column ? text : old)) }),
              )}</td>`,
          )}<td>${removal(t.removeRow(name), () => change(withoutRow(typed, row)), rows.length <= 2)}</td></tr>`,
      )}</tbody>
      <tfoot><tr><td></td>${columns.map(
        (name, column) =>
          html`<td>${removal(
            t.removeColumn(name),
            () => change(withoutColumn(typed, column)),
            columns.length <= 2,
          )}</td>`,
      )}<td></td></tr></tfoot></table></div>`;
  }

  function status() {
    const found = touched ? flawOf(typed) : null;
    return found ? texts().flaws[found.flaw](found.row ?? '', found.column ?? '') : nothing;
  }

  const draw = view(element, store, ['language'], ({ language }) => {
    const t = texts();
    return html`<dialog class="matrix-editor results-editor card" aria-labelledby="results-editor-title"
        @keydown=${(/** @type {KeyboardEvent} */ event) => {
          if (event.key === 'Escape') dialog().close();
        }}>
      <div class="row editor-head"><h2 id="results-editor-title">${t.title}</h2>
        <button class="button quiet" type="button" @click=${() => dialog().close()}>
          ${words(language).close}</button></div>
      <p class="note">${t.hint}</p>
      <div class="row"><label>${t.direction}
        <select @change=${(/** @type {Event} */ event) => {
          const { selectedIndex } = /** @type {HTMLSelectElement} */ (event.target);
          change({ ...typed, direction: DIRECTIONS[selectedIndex] });
        }}>${DIRECTIONS.map(
          (one) =>
            html`<option .selected=${live(one === typed.direction)}>${t.directions[one]}</option>`,
        )}</select></label></div>
      ${grid()}
      <div class="row">
        <button class="button" type="button" ?disabled=${typed.rows.length >= MOST_ROWS}
          @click=${() => grow(0, 1)}>${t.addRow}</button>
        <button class="button" type="button" ?disabled=${typed.columns.length >= MOST_COLUMNS}
          @click=${() => grow(1, 0)}>${t.addColumn}</button>
        <button class="button quiet" type="button" @click=${() => {
          change(emptyTable(typed.direction));
          touched = false;
          draw();
        }}>${t.clear}</button></div>
      <p class="note" role="status">${status()}</p>
    </dialog>`;
  });

  return () => {
    dialog().show();
    focus(0, 0);
  };
}
