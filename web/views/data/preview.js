import { html, nothing } from 'lit';
import { predictionRole } from '../../core/prediction_role.js';
import { roleOf, rolesOf } from '../../core/roles.js';
import { integer } from '../../words/format.js';
import { words } from '../../words/index.js';
import { lateWords } from '../../words/late.js';
import { icons } from '../elements/icons.js';
import { scrollHint } from '../elements/scroll_hint.js';
import { view } from '../elements/view.js';
import './preview.css';

/** A wider table shows its first columns. */
const SHOWN = 30;

/**
 * @param {Record<string, string>} table
 * @param {string} key
 */
const named = (table, key) => (Object.hasOwn(table, key) ? table[key] : key);

/**
 * The first rows, coloured by role, in a dialog.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @returns {() => void} opens it
 */
export function mount(element, store) {
  const dialog = () => /** @type {HTMLDialogElement} */ (element.querySelector('dialog'));

  view(element, store, ['language', 'input', 'options', 'report', 'stale'], (state) => {
    const { language, input, options } = state;
    if (!input) return nothing;
    const prediction = predictionRole(state);
    const { columns, close } = words(language);
    const t = { ...columns, ...lateWords(language).preview };
    const roles = rolesOf(input, options);
    const shown = input.columns
      .slice(0, SHOWN)
      .map((column) => ({ ...column, role: roleOf(roles, column.name) }));
    return html`
      <dialog class="preview card" aria-labelledby="preview-title">
        <div class="dialog-head">
          <h2 id="preview-title">${t.previewTitle}</h2>
          <button class="button quiet" type="button" aria-label=${close} title=${close}
            @click=${() => dialog().close()}>${icons.close}</button>
        </div>
        <p class="note">${t.dialect(
          integer(input.rows),
          named(t.delimiters, input.delimiter),
          named(t.decimals, input.decimal),
        )}</p>
        <div class="scroll" tabindex="0" role="group" aria-labelledby="preview-title" ${scrollHint}>
          <table>
            <thead><tr>${shown.map(
              ({
                name,
                role,
                kind,
              }) => html`<th scope="col" data-role=${role} class=${kind === 'number' ? 'number' : ''}>
                <span class="role">${icons[role]}${role === 'prediction' ? prediction : t.roles[role]}</span>
                <span class="ellipsis" title=${name}>${name || '\u2014'}</span></th>`,
            )}</tr></thead>
            <tbody>${input.first_rows.map(
              (row) =>
                html`<tr>${shown.map(
                  ({ role, kind }, i) =>
                    html`<td data-role=${role} class=${kind === 'number' ? 'number' : ''}>${row[i] ?? ''}</td>`,
                )}</tr>`,
            )}</tbody>
          </table>
        </div>
        ${
          input.columns.length > SHOWN
            ? html`<p class="note">${t.more(integer(SHOWN), integer(input.columns.length))}</p>`
            : nothing
        }
      </dialog>`;
  });
  return () => dialog().showModal();
}
