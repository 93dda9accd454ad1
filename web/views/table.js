import { html, nothing, svg } from 'lit';
import { itemName, keyWords, reasonWords } from '../catalogue.js';
import { copyText } from '../export/save.js';
import { modelsTable, pairMetrics, pairsTable } from '../export/tables.js';
import { full, integer, level } from '../format.js';
import { isComparison } from '../kinds.js';
import { later } from '../later.js';
import { modelStyle } from '../model_style.js';
import { shownColumns } from '../store.js';
import { words } from '../text/index.js';
import { icons } from './icons.js';
import { onDemand } from './on_demand.js';
import { view } from './view.js';

/** More rows than this are shown only when asked for. */
const SHOWN = 50;

/**
 * A sample of a model's line, as in the pictures.
 * @param {number} index
 */
function lineSample(index) {
  const { token, dash } = modelStyle(index);
  return html`<svg class="sample" viewBox="0 0 28 8" width="28" height="8" aria-hidden="true">
    ${svg`<line x1="1" y1="4" x2="27" y2="4" stroke="var(${token})" stroke-width="3"
      stroke-dasharray=${dash.join(' ') || nothing} />`}</svg>`;
}

/**
 * Models × metrics, and every two models.
 * @param {HTMLElement} element
 * @param {import('../store.js').Store} store
 * @param {import('../actions.js').Actions} actions
 */
export function mount(element, store, actions) {
  let all = false;
  let metric = '';
  const explain = onDemand(later.explanation, store, actions);
  const openChooser = onDemand(later.columnChooser, store, actions);
  // What a head means is fetched when somebody may want to know.
  element.addEventListener('pointerover', actions.wantDetails, { once: true });
  element.addEventListener('focusin', actions.wantDetails, { once: true });

  /** @param {number | null} value */
  async function copy(value) {
    const text = full(value);
    const done = await copyText(text);
    actions.notify({ code: done ? 'copied' : 'copy_failed', value: text });
  }

  /**
   * @param {import('../export/tables.js').Cell} cell
   * @param {Readonly<import('../store.js').State>} state
   * @param {boolean} [chosen] its values can be reached by Tab; those of all
   *   rows would be too many stops
   */
  function cellTemplate(cell, { language, catalogue, report }, chosen = false) {
    const t = words(language);
    if (cell.value === null) {
      const reason = cell.reason
        ? t.table.undefinedBecause(reasonWords(catalogue, cell.reason))
        : '';
      return html`<td class="number undefined">${whyButton(t.notAvailable, reason)}</td>`;
    }
    const { value, interval, note, intervalReason } = cell;
    const missing = intervalReason
      ? t.table.noIntervalBecause(reasonWords(catalogue, intervalReason))
      : '';
    const alpha = report?.options.alpha ?? 0.05;
    const method = interval
      ? t.table.interval(
          level(interval.level ?? 1 - alpha),
          itemName(catalogue, 'intervals', interval.method ?? ''),
        )
      : '';
    const bounds = interval ? `[${full(interval.low)}, ${full(interval.high)}] ${method}` : '';
    return html`<td class=${cell.best ? 'number best' : 'number'}>
      <button type="button" class="value" tabindex=${chosen ? 0 : -1} title=${t.table.copyValue(full(value))}
        @click=${(/** @type {Event} */ event) => {
          event.stopPropagation();
          copy(value);
        }}>${cell.text}${cell.best ? html`<span class="visually-hidden"> ${t.table.best}</span>` : nothing}</button>
      <span class="interval" title=${bounds || nothing}>${
        missing ? whyButton(t.table.noInterval, missing) : note || '\u00a0'
      }</span></td>`;
  }

  /**
   * What stands where there is no number, with its reason on hover and on a press.
   * @param {string} text
   * @param {string} reason
   */
  function whyButton(text, reason) {
    return html`<button type="button" class="why" title=${reason}
      @click=${(/** @type {Event} */ event) => {
        event.stopPropagation();
        explain(/** @type {HTMLElement} */ (event.currentTarget), reason);
      }}>${text}${reason ? html`<span class="visually-hidden">, ${reason}</span>` : nothing}</button>`;
  }

  /**
   * @param {import('../export/tables.js').Head} head
   * @param {Readonly<import('../store.js').State>} state
   */
  function headTemplate({ key, label }, { language, catalogue, sort }) {
    const t = words(language).table;
    const { metric: entry, name } = keyWords(catalogue, key);
    const direction = entry?.direction ?? 'neither';
    const first = direction === 'lower_is_better' ? 'ascending' : 'descending';
    const sorted = sort?.key === key ? (sort.descending ? 'descending' : 'ascending') : 'none';
    const arrow = direction === 'lower_is_better' ? '\u00a0↓' : '';
    const hint = { higher_is_better: t.higher, lower_is_better: t.lower, neither: t.neither }[
      direction
    ];
    const meaning = [name, entry?.meaning, hint].filter(Boolean).join('\n');
    return html`<th scope="col" class="number" aria-sort=${sorted}>
      <button type="button" class="head" data-key=${key} title=${meaning}
        aria-description=${meaning} @click=${() => actions.sortBy(key, first)}>${label}${arrow}<span
        class="sorted" aria-hidden="true">${sorted === 'none' ? '' : sorted === 'descending' ? '▾' : '▴'}</span></button></th>`;
  }

  /**
   * @param {import('../export/tables.js').Row} row
   * @param {Readonly<import('../store.js').State>} state
   */
  function modelRow({ name, index, cells }, state) {
    const t = words(state.language).table;
    const chosen = index === state.selected;
    return html`<tr class=${chosen ? 'chosen' : ''} @click=${() => actions.selectModel(index)}>
      <th scope="row"><button type="button" class="model" aria-pressed=${chosen} title=${name}
        aria-label=${t.select(name)}>${lineSample(index)}<span class="ellipsis">${name}</span></button></th>
      ${cells.map((cell) => cellTemplate(cell, state, chosen))}</tr>`;
  }

  /** @param {Readonly<import('../store.js').State>} state */
  function models(state) {
    const { report, language, catalogue, operatingPoints, sort } = state;
    if (!report) return nothing;
    const t = words(language).table;
    const present = report.models[0]?.metrics ?? {};
    const keys = shownColumns(state).filter((key) => Object.hasOwn(present, key));
    const table = modelsTable(report, {
      keys,
      catalogue,
      corner: t.model,
      moved: operatingPoints,
      sort,
    });
    const { heads } = table;
    const rows = all ? table.rows : table.rows.slice(0, SHOWN);
    const sorted = sort?.key === 'name' ? (sort.descending ? 'descending' : 'ascending') : 'none';
    return html`
      <h2 class="visually-hidden">${t.caption}</h2>
      <div class="scroll card" tabindex="0" role="region" aria-label=${t.caption}>
        <table class="models">
          <caption class="visually-hidden">${t.caption}</caption>
          <thead><tr><th scope="col" aria-sort=${sorted}><button type="button" class="head"
            @click=${() => actions.sortBy('name', 'ascending')}>${t.model}<span class="sorted"
            aria-hidden="true">${sorted === 'none' ? '' : sorted === 'descending' ? '▾' : '▴'}</span></button></th>
            ${heads.map((head) => headTemplate(head, state))}</tr></thead>
          <tbody>${rows.map((row) => modelRow(row, state))}</tbody>
        </table>
      </div>
      ${
        rows.length < table.rows.length
          ? html`<p class="note">${t.more(integer(rows.length), integer(table.rows.length))}
            <button class="button quiet" type="button" @click=${() => {
              all = true;
              draw();
            }}>${t.all}</button></p>`
          : nothing
      }`;
  }

  /** @param {Readonly<import('../store.js').State>} state */
  function pairs(state) {
    const { report, language, catalogue } = state;
    if (!report || report.pairs.length === 0) return nothing;
    const t = words(language).table;
    const metrics = pairMetrics(report);
    const chosen = metrics.includes(metric) ? metric : (metrics[0] ?? '');
    const table = pairsTable(report, { metric: chosen, catalogue, t: { ...t, corner: t.pair } });
    const rows = all ? table.rows : table.rows.slice(0, SHOWN);
    return html`<details class="pairs">
      <summary>${t.pairs}<span class="note">${report.pairs.length}</span>${icons.down}</summary>
      <div class="row between">
        <p class="note">${t.pairsHint}</p>
        ${
          metrics.length > 1
            ? html`<label class="inline">${t.differenceOf}
              <select @change=${(/** @type {Event} */ event) => {
                metric = /** @type {HTMLSelectElement} */ (event.target).value;
                draw();
              }}>${metrics.map((key) => html`<option value=${key} ?selected=${key === chosen}>${keyWords(catalogue, key).name}</option>`)}</select></label>`
            : nothing
        }
      </div>
      <div class="scroll card" tabindex="0" role="region" aria-label=${t.pairs}>
        <table>
          <thead><tr><th scope="col">${t.pair}</th>${table.heads.map(
            ({ label }) => html`<th scope="col" class="number">${label}</th>`,
          )}</tr></thead>
          <tbody>${rows.map(
            ({
              name,
              cells,
            }) => html`<tr><th scope="row"><span class="ellipsis" title=${name}>${name}</span></th>
              ${cells.map((cell) => cellTemplate(cell, state))}</tr>`,
          )}</tbody>
        </table>
      </div>
    </details>`;
  }

  /** @param {Readonly<import('../store.js').State>} state */
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

  const tools = document.createElement('div');
  const bootstrapping = document.createElement('div');
  const chooser = document.createElement('div');
  const tables = document.createElement('div');
  tools.className = 'table-tools';
  bootstrapping.className = 'row note';
  tools.append(bootstrapping, chooser);
  element.append(tools, tables);
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
      'tableColumns',
      'sort',
    ],
    (state) => {
      // A comparison of learners has tables of its own.
      element.hidden = state.report !== null && isComparison(state.report);
      element.classList.toggle('stale', state.stale || state.unfinished);
      if (element.hidden) return nothing;
      return html`${models(state)}${pairs(state)}`;
    },
  );
}
