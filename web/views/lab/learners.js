import { html, nothing } from 'lit';
import { learnersFor } from '../../lab/choices.js';
import { visibleName } from '../../words/visible.js';
import { choices } from '../elements/choices.js';
import { icons } from '../elements/icons.js';
import { isOf, labelsOf, labField, sentence } from './field.js';

/**
 * @typedef {import('../../lab/lab.js').Lab} Lab
 * @typedef {import('../../lab/choices.js').LearnerChoice} LearnerChoice
 * @typedef {import('../../lab/choices.js').Parameter} Parameter
 * @typedef {typeof import('./words.en.js').lab} Words
 */

/** @param {Event} event */
const typedIn = (event) => /** @type {HTMLInputElement} */ (event.target).value.trim();

/**
 * A field of a hyper-parameter or a setting of a plan; empty: its usual value. What is wrong with a value is for the
 * core to say.
 * @param {Parameter} parameter
 * @param {string} value
 * @param {string} label
 * @param {boolean} busy
 * @param {(value: string) => void} change
 * @param {string} [flaw]  what is wrong with the value
 */
export function parameterField(parameter, value, label, busy, change, flaw) {
  const { kind, choices: options, default: usual, help } = parameter;
  const changed = (/** @type {Event} */ event) => change(typedIn(event));
  if (kind === 'choice') {
    return html`<label title=${help}>${label}<select ?disabled=${busy} @change=${changed}>
      ${choices(
        options.map((one) => ({ value: one, text: one })),
        value || String(usual),
      )}</select></label>`;
  }
  return labField({ label, value, usual: String(usual), change, disabled: busy, help, flaw });
}

/**
 * What the page calls a learner that the core names by its id and the hyper-parameters that were chosen.
 * @param {Lab} lab
 * @param {Words} t
 * @param {string} text
 * @example learnerName(lab, t, 'decision_tree:max_depth=3') // "decision tree (CART), max_depth = 3"
 */
export function learnerName(lab, t, text) {
  const [id, ...values] = text.split(':');
  const known = lab.state.catalogue?.learners.find((one) => one.id === id);
  if (!known) return visibleName(text);
  const parameters = values.map((one) => visibleName(one.replace('=', ' = ')));
  return t.learners.named(known.name, parameters);
}

/**
 * The learners, each with its hyper-parameters; the same one may be there with several settings.
 * @param {Lab} lab
 * @param {Words} t
 * @param {import('../../words/index.js').Language} language
 */
export function learnerList(lab, t, language) {
  const { catalogue, known: facts, learners, problem, progress } = lab.state;
  if (!catalogue) return nothing;
  const busy = progress !== null;
  const goal = facts?.lab.goal ?? lab.chosenTables()[0]?.goal ?? 'classification';
  const usual = facts?.lab.learners.map(({ id }) => ({ id, values: {} })) ?? [];
  /** @type {LearnerChoice[]} */
  const now = learners ?? usual;
  const known = new Map(catalogue.learners.map((one) => [one.id, one]));

  /** @param {number} at @param {string} name @param {string} value */
  const change = (at, name, value) =>
    lab.setLearners(
      now.map((one, place) =>
        place === at ? { ...one, values: { ...one.values, [name]: value } } : one,
      ),
    );

  const wrong = problem?.problem ?? null;
  const rows = now.map((one, at) => {
    const item = known.get(one.id);
    if (!item) return nothing;
    return html`<li>
      <span class="lab-learner" title=${item.meaning}>${item.name}</span>
      <span class="row fields">${item.parameters.map((parameter) => {
        const { name } = parameter;
        const value = one.values[name] ?? '';
        const flaw =
          wrong && isOf(wrong, name, value) ? sentence(wrong, language, labelsOf(t)) : '';
        return parameterField(parameter, value, name, busy, (now) => change(at, name, now), flaw);
      })}</span>
      <button class="button quiet" type="button" ?disabled=${busy || now.length < 2} aria-label=${t.learners.remove(item.name)}
        title=${t.learners.remove(item.name)} @click=${() =>
          lab.setLearners(now.filter((_, place) => place !== at))}>${icons.close}</button></li>`;
  });
  return html`<h2>${t.learners.title}</h2>
    <ul class="lab-learners card">${rows}
      <li><select class="lab-add" aria-label=${t.learners.add} ?disabled=${busy || now.length === 0} @change=${(
        /** @type {Event} */ event,
      ) => {
        const id = typedIn(event);
        /** @type {HTMLSelectElement} */ (event.target).value = '';
        if (id) lab.setLearners([...now, { id, values: {} }]);
      }}><option value="">${t.learners.add}</option>
        ${learnersFor(catalogue, goal || 'classification').map(
          ({ id, name }) => html`<option value=${id}>${name}</option>`,
        )}</select></li></ul>`;
}
