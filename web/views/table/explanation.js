import { render } from 'lit';
import { fetched } from '../elements/on_demand.js';
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
 *   set as a formula, in a `span` within the line, and a press on a button closes the box
 */
export function mount(element, store, actions) {
  // Firefox before 125; the words are in the description, too.
  if (!('popover' in HTMLElement.prototype)) return () => {};
  const box = document.createElement('div');
  /** @type {HTMLElement | null} */
  let beside = null;
  /** @type {unknown} */
  let shown = '';
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
    box.style.left = `${Math.max(MARGIN, Math.min(left, right))}px`;
    box.style.top = `${fits ? below : top - DISTANCE - height}px`;
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

  function draw() {
    render(typeof shown === 'function' ? shown() : shown, box);
    place();
    setFormulas();
  }

  // Meanings and formulas may come while it is open.
  store.subscribe((_, changed) => {
    if (changed.has('catalogue') && isOpen()) draw();
  });
  box.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('button')) close();
  });
  addEventListener('scroll', place, { capture: true, passive: true });
  box.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') close();
  });
  return (target, content) => {
    if (!target) {
      if (!box.matches(':hover')) close();
      return;
    }
    if (!content) return;
    beside = target;
    shown = content;
    if (!isOpen()) box.showPopover();
    draw();
  };
}
