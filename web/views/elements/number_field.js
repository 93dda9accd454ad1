import { html, noChange, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { limitsOf } from '../../core/options.js';
import { ownValue } from '../../core/report.js';
import { words } from '../../words/index.js';

/**
 * @typedef {import('../../core/options.js').Limits} Limits
 *
 * @typedef {object} Look
 * @property {number} [step] of the arrow keys
 * @property {boolean} [optional] may be left empty
 * @property {boolean} [rate] a number above 1 may be meant as percent
 *
 * @typedef {'number' | 'whole' | 'between' | 'least' | 'above'} Flaw
 */

/**
 * What keeps a text from being taken.
 * @param {string} text empty when it is not a number at all
 * @param {Limits} limits
 * @returns {Flaw | null}
 * @example flawOf('20', { min: 0, max: 1 }) // 'between'
 */
export function flawOf(text, { min, max, openMin = false, openMax = false, whole = false }) {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  if (!Number.isFinite(value)) return 'number';
  if (whole && !Number.isInteger(value)) return 'whole';
  const low = min ?? Number.NEGATIVE_INFINITY;
  const high = max ?? Number.POSITIVE_INFINITY;
  const inside = (openMin ? value > low : value >= low) && (openMax ? value < high : value <= high);
  if (inside) return null;
  if (max !== undefined) return 'between';
  return openMin ? 'above' : 'least';
}

/**
 * The number that a percentage stands for, as a text.
 * @param {string} text
 * @param {Limits & Look} field
 * @returns {string | null} null when it is not likely one
 */
export function asRate(text, { rate = false, max = 1 }) {
  const value = Number(text);
  if (!rate || !(value > 1 && value <= 100)) return null;
  const part = Number((value / 100).toPrecision(12));
  return part <= max ? String(part) : null;
}

/**
 * A number in its field: what the user did not type, such as 1/9, has the digits that
 * there is room for.
 * @param {number} value
 * @param {boolean} typed
 * @example written(1 / 9, false) // "0.1111"
 */
export function written(value, typed) {
  if (Number.isInteger(value)) return String(value);
  return String(Number(value.toPrecision(typed ? 12 : 4)));
}

/** The id of the field that is being typed in: no report that arrives meanwhile takes its text away. */
let typing = '';

/**
 * A field of a number option, with its limits. What cannot be taken stays in it, marked
 * and explained, until something else is typed.
 * @param {Pick<Readonly<import('../../app/store.js').State>, 'language' | 'refused'> &
 *   { options?: import('../../core/report.js').Options }} state
 * @param {import('../../app/actions.js').Actions} actions
 * @param {keyof import('../../core/report.js').Options} name
 * @param {number | null} value in use
 * @param {Look & { id: string, label?: string, hint?: string, list?: string }} look
 */
export function numberField({ language, refused, options = {} }, actions, name, value, look) {
  const field = { ...limitsOf(name), ...look };
  const { id, label, hint, list, min, max, step, optional = false } = field;
  const t = words(language).settings.flaws;
  const used = value === null ? '' : written(value, ownValue(options, name) !== undefined);
  const text = ownValue(refused, name);
  const flaw = text === undefined ? null : flawOf(text, field);
  const meant = text === undefined ? null : asRate(text, field);
  const typed = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    typing = '';
    const isEmpty = input.value === '' && !input.validity.badInput;
    if (isEmpty && optional) actions.setOptions({ [name]: undefined });
    else if (isEmpty) actions.refuse(name, null);
    else if (flawOf(input.value, field)) actions.refuse(name, input.value);
    else actions.setOptions({ [name]: Number(input.value) });
    // Emptied, what is in use comes back.
    if (isEmpty && !optional) input.value = used;
  };
  return html`<input id=${id} type="number" inputmode="decimal" step=${step ?? 'any'} min=${min ?? nothing}
      max=${max ?? nothing} title=${hint || nothing} aria-label=${label ?? nothing} list=${list ?? nothing}
      placeholder=${optional ? '–' : nothing} aria-invalid=${flaw ? 'true' : nothing}
      aria-describedby=${flaw ? `${id}-flaw` : nothing} .value=${typing === id ? noChange : live(text ?? used)}
      @input=${() => {
        typing = id;
      }} @change=${typed} @blur=${() => {
        typing = '';
      }} />
    ${
      flaw
        ? html`<p class="field-flaw" id=${`${id}-flaw`} role="alert">${t[flaw](text ?? '', String(min ?? ''), String(max ?? ''))}
          ${used ? t.used(used) : nothing}
          ${meant ? html`<button class="link" type="button" @click=${() => actions.setOptions({ [name]: Number(meant) })}>${t.take(meant)}</button>` : nothing}</p>`
        : nothing
    }`;
}
