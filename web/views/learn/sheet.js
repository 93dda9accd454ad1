import { html, nothing } from 'lit';
import { dataOf, expectedOf, VERSIONS } from '../../learn/exercises.js';
import { unbroken } from '../../words/unbroken.js';
import { written } from './exercise_view.js';
import { shownTable } from './parts.js';
import { learnWords } from './words.js';

/**
 * A sheet of exercises to print: as many versions as a class has, a page each, and the answers of all at the end.
 *
 * @param {import('./lessons.js').Lesson} lesson
 * @param {import('./opened.js').Parts} parts
 */
export function createSheet(lesson, { core, store, actions, listed, changed }) {
  /** @type {{ seed: number, answers: number[] }[] | null} */
  let versions = null;
  let isOpen = false;
  const t = () => learnWords(store.state.language);

  /** @returns {Promise<{ seed: number, answers: number[] }[]>} */
  async function make() {
    const made = [];
    for (let seed = 1; seed <= VERSIONS; seed += 1) {
      const answers = [];
      for (const exercise of lesson.exercises) {
        answers.push(await expectedOf(exercise, dataOf(listed.id, exercise, seed), core));
      }
      made.push({ seed, answers });
    }
    return made;
  }

  async function open() {
    isOpen = true;
    changed();
    scrollTo({ top: 0 });
    if (versions) return;
    versions = await make().catch(() => null);
    if (!versions) {
      actions.notify({ code: 'part_missing' });
      close();
    }
    changed();
  }

  function close() {
    isOpen = false;
  }

  /** @param {number} seed */
  function page(seed) {
    const words = t();
    const { language } = store.state;
    return html`<section class="learn-page"><header><h2>${words.teacher.sheetTitle(listed.title[language])}</h2>
      <p>${words.teacher.versionHead(seed)}</p><p class="learn-name">${words.teacher.name}</p></header>
      <ol>${lesson.exercises.map((exercise, at) => {
        const own = lesson.words[language].exercises[exercise.id];
        const data = dataOf(listed.id, exercise, seed);
        return html`<li><p>${unbroken(own.question(data))}</p>
          ${shownTable(exercise.show(data, own), `${words.teacher.versionHead(seed)}, ${words.exercise(at + 1)}`)}
          <p class="learn-blank">${words.answer}${words.teacher.rounded(exercise.decimals)}</p></li>`;
      })}</ol></section>`;
  }

  function answerPage() {
    const words = t();
    if (!versions) return nothing;
    const head = [words.version, ...lesson.exercises.map((_, at) => words.exercise(at + 1))];
    const rows = versions.map(({ seed, answers }) => [
      seed,
      ...answers.map((answer, at) => written(answer, lesson.exercises[at].decimals)),
    ]);
    return html`<section class="learn-page learn-answers"><header><h2>${words.teacher.answers}: ${listed.title[store.state.language]}</h2></header>
      ${shownTable({ head, rows }, words.teacher.answers)}</section>`;
  }

  return {
    isOpen: () => isOpen,
    open,
    close,
    template() {
      const words = t();
      return html`<main class="learn-sheet" aria-label=${words.teacher.sheetTitle(listed.title[store.state.language])}>
        <h1 class="visually-hidden">${words.teacher.sheetTitle(listed.title[store.state.language])}</h1>
        <div class="row learn-sheet-tools">
          <button class="button" type="button" @click=${() => {
            close();
            changed();
          }}>${words.teacher.close}</button>
          <button class="button primary" type="button" ?disabled=${!versions} @click=${() => print()}>${words.teacher.print}</button>
          <span role="status" class="note">${versions ? nothing : words.working}</span></div>
        ${versions?.map(({ seed }) => page(seed)) ?? nothing}${answerPage()}</main>`;
    },
  };
}
