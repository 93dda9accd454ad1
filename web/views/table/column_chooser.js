import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { DEFAULT_COLUMNS, shownColumns } from '../../app/store.js';
import { keyWords, metricKeys } from '../../core/catalogue.js';
import { words } from '../../words/index.js';
import { lateWords } from '../../words/late.js';
import { icons } from '../elements/icons.js';
import { searched } from '../elements/names.js';
import { view } from '../elements/view.js';
import './column_chooser.css';

/** @typedef {'scores' | 'threshold' | 'counts'} Group */

/** @type {Group[]} */
const GROUPS = ['scores', 'threshold', 'counts'];

/**
 * @param {import('../../core/catalogue.js').KeyWords} words
 * @returns {Group}
 */
function groupOf({ metric }) {
  if (metric?.needs === 'scores') return 'scores';
  return metric?.needs === 'nothing' ? 'counts' : 'threshold';
}

/**
 * The metrics that the table can show: those of the report, in the order of the
 * catalogue, by what they need.
 * @param {Readonly<import('../../app/store.js').State>} state
 */
function choices({ catalogue, report }) {
  if (!catalogue || !report) return [];
  const known = metricKeys(catalogue);
  const present = Object.keys(report.models[0]?.metrics ?? {});
  const order = [...known.keys()];
  const place = (/** @type {string} */ key) => (known.has(key) ? order.indexOf(key) : order.length);
  return present.map((key) => keyWords(catalogue, key)).sort((a, b) => place(a.key) - place(b.key));
}

/**
 * A dialog with the metrics, grouped and searchable.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 * @returns {() => void} opens it
 */
export function mount(element, store, actions) {
  let filter = '';
  const dialog = () => /** @type {HTMLDialogElement} */ (element.querySelector('dialog'));

  /** @param {import('../../core/catalogue.js').KeyWords} choice */
  const wanted = ({ key, name, shortName, metric }) =>
    [key, name, shortName, metric?.synonyms, metric?.meaning]
      .flat()
      .join('\n')
      .toLowerCase()
      .includes(searched(filter));

  /** @param {string} key @param {boolean} on */
  function toggle(key, on) {
    const rest = shownColumns(store.state).filter((each) => each !== key);
    actions.setTableColumns(on ? [...rest, key] : rest);
  }

  const draw = view(
    element,
    store,
    ['language', 'catalogue', 'report', 'tableColumns'],
    (state) => {
      const t = { ...words(state.language), table: lateWords(state.language).chooser };
      const list = choices(state).filter(wanted);
      const chosen = new Set(shownColumns(state));
      const headings = state.report?.task === 'binary';

      /** @param {import('../../core/catalogue.js').KeyWords} choice */
      const option = ({ key, name, shortName, metric }) => html`<li>
      <label data-explanation=${metric?.meaning ?? nothing}>
        <input type="checkbox" aria-description=${metric?.meaning ?? nothing} .checked=${live(chosen.has(key))} data-key=${key}
          @change=${(/** @type {Event} */ event) =>
            toggle(key, /** @type {HTMLInputElement} */ (event.target).checked)} />
        <span>${name} <span class="note">${name === shortName || [`(${shortName})`, `（${shortName}）`].some((one) => name.includes(one)) ? '' : shortName}</span></span>
      </label></li>`;

      return html`
      <dialog class="chooser card" aria-labelledby="chooser-title">
        <div class="dialog-head">
          <h2 id="chooser-title">${t.table.chooseTitle}</h2>
          <button class="button quiet" type="button" aria-label=${t.close} title=${t.close}
            @click=${() => dialog().close()}>${icons.close}</button>
        </div>
        <div class="row">
          <input class="search" type="search" placeholder=${t.table.search} aria-label=${t.table.search}
            @input=${(/** @type {Event} */ event) => {
              filter = /** @type {HTMLInputElement} */ (event.target).value;
              draw();
            }} />
          <a class="link" href="#choose" @click=${() => dialog().close()}>${lateWords(state.language).working.which}</a>
          <button class="button" type="button" @click=${() => actions.setTableColumns(DEFAULT_COLUMNS)}>
            ${t.table.reset}</button>
        </div>
        <div class="choices">
          ${GROUPS.map((group) => {
            const members = list.filter((choice) => groupOf(choice) === group);
            return members.length > 0
              ? html`${headings ? html`<h3>${t.table.groups[group]}</h3>` : nothing}<ul>${members.map(option)}</ul>`
              : nothing;
          })}
        </div>
      </dialog>`;
    },
  );
  return () => {
    actions.wantDetails();
    dialog().showModal();
  };
}
