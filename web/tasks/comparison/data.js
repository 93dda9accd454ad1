import { html, nothing, render } from 'lit';
import { distinct, labels, textWidth } from '../../diagrams/text_width.js';
import { saveFile } from '../../export/save.js';
import { scrollHint } from '../../views/elements/scroll_hint.js';
import { full, integer } from '../../words/format.js';
import { lateWords } from '../../words/late.js';
import { fileStem } from '../../words/source_name.js';
import {
  resultsCsv,
  resultsLatex,
  resultsMarkdown,
  resultsOfFile,
  resultsTable,
  shortRank,
} from './results_table.js';
import './data.css';

/** Rows of the table that are shown. */
const MOST_ROWS = 300;
const MOST_CELLS = 6000;

/** Pixels for the name of a column, in one line or two, and for that of a row. */
const HEAD_ROOM = 96;
const NAME_ROOM = 200;

/** @param {string} text */
const textOf = (text) => textWidth(text, 12);

/** @typedef {import('./scene.js').ComparisonScene} ComparisonScene */
/** @typedef {import('./results_table.js').ResultsTable} ResultsTable */

/** @type {{ name: string, suffix: string, type: string, write: (table: ResultsTable, legend: { caption: string, label: string }) => string }[]} */
const FORMATS = [
  { name: 'CSV', suffix: 'csv', type: 'text/csv', write: (table) => resultsCsv(table) },
  { name: 'Markdown', suffix: 'md', type: 'text/markdown', write: resultsMarkdown },
  { name: 'LaTeX', suffix: 'tex', type: 'application/x-tex', write: resultsLatex },
];

/**
 * Lines of a name, which read one after the other as the name does.
 * @param {string} name
 * @param {string[]} lines
 */
function inLines(name, lines) {
  const end = name.includes(lines.join(' ')) ? ' ' : '';
  return lines.map((line) => html`<span>${line}</span>${end}`);
}

/**
 * The table that was compared, as it was read.
 * @param {ComparisonScene} scene
 */
function dataTable({ report, t, state, actions, chosen }) {
  const { language } = state;
  const table = resultsTable(report, language);
  if (!table) return html`<p class="note">${t.rail.tooLarge}</p>`;
  const { corner, columns, summary } = table;
  const most = Math.min(MOST_ROWS, Math.max(10, Math.floor(MOST_CELLS / columns.length)));
  const rows = table.rows.slice(0, most);
  const fitting = (/** @type {number} */ room) => (/** @type {string[]} */ names) =>
    /** @type {const} */ ([names, names.map(() => room), names.map(() => textOf)]);
  const heads = labels(...fitting(HEAD_ROOM)(columns));
  const shown = distinct(...fitting(NAME_ROOM)(rows.map(({ name }) => name)));
  return html`<div class="results-scroll card" tabindex="0" role="region" aria-label=${corner} ${scrollHint}>
      <table class="results">
        <thead><tr><td></td>${columns.map(
          (name, index) => html`<th scope="col" class=${index === chosen ? 'chosen' : ''}>
            <button type="button" title=${name} aria-pressed=${index === chosen}
              aria-label=${t.learners.select(name)} @click=${() => actions.selectModel(index)}>${inLines(name, heads[index])}</button></th>`,
        )}</tr></thead>
        <tbody>${rows.map(
          ({ name, cells }, index) =>
            html`<tr><th scope="row" title=${name}>${shown[index]}</th>${cells.map(
              ({ value, text, rank, best }) =>
                html`<td class=${best ? 'best' : ''} title=${
                  rank ? `${full(value)}\n${t.rail.rank(rank)}` : full(value)
                }>${text}${rank ? html`<sup>${shortRank(rank)}</sup>` : nothing}</td>`,
            )}</tr>`,
        )}</tbody>
        <tfoot><tr><th scope="row">${summary.name}</th>${summary.texts.map(
          (text, at) => html`<td title=${full(summary.values[at])}>${text}</td>`,
        )}</tr></tfoot>
      </table></div>
    ${
      rows.length < table.rows.length
        ? html`<p class="note">${t.rail.more(integer(rows.length), integer(table.rows.length))}</p>`
        : nothing
    }`;
}

/**
 * Buttons that save the table as papers print it.
 * @param {ComparisonScene} scene
 */
function saves({ report, state, actions, t: { rail } }) {
  const { export: t } = lateWords(state.language);
  const title = rail.table;
  const save = (/** @type {typeof FORMATS[number]} */ { suffix, type, write }) => {
    const table = suffix === 'csv' ? resultsOfFile(state) : resultsTable(report, state.language);
    if (!table) return;
    const name = `${fileStem(state)}-results.${suffix}`;
    saveFile(write(table, { caption: title, label: 'results' }), name, type);
    actions.notify({ code: 'saved', value: name });
  };
  return html`<p class="results-saves">${FORMATS.map(
    (format) => html`<button type="button" class="link" data-save=${`results-${format.suffix}`}
      aria-label=${t.saveAs(title, format.name)} @click=${() => save(format)}>${format.name}</button>`,
  )}</p>`;
}

/**
 * The experiments of a binomial test.
 * @param {ComparisonScene} scene
 */
function experimentsTable({ models, t }) {
  const { keys } = t.learners;
  return html`<div class="results-scroll card" tabindex="0" role="region" aria-label=${t.rail.experiments(integer(models.length))} ${scrollHint}>
    <table class="results">
      <thead><tr><td></td><th scope="col">${keys.errors}</th><th scope="col">${keys.n}</th></tr></thead>
      <tbody>${models.slice(0, MOST_ROWS).map(
        (
          /** @type {any} */ { name, metrics },
        ) => html`<tr><th scope="row" title=${name}>${name}</th>
        <td>${integer(metrics.errors)}</td><td>${integer(metrics.n)}</td></tr>`,
      )}</tbody>
    </table></div>`;
}

/**
 * How many data sets, folds or experiments of how many algorithms.
 * @param {ComparisonScene} scene
 */
function titleOf({ report, models, t: { rail } }) {
  const k = integer(models.length);
  const { tests, input, verdict, task } = report;
  if (task === 'cv') return rail.folds(integer(tests.n_folds), k);
  if (task === 'binomial') return rail.experiments(integer(verdict.experiments ?? models.length));
  return rail.title(integer(tests.n_datasets ?? input.datasets?.length ?? 0), k);
}

/**
 * The table that was compared, which can be folded away.
 * @param {HTMLElement} host
 * @param {ComparisonScene} scene
 */
export function createDataCard(host, scene) {
  host.className = 'card results-card';
  let open = true;

  /** @param {Event} event */
  function toggle(event) {
    open = /** @type {HTMLDetailsElement} */ (event.target).open;
    draw();
  }

  function draw() {
    const { report, t } = scene;
    const counts = report.task === 'binomial';
    const table = () => (counts ? experimentsTable(scene) : dataTable(scene));
    render(
      html`<details ?open=${open} @toggle=${toggle}>
        <summary>${titleOf(scene)} <span class="quiet">${t.rail.table}</span></summary>
        ${open ? table() : nothing}
        ${open && !counts && report.values?.result ? saves(scene) : nothing}</details>`,
      host,
    );
  }

  return { host, draw };
}
