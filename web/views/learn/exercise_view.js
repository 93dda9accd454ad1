import { html, nothing } from 'lit';
import { writeLink } from '../../app/link.js';
import { copyText } from '../../export/save.js';
import { judge } from '../../learn/answers.js';
import { dataOf, expectedOf, VERSIONS } from '../../learn/exercises.js';
import { fixed, integer } from '../../words/format.js';
import { unbroken } from '../../words/unbroken.js';
import { icons } from '../elements/icons.js';
import { shownTable } from './parts.js';
import { learnWords } from './words.js';

/**
 * The exercises of a lesson: question, data, answer, and what checks it.
 *
 * @typedef {import('../../learn/exercises.js').Exercise} Exercise
 *
 * @typedef {object} Tried  what was done with an exercise
 * @property {string} typed
 * @property {import('../../learn/answers.js').Verdict | 'failed' | null} verdict  failed: the core is gone
 * @property {number} hints  that are shown
 * @property {number | null} answer  once it is shown
 */

/** @param {number} value @param {number} decimals */
export const written = (value, decimals) =>
  decimals === 0 ? integer(value) : fixed(value, decimals);

/**
 * An address of the exercises of a lesson.
 * @param {import('../../words/index.js').Language} language
 * @param {string} id  of the lesson
 * @param {number} seed
 * @param {boolean} hidden  answers are not shown
 */
export function exercisesLink(language, id, seed, hidden) {
  const lesson = { id, screen: 'exercises', seed };
  const hide = hidden ? { hide: [/** @type {const} */ ('answers')] } : {};
  return (
    location.href.replace(/#.*$/s, '') + writeLink({ language, room: 'learn', lesson, ...hide })
  );
}

/** Whether a link hides the answers. @param {import('../../app/store.js').Store} store */
const hidesAnswers = ({ state }) => state.hidden.includes('answers');

/**
 * @param {import('./lessons.js').Lesson} lesson
 * @param {import('./opened.js').Parts} parts
 */
export function createExercises(lesson, { core, store, actions, listed, seed, go, changed }) {
  const all = lesson.exercises.map((exercise) => ({
    exercise,
    data: dataOf(listed.id, exercise, seed),
    /** @type {Tried} */
    tried: { typed: '', verdict: null, hints: 0, answer: null },
  }));
  const t = () => learnWords(store.state.language);

  /** @param {typeof all[number]} one */
  const expected = ({ exercise, data }) => expectedOf(exercise, data, core);

  /** @param {typeof all[number]} one */
  async function check(one) {
    const { tried, exercise } = one;
    const answer = await expected(one).catch(() => null);
    tried.verdict = answer === null ? 'failed' : judge(tried.typed, answer, exercise.decimals);
    changed();
  }

  /** @param {typeof all[number]} one */
  async function show(one) {
    one.tried.answer = await expected(one).catch(() => null);
    if (one.tried.answer === null) one.tried.verdict = 'failed';
    changed();
  }

  /** @param {typeof all[number]} one @param {number} at */
  function exerciseTemplate(one, at) {
    const words = t();
    const { exercise, data, tried } = one;
    const own = lesson.words[store.state.language].exercises[exercise.id];
    const field = `answer-${exercise.id}`;
    return html`<li class="learn-exercise card" data-exercise=${exercise.id}>
      <h2>${words.exercise(at + 1)}</h2>
      <p class="learn-question">${unbroken(own.question(data))}</p>
      ${shownTable(exercise.show(data, own), `${words.data}, ${words.exercise(at + 1)}`)}
      <form @submit=${(/** @type {Event} */ event) => {
        event.preventDefault();
        check(one);
      }}>
        <label for=${field}>${words.answer}</label>
        <input id=${field} type="text" inputmode="text" autocomplete="off" spellcheck="false" .value=${tried.typed}
          aria-describedby=${`${field}-note`} aria-invalid=${tried.verdict && tried.verdict !== 'right' ? 'true' : nothing}
          @input=${(/** @type {Event} */ event) => {
            tried.typed = /** @type {HTMLInputElement} */ (event.target).value;
            tried.verdict = null;
            changed();
          }} />
        <button class="button primary" type="submit">${words.check}</button>
        ${
          tried.hints < own.hints.length
            ? html`<button class="button" type="button" data-press="hint" @click=${() => {
                tried.hints += 1;
                changed();
              }}>${tried.hints === 0 ? words.hint : words.moreHints}</button>`
            : nothing
        }
        ${
          hidesAnswers(store)
            ? nothing
            : html`<button class="button quiet" type="button" data-press="show" @click=${() => show(one)}>${words.show}</button>`
        }
        <p class="note" id=${`${field}-note`}>${unbroken(words.decimals(exercise.decimals))}</p>
      </form>
      <div role="status">
        ${tried.verdict ? html`<p class=${`learn-verdict ${tried.verdict}`}>${unbroken(words.verdicts[tried.verdict])}</p>` : nothing}
        ${own.hints.slice(0, tried.hints).map((hint) => html`<p class="learn-hint">${unbroken(hint)}</p>`)}
        ${
          tried.answer === null || hidesAnswers(store)
            ? nothing
            : html`<p class="learn-shown">${words.shown(written(tried.answer, exercise.decimals))}</p>`
        }</div></li>`;
  }

  /** @param {boolean} hidden */
  async function copy(hidden) {
    const copied = await copyText(exercisesLink(store.state.language, listed.id, seed, hidden));
    actions.notify({ code: copied ? 'copied' : 'copy_failed' });
  }

  /** @param {() => void} openSheet */
  function forTeachers(openSheet) {
    const words = t().teacher;
    return html`<details class="learn-teacher"><summary>${words.title}${icons.down}</summary>
      <p class="note">${words.text(seed)}</p><div class="row">
      <button class="button" type="button" data-press="hidden" @click=${() => copy(true)}>${words.hidden}</button>
      <button class="button" type="button" data-press="open" @click=${() => copy(false)}>${words.open}</button>
      <button class="button" type="button" data-press="sheet" @click=${openSheet}>${words.sheet(VERSIONS)}</button></div></details>`;
  }

  function version() {
    const words = t();
    if (hidesAnswers(store)) {
      return html`<p class="learn-version">${words.version} ${seed} <span class="note">${words.fixed}</span></p>`;
    }
    return html`<p class="learn-version"><label>${words.version}
        <input type="number" min="1" max="999999999" step="1" .value=${String(seed)} @change=${(
          /** @type {Event} */ event,
        ) => {
          const field = /** @type {HTMLInputElement} */ (event.target);
          if (field.validity.valid && field.value !== '') go({ seed: Number(field.value) });
          else field.value = String(seed);
        }} /></label>
      <button class="button" type="button" @click=${() => go({ seed: seed + 1 })}>${words.anew}</button>
      <span class="note">${words.versionHint}</span></p>`;
  }

  return {
    /** @param {() => void} openSheet */
    template: (openSheet) => html`<h1 tabindex="-1">${t().exercises}</h1>${version()}
      <ol class="learn-exercises">${all.map(exerciseTemplate)}</ol>
      ${hidesAnswers(store) ? nothing : forTeachers(openSheet)}`,
  };
}
