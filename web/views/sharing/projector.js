import { html, nothing } from 'lit';
import { icons } from '../elements/icons.js';
import { view } from '../elements/view.js';
import { sharingWords } from './words.js';
import './projector.css';

/** What is shown one at a time: the verdict, the table, each card that is not within another. */
const CARDS =
  '#verdict, #table, .folded:not(:empty), #pictures .card:not(.card .card, .operating-bar)';
/** What has arrow keys of its own. */
const OWN_KEYS = 'input, select, textarea, dialog, [role="slider"], [role="grid"]';

/** By how many cards a key goes on; presenters’ remote controls press Page Up and Page Down. @type {Record<string, number>} */
const STEPS = {
  ArrowRight: 1,
  PageDown: 1,
  ArrowLeft: -1,
  PageUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * For a room: large type, high contrast, one card at a time by arrow keys.
 * @param {HTMLElement} element
 * @param {import('../../app/store.js').Store} store
 * @returns {() => void} begins it
 */
export function mount(element, store) {
  const root = document.documentElement;
  /** @type {Element[]} */
  let cards = [];
  let at = 0;
  /** @type {Element | null} where the focus was */
  let before = null;

  /** The cards that the page would show. */
  function find() {
    delete root.dataset.projected;
    cards = [...document.querySelectorAll(CARDS)].filter(
      (card) => card.checkVisibility() && card.childElementCount > 0,
    );
    root.dataset.projected = '';
  }

  function show() {
    const shown = cards[at];
    find();
    // Cards come and go with the report; the one that is seen stays.
    const place = cards.indexOf(shown);
    at = Math.min(place < 0 ? at : place, Math.max(0, cards.length - 1));
    mark();
    draw();
  }

  function mark() {
    for (const card of document.querySelectorAll('[data-shown]'))
      card.removeAttribute('data-shown');
    cards[at]?.setAttribute('data-shown', '');
  }

  /** @param {number} by */
  function step(by) {
    find();
    at = Math.max(0, Math.min(cards.length - 1, at + by));
    mark();
    draw();
    scrollTo({ top: 0 });
  }

  /** @param {KeyboardEvent} event */
  function press(event) {
    const { key, target, altKey, ctrlKey, metaKey, defaultPrevented } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey) return;
    if (document.querySelector('dialog[open]')) return;
    if (key === 'Escape') leave();
    const by = Object.hasOwn(STEPS, key) ? STEPS[key] : 0;
    if (by === 0 || (target instanceof Element && target.closest(OWN_KEYS))) return;
    event.preventDefault();
    step(by);
  }

  function enter() {
    if (store.state.projected) return;
    before = document.activeElement;
    store.set({ room: 'report', projected: true });
    at = 0;
    addEventListener('keydown', press);
    // The room of the report is there in the next frame.
    requestAnimationFrame(() => {
      show();
      /** @type {HTMLElement | null} */ (element.querySelector('[data-next]'))?.focus();
      scrollTo({ top: 0 });
    });
    root.dataset.projected = '';
  }

  function leave() {
    removeEventListener('keydown', press);
    delete root.dataset.projected;
    cards[at]?.scrollIntoView();
    cards = [];
    mark();
    store.set({ projected: false });
    if (before instanceof HTMLElement) before.focus();
  }

  store.subscribe(({ projected }, changed) => {
    if (projected && (changed.has('report') || changed.has('hidden'))) requestAnimationFrame(show);
  });

  const draw = view(element, store, ['language', 'projected'], ({ language, projected }) => {
    if (!projected) return nothing;
    const { projector: t } = sharingWords(language);
    return html`<nav class="projector-bar" aria-label=${t.title}>
      <h1 class="visually-hidden">${t.title}</h1>
      <button class="button" type="button" aria-label=${t.previous} title=${t.previous}
        aria-disabled=${at === 0} @click=${() => step(-1)}>${icons.left}</button>
      <span class="number" role="status">${t.place(at + 1, cards.length)}</span>
      <button class="button" type="button" aria-label=${t.next} title=${t.next} data-next
        aria-disabled=${at >= cards.length - 1} @click=${() => step(1)}>${icons.right}</button>
      <button class="button" type="button" @click=${leave}>${t.leave}</button>
    </nav>`;
  });
  return enter;
}
