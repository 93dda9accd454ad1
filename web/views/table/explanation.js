import { render } from 'lit';
import { fetched } from '../elements/on_demand.js';
import { createForms } from '../working/forms.js';
import './explanation.css';

const MARGIN = 16;
const DISTANCE = 6;

/**
 * A small box of words beside whatever is pointed at, focused or pressed. Escape or a press
 * elsewhere closes it; the pointer may go into it.
 * @param {HTMLElement} element that contains the box
 * @param {import('../../app/store.js').Store} store
 * @param {import('../../app/actions.js').Actions} actions
 * @returns {(beside: HTMLElement | null, content?: unknown) => void} null closes it;
 *   the content is a text, or a function that gives a template, in which each `data-formula` is
 *   set as a formula, in a `span` within the line, the element with `data-forms` shows the
 *   definitions that go by the name of that key, and a press on a button closes the box
 */
export function mount(element, store, actions) {
  // Firefox before 125; the words are in the description, too.
  if (!('popover' in HTMLElement.prototype)) return () => {};
  const box = document.createElement('div');
  /** @type {HTMLElement | null} */
  let beside = null;
  /** @type {unknown} */
  let shown = '';
  /** Two definitions are compared in it: it stays until it is closed. */
  let stays = false;
  /** It is being closed by the browser, which gives the focus back to what it stands beside. */
  let closing = false;
  box.className = 'explanation card';
  box.popover = 'auto';
  element.append(box);

  const isOpen = () => box.matches(':popover-open');

  function place() {
    if (!beside || !isOpen()) return;
    const { left, top, bottom } = beside.getBoundingClientRect();
    const { width, height } = box.getBoundingClientRect();
    const right = document.documentElement.clientWidth - MARGIN - width;
    const below = bottom + DISTANCE;
    const fits = below + height + MARGIN <= innerHeight;
    const above = Math.max(MARGIN, top - DISTANCE - height);
    const lowest = Math.max(MARGIN, innerHeight - MARGIN - height);
    box.style.left = `${Math.max(MARGIN, Math.min(left, right))}px`;
    // What grows while it is read does not leave the pointer.
    box.style.top = `${fits ? below : stays ? Math.min(below, lowest) : above}px`;
  }

  function close() {
    if (isOpen()) box.hidePopover();
    closing = false;
  }
  box.addEventListener('beforetoggle', (event) => {
    closing = /** @type {ToggleEvent} */ (event).newState === 'closed';
    if (closing)
      setTimeout(() => {
        closing = false;
      });
  });

  async function setFormulas() {
    /** @type {NodeListOf<HTMLElement>} */
    const nodes = box.querySelectorAll('[data-formula]');
    if (nodes.length === 0) return;
    const part = await fetched(() => import('../elements/formula.js'), actions);
    if (!part) return;
    for (const node of nodes) {
      const latex = part.asWords(node.dataset.formula ?? '');
      part.setFormula(node, latex, node.localName !== 'span');
    }
    place();
  }

  function showForms() {
    const host = box.querySelector('[data-forms]');
    if (!(host instanceof HTMLElement)) return;
    const { selected, operatingPoints } = store.state;
    const question = { model: selected, metric: host.dataset.forms ?? '' };
    createForms(host, store, actions, place)(question, operatingPoints[selected]?.threshold);
  }

  function draw() {
    render(typeof shown === 'function' ? shown() : shown, box);
    showForms();
    place();
    setFormulas();
  }

  box.addEventListener('forms', (event) => {
    stays = /** @type {CustomEvent} */ (event).detail;
    box.classList.toggle('wide', stays);
  });
  // Meanings and formulas may come while it is open.
  store.subscribe((_, changed) => {
    if (changed.has('catalogue') && isOpen()) draw();
  });
  box.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('button')) close();
  });
  /** What the keyboard can reach in it. */
  const stops = () =>
    /** @type {HTMLElement[]} */ ([
      ...box.querySelectorAll('summary, a[href], button, [tabindex="0"]'),
    ]).filter((node) => node.getClientRects().length > 0);
  /** Tab goes from what it stands beside into the box, and from its ends back. @param {KeyboardEvent} event */
  function goIn(event) {
    const { key, shiftKey, target } = event;
    if (key !== 'Tab' || !beside || !isOpen()) return;
    const all = stops();
    if (all.length === 0) return;
    if (target === beside && !shiftKey) {
      event.preventDefault();
      all[0].focus();
    } else if (target === (shiftKey ? all[0] : all[all.length - 1])) {
      // From there Tab itself goes on to what follows.
      beside.focus();
      close();
      if (shiftKey) event.preventDefault();
    }
  }
  document.addEventListener('keydown', goIn);
  addEventListener('scroll', place, { capture: true, passive: true });
  box.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse' && !stays) close();
  });
  return (target, content) => {
    if (!target) {
      if (!box.matches(':hover, :focus-within') && !stays) close();
      return;
    }
    if (!content || closing) return;
    if (stays && isOpen()) return;
    stays = false;
    box.classList.remove('wide');
    beside = target;
    shown = content;
    if (!isOpen()) box.showPopover();
    draw();
  };
}
