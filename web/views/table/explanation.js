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
  }

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
  addEventListener('scroll', place, { capture: true, passive: true });
  box.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse' && !stays) close();
  });
  return (target, content) => {
    if (!target) {
      if (!box.matches(':hover') && !stays) close();
      return;
    }
    if (!content) return;
    if (stays && isOpen()) return;
    stays = false;
    box.classList.remove('wide');
    beside = target;
    shown = content;
    if (!isOpen()) box.showPopover();
    draw();
  };
}
