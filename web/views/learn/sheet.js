import { html, nothing } from 'lit';
import { copyText } from '../../export/save.js';
import { dataOf, expectedOf, VERSIONS } from '../../learn/exercises.js';
import { unbroken } from '../../words/unbroken.js';
import { isLocal } from '../sharing/choices.js';
import { sharingWords } from '../sharing/words.js';
import { exercisesLink, written } from './exercise_view.js';
import { shownTable } from './parts.js';
import { learnWords } from './words.js';

/**
 * A sheet of exercises to print: as many versions as a class has, a page each with the code of its link, and the
 * answers of all at the end.
 *
 * @param {import('./lessons.js').Lesson} lesson
 * @param {import('./opened.js').Parts} parts
 */
export function createSheet(lesson, { core, store, actions, listed, changed }) {
  /** @type {{ seed: number, answers: number[] }[] | null} */
  let versions = null;
  /** Fetched with the first sheet. @type {typeof import('../sharing/qr_picture.js').qrOfLink | null} */
  let qrOfLink = null;
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

  /** What a student of a version opens: the exercises without their answers. @param {number} seed */
  const linkOf = (seed) => exercisesLink(store.state.language, listed.id, seed, true);

  /** A line for each version: its name and its link, as two columns of a spreadsheet. */
  async function copyLinks() {
    const words = t().teacher;
    const lines = (versions ?? []).map(({ seed }) => `${words.versionHead(seed)}\t${linkOf(seed)}`);
    const copied = await copyText(lines.join('\n'));
    actions.notify({ code: copied ? 'copied' : 'copy_failed' });
  }

  async function fetchAll() {
    ({ qrOfLink } = await import('../sharing/qr_picture.js'));
    versions = await make();
  }

  async function open() {
    isOpen = true;
    changed();
    scrollTo({ top: 0 });
    if (versions) return;
    await fetchAll().catch(() => {});
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
    const { code } = sharingWords(language).dialog;
    return html`<section class="learn-page"><header><h2>${words.teacher.sheetTitle(listed.title[language])}</h2>
      <p>${words.teacher.versionHead(seed)}</p><p class="learn-name">${words.teacher.name}</p></header>
      <a class="learn-code" href=${linkOf(seed)}>${qrOfLink?.(linkOf(seed), code)}${words.teacher.check}</a>
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
          <button class="button" type="button" data-press="links" ?disabled=${!versions} @click=${copyLinks}>${words.teacher.links(VERSIONS)}</button>
          <span role="status" class="note">${versions ? nothing : words.working}</span>
          <p class="note">${words.teacher.aboutLinks} ${isLocal(location.hostname) ? sharingWords(store.state.language).dialog.local : nothing}</p></div>
        ${versions?.map(({ seed }) => page(seed)) ?? nothing}${answerPage()}</main>`;
    },
  };
}
