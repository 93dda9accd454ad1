import { html, render } from 'lit';
import { LESSONS } from './lessons.js';
import { openLesson } from './opened.js';
import { learnWords } from './words.js';
import './learn.css';

/**
 * The room of lessons: their list, and the one that is open.
 *
 * @typedef {import('../../app/store.js').LessonPlace} LessonPlace
 * @typedef {import('./lessons.js').Listed} Listed
 */

/** Of a seed that is drawn, which a class writes down. */
const LARGEST_SEED = 9999;
/** Where ← and → have their own meaning. */
const TAKES_ARROWS = 'input, select, textarea, .scroll';

/**
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 * @param {{ core: import('../../learn/core.js').Core }} parts
 */
export function mount(element, store, actions, { core }) {
  /** @type {{ id: string, seed: number, lesson: ReturnType<typeof openLesson> | null } | null} */
  let open = null;

  const place = () => store.state.lesson;
  const words = () => learnWords(store.state.language);
  const listed = () => LESSONS.find(({ id }) => id === place().id) ?? null;

  /** @param {Partial<LessonPlace>} patch */
  const go = (patch) => store.set({ lesson: { ...place(), ...patch } });

  /** What the address asks for is opened. */
  async function follow() {
    const now = listed();
    if (!now) {
      open = null;
      draw();
      return;
    }
    const { seed } = place();
    if (seed === null) {
      go({ seed: 1 + Math.floor(Math.random() * LARGEST_SEED) });
      return;
    }
    if (open?.id !== now.id || open.seed !== seed) {
      const mine = { id: now.id, seed, lesson: null };
      open = mine;
      draw();
      const fetched = await now.fetch().catch(() => null);
      if (open !== mine) return;
      if (!fetched) {
        actions.notify({ code: 'part_missing' });
        go({ id: null });
        return;
      }
      const parts = { element, core, store, actions, listed: now, seed, go, changed: draw };
      open = { ...mine, lesson: openLesson(fetched.lesson, parts) };
    }
    open.lesson?.enter(place().screen);
    draw();
  }

  function list() {
    const t = words();
    const { language, lesson } = store.state;
    return html`<main class="learn-list" aria-label=${t.title}><h1>${t.title}</h1>
      <p>${lesson.id ? t.unknown : t.lead}</p>
      <ol>${LESSONS.map(
        (one) =>
          html`<li><a href=${`#room=learn&lesson=${one.id}`} @click=${(
            /** @type {Event} */ event,
          ) => {
            event.preventDefault();
            go({ id: one.id, screen: null });
            scrollTo({ top: 0 });
          }}>${one.title[language]}</a><p class="note">${one.about[language]}</p></li>`,
      )}</ol></main>`;
  }

  function draw() {
    if (store.state.room !== 'learn') return;
    const now = listed();
    const { lesson = null } = open ?? {};
    const loading = () =>
      html`<main class="learn-list"><h1>${now?.title[store.state.language]}</h1></main>`;
    render(now ? (lesson?.template() ?? loading()) : list(), element);
    if (now) lesson?.drawn();
  }

  /** @param {KeyboardEvent} event */
  function turn(event) {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    if (!step || altKey || ctrlKey || metaKey || shiftKey) return;
    if (store.state.room !== 'learn' || document.querySelector('dialog[open]')) return;
    if (target instanceof Element && target.closest(TAKES_ARROWS)) return;
    if (open?.lesson?.turn(step)) event.preventDefault();
  }

  addEventListener('keydown', turn);
  addEventListener('resize', draw);
  addEventListener('beforeprint', () => open?.lesson?.print(true));
  addEventListener('afterprint', () => open?.lesson?.print(false));
  store.subscribe((_, changed) => {
    if (changed.has('language')) open?.lesson?.speak();
    open?.lesson?.follow(changed);
    if (changed.has('lesson') || changed.has('room')) follow();
    else draw();
  });
  follow();
}
