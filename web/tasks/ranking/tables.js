import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { keyWords } from '../../core/catalogue.js';
import { queryQuestion } from '../../core/questions.js';
import { swatch } from '../../views/pictures/swatch.js';
import { undefinedNumber, workedNumber } from '../../views/working/worked_number.js';
import { column, count, full, integer, number } from '../../words/format.js';
import { fileStem } from '../../words/source_name.js';
import { rankingWords } from './words.js';
import '../../views/pictures/points_table.css';
import { scrollHint } from '../../views/elements/scroll_hint.js';

/**
 * @typedef {object} Position a ranked item
 * @property {number} position
 * @property {number} last_position
 * @property {number} line
 * @property {number} relevance
 * @property {number} score
 * @property {number} weight
 * @property {number | null} discount
 * @property {number | null} gain
 * @property {number | null} gain_exp
 */

const PAGE = 100;
const MOST_QUERIES = 50;

/**
 * The value of every query for every model, and the ranked items of one query.
 * @param {{ state: import('../../app/store.js').State, actions: import('../../app/actions.js').Actions, models: readonly any[], model: any, look: { gain: string } }} scene
 * @param {(beside: HTMLElement, place: import('../../views/working/panel.js').Place) => void} work
 *   shows beside a number how it comes about
 */
export function createRankingTables(scene, work) {
  const { state, actions } = scene;
  /** @type {() => void} */
  let changed = () => {};
  let measure = 'ndcg';
  /** @type {number} place of the query whose items are listed */
  let query = 0;
  let queriesShown = MOST_QUERIES;
  /** @type {{ total: number, rows: Position[] }} */
  let items = { total: 0, rows: [] };
  let asked = 0;
  /** @type {unknown} */
  let source = null;

  function names() {
    return /** @type {any} */ (state.report)?.queries?.names ?? [];
  }

  /** @param {string} key */
  const measureName = (key) => keyWords(state.catalogue, key).shortName || key;

  /** @param {number} first */
  async function ask(first) {
    asked += 1;
    const mine = asked;
    const { model } = scene;
    if (!model || state.stale || state.report?.task !== 'ranking') return;
    const answer = await actions.query({
      type: 'positions',
      model: model.name,
      query: names().length > 0 ? names()[query] : null,
      first,
      count: PAGE,
    });
    if (mine !== asked || answer.error) return;
    const before = first > 0 ? items.rows : [];
    items = { total: answer.total, rows: [...before, ...answer.rows] };
    changed();
  }

  /** @param {number} index */
  function choose(index) {
    query = index;
    ask(0);
    changed();
  }

  function template() {
    const report = /** @type {any} */ (state.report);
    return html`${report.queries.count > 1 ? queriesCard(report) : nothing}${positionsCard(report)}`;
  }

  /** @param {any} report */
  function queriesCard({ queries, models }) {
    const t = rankingWords(state.language);
    const keys = Object.keys(models[0].queries);
    const rows = queries.names.slice(0, queriesShown);
    return html`<article class="card figure" data-figure="queries">
      <header class="figure-head"><h3>${t.queries}</h3>
        <p class="quiet">${t.queriesUsed(integer(queries.used), integer(queries.count))}</p></header>
      <div class="figure-controls"><label>${t.measure}
        <select @change=${(/** @type {Event} */ event) => {
          measure = /** @type {HTMLSelectElement} */ (event.target).value;
          changed();
        }}>${keys.map(
          (key) => html`<option value=${key} .selected=${live(key === measure)}>
            ${measureName(key)}</option>`,
        )}</select></label></div>
      <div class="points-scroll" tabindex="0" role="region" aria-label=${t.queries} ${scrollHint}>
        <table class="points queries">
          <thead><tr><th scope="col">${t.query}</th><th scope="col">${t.items}</th>
            <th scope="col">${t.relevant}</th>${models.map(
              (/** @type {any} */ model, /** @type {number} */ index) =>
                html`<th scope="col">${swatch(index)} ${model.name}</th>`,
            )}</tr></thead>
          <tbody>${rows.map(
            (/** @type {string} */ name, /** @type {number} */ index) => html`
            <tr aria-current=${index === query ? 'true' : nothing}>
              <th scope="row"><button type="button" class="link" aria-label=${t.showPositions(name)}
                @click=${() => choose(index)}>${name}</button></th>
              <td>${count(queries.items[index])}</td><td>${count(queries.relevant[index])}</td>
              ${models.map((/** @type {any} */ model) => valueCell(model, models, index))}</tr>`,
          )}</tbody>
        </table>
      </div>
      ${
        queriesShown < queries.names.length
          ? html`<button type="button" class="link" @click=${() => {
              queriesShown *= 4;
              changed();
            }}>${t.showMore}</button>`
          : nothing
      }
      ${
        queries.shown < queries.count
          ? html`<p class="quiet">${t.queriesCut(integer(queries.shown), integer(queries.count))}</p>`
          : nothing
      }
      <footer class="figure-foot"><span></span><span class="figure-saves">
        <button type="button" class="link" aria-label=${t.saveTable}
          @click=${() => saveQueries(queries, models)}>CSV</button></span></footer>
    </article>`;
  }

  /**
   * @param {any} model
   * @param {any[]} models
   * @param {number} index
   */
  function valueCell(model, models, index) {
    const value = model.queries[measure][index];
    const values = models.map((one) => one.queries[measure][index]).filter((one) => one !== null);
    if (value === null) {
      const reason = model.query_reasons[measure]?.[index];
      return html`<td>${undefinedNumber(reason, state)}</td>`;
    }
    const isBest = values.length > 1 && value === Math.max(...values);
    const query = names()[index];
    const place = {
      question: queryQuestion(models.indexOf(model), query, measure),
      title: rankingWords(state.language).ofQuery(measureName(measure), query),
    };
    return html`<td class=${isBest ? 'best' : ''}>${workedNumber(
      { value, text: number(value) },
      { state, work },
      place,
    )}</td>`;
  }

  /** @param {any} report */
  function positionsCard({ queries }) {
    const t = rankingWords(state.language);
    const { model } = scene;
    const { rows, total } = items;
    const exponential = scene.look.gain === 'ndcg_exp';
    const gainOf = (/** @type {Position} */ row) => (exponential ? row.gain_exp : row.gain);
    const tied = rows.some(({ position, last_position: last }) => last > position);
    const weighted = rows.some(({ weight }) => weight !== 1);
    const scores = rows.map(({ score }) => score);
    const scoreTexts = scores.every(Number.isInteger) ? scores.map(amount) : column(scores);
    return html`<article class="card figure" data-figure="positions">
      <header class="figure-head"><h3>${t.positions}</h3>
        <p class="quiet">${swatch(state.selected)} ${t.positionsOf(model.name)}</p></header>
      ${
        queries.count > 1
          ? html`<div class="figure-controls"><label>${t.query}
            <select @change=${(/** @type {Event} */ event) =>
              choose(/** @type {HTMLSelectElement} */ (event.target).selectedIndex)}>
              ${queries.names.map(
                (/** @type {string} */ name, /** @type {number} */ index) =>
                  html`<option .selected=${live(index === query)}>${name}</option>`,
              )}</select></label></div>`
          : nothing
      }
      <div class="points-scroll" tabindex="0" role="region" aria-label=${t.positions} ${scrollHint}>
        <table class="points">
          <thead><tr><th scope="col">${t.position}</th><th scope="col">${t.line}</th>
            <th scope="col">${t.relevance}</th><th scope="col">${t.score}</th>
            ${weighted ? html`<th scope="col">${t.items}</th>` : nothing}
            <th scope="col">${t.discount}</th>
            <th scope="col">${exponential ? t.gainExp : t.gainShort}</th>
            <th scope="col">${t.product}</th></tr></thead>
          <tbody>${rows.map(
            (row, at) => html`<tr class=${row.relevance > 0 ? 'relevant' : ''}>
              <td>${positionText(row)}</td><td>${integer(row.line)}</td>
              <td>${amount(row.relevance)}</td><td>${scoreTexts[at]}</td>
              ${weighted ? html`<td>${count(row.weight)}</td>` : nothing}
              <td>${number(row.discount)}</td><td>${amount(gainOf(row))}</td>
              <td>${number(product(gainOf(row), row.discount))}</td></tr>`,
          )}</tbody>
        </table>
      </div>
      ${tied ? html`<p class="figure-note">${t.tied}</p>` : nothing}
      <footer class="figure-foot"><span>${
        rows.length < total
          ? html`${t.more(integer(rows.length), integer(total))}
            <button type="button" class="link" @click=${() => ask(rows.length)}>${t.showMore}</button>`
          : nothing
      }</span><span class="figure-saves"><button type="button" class="link"
          aria-label=${t.saveTable} @click=${savePositions}>CSV</button></span></footer>
    </article>`;
  }

  /**
   * @param {any} queries
   * @param {any[]} models
   */
  async function saveQueries(queries, models) {
    const header = ['query', 'items', 'relevant', ...models.map(({ name }) => name)];
    const rows = queries.names.map((/** @type {string} */ name, /** @type {number} */ index) => [
      name,
      full(queries.items[index]),
      full(queries.relevant[index]),
      ...models.map((model) => full(model.queries[measure][index])),
    ]);
    await saveRows(`queries-${measure}`, [header, ...rows]);
  }

  async function savePositions() {
    if (items.rows.length === 0) return;
    const header = ['model', ...Object.keys(items.rows[0])];
    const { name } = scene.model;
    const rows = items.rows.map((row) => [name, ...Object.values(row).map(full)]);
    await saveRows('positions', [header, ...rows]);
  }

  /**
   * @param {string} what
   * @param {string[][]} rows
   */
  async function saveRows(what, rows) {
    const [{ saveFile }, { csvOf }] = await Promise.all([
      import('../../export/save.js'),
      import('../../export/csv.js'),
    ]);
    saveFile(csvOf(rows), `${fileStem(state)}-${what}.csv`, 'text/csv');
  }

  return {
    template,
    /** @param {() => void} draw called when an answer came or something was chosen */
    whenChanged(draw) {
      changed = draw;
    },
    /** The report or the model is another. */
    refresh() {
      if (state.report?.task !== 'ranking') return;
      if (source !== state.reportSource) {
        source = state.reportSource;
        queriesShown = MOST_QUERIES;
        query = 0;
      }
      query = Math.min(query, Math.max(0, names().length - 1));
      if (!Object.hasOwn(scene.models[0]?.queries ?? {}, measure)) measure = 'ndcg';
      ask(0);
    },
  };
}

/** @param {Position} row */
function positionText({ position, last_position: last }) {
  return last > position ? `${integer(position)}–${integer(last)}` : integer(position);
}

/**
 * A number of the user's, without decimals that it has not.
 * @param {number | null} value
 */
function amount(value) {
  return value !== null && Number.isInteger(value) && Math.abs(value) < 1e6
    ? integer(value)
    : number(value);
}

/**
 * @param {number | null} gain
 * @param {number | null} discount
 */
function product(gain, discount) {
  return gain === null || discount === null ? null : gain * discount;
}
