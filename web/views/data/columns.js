import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { isComparison } from '../../core/kinds.js';
import { guessedTask, kindOfTable, predictionRole } from '../../core/prediction_role.js';
import { roleOf, rolesOf } from '../../core/roles.js';
import { KINDS } from '../../tasks/tasks.js';
import { integer } from '../../words/format.js';
import { words } from '../../words/index.js';
import { choices } from '../elements/choices.js';
import { icons } from '../elements/icons.js';
import { breakable } from '../elements/names.js';
import { onDemand } from '../elements/on_demand.js';
import { view } from '../elements/view.js';

/** @typedef {import('../../core/report.js').Column['role']} Role */

/** @type {Role[]} */
const ROLES = [
  'truth',
  'prediction',
  'feature',
  'weight',
  'query',
  'experiment',
  'dataset',
  'algorithm',
  'run',
  'fold',
  'cluster',
  'tp',
  'fp',
  'fn',
  'tn',
  'ignored',
];
/**
 * The roles that a task of that name can have; all where none is chosen.
 * @param {string | null | undefined} task
 */
function rolesOfTask(task) {
  if (task === 'labels') return [...new Set([...KINDS.labels.roles, ...KINDS.many_labels.roles])];
  return task ? KINDS[/** @type {keyof typeof KINDS} */ (task)]?.roles : undefined;
}

/** A list longer than this is cut and has a search box. */
const SHOWN = 12;
/** So few more are shown at once: no search is worth it. */
const FEW_MORE = 2;

/**
 * Columns that stand in the list: those with a role first come to mind, so they
 * are all there up to the limit; the others fill it up.
 * @param {readonly import('../../core/report.js').Column[]} columns
 * @param {string} filter
 */
function choose(columns, filter) {
  if (filter) {
    const wanted = filter.toLowerCase();
    return columns.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, SHOWN * 2);
  }
  if (columns.length <= SHOWN + FEW_MORE) return columns;
  const first = columns.filter(({ role }) => role !== 'ignored').slice(0, SHOWN);
  const rest = columns.filter((column) => !first.includes(column));
  const chosen = new Set([...first, ...rest.slice(0, SHOWN - first.length)]);
  return columns.filter((column) => chosen.has(column));
}

/**
 * Columns with their roles, each changeable.
 * @param {Element} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 */
export function mount(element, store, actions) {
  let filter = '';
  /** @type {import('../../app/store.js').Source | null} what the filter was typed for */
  let filtered = null;

  const openPreview = onDemand(() => import('./preview.js'), store, actions);

  const draw = view(
    element,
    store,
    ['language', 'source', 'input', 'options', 'report', 'stale'],
    (state) => {
      const { language, source, input, options, report, stale } = state;
      if (source !== filtered) filter = '';
      filtered = source;
      if (!input) return nothing;
      const t = words(language).columns;
      const roles = rolesOf(input, options);
      const columns = input.columns.map((column) => ({
        ...column,
        role: roleOf(roles, column.name),
      }));
      const searchable = columns.length > SHOWN + FEW_MORE;
      const shown = choose(columns, searchable ? filter : '');
      const guessed = (input.guessed ?? []).some((what) =>
        ['truth', 'predictions', 'weight'].includes(what),
      );
      const evaluated = report && !stale ? report : null;
      const guess = guessedTask(state);
      const kind = kindOfTable(state);
      const possible = evaluated && kind ? KINDS[kind].roles : (rolesOfTask(kind) ?? ROLES);
      const prediction = predictionRole(state);

      const taskChoice = () => html`<label class="task-choice">${t.task}
        <select id="task" @change=${(/** @type {Event} */ event) => {
          const task = /** @type {HTMLSelectElement} */ (event.target).value || undefined;
          actions.setTask(task, rolesOfTask(task));
        }}>${choices(
          [
            { value: '', text: t.guessedTask(guess ? t.tasks[guess] : '') },
            ...Object.entries(t.tasks).map(([value, text]) => ({ value, text })),
          ],
          options.task ?? '',
        )}</select></label>`;

      /** @param {import('../../core/report.js').Column} column */
      const facts = ({ kind, distinct, missing, not_finite, not_a_number }) =>
        [
          t.kinds[kind] ?? kind,
          distinct ? t.distinct(integer(distinct)) : '',
          missing ? t.missing(integer(missing)) : '',
          not_finite ? t.notFinite(integer(not_finite)) : '',
          kind === 'number' && not_a_number ? t.notANumber(integer(not_a_number)) : '',
        ]
          .filter(Boolean)
          .join(' · ');

      /** What was read into the column. @param {import('../../core/report.js').Column} column */
      const remark = ({ role, percent }) => {
        if (role === 'truth' && evaluated && input.positive !== undefined)
          return t.positive(input.positive);
        return percent && !(evaluated && isComparison(evaluated)) ? t.percent : '';
      };

      /** @param {import('../../core/report.js').Column} column */
      const row = (column) => html`<li data-role=${column.role}>
      <span class="name" title=${`${column.name}\n${facts(column)}`}><span class="two-lines">${breakable(column.name || '\u2014')}</span>${
        column.missing + column.not_finite > 0
          ? html`<span class="flaw note ellipsis">${t.missing(integer(column.missing + column.not_finite))}</span>`
          : nothing
      }${remark(column) ? html`<span class="remark note ellipsis">${remark(column)}</span>` : nothing}</span>
      <span class="role">${icons[column.role]}
        <select aria-label=${t.roleOf(column.name)}
          @change=${(/** @type {Event} */ event) =>
            actions.setRole(
              column.name,
              /** @type {Role} */ (/** @type {HTMLSelectElement} */ (event.target).value),
            )}>${choices(
            ROLES.filter((role) => possible.includes(role) || role === column.role).map((role) => ({
              value: role,
              text: role === 'prediction' ? prediction : t.roles[role],
            })),
            column.role,
          )}</select></span></li>`;

      return html`
      <h2>${t.title}${guessed ? html`<span class="tag" title=${t.guessedHint}>${t.guessed}</span>` : nothing}</h2>
      ${taskChoice()}
      ${
        searchable
          ? html`<input class="search" type="search" placeholder=${t.search} aria-label=${t.search}
            .value=${live(filter)} @input=${(/** @type {Event} */ event) => {
              filter = /** @type {HTMLInputElement} */ (event.target).value;
              draw();
            }} />`
          : nothing
      }
      <ul class="columns card">${shown.map(row)}</ul>
      ${
        shown.length < columns.length && !filter
          ? html`<p class="note">${t.more(integer(shown.length), integer(columns.length))}</p>`
          : nothing
      }
      <button class="button quiet wide" type="button" @click=${openPreview}>
        ${icons.table}${t.preview}</button>`;
    },
  );
}
