import { html, nothing } from 'lit';
import { distinct, labels, textWidth } from '../../diagrams/text_width.js';
import {
  resultsCsv,
  resultsLatex,
  resultsMarkdown,
  resultsTable,
  shortRank,
} from '../../export/results_table.js';
import { saveFile } from '../../export/save.js';
import { full, integer } from '../../format.js';
import { isComparison } from '../../kinds.js';
import { withShortNames } from '../../parameter_names.js';
import { directionIsOpen } from '../../report.js';
import { fileStem } from '../../source_name.js';
import { comparisonWords } from '../../text/comparison.js';
import { lateWords } from '../../text/late.js';
import { scrollHint } from '../scroll_hint.js';
import { view } from '../view.js';
import '../../styles/comparison_rail.css';

/** Rows of the table that the rail shows. */
const MOST_ROWS = 300;
const MOST_CELLS = 6000;

/** Pixels for the name of a column, in one line or two, and for that of a row. */
const HEAD_ROOM = 66;
const NAME_ROOM = 88;

/** @param {string} text */
const textOf = (text) => textWidth(text, 12);

/** @typedef {import('../../export/results_table.js').ResultsTable} ResultsTable */

/** @type {{ name: string, suffix: string, type: string, write: (table: ResultsTable, legend: { caption: string, label: string }) => string }[]} */
const FORMATS = [
  { name: 'CSV', suffix: 'csv', type: 'text/csv', write: (table) => resultsCsv(table) },
  { name: 'Markdown', suffix: 'md', type: 'text/markdown', write: resultsMarkdown },
  { name: 'LaTeX', suffix: 'tex', type: 'application/x-tex', write: resultsLatex },
];

/**
 * The table that was compared, as it was read.
 * @param {any} report
 * @param {import('../../text/comparison.js').ComparisonWords} t
 * @param {Pick<import('../../store.js').State, 'language' | 'selected'>} state
 * @param {(index: number) => void} select
 */
function dataTable(report, t, { language, selected }, select) {
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
          (name, index) => html`<th scope="col" class=${index === selected ? 'chosen' : ''}>
            <button type="button" title=${name} aria-pressed=${index === selected}
              aria-label=${t.learners.select(name)} @click=${() => select(index)}>${heads[index].map((piece) => html`<span>${piece}</span>`)}</button></th>`,
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
 * @param {any} report
 * @param {import('../../store.js').Store} store
 * @param {import('../../actions.js').Actions} actions
 */
function saves(report, { state }, actions) {
  const { export: t } = lateWords(state.language);
  const title = comparisonWords(state.language).rail.table;
  const save = (/** @type {typeof FORMATS[number]} */ { suffix, type, write }) => {
    const table = resultsTable(report, state.language);
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
 * @param {any} report
 * @param {import('../../text/comparison.js').ComparisonWords} t
 */
function experimentsTable({ models }, t) {
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
 * Which direction is better, said and turned.
 * @param {any} report
 * @param {import('../../text/comparison.js').ComparisonWords} t
 * @param {import('../../actions.js').Actions} actions
 */
function direction(report, t, actions) {
  const { input, options } = report;
  const { detail, rail } = t;
  const { higher_is_better: higher } = options;
  const ranks = input.values === 'ranks' && !higher;
  const text = ranks ? detail.ranks : higher ? detail.higher : detail.lower;
  const guessed = directionIsOpen(report);
  return html`<p class="direction"><span><span aria-hidden="true">${higher ? '↑' : '↓'}</span> ${text}${
    guessed ? html` <span class="tag">${detail.guessed}</span>` : nothing
  }</span><button class="button" type="button" title=${rail.turnHint} id="turn-direction"
    @click=${() => actions.setOptions({ higher_is_better: !higher })}>${higher ? detail.lower : detail.higher}</button></p>`;
}

/**
 * What to think of the tests, and the path that leads to one.
 * @param {any} advice
 * @param {import('../../text/comparison.js').ComparisonWords} t
 * @param {import('../../text/index.js').Language} language
 */
function adviceTemplate(advice, t, language) {
  if (!advice) return nothing;
  const { findings = [], steps = [] } = advice;
  const { rail } = t;
  const order = ['caution', 'fits'];
  // Warnings stand at the headline.
  const sorted = findings
    .filter((/** @type {any} */ { kind }) => order.includes(kind))
    .sort(
      (/** @type {any} */ one, /** @type {any} */ other) =>
        order.indexOf(one.kind) - order.indexOf(other.kind),
    );
  if (sorted.length === 0 && steps.length === 0) return nothing;
  return html`<h2 class="advice-title">${rail.advice}</h2>
    <div class="advice card"><ul>${sorted.map(
      (
        /** @type {any} */ { code, kind, message, instead, reference },
      ) => html`<li data-kind=${kind} data-code=${code}>
        <span class="mark" role="img" aria-label=${rail.kinds[/** @type {'fits'} */ (kind)] ?? kind}>${kind === 'fits' ? '✓' : '!'}</span>
        <span><span title=${reference ?? nothing}>${message[language]}</span>${
          instead ? html` <span class="note">${instead[language]}</span>` : nothing
        }</span></li>`,
    )}</ul>
    ${
      steps.length > 0
        ? html`<details class="steps"><summary>${rail.why}</summary><ol>${steps.map(
            (
              /** @type {any} */ { question, answer, because },
            ) => html`<li><span class="note">${question[language]}</span>
            <strong>${answer[language]}</strong>${because ? html`<span class="note">${because[language]}</span>` : nothing}</li>`,
          )}</ol></details>`
        : nothing
    }</div>`;
}

/**
 * The table itself, its direction and the advice: what stands above the data.
 * @param {HTMLElement} element
 * @param {import('../../store.js').Store} store
 * @param {import('../../actions.js').Actions} actions
 */
export function mount(element, store, actions) {
  element.className = 'comparison-rail';
  view(
    element,
    store,
    ['language', 'report', 'stale', 'unfinished', 'selected'],
    ({ language, report, stale, unfinished, selected }) => {
      element.hidden = !report || !isComparison(report);
      element.classList.toggle('stale', stale || unfinished);
      if (element.hidden) return nothing;
      const t = comparisonWords(language);
      const of = withShortNames(report);
      const k = integer(of.models.length);
      const heads = {
        friedman: () =>
          t.rail.title(integer(of.tests.n_datasets ?? of.input.datasets?.length ?? 0), k),
        cv: () => t.rail.folds(integer(of.tests.n_folds), k),
        binomial: () => t.rail.experiments(integer(of.verdict.experiments ?? of.models.length)),
      };
      const counts = of.task === 'binomial';
      return html`<h2>${heads[/** @type {'cv'} */ (of.task)]()}</h2>
      ${counts ? experimentsTable(of, t) : dataTable(of, t, { language, selected }, actions.selectModel)}
      ${counts || !of.values?.result ? nothing : saves(of, store, actions)}
      ${counts ? nothing : direction(of, t, actions)}
      ${adviceTemplate(of.advice, t, language)}`;
    },
  );
}
