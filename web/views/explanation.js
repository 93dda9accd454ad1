import '../styles/explanation.css';

const MARGIN = 16;
const DISTANCE = 6;

/**
 * A small box of words beside whatever was pressed, for those who cannot hover.
 * Escape or a press elsewhere closes it.
 * @param {HTMLElement} element that holds the box
 * @returns {(beside: HTMLElement, text: string) => void}
 */
export function mount(element) {
  // Firefox before 125; the words are in the title, too.
  if (!('popover' in HTMLElement.prototype)) return () => {};
  const box = document.createElement('div');
  /** @type {HTMLElement | null} */
  let pressed = null;
  box.className = 'explanation card';
  box.popover = 'auto';
  element.append(box);

  function place() {
    if (!pressed || !box.matches(':popover-open')) return;
    const beside = pressed.getBoundingClientRect();
    const { width, height } = box.getBoundingClientRect();
    const right = document.documentElement.clientWidth - MARGIN - width;
    const below = beside.bottom + DISTANCE;
    const fits = below + height + MARGIN <= innerHeight;
    box.style.left = `${Math.max(MARGIN, Math.min(beside.left, right))}px`;
    box.style.top = `${fits ? below : beside.top - DISTANCE - height}px`;
  }

  addEventListener('scroll', place, { capture: true, passive: true });
  return (beside, text) => {
    if (!text) return;
    pressed = beside;
    box.textContent = text;
    box.showPopover();
    place();
  };
}
