import { html, nothing, svg } from 'lit';
import { modelStyle } from '../../../charts/model_style.js';
import { isolated, namesOf } from '../../../views/elements/isolated.js';
import { count, threshold } from '../../../words/format.js';
import { isDrawnOut, kindOf } from './steps.js';
import { walkWords } from './words.js';

/**
 * @typedef {import('./steps.js').Group} Group
 */

/**
 * A disc is a positive, a hollow square a negative.
 * @param {'positive' | 'negative'} kind
 * @param {number} model
 */
const sign = (kind, model) => html`<svg class="case" viewBox="0 0 10 10" width="10" height="10"
  aria-hidden="true">${
    kind === 'positive'
      ? svg`<circle cx="5" cy="5" r="5" fill=${`var(${modelStyle(model).token})`} />`
      : svg`<rect class="negative" x="1" y="1" width="8" height="8" />`
  }</svg>`;

/**
 * The cases of a class with one score: one by one, or one with their number.
 * @param {'positive' | 'negative'} kind
 * @param {number} cases
 * @param {boolean} drawnOut
 * @param {number} model
 */
function casesTemplate(kind, cases, drawnOut, model) {
  if (!(cases > 0)) return nothing;
  if (drawnOut) return Array.from({ length: cases }, () => sign(kind, model));
  return html`<span class="cases">${sign(kind, model)}${count(cases)}</span>`;
}

/**
 * @param {Group} group
 * @param {number} position of the threshold
 * @param {number} model
 */
function groupTemplate(group, position, model) {
  const drawnOut = isDrawnOut(group);
  // Two names, so that the movement begins anew with every step.
  const just = group.position === position ? `just-${position % 2 ? 'odd' : 'even'}` : '';
  const tied = group.positives + group.negatives > 1 ? 'tied' : '';
  return html`<span class="group ${just} ${tied}" data-position=${group.position} data-kind=${kindOf(group)}>
    ${casesTemplate('negative', group.negatives, drawnOut, model)}
    ${casesTemplate('positive', group.positives, drawnOut, model)}</span>`;
}

/**
 * The cases in the order of their scores, with the threshold as a gap: a slider.
 * @param {object} strip
 * @param {import('../../../views/pictures/scene.js').Scene} strip.scene
 * @param {Group[]} strip.shown
 * @param {number} strip.position of the threshold
 * @param {number} strip.steps of it in all
 * @param {(position: number) => void} strip.goTo
 */
export function stripTemplate({ scene, shown, position, steps, goTo }) {
  const { state, texts, point } = scene;
  const model = state.selected;
  const t = walkWords(state.language);
  const at = t.at(threshold(point?.threshold));
  const label = (/** @type {string | null | undefined} */ name) =>
    isolated(t.truly(name ?? ''), namesOf(state));
  const press = (/** @type {Event} */ event) => {
    const group = /** @type {Element} */ (event.target).closest('[data-position]');
    if (group instanceof HTMLElement) goTo(Number(group.dataset.position));
  };
  const side = (/** @type {(group: Group) => boolean} */ isMine) =>
    shown.filter(isMine).map((group) => groupTemplate(group, position, model));
  return html`
    <div class="walk-key"><span>${sign('positive', model)} ${label(state.report?.input.positive)}</span>
      <span>${sign('negative', model)} ${label(state.report?.input.negative)}</span></div>
    <div class="walk-strip" role="slider" tabindex="0" aria-label=${t.slider} title=${t.together}
      aria-valuemin="0" aria-valuemax=${steps} aria-valuenow=${position}
      aria-valuetext=${t.atPosition(at, t.position(count(position), count(steps)))} @click=${press}>
      <span class="side">${(shown[0]?.position ?? 1) > 1 ? '…' : nothing}${side((group) => group.position <= position)}</span>
      <span class="gap"></span>
      <span class="side">${side((group) => group.position > position)}${(shown.at(-1)?.position ?? steps) < steps ? '…' : nothing}</span>
    </div>
    <div class="walk-sides"><span>${texts.predictedPositive}</span><span>${at}</span><span>${texts.predictedNegative}</span></div>`;
}
