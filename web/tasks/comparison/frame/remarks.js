import { html, nothing } from 'lit';
import { directionIsOpen } from '../../../core/report.js';
import { withShortNames } from '../parameter_names.js';
import { comparisonWords } from '../words.js';

/** @param {{ code: string }} finding */
const isOfDirection = ({ code }) => code.startsWith('direction');

/**
 * What must be read with the verdict: that the direction was guessed, with the
 * way to the other one, and the warnings of the advice.
 * @param {Readonly<import('../../../app/store.js').State>} state
 * @param {import('../../../app/actions.js').Actions} actions
 */
export function remarks({ report, language, stale }, actions) {
  const { options, advice, task } = withShortNames(report);
  const t = comparisonWords(language);
  const { higher_is_better: higher } = options;
  /** @type {any[]} */
  const warnings = (advice?.findings ?? []).filter(
    (/** @type {{ kind: string }} */ { kind }) => kind === 'warning',
  );
  const guessed = task !== 'binomial' && directionIsOpen(report);
  const doubt = warnings.find(isOfDirection);
  const others = warnings.filter((warning) => warning !== doubt);
  const take = (/** @type {boolean} */ direction, /** @type {string} */ text) =>
    html`<button class="button" type="button" data-higher=${direction} title=${t.rail.turnHint}
      @click=${() => actions.setOptions({ higher_is_better: direction })}>${text}</button>`;
  const text = (/** @type {any} */ { message, instead }) =>
    html`${message[language]}${instead ? html` <span class="note">${instead[language]}</span>` : nothing}`;
  const direction = () => html`<li class="direction-guess" data-code=${doubt?.code ?? 'guessed'}>
    <span>${guessed ? html`<strong>${t.rail.guessed[higher ? 'higher' : 'lower']}</strong> ` : nothing}${
      doubt ? doubt.message[language] : nothing
    }</span>
    ${
      stale
        ? nothing
        : html`<span class="row">${take(!higher, higher ? t.detail.lower : t.detail.higher)}${
            guessed ? take(higher, t.rail.decided[higher ? 'higher' : 'lower']) : nothing
          }</span>`
    }</li>`;
  if (!guessed && warnings.length === 0) return nothing;
  return html`<ul class="warnings remarks" aria-label=${t.rail.advice}>
    ${guessed || doubt ? direction() : nothing}
    ${others.map((warning) => html`<li data-code=${warning.code}><span title=${warning.reference || nothing}>${text(warning)}</span></li>`)}
  </ul>`;
}
