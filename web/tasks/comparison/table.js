import { html, nothing } from 'lit';
import { reasonWords } from '../../core/catalogue.js';
import { toCsv } from '../../export/csv.js';
import { toLatex } from '../../export/latex.js';
import { toMarkdown } from '../../export/markdown.js';
import { copyText, saveFile } from '../../export/save.js';
import { breakable } from '../../views/elements/names.js';
import { scrollHint } from '../../views/elements/scroll_hint.js';
import { why } from '../../views/elements/why.js';
import { undefinedNumber, workedNumber } from '../../views/working/worked_number.js';
import { full } from '../../words/format.js';
import { words } from '../../words/index.js';
import { lateWords } from '../../words/late.js';
import { fileStem } from '../../words/source_name.js';

/**
 * @typedef {import('./scene.js').ComparisonScene} ComparisonScene
 * @typedef {import('../../export/tables.js').Table} Table
 * @typedef {import('../../export/tables.js').Cell} Cell
 *
 * @typedef {import('../../views/working/worked_number.js').Place} Place
 *
 * @typedef {object} Sorting
 * @property {{ key: string, descending: boolean } | null} sort
 * @property {(key: string) => void} by
 */

/** @type {{ name: string, suffix: string, type: string, write: (table: Table, legend: { caption: string, label: string }) => string }[]} */
const FORMATS = [
  { name: 'CSV', suffix: 'csv', type: 'text/csv', write: toCsv },
  { name: 'Markdown', suffix: 'md', type: 'text/markdown', write: toMarkdown },
  { name: 'LaTeX', suffix: 'tex', type: 'application/x-tex', write: toLatex },
];

/**
 * Why there is no interval where there should be one.
 * @param {Cell} cell
 * @param {ComparisonScene['state']} state
 */
function missingInterval({ intervalReason }, { language, catalogue }) {
  if (!intervalReason) return nothing;
  const { table, notAvailable } = words(language);
  const reason = table.noIntervalBecause(reasonWords(catalogue, intervalReason));
  return html` <small class="undefined">${why(`[${notAvailable}]`, reason)}</small>`;
}

/**
 * @param {Cell} cell
 * @param {ComparisonScene} scene
 * @param {Place | null} [place] whose number it is, where the core says how it comes about
 */
function cellTemplate(cell, scene, place = null) {
  const { t, state } = scene;
  if (cell.value === null) {
    if (cell.text === '') return html`<td></td>`;
    return html`<td class="undefined">${undefinedNumber(cell.reason, state)}</td>`;
  }
  return html`<td class=${cell.best ? 'significant' : ''} data-value=${full(cell.value)}
    title=${place ? nothing : full(cell.value)}>${place ? workedNumber(cell, scene, place) : cell.text}${
      cell.best ? html`<span class="visually-hidden"> ${t.pairs.significant}</span>` : nothing
    }${cell.note ? html` <small>${cell.note}</small>` : missingInterval(cell, state)}</td>`;
}

/**
 * The full number of a cell that is pressed goes to the clipboard.
 * @param {Event} event
 * @param {ComparisonScene} scene
 */
async function copyCell(event, { actions }) {
  const cell = /** @type {Element} */ (event.target).closest('td[data-value]');
  const value = cell?.getAttribute('data-value');
  if (!value) return;
  const done = await copyText(value);
  actions.notify({ code: done ? 'copied' : 'copy_failed', value });
}

/**
 * Buttons that save a table.
 * @param {() => Table} table
 * @param {ComparisonScene} scene
 * @param {string} id in the file's name
 * @param {string} title
 */
export function tableSaves(table, scene, id, title) {
  const { export: t } = lateWords(scene.state.language);
  const save = (/** @type {typeof FORMATS[number]} */ { suffix, type, write }) => {
    const name = `${fileStem(scene.state)}-${id}.${suffix}`;
    saveFile(write(table(), { caption: title, label: id }), name, type);
    scene.actions.notify({ code: 'saved', value: name });
  };
  return html`<span class="figure-saves">${FORMATS.map(
    (format) => html`<button type="button" class="link" data-save=${`${id}-${format.suffix}`}
      aria-label=${t.saveAs(title, format.name)} @click=${() => save(format)}>${format.name}</button>`,
  )}</span>`;
}

/** Rows are added this many pixels before they would be missed. */
const AHEAD = 600;

/** @param {Event} event */
function isNearEnd({ target }) {
  const { scrollTop, clientHeight, scrollHeight } = /** @type {Element} */ (target);
  return scrollTop + clientHeight > scrollHeight - AHEAD;
}

/**
 * A table as it is, in a frame that scrolls.
 * @param {Table} table
 * @param {ComparisonScene} scene
 * @param {string} id
 * @param {{ sorting?: Sorting, row?: (row: import('../../export/tables.js').Row) => unknown,
 *   className?: string, ended?: () => void,
 *   work?: (row: import('../../export/tables.js').Row, key: string, label: string) => Place | null }} [more]
 *   `ended`: the last row came near; `work`: whose number stands under a key
 */
export function plainTable(table, scene, id, { sorting, row, className = '', ended, work } = {}) {
  const { t } = scene;
  return html`<div class="points-scroll" tabindex="0" role="group" aria-label=${table.corner}
      @click=${(/** @type {Event} */ event) => copyCell(event, scene)}
      @scroll=${(/** @type {Event} */ event) => ended && isNearEnd(event) && ended()} ${scrollHint}>
    <table class=${`points comparison-table ${className}`} data-table=${id}>
      <thead><tr>${head('', table.corner, sorting, t)}${table.heads.map(({ key, label, name }) =>
        head(key, label, sorting, t, name),
      )}</tr></thead>
      <tbody>${table.rows.map(
        (
          each,
        ) => html`<tr>${row ? row(each) : html`<th scope="row"><span class="ellipsis" title=${each.name}>${each.name}</span></th>`}
          ${each.cells.map((cell, column) => {
            const { key, label } = table.heads[column];
            return cellTemplate(cell, scene, work?.(each, cell.key ?? key, label));
          })}</tr>`,
      )}</tbody>
    </table></div>`;
}

/**
 * @param {string} key
 * @param {string} label
 * @param {Sorting | undefined} sorting
 * @param {ComparisonScene['t']} t
 * @param {string} [hint]
 */
function head(key, label, sorting, t, hint = label) {
  const explanation = hint === label ? nothing : hint;
  if (!sorting)
    return html`<th scope="col" data-explanation=${explanation} aria-description=${explanation}
      tabindex=${hint === label ? nothing : 0}>${breakable(label)}</th>`;
  const { sort, by } = sorting;
  const sorted = sort?.key === key ? (sort.descending ? 'descending' : 'ascending') : 'none';
  return html`<th scope="col" aria-sort=${sorted}><button type="button" class="head" data-key=${key}
    title=${hint === label ? t.pairs.sort(label) : nothing} data-explanation=${explanation}
    aria-description=${explanation} @click=${() => by(key)}>${label}<span class="sorted"
    aria-hidden="true">${sorted === 'none' ? '' : sorted === 'descending' ? '▾' : '▴'}</span></button></th>`;
}
