import { html, nothing } from 'lit';
import { keyWords } from '../../core/catalogue.js';
import { classQuestion } from '../../core/questions.js';
import { scrollHint } from '../../views/elements/scroll_hint.js';
import { swatch } from '../../views/pictures/swatch.js';
import { undefinedNumber, workedNumber } from '../../views/working/worked_number.js';
import { count, full, interval, level, number } from '../../words/format.js';
import { fileStem } from '../../words/source_name.js';
import { classesWords } from './words.js';

/** Columns after the class's name, as far as the report has them. */
const COUNTS = ['support', 'predicted'];
const KEYS = [
  'precision',
  'recall',
  'f1',
  'specificity',
  'jaccard',
  'roc_auc',
  'average_precision',
  'ece',
];
/** With more classes only the first are drawn until more are wanted. */
const PAGE = 50;

/**
 * Precision, recall and the like of each class of the selected model.
 * @param {any} scene a plain scene
 * @param {() => void} changed
 * @param {(beside: HTMLElement, place: import('../../views/working/panel.js').Place) => void} work
 *   shows beside a number how it comes about
 */
export function createClassTable(scene, changed, work) {
  const { state } = scene;
  /** @type {{ key: string, descending: boolean }} */
  let sort = { key: 'label', descending: false };
  let shown = PAGE;

  /** @param {string} key */
  function name(key) {
    const t = classesWords(state.language);
    if (key === 'label') return t.label;
    if (key === 'support') return t.support;
    if (key === 'predicted') return t.predicted;
    if (key === 'ece') return 'ECE';
    const words = keyWords(state.catalogue, key);
    return words.shortName || words.name || key;
  }

  /** @param {string} key */
  function sortBy(key) {
    sort = { key, descending: sort.key === key ? !sort.descending : key !== 'label' };
    changed();
  }

  /** @param {any[]} classes */
  function sorted(classes) {
    const { key, descending } = sort;
    if (key === 'label') return descending ? [...classes].reverse() : classes;
    // Undefined ones come last either way.
    const place = (/** @type {number | null} */ value) =>
      value === null ? Number.POSITIVE_INFINITY : descending ? -value : value;
    return [...classes].sort((one, other) => place(one[key]) - place(other[key]));
  }

  function keys() {
    const first = scene.model.classes[0] ?? {};
    return KEYS.filter((key) => Object.hasOwn(first, key));
  }

  function template() {
    const t = classesWords(state.language);
    const { model } = scene;
    const columns = ['label', ...COUNTS, ...keys()];
    const rows = sorted(model.classes).slice(0, shown);
    const alpha = state.report?.options.alpha ?? 0.05;
    return html`
      <header class="figure-head"><h3>${t.table}</h3>
        <p class="quiet">${swatch(state.selected)} ${model.name}${t.comma}${t.tableHint(model.classes.some((/** @type {any} */ one) => one.intervals) ? level(1 - alpha) : '')}</p></header>
      <div class="class-scroll" tabindex="0" role="region" aria-label=${t.table} ${scrollHint}>
        <table class="points class-table">
          <thead><tr>${columns.map(head)}</tr></thead>
          <tbody>${rows.map(
            (row) => html`<tr><th scope="row">${row.label}</th>
              ${COUNTS.map((key) => html`<td>${count(row[key])}</td>`)}
              ${keys().map((key) => cell(row, key))}</tr>`,
          )}</tbody>
        </table>
      </div>
      <footer class="figure-foot"><span>${
        shown < model.classes.length
          ? html`<button type="button" class="link" @click=${() => {
              shown *= 4;
              changed();
            }}>${count(rows.length)} / ${count(model.classes.length)} ↓</button>`
          : nothing
      }</span><span class="figure-saves"><button type="button" class="link"
        aria-label=${t.saveTable} @click=${save}>CSV</button></span></footer>`;
  }

  /** @param {string} key */
  function head(key) {
    const t = classesWords(state.language);
    const order = sort.descending ? 'descending' : 'ascending';
    return html`<th scope="col" aria-sort=${sort.key === key ? order : 'none'}>
      <button type="button" class="link" aria-label=${t.sortBy(name(key))}
        @click=${() => sortBy(key)}>${name(key)}</button></th>`;
  }

  /**
   * @param {any} row
   * @param {string} key
   */
  function cell(row, key) {
    const t = classesWords(state.language);
    const range = row.intervals?.[key];
    const value = row[key];
    const model = scene.models.indexOf(scene.model);
    if (value === null) {
      return html`<td>${undefinedNumber(row.reasons[key], state)}</td>`;
    }
    return html`<td>${workedNumber(
      { value, text: number(value) },
      { state, work },
      {
        question: classQuestion(model, row.label, key),
        title: t.ofClass(name(key), row.label),
      },
    )}${range ? html` <small>${interval(range.low, range.high, 2)}</small>` : nothing}</td>`;
  }

  async function save() {
    const [{ saveFile }, { csvOf }] = await Promise.all([
      import('../../export/save.js'),
      import('../../export/csv.js'),
    ]);
    const columns = [...COUNTS, ...keys()];
    const rows = sorted(scene.model.classes).map((row) => [
      scene.model.name,
      row.label,
      ...columns.map((key) => full(row[key])),
    ]);
    const text = csvOf([['model', 'label', ...columns], ...rows]);
    saveFile(text, `${fileStem(state)}-classes.csv`, 'text/csv');
  }

  return { template };
}
