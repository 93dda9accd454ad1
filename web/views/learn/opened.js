import { html, nothing } from 'lit';
import { lightTheme, readTheme } from '../../charts/page_theme.js';
import { svgInPieces } from '../../diagrams/svg_element.js';
import { createRandom } from '../../learn/random.js';
import { unbroken } from '../../words/unbroken.js';
import { createBoard } from './board.js';
import { createExercises } from './exercise_view.js';
import { LESSONS } from './lessons.js';
import { createSheet } from './sheet.js';
import { createStills } from './stills.js';
import { learnWords } from './words.js';

/**
 * A lesson that is open: its screens, what they have at hand, and the exercises behind the last.
 *
 * @typedef {import('./lessons.js').Lesson} Lesson
 * @typedef {import('./lessons.js').Screen} Screen
 * @typedef {import('./lessons.js').Stage} Stage
 *
 * @typedef {object} Parts
 * @property {HTMLElement} element
 * @property {import('../../learn/core.js').Core} core
 * @property {import('../../app/store.js').Store} store
 * @property {import('../../app/actions.js').Actions} actions
 * @property {import('./lessons.js').Listed} listed
 * @property {number} seed
 * @property {(patch: Partial<import('../../app/store.js').LessonPlace>) => void} go
 * @property {() => void} changed
 */

/** The last screen of every lesson. */
const EXERCISES = 'exercises';
/** What boards share with the page. */
const OF_BOARDS = ['language', 'dark', 'catalogue'];
/** Narrower a picture is not drawn. */
const NARROWEST = 260;

/**
 * @param {Lesson} lesson
 * @param {Parts} parts
 */
export function openLesson(lesson, parts) {
  const { element, core, store, actions, listed, seed, go, changed } = parts;
  /** @type {import('./board.js').Board[]} */
  const boards = [];
  /** @type {Map<string, { host: HTMLElement, make: Parameters<Stage['diagram']>[1] }>} */
  const diagrams = new Map();
  const stills = createStills(store);
  let isFailed = false;
  /** @type {(() => Promise<void>) | null} */
  let nextWork = null;
  let working = false;
  let at = 0;
  let entered = '';

  const language = () => store.state.language;
  const t = () => learnWords(language());
  const own = () => lesson.words[language()];

  /** @param {unknown} error */
  function failed(error) {
    isFailed = true;
    changed();
    // A fault of ours is to be seen where faults are looked for.
    queueMicrotask(() => {
      throw error;
    });
  }

  /** @type {Stage} */
  const stage = {
    core,
    seed,
    random: (name) => createRandom(seed, listed.id, name),
    board(look = {}) {
      const board = createBoard({ element, core, page: store, actions, changed, failed, ...look });
      boards.push(board);
      return board;
    },
    diagram(id, make) {
      const host = diagrams.get(id)?.host ?? picturePlace();
      diagrams.set(id, { host, make });
      return host;
    },
    still: stills.place,
    language,
    words: own,
    catalogue: () => store.state.catalogue,
    changed,
    async ask(work) {
      nextWork = work;
      if (working) return;
      working = true;
      try {
        while (nextWork) {
          const now = nextWork;
          nextWork = null;
          await now();
          changed();
        }
      } catch (error) {
        failed(error);
      }
      working = false;
    },
  };
  const screens = lesson.create(stage);
  const ids = [...screens.map(({ id }) => id), EXERCISES];
  const exercises = createExercises(lesson, parts);
  const sheet = createSheet(lesson, parts);

  /** @param {number} to @returns {boolean} whether there is one */
  function goTo(to) {
    if (to < 0 || to >= ids.length) return false;
    go({ screen: ids[to] });
    return true;
  }

  function begin() {
    isFailed = false;
    if (at < screens.length) screens[at].begin();
  }

  /** @param {Screen} screen */
  function screenText(screen) {
    const { title, text } = own().screens[screen.id];
    const values = screen.values ? screen.values() : {};
    const written = typeof text === 'function' ? (values ? text(values) : []) : text;
    return html`<h1 tabindex="-1">${unbroken(title)}</h1>
      ${written.map((paragraph) => html`<p>${unbroken(paragraph)}</p>`)}
      ${screen.formula ? html`<div class="learn-formula" data-formula=${screen.formula}></div>` : nothing}`;
  }

  function controls() {
    const words = t();
    const following = LESSONS[LESSONS.indexOf(listed) + 1];
    const isLast = at === ids.length - 1;
    return html`<nav class="learn-steps" aria-label=${words.steps}>
      <button class="button" type="button" ?disabled=${at === 0} @click=${() => goTo(at - 1)}>← ${words.back}</button>
      <ol>${ids.map(
        (
          id,
          place,
        ) => html`<li><button type="button" aria-current=${place === at ? 'step' : nothing}
          title=${titleOf(id)} aria-label=${`${words.screen(place + 1, ids.length)}: ${titleOf(id)}`}
          @click=${() => goTo(place)}></button></li>`,
      )}</ol>
      ${
        isLast
          ? html`<button class="button primary" type="button" @click=${() => go({ id: following?.id ?? null, screen: null })}>${following ? words.nextLesson(following.title[language()]) : words.all}</button>`
          : html`<button class="button primary" type="button" @click=${() => goTo(at + 1)}>${words.next} →</button>`
      }</nav>`;
  }

  /** @param {string} id */
  const titleOf = (id) => own().screens[id]?.title ?? t().exercises;

  function head() {
    const words = t();
    return html`<p class="learn-head note"><a href="#room=learn" @click=${(
      /** @type {Event} */ event,
    ) => {
      event.preventDefault();
      go({ id: null, screen: null });
    }}>${words.all}</a><span>${words.place(LESSONS.indexOf(listed) + 1, LESSONS.length)} · ${listed.title[language()]}</span></p>`;
  }

  function stagePart() {
    const words = t();
    if (isFailed) {
      return html`<div class="learn-stage"><p class="banner" role="alert">${words.failed}
        <button class="button" type="button" @click=${begin}>${words.again}</button></p></div>`;
    }
    return html`<section class="learn-stage" aria-label=${words.picture}><h2 class="visually-hidden">${words.picture}</h2>${screens[at].picture()}</section>`;
  }

  /** What was registered with `diagram` is drawn where it stands now. */
  /** @param {import('../../charts/theme.js').Theme} theme */
  function drawDiagrams(theme) {
    for (const { host, make } of diagrams.values()) {
      if (!host.isConnected) continue;
      const diagram = make(theme, Math.max(NARROWEST, host.clientWidth));
      if (!diagram) {
        host.replaceChildren();
        continue;
      }
      const { svg, addMore } = svgInPieces(diagram, { font: theme.font }, document);
      while (addMore());
      host.replaceChildren(svg);
    }
  }

  async function drawFormulas() {
    const places = /** @type {NodeListOf<HTMLElement>} */ (
      element.querySelectorAll('[data-formula]')
    );
    if (places.length === 0) return;
    const part = await import('../elements/formula.js').catch(() => null);
    for (const place of places) part?.setFormula(place, place.dataset.formula ?? '');
  }

  return {
    /** @param {string | null} id  of the screen; one that there is not is the first */
    enter(id) {
      at = Math.max(0, ids.indexOf(id ?? ''));
      if (entered === ids[at]) return;
      const isFirst = entered === '';
      entered = ids[at];
      sheet.close();
      begin();
      if (isFirst) return;
      changed();
      element.querySelector('h1')?.focus({ preventScroll: true });
      scrollTo({ top: 0 });
    },
    /** @param {number} step @returns {boolean} whether there was a screen */
    turn: (step) => !sheet.isOpen() && goTo(at + step),
    /** The language is another one: what tables are called, too. */
    speak: begin,
    /** @param {ReadonlySet<string>} names */
    follow(names) {
      if (!OF_BOARDS.some((name) => names.has(name))) return;
      for (const board of boards) board.follow();
    },
    /** @param {boolean} isPaper */
    print(isPaper) {
      for (const board of boards) board.print(isPaper);
      drawDiagrams(isPaper ? lightTheme(document) : readTheme(element));
    },
    template() {
      if (sheet.isOpen()) return sheet.template();
      const isExercises = at === screens.length;
      return html`<main class=${isExercises ? 'learn-lesson whole' : 'learn-lesson'} aria-label=${listed.title[language()]}>
        <div class="learn-text">${head()}
          ${isExercises ? exercises.template(sheet.open) : screenText(screens[at])}</div>
        ${isExercises ? nothing : stagePart()}
        ${controls()}</main>`;
    },
    /** After the template was rendered. */
    drawn() {
      const theme = readTheme(element);
      drawDiagrams(theme);
      stills.draw(theme);
      drawFormulas();
    },
  };
}

function picturePlace() {
  const host = document.createElement('div');
  host.className = 'learn-diagram';
  return host;
}
