import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { onPage } from '../../core/report.js';
import { copyText, saveFile } from '../../export/save.js';
import { full } from '../../words/format.js';
import { words } from '../../words/index.js';
import { view } from '../elements/view.js';
import {
  casesOf,
  criticalCsv,
  headsText,
  headText,
  parseHeads,
  valueText,
  withHead,
} from './tables.js';
import { criticalValueWords } from './words.js';
import './critical_values.css';

/**
 * @typedef {import('./tables.js').Table} Table
 * @typedef {import('./tables.js').Kind} Kind
 * @typedef {typeof import('./words.en.js').criticalValues} Words
 * @typedef {keyof Words['names']} Id
 * @typedef {keyof Words['heads']} HeadId
 */

const REST_MILLISECONDS = 200;
const USUAL_ALPHA = '0.05';
const MORE_ROWS = 10;

/**
 * Tables of critical values, as textbooks have them, for any α, rows and
 * columns; the cell that the report on the page hits stands out.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 * @returns {(id?: string) => void} opens it
 */
export function mount(element, store, actions) {
  /** @type {Kind[]} */
  let kinds = [];
  /** @type {Id} */
  let chosen = 't';
  let asked = { alpha: USUAL_ALPHA, rows: '', columns: '' };
  /** @type {Table | null} */
  let table = null;
  /** @type {import('../../core/report.js').Problem | null} */
  let problem = null;
  /** What was done last. */
  let said = '';
  let latest = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;

  const dialog = () => /** @type {HTMLDialogElement} */ (element.querySelector('dialog'));
  const texts = () => criticalValueWords(store.state.language);
  const kind = () => kinds.find(({ id }) => id === chosen);
  const found = () => casesOf(store.state.report)[chosen];

  /** What stands in the fields when a table is chosen. */
  function asUsual() {
    const of = kind();
    const hit = found();
    if (!of) return;
    asked = {
      alpha: String(hit?.alpha ?? USUAL_ALPHA),
      rows: headsText(withHead(of.rows, hit?.row, of.rows_are)),
      columns: headsText(withHead(of.columns, hit?.column, of.columns_are)),
    };
  }

  /** @param {string} id */
  function choose(id) {
    chosen = /** @type {Id} */ (id);
    if (dialog().open) store.set({ openTables: chosen });
    table = null;
    asUsual();
    fetchTable();
  }

  /** @param {Partial<typeof asked>} patch */
  function ask(patch) {
    asked = { ...asked, ...patch };
    draw();
    clearTimeout(rest);
    rest = setTimeout(fetchTable, REST_MILLISECONDS);
  }

  /** What is wrong with a field. */
  function flaw() {
    const of = kind();
    if (!of) return null;
    const t = texts().wrong;
    if (!parseHeads(asked.alpha, 'alpha')) return t.alpha;
    if (!parseHeads(asked.rows, of.rows_are)) return t.rows;
    if (parseHeads(asked.columns, of.columns_are)) return null;
    return of.columns_are === 'alpha' ? t.alphas : t.columns;
  }

  async function fetchTable() {
    const of = kind();
    draw();
    if (!of || flaw()) return;
    said = '';
    latest += 1;
    const mine = latest;
    const answer = await actions.query({
      type: 'critical_values',
      table: chosen,
      alpha: parseHeads(asked.alpha, 'alpha')?.[0],
      rows: parseHeads(asked.rows, of.rows_are),
      columns: parseHeads(asked.columns, of.columns_are),
    });
    if (mine !== latest) return;
    problem = answer.error ?? null;
    table = answer.table ?? table;
    draw();
  }

  async function fetchKinds() {
    const answer = await actions.query({ type: 'critical_values' });
    problem = answer.error ?? null;
    kinds = answer.tables ?? [];
    choose(chosen);
  }

  /** The last number of the rows, counted on. */
  function moreRows() {
    const of = kind();
    const rows = of && parseHeads(asked.rows, of.rows_are);
    if (!rows) return;
    const last = Math.max(0, ...rows.flatMap((row) => (row === 'inf' ? [] : [row])));
    const more = Array.from({ length: MORE_ROWS }, (_, i) => Math.floor(last) + 1 + i);
    const all = more.reduce((list, row) => withHead(list, row, of.rows_are), rows);
    ask({ rows: headsText(all) });
  }

  /** @param {Table} of */
  const corner = (of) => `${texts().heads[/** @type {HeadId} */ (of.rows_are)]}`;

  async function copy() {
    if (!table) return;
    const done = await copyText(criticalCsv(table, corner(table)));
    // Notices of the page lie behind this dialog.
    said = words(store.state.language).notice[done ? 'copied' : 'copy_failed']('');
    draw();
  }

  function save() {
    if (!table) return;
    saveFile(criticalCsv(table, corner(table)), `melon-critical-values-${chosen}.csv`, 'text/csv');
  }

  /** @param {Event} event */
  const textOf = (event) => /** @type {HTMLInputElement} */ (event.target).value;

  /** @param {keyof typeof asked} name @param {string} label */
  const field = (name, label) => html`<label>${label}
    <input type="text" name=${name} autocomplete="off" spellcheck="false"
      .value=${live(asked[name])}
      @input=${(/** @type {Event} */ event) => ask({ [name]: textOf(event) })} /></label>`;

  /** @param {Table} of */
  function grid(of) {
    const t = texts();
    const hit = found();
    const isHit = (/** @type {unknown} */ row, /** @type {unknown} */ column) =>
      hit?.row === row && hit.column === column && (of.alpha ?? hit.alpha) === hit.alpha;
    const columnsAre = /** @type {HeadId} */ (of.columns_are);
    return html`<div class="scroll" tabindex="0" role="region" aria-label=${t.names[chosen]}>
      <table class="critical number">
      <caption class="visually-hidden">${t.names[chosen]}${of.alpha ? `${t.comma}α = ${of.alpha}` : nothing}</caption>
      <thead><tr><th scope="col"><abbr title=${t.headNames[/** @type {HeadId} */ (of.rows_are)]}>${corner(of)}</abbr>
        <span aria-hidden="true">╲</span> <abbr title=${t.headNames[columnsAre]}>${t.heads[columnsAre]}</abbr></th>
        ${of.columns.map((column) => html`<th scope="col">${headText(column)}</th>`)}</tr></thead>
      <tbody>${of.rows.map(
        (row, i) =>
          html`<tr><th scope="row">${headText(row)}</th>${of.values[i].map(
            (value, j) => html`<td class=${isHit(row, of.columns[j]) ? 'hit' : ''}
            title=${value === null ? t.none : full(value)}>${valueText(of, value)}</td>`,
          )}</tr>`,
      )}</tbody></table></div>`;
  }

  /** @param {Table} of */
  function hitText(of) {
    const hit = found();
    if (!hit || (of.alpha !== undefined && of.alpha !== hit.alpha)) return nothing;
    const row = of.rows.indexOf(hit.row);
    const column = of.columns.indexOf(hit.column);
    if (row < 0 || column < 0) return nothing;
    const t = texts();
    const named = (/** @type {string} */ what, /** @type {import('./tables.js').Head} */ head) =>
      `${t.heads[/** @type {HeadId} */ (what)]} = ${headText(head)}`;
    const alpha = of.alpha === undefined ? '' : ` (α = ${of.alpha})`;
    return html`<p class="hit-text">${t.yourCase(
      named(of.rows_are, hit.row),
      `${named(of.columns_are, hit.column)}${alpha}`,
      valueText(of, of.values[row][column]),
      hit.statistic === null ? '' : valueText(of, hit.statistic),
    )}</p>`;
  }

  const draw = view(element, store, ['language', 'report'], ({ language }) => {
    const t = criticalValueWords(language);
    const of = kind();
    const wrong = flaw();
    const told = problem && onPage(language === 'zh' ? problem.message_zh : problem.message);
    return html`<dialog class="critical-values card" aria-labelledby="critical-values-title"
      @close=${() => store.set({ openTables: null })}>
      <div class="row editor-head"><h2 id="critical-values-title">${t.title}</h2>
        <button class="button quiet" type="button" @click=${() => dialog().close()}>
          ${words(language).close}</button></div>
      <p class="note screen">${t.hint}</p>
      <div class="row fields screen">
        <label>${t.table}<select name="table" @change=${(/** @type {Event} */ event) =>
          choose(/** @type {HTMLSelectElement} */ (event.target).value)}>
          ${kinds.map(
            ({ id }) => html`<option value=${id} .selected=${live(id === chosen)}>
              ${t.names[/** @type {Id} */ (id)] ?? id}</option>`,
          )}</select></label>
        ${of && of.columns_are !== 'alpha' ? field('alpha', t.alpha) : nothing}
        ${field('rows', `${t.rows}${of ? ` (${t.heads[/** @type {HeadId} */ (of.rows_are)]})` : ''}`)}
        ${field('columns', `${t.columns}${of ? ` (${t.heads[/** @type {HeadId} */ (of.columns_are)]})` : ''}`)}
      </div>
      <div class="row screen">
        <button class="button" type="button" @click=${moreRows}>${t.moreRows}</button>
        <button class="button quiet" type="button" @click=${() => choose(chosen)}>${t.reset}</button>
        <button class="button" type="button" @click=${copy}>${t.copy}</button>
        <button class="button" type="button" @click=${save}>${t.save}</button>
        <button class="button" type="button" @click=${() => print()}>${t.print}</button>
      </div>
      <h3>${t.names[chosen]}${table?.alpha === undefined ? nothing : `${t.comma}α = ${table.alpha}`}</h3>
      <p class="note">${t.rules[chosen]}</p>
      <p class="note" role="status">${wrong ?? told ?? said}</p>
      ${table ? [hitText(table), grid(table)] : nothing}
    </dialog>`;
  });

  store.subscribe((_, changed) => {
    if (!changed.has('report') || !dialog().open) return;
    asUsual();
    fetchTable();
  });

  return (id) => {
    if (!dialog().open) dialog().showModal();
    if (id && Object.hasOwn(texts().names, id)) chosen = /** @type {Id} */ (id);
    store.set({ openTables: chosen });
    if (kinds.length === 0) fetchKinds();
    else choose(chosen);
  };
}
