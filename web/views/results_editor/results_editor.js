import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import {
  flawOf,
  MOST_COLUMNS,
  MOST_ROWS,
  parseBlock,
  resized,
  resultsOf,
  resultsOptions,
  resultsText,
  transposed,
  withBlock,
  withoutColumn,
  withoutRow,
} from '../../import/results_text.js';
import { words } from '../../words/index.js';
import { icons } from '../elements/icons.js';
import { view } from '../elements/view.js';
import { resultsEditorWords } from './words.js';
import '../matrices/matrix_editor.css';
import './results_editor.css';

/**
 * @typedef {import('../../import/results_text.js').Results} Results
 * @typedef {import('../../import/results_text.js').Direction} Direction
 */

const REST_MILLISECONDS = 250;
const FIRST_COLUMNS = 3;
const FIRST_ROWS = 4;
/** Widths of fields, in characters. */
const NUMBER_WIDTH = 6;
const SHORTEST_NAME = 7;
const LONGEST_NAME = 24;
/** @type {Direction[]} */
const DIRECTIONS = ['guessed', 'higher', 'lower', 'ranks'];

/**
 * A panel to type a table of results into, beside the page and not in front of
 * it: the results follow.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 * @returns {() => void} opens it
 */
export function mount(element, store, actions) {
  const { state } = store;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;
  /** @type {Results[]} */
  const past = [];
  /** @type {Results[]} */
  let future = [];
  /** Where the last change was: further typing there is the same step. */
  let lastStep = '';
  /** The column in which a run of Tab began; Enter goes back to it. @type {number | null} */
  let runStart = null;
  /** The cell that had the focus last. */
  let at = { row: 0, column: 0 };

  const texts = () => resultsEditorWords(state.language);
  const names = () => ({ column: texts().columnPattern, row: texts().rowPattern });
  const emptyTable = (/** @type {Direction} */ direction) =>
    resized({ columns: [], rows: [], direction }, FIRST_COLUMNS, FIRST_ROWS, names());
  /** @type {Results} */
  let typed = emptyTable('guessed');

  const dialog = () => /** @type {HTMLDialogElement} */ (element.querySelector('dialog'));

  /**
   * @param {Results} next
   * @param {string} [step] changes that follow at once with the same name are one step of undo
   */
  function change(next, step = '') {
    if (!step || step !== lastStep) past.push(typed);
    future = [];
    lastStep = step;
    show(next);
  }

  /** @param {Results} next */
  function show(next) {
    typed = next;
    clearTimeout(rest);
    rest = setTimeout(evaluate, REST_MILLISECONDS);
    draw();
    tellUnfinished();
  }

  /** @param {Results[]} from @param {Results[]} to */
  function step(from, to) {
    const next = from.pop();
    if (!next) return;
    to.push(typed);
    lastStep = '';
    show(next);
    focusNear(at.row, at.column);
  }
  const undo = () => step(past, future);
  const redo = () => step(future, past);

  /** What stands on the page is not of a table that is not finished. */
  function tellUnfinished() {
    store.set({ unfinished: dialog().open && flawOf(typed) !== null });
  }

  function evaluate() {
    if (flawOf(typed)) return;
    const { corner } = texts();
    store.set({ unfinished: false });
    actions.loadText(resultsText(typed, corner), resultsOptions(typed, corner));
  }

  /** @param {number} columns @param {number} rows how many more */
  function grow(columns, rows) {
    change(resized(typed, typed.columns.length + columns, typed.rows.length + rows, names()));
  }

  /** @param {number} column @param {string} name */
  function nameColumn(column, name) {
    const columns = typed.columns.map((old, i) => (i === column ? name : old));
    change({ ...typed, columns }, `name of column ${column}`);
  }

  /** @param {number} row @param {string} name */
  function nameRow(row, name) {
    const rows = typed.rows.map((old, i) => (i === row ? { ...old, name } : old));
    change({ ...typed, rows }, `name of row ${row}`);
  }

  /** @param {number} row @param {number} column @param {string} text */
  function fill(row, column, text) {
    const rows = typed.rows.map(({ name, cells }, i) => ({
      name,
      cells: i === row ? cells.map((old, j) => (j === column ? text : old)) : cells,
    }));
    change({ ...typed, rows }, `cell ${row} ${column}`);
  }

  /** @param {number} row */
  function removeRow(row) {
    change(withoutRow(typed, row));
    focusNear(at.row, at.column);
  }

  /** @param {number} column */
  function removeColumn(column) {
    change(withoutColumn(typed, column));
    focusNear(at.row, at.column);
  }

  function exchange() {
    const next = transposed(typed);
    if (next) change(next);
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

  /** The cell there, or the last one before it. @param {number} row @param {number} column */
  const focusNear = (row, column) =>
    focus(Math.min(row, typed.rows.length - 1), Math.min(column, typed.columns.length - 1));

  /** Undo and redo of the whole table; Escape closes. @param {KeyboardEvent} event */
  function command(event) {
    const key = event.key.toLowerCase();
    if (key === 'escape') dialog().close();
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  }

  /**
   * Arrows go to the neighbour, sideways from the end of the text only. Enter
   * goes down, after a run of Tab to where the run began, and below the last row
   * adds one.
   * @param {KeyboardEvent} event
   */
  function move(event) {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || event.isComposing) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const { row, column } = placeOf(event);
    if (event.key === 'Tab' && !event.shiftKey) runStart ??= column;
    if (event.shiftKey) return;
    const [from, to] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
    const whole = from === 0 && to === input.value.length;
    /** @type {Record<string, [number, number, boolean]>} */
    const steps = {
      ArrowUp: [row - 1, column, true],
      ArrowDown: [row + 1, column, true],
      Enter: [row + 1, runStart ?? column, true],
      ArrowLeft: [row, column - 1, whole || to === 0],
      ArrowRight: [row, column + 1, whole || from === input.value.length],
    };
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : null;
    if (!step?.[2]) return;
    event.preventDefault();
    runStart = null;
    const isLast = row === typed.rows.length - 1 && typed.rows.length < MOST_ROWS;
    if (event.key === 'Enter' && isLast) grow(0, 1);
    focus(step[0], step[1]);
  }

  /**
   * For the pointer; with the keyboard rows and columns are removed below the
   * table, so that Tab goes from number to number.
   * @param {string} label
   * @param {() => void} act
   * @param {boolean} disabled
   */
  const removal = (label, act, disabled) =>
    html`<button class="button quiet remove" type="button" tabindex="-1" aria-label=${label} title=${label}
      ?disabled=${disabled} @click=${act}>${icons.close}</button>`;

  /** Wide enough for the longest name; a Chinese character is as wide as two others. @param {string[]} all */
  function widthOf(all) {
    const wide = (/** @type {string} */ name) =>
      [...name].reduce((sum, sign) => sum + (/[\u1100-\uffef]/.test(sign) ? 2 : 1), 0);
    return Math.min(LONGEST_NAME, Math.max(SHORTEST_NAME, ...all.map(wide)));
  }

  /**
   * @param {number} row
   * @param {number} column
   * @param {string} label
   * @param {string} value
   * @param {(text: string) => void} set
   * @param {number} [width] of a name
   */
  function field(row, column, label, value, set, width) {
    const flaw = flawOf(typed);
    const isFlawed = flaw?.at?.row === row && flaw.at.column === column;
    return html`<input type="text" autocomplete="off" spellcheck="false"
      inputmode=${width ? nothing : 'decimal'} class=${width ? 'name' : nothing} size=${width ?? NUMBER_WIDTH}
      data-row=${row} data-column=${column} aria-label=${label} .value=${live(value)}
      aria-invalid=${isFlawed && flaw.flaw !== 'incomplete' ? 'true' : nothing}
      aria-describedby=${isFlawed ? 'results-editor-status' : nothing}
      @focus=${() => {
        at = { row, column };
        draw();
      }} @pointerdown=${() => {
        runStart = null;
      }} @keydown=${move} @paste=${paste}
      @input=${(/** @type {Event} */ event) => set(textOf(event))} />`;
  }

  function grid() {
    const t = texts();
    const { columns, rows } = typed;
    const rowWidth = widthOf(rows.map(({ name }) => name));
    return html`<div class="typed-scroll"><table class="typed-matrix">
      <thead><tr><td class="note">${t.corner}</td>${columns.map(
        (name, column) => html`<th scope="col">
          ${field(-1, column, t.columnName(column + 1), name, (text) => nameColumn(column, text), widthOf([name]))}
        </th>`,
      )}<td></td></tr></thead>
      <tbody>${rows.map(
        ({ name, cells }, row) => html`<tr><th scope="row">
          ${field(row, -1, t.rowName(row + 1), name, (text) => nameRow(row, text), rowWidth)}</th>
          ${cells.map(
            (cell, column) =>
              html`<td>${field(row, column, t.cell(name, columns[column]), cell, (text) =>
                fill(row, column, text),
              )}</td>`,
          )}<td>${removal(t.removeRow(name), () => removeRow(row), rows.length <= 2)}</td></tr>`,
      )}</tbody>
      <tfoot><tr><td></td>${columns.map(
        (name, column) =>
          html`<td>${removal(t.removeColumn(name), () => removeColumn(column), columns.length <= 2)}</td>`,
      )}<td></td></tr></tfoot></table></div>`;
  }

  /** What is still missing, or that the results are of this table. */
  function status() {
    const t = texts();
    const found = flawOf(typed);
    if (!found) return t.complete;
    const { row, column } = found.at ?? { row: -1, column: -1 };
    return t.flaws[found.flaw](typed.rows[row]?.name ?? '', typed.columns[column] ?? '');
  }

  const draw = view(element, store, ['language'], ({ language }) => {
    const t = texts();
    const row = typed.rows[at.row];
    const column = typed.columns[at.column];
    return html`<dialog class="matrix-editor results-editor card" aria-labelledby="results-editor-title"
        @keydown=${command} @close=${() => store.set({ unfinished: false })}>
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
      <p class=${flawOf(typed) ? 'editor-status unfinished' : 'editor-status'} id="results-editor-status"
        role="status">${status()}</p>
      ${grid()}
      <div class="row">
        <button class="button" type="button" ?disabled=${typed.rows.length >= MOST_ROWS}
          @click=${() => grow(0, 1)}>${t.addRow}</button>
        <button class="button" type="button" ?disabled=${typed.columns.length >= MOST_COLUMNS}
          @click=${() => grow(1, 0)}>${t.addColumn}</button>
        <button class="button" type="button" ?disabled=${transposed(typed) === null}
          title=${t.exchangeHint} @click=${exchange}>${t.exchange}</button></div>
      <div class="row">
        <button class="button quiet" type="button" ?disabled=${past.length === 0} title=${t.undoHint}
          @click=${undo}>${icons.undo}${t.undo}</button>
        <button class="button quiet" type="button" ?disabled=${future.length === 0}
          @click=${redo}>${icons.redo}${t.redo}</button>
        ${
          row
            ? html`<button class="button quiet" type="button" ?disabled=${typed.rows.length <= 2}
          @click=${() => removeRow(at.row)}>${t.removeThisRow(row.name)}</button>`
            : nothing
        }
        ${
          column === undefined
            ? nothing
            : html`<button class="button quiet" type="button" ?disabled=${typed.columns.length <= 2}
          @click=${() => removeColumn(at.column)}>${t.removeThisColumn(column)}</button>`
        }
        <button class="button quiet" type="button"
          @click=${() => change(emptyTable(typed.direction))}>${t.clear}</button></div>
    </dialog>`;
  });

  /** What was typed before the page was loaded anew. */
  async function recall() {
    const isUntouched = () => past.length === 0 && future.length === 0;
    const text = isUntouched() ? await actions.typedText() : null;
    const before = text === null ? null : resultsOf(text, state.options);
    if (!before || !isUntouched()) return;
    typed = before;
    draw();
    tellUnfinished();
  }

  return () => {
    dialog().show();
    focus(0, 0);
    tellUnfinished();
    recall();
  };
}
