import { html, noChange, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { MOST_WITHOUT_MARKERS } from '../../charts/model_style.js';
import { itemName } from '../../core/catalogue.js';
import { swatch } from '../../views/pictures/swatch.js';
import { count, threshold } from '../../words/format.js';

/** @typedef {import('../../views/pictures/scene.js').Scene} Scene */

const SLIDER_STEPS = 500;
/** As broad as a digit: what stands beside a count does not move with it. */
const FIGURE_SPACE = '\u2007';
/** Of a rule that has no better one. */
const DEFAULT_TARGET = 0.9;

/**
 * The one control that moves everything, in one line: model, slider, threshold,
 * the counts there, rule.
 * @param {Scene} scene
 */
export function barTemplate(scene) {
  const { texts, point, models } = scene;
  if (scene.state.report?.task !== 'binary') {
    return html`<p class="quiet">${texts.noThreshold}</p>`;
  }
  return html`
    <div class="bar-line">
      <span class="bar-model">
        ${models.length > 1 ? modelChooser(scene) : html`<b>${models[0].name}</b>`}
      </span>
      <span class="on-paper">${models.length > 1 ? html`<b>${scene.model.name}</b>${texts.and}` : nothing}${texts.atThreshold(threshold(point?.threshold))}</span>
      ${slider(scene)}
      <input class="bar-threshold" type="text" inputmode="decimal"
        aria-label=${texts.threshold} .value=${threshold(point?.threshold)}
        @change=${(/** @type {Event} */ event) => enterThreshold(scene, event)} />
      ${countsTemplate(scene)}
      ${ruleChooser(scene)}
    </div>
    ${scene.look.ruleProblem ? html`<p class="bar-problem" role="status">${scene.look.ruleProblem}</p>` : nothing}`;
}

/** @param {Scene} scene */
function modelChooser({ texts, models, state, actions }) {
  const marked = models.length > MOST_WITHOUT_MARKERS;
  return html`${swatch(state.selected, { marked })}<select aria-label=${texts.chooseModel} title=${models[state.selected]?.name}
    .value=${live(String(state.selected))}
    @change=${(/** @type {Event} */ event) => actions.selectModel(Number(valueFrom(event)))}>
    ${models.map(
      ({ name }, index) => html`<option value=${index}
      ?selected=${index === state.selected}>${name}</option>`,
    )}
  </select>`;
}

/** @param {Scene} scene */
function slider(scene) {
  const { texts, point, range } = scene;
  const step = (range.high - range.low) / SLIDER_STEPS;
  // One step above the highest score stands for "nothing is predicted positive".
  const top = range.high + step;
  const at = point?.threshold ?? top;
  const share = Math.min(1, Math.max(0, (at - range.low) / (top - range.low)));
  return html`<input class="bar-slider" type="range" min=${range.low} max=${top}
    step="any" aria-label=${texts.thresholdSlider}
    aria-valuetext=${point?.threshold === null ? texts.aboveEveryScore : threshold(point?.threshold)}
    .value=${isHeld() ? noChange : live(String(at))}
    @keydown=${(/** @type {KeyboardEvent} */ event) => stepSlider(scene, event, at, step, top)}
    @input=${(/** @type {Event} */ event) => {
      const value = Number(valueFrom(event));
      moveByHand(scene, value > range.high ? null : value);
    }} data-share=${share} />`;
}

/** Whether the pointer holds the slider: then it must not jump back to the last answer. */
function isHeld() {
  return document.querySelector('.bar-slider:active') !== null;
}

/**
 * Arrow keys move by a step of this range: `step="any"` would let the browser
 * choose.
 * @param {Scene} scene
 * @param {KeyboardEvent} event
 * @param {number} at
 * @param {number} step
 * @param {number} top
 */
function stepSlider(scene, event, at, step, top) {
  const moves = {
    ArrowRight: step,
    ArrowUp: step,
    ArrowLeft: -step,
    ArrowDown: -step,
    PageUp: 10 * step,
    PageDown: -10 * step,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  };
  const move = moves[/** @type {keyof typeof moves} */ (event.key)];
  if (move === undefined) return;
  event.preventDefault();
  const value = Math.min(top, Math.max(scene.range.low, at + move));
  moveByHand(scene, value > scene.range.high ? null : value);
}

/** @param {Scene} scene */
function ruleChooser(scene) {
  const { texts, look, state } = scene;
  const rules = state.catalogue?.thresholds ?? [];
  const needsTarget = rules.some(
    (rule) => rule.id === look.rule && /** @type {any} */ (rule).needs_target,
  );
  return html`<label class="bar-rule"><span class="quiet">${texts.bestFor}</span>
    <select aria-label=${texts.bestFor} .value=${live(look.rule)} @change=${(
      /** @type {Event} */ event,
    ) => applyRule(scene, { rule: valueFrom(event) })}>
      <option value="">${isMoved(scene) ? texts.byHand : texts.noRule}</option>
      ${rules.map(
        ({ id, name, short_name }) => html`<option value=${id}
        ?selected=${id === look.rule}>${short_name || name}</option>`,
      )}
    </select></label>
    ${
      scene.work && look.rule && !look.ruleProblem
        ? html`<button type="button" class="link" data-working @click=${(
            /** @type {Event} */ event,
          ) => workRule(scene, event)}>${texts.whyHere}</button>`
        : nothing
    }
    ${
      needsTarget
        ? html`<label class="bar-target"><span class="quiet">${texts.target}</span>
      <input type="number" min="0" max="1" step="0.01" .value=${/* not live: what is being typed stays */ String(targetOf(look))}
        @change=${(/** @type {Event} */ event) =>
          applyRule(scene, {
            targets: { ...look.targets, [look.rule]: Number(valueFrom(event)) },
          })} /></label>`
        : nothing
    }`;
}

/**
 * Shows how the rule comes to its threshold.
 * @param {Scene} scene
 * @param {Event} event
 */
function workRule({ look, state, model, work }, { currentTarget }) {
  const question = { model: state.selected, rule: look.rule, target: targetOf(look) };
  const title = itemName(state.catalogue, 'thresholds', look.rule);
  const beside = /** @type {HTMLElement} */ (currentTarget);
  work?.(beside, { question, value: null, title, subject: model.name });
}

/** Whether the threshold is another than the one for all models. @param {Scene} scene */
function isMoved({ point, state }) {
  return point !== null && point.threshold !== state.report?.options.threshold;
}

/** @param {Scene} scene */
function countsTemplate({ texts, point }) {
  if (!point) return nothing;
  const { tp, fn, fp, tn } = point.counts;
  const cells = Object.entries({ TP: tp, FN: fn, FP: fp, TN: tn });
  const widest = count(Math.max(tp + fn, fp + tn)).length;
  return html`<p class="bar-counts" aria-label=${texts.counts}>${cells.map(
    ([name, value]) =>
      html`<span><abbr>${name}</abbr> ${count(value).padEnd(widest, FIGURE_SPACE)}</span> `,
  )}</p>`;
}

/**
 * The value wanted of the rule.
 * @param {import('../../views/pictures/scene.js').Look} look
 */
function targetOf({ rule, targets }) {
  return targets[rule] ?? DEFAULT_TARGET;
}

/** @param {Event} event */
function valueFrom(event) {
  return /** @type {HTMLInputElement} */ (event.target).value;
}

/**
 * @param {Scene} scene
 * @param {number | null} value
 */
function moveByHand(scene, value) {
  if (scene.look.rule) scene.setLook({ rule: '', ruleProblem: '' });
  scene.actions.moveOperatingPoint({ threshold: value });
}

/**
 * @param {Scene} scene
 * @param {Event} event
 */
function enterThreshold(scene, event) {
  const field = /** @type {HTMLInputElement} */ (event.target);
  const text = field.value.trim().replace('−', '-').replace(',', '.');
  if (text === '∞') {
    moveByHand(scene, null);
    return;
  }
  const value = Number(text);
  if (text !== '' && Number.isFinite(value)) moveByHand(scene, value);
  else field.value = threshold(scene.point?.threshold);
}

/**
 * @param {Scene} scene
 * @param {{ rule?: string, targets?: Record<string, number> }} patch
 */
async function applyRule(scene, patch) {
  scene.setLook({ ...patch, ruleProblem: '' });
  const { look, state, actions } = scene;
  const { rule } = look;
  if (!rule) return;
  const target = targetOf(look);
  const request = { type: 'operating_point', model: state.selected, rule, target };
  const { error, threshold: best } = await actions.query(request);
  if (error) {
    scene.setLook({ ruleProblem: state.language === 'zh' ? error.message_zh : error.message });
  } else {
    actions.moveOperatingPoint({ threshold: best });
  }
}
