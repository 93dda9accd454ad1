import { ref } from 'lit/directives/ref.js';
import './scroll_hint.css';

/** Pixels that are not worth a hint. */
const LEAST = 4;

/** @type {WeakSet<Element>} */
const watched = new WeakSet();

/** @param {HTMLElement} element */
function mark(element) {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
  const right = scrollWidth - clientWidth - scrollLeft > LEAST;
  const bottom = scrollHeight - clientHeight - scrollTop > LEAST;
  element.dataset.more = [right ? 'right' : '', bottom ? 'bottom' : ''].filter(Boolean).join(' ');
}

/** @param {Element | undefined} element */
function watch(element) {
  if (!(element instanceof HTMLElement) || watched.has(element)) return;
  watched.add(element);
  const again = () => mark(element);
  element.addEventListener('scroll', again, { passive: true });
  const observer = new ResizeObserver(again);
  observer.observe(element);
  for (const child of element.children) observer.observe(child);
}

/** Lets what scrolls fade out on the sides on which there is more. */
export const scrollHint = ref(watch);
