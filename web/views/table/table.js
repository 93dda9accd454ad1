import { html, nothing } from 'lit';
import { shownColumns, shownSort } from '../../app/store.js';
import { MOST_WITHOUT_MARKERS } from '../../charts/model_style.js';
import { keyWords } from '../../core/catalogue.js';
import { isAveraged, isComparison } from '../../core/kinds.js';
import { headlineSort, modelsTable } from '../../export/tables.js';
import { cutInTheMiddle, integer } from '../../words/format.js';
import { words } from '../../words/index.js';
import { icons } from '../elements/icons.js';
import { breakable } from '../elements/names.js';
import { onDemand } from '../elements/on_demand.js';
import { createTip, explainMarked, isTap } from '../elements/tip.js';
import { view } from '../elements/view.js';
import { swatch } from '../pictures/swatch.js';
import { createCells } from './cells.js';
import { keptIntervals } from './kept_intervals.js';
import { metricDescription, metricExplanation } from './metric_words.js';
import { createPairs } from './pairs.js';

/** Rows that stand there before more are asked for, and on a phone. */
const ROWS = { wide: 5, narrow: 3 };
/** Rows that come with each further step. */
const MORE_ROWS = 50;
/** Characters of a name that fit beside the numbers, and on a phone. */
const NAME = { wide: 36, narrow: 20 };

/** @typedef {Readonly<import('../../app/store.js').State>} State */

/**
 * Models × metrics, and every two models.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 */
export function mount(element, store, actions) {
  /** Rows shown besides the first ones. */
  let more = 0;
  const explain = onDemand(() => import('./explanation.js'), store, actions);
  const work = onDemand(() => import('../working/panel.js'), store, actions);
  const openChooser = onDemand(() => import('./column_chooser.js'), store, actions);
  const tip = createTip(explain);
  // The page has one box, for whatever is marked anywhere.
  explainMarked(document.body, explain);
  const kept = keptIntervals();
  const cellTemplate = createCells(actions, explain, work);
  const pairsTemplate = createPairs(cellTemplate, () => draw());
  const narrow = matchMedia('(width < 540px)');
  const room = (/** @type {{ wide: number, narrow: number }} */ limits) =>
    narrow.matches ? limits.narrow : limits.wide;
  // What a head means is fetched when somebody may want to know.
  element.addEventListener('pointerover', actions.wantDetails, { once: true });
  element.addEventListener('focusin', actions.wantDetails, { once: true });

  /**
   * How the rows are sorted now, by the user or by the headline.
   * @param {State} state
   */
  function sortOf(state) {
    const { report, catalogue } = state;
    return shownSort(state) ?? (report && headlineSort(report, catalogue));
  }

  /**
   * @param {State} state
   * @param {string} key
   */
  function directionOf(state, key) {
    const sort = sortOf(state);
    if (sort?.key !== key) return 'none';
    return sort.descending ? 'descending' : 'ascending';
  }

  /**
   * The first press sorts with the best first, the next turns the order around; the column
   * that the rows are sorted by already is turned around at once.
   * @param {State} state
   * @param {string} key
   * @param {'ascending' | 'descending'} first
   */
  function sortBy(state, key, first) {
    const turned = directionOf(state, key) === 'descending' ? 'ascending' : 'descending';
    const sorted = shownSort(state) === null && directionOf(state, key) !== 'none';
    actions.sortBy(key, sorted ? turned : first);
  }

  /**
   * @param {import('../../export/tables.js').Head} head
   * @param {State} state
   */
  function headTemplate({ key, label }, state) {
    const t = words(state.language).table;
    const lower = keyWords(state.catalogue, key).metric?.direction === 'lower_is_better';
    const description = metricDescription(state, key);
    const sorted = directionOf(state, key);
    const sort = () => sortBy(state, key, lower ? 'ascending' : 'descending');
    const explanation = () => metricExplanation(store.state, key);
    // A finger cannot hover: its tap explains, and sorts from there.
    const withSort = () =>
      metricExplanation(
        store.state,
        key,
        html`<button class="button" type="button" @click=${sort}>${t.sortByThis}</button>`,
      );
    return html`<th scope="col" class="number" aria-sort=${sorted}>
      <button type="button" class="head" data-key=${key} aria-description=${description}
        @pointerenter=${(/** @type {PointerEvent} */ event) => tip.enter(event, explanation)}
        @pointerleave=${tip.leave} @blur=${tip.blur}
        @focus=${(/** @type {FocusEvent} */ event) => tip.focus(event, explanation)}
        @click=${(/** @type {Event} */ event) => {
          const head = /** @type {HTMLElement} */ (event.currentTarget);
          if (isTap(event)) explain(head, withSort);
          else sort();
        }}><span class="head-label">${label}</span>${
          lower ? html`<small>${t.lower}</small>` : nothing
        }</button></th>`;
  }

  /**
   * @param {import('../../export/tables.js').Row} row
   * @param {readonly import('../../export/tables.js').Head[]} heads
   * @param {State} state
   * @param {boolean} bounded
   */
  function modelRow({ name, index, cells }, heads, state, bounded) {
    const t = words(state.language).table;
    const chosen = index === state.selected;
    const shown = cutInTheMiddle(name, room(NAME));
    const isCut = shown !== name;
    const marked = (state.report?.models.length ?? 0) > MOST_WITHOUT_MARKERS;
    return html`<tr class=${chosen ? 'chosen' : ''} @click=${() => actions.selectModel(index)}>
      <th scope="row"><button type="button" class="model" aria-pressed=${chosen} title=${name}
        aria-label=${isCut ? nothing : t.select(name)}>${swatch(index, { marked })}<span class="two-lines" aria-hidden=${isCut}>${breakable(shown)}</span>${
          isCut ? html`<span class="visually-hidden">${t.select(name)}</span>` : nothing
        }</button></th>
      ${cells.map((cell, column) => {
        const metric = heads[column].key;
        const place = isMeasure(state, metric) ? { question: { model: index, metric } } : null;
        return cellTemplate(cell, state, { chosen, bounded, place });
      })}</tr>`;
  }

  /**
   * Whether the core says how the number comes about: not of what is counted, nor of results.
   * @param {State} state
   * @param {string} key
   */
  function isMeasure({ catalogue, report }, key) {
    const { metric } = keyWords(catalogue, key);
    return Boolean(metric && metric.needs !== 'nothing' && report && !isComparison(report));
  }

  /**
   * The first rows, and the chosen one.
   * @param {readonly import('../../export/tables.js').Row[]} rows
   * @param {State} state
   */
  function shownRows(rows, { selected }) {
    const limit = room(ROWS) + more;
    return rows.filter(({ index }, place) => place < limit || index === selected);
  }

  /** @param {State} state */
  function modelsOf(state) {
    const { report, language, catalogue, operatingPoints } = state;
    if (!report) return null;
    const present = report.models[0]?.metrics ?? {};
    return modelsTable(report, {
      keys: shownColumns(state).filter((key) => Object.hasOwn(present, key)),
      catalogue,
      corner: words(language).table[isAveraged(report) ? 'matrix' : 'model'],
      moved: operatingPoints,
      kept: kept.of(state),
      sort: shownSort(state),
    });
  }

  /**
   * @param {State} state
   * @param {import('../../export/tables.js').Table} table
   */
  function models(state, { corner, heads, rows }) {
    const t = words(state.language).table;
    const bounded =
      kept.awaits(state) ||
      rows.some(({ cells }) => cells.some(({ note, intervalReason }) => note || intervalReason));
    const sorted = directionOf(state, 'name');
    return html`
      <h2 class="visually-hidden">${t.caption}</h2>
      <div class="scroll card" tabindex="0" role="region" aria-label=${t.caption}>
        <table class=${bounded ? 'models bounded' : 'models'}>
          <caption class="visually-hidden">${t.caption}</caption>
          <thead><tr><th scope="col" aria-sort=${sorted}><button type="button" class="head"
            @click=${() => sortBy(state, 'name', 'ascending')}><span class="head-label">${corner}</span></button></th>
            ${heads.map((head) => headTemplate(head, state))}</tr></thead>
          <tbody>${shownRows(rows, state).map((row) => modelRow(row, heads, state, bounded))}</tbody>
        </table>
      </div>`;
  }

  /**
   * @param {State} state
   * @param {readonly import('../../export/tables.js').Row[]} rows
   */
  function moreButton(state, rows) {
    const t = words(state.language).table;
    const hidden = rows.length - shownRows(rows, state).length;
    const show = (/** @type {number} */ next) => () => {
      more = next;
      draw();
    };
    if (hidden > 0) {
      return html`<button class="button quiet" type="button" @click=${show(more + MORE_ROWS)}>
        ${t.hidden(integer(hidden))}</button>`;
    }
    return more > 0
      ? html`<button class="button quiet" type="button" @click=${show(0)}>${t.fewer}</button>`
      : nothing;
  }

  /** @param {State} state */
  function bootstrap({ language, progress }) {
    if (progress?.what !== 'bootstrap') return nothing;
    const t = words(language).progress;
    return html`<label for="bootstrap-progress">${t.bootstrap}</label>
      <progress id="bootstrap-progress" max="1" value=${progress.done / progress.total}></progress>
      <button class="button quiet" type="button" @click=${actions.cancel}>${t.cancel}</button>`;
  }

  // Paper has no summary to press.
  let openedForPaper = false;
  const pairsPart = () => element.querySelector('details.pairs');
  addEventListener('beforeprint', () => {
    openedForPaper = pairsPart()?.hasAttribute('open') === false;
    if (openedForPaper) pairsPart()?.setAttribute('open', '');
  });
  addEventListener('afterprint', () => {
    if (openedForPaper) pairsPart()?.removeAttribute('open');
  });

  const tables = document.createElement('div');
  const tools = document.createElement('div');
  const bootstrapping = document.createElement('div');
  const chooser = document.createElement('div');
  tables.className = 'tables';
  tools.className = 'table-tools';
  bootstrapping.className = 'bootstrapping note';
  tools.append(bootstrapping, chooser);
  element.append(tables, tools);
  view(
    chooser,
    store,
    ['language'],
    ({ language }) => html`<button class="button quiet" type="button" @click=${openChooser}>
      ${icons.columns}${words(language).table.columns}</button>`,
  );
  view(bootstrapping, store, ['language', 'progress'], bootstrap);
  const draw = view(
    tables,
    store,
    [
      'language',
      'report',
      'stale',
      'unfinished',
      'catalogue',
      'selected',
      'operatingPoints',
      'dragging',
      'phase',
      'refinement',
      'tableColumns',
      'sort',
      'reportSource',
      'printing',
    ],
    (state) => {
      const { report } = state;
      // A comparison of learners has tables of its own.
      element.hidden = report !== null && isComparison(report);
      element.classList.toggle('stale', state.stale || state.unfinished);
      tools.hidden = report === null;
      if (element.hidden) return nothing;
      const table = modelsOf(state);
      return table
        ? html`${models(state, table)}
          <div class="table-foot">${moreButton(state, table.rows)}${pairsTemplate(state)}</div>`
        : nothing;
    },
  );
  narrow.addEventListener('change', draw);
  store.subscribe((_, changed) => {
    if (changed.has('reportSource')) more = 0;
  });
}
