/** Pixels of the bar at the top, which stays. */
const TOP_BAR = 60;

/**
 * Brings what gets the focus in the rail into sight. The rail moves along with the page, so
 * where the browser scrolls to the focus is no longer there.
 * @param {HTMLElement} rail
 */
export function keepFocusInSight(rail) {
  rail.addEventListener('focusin', ({ target }) => {
    // A pointer can only press what is in sight.
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
    requestAnimationFrame(() => {
      const { top, bottom } = target.getBoundingClientRect();
      const isSticky = getComputedStyle(rail).position === 'sticky';
      if (!isSticky || (top >= TOP_BAR && bottom <= innerHeight)) return;
      // At this place the rail stands where the page begins.
      const place = top - rail.getBoundingClientRect().top;
      scrollTo({ top: Math.max(0, place - innerHeight / 2) });
    });
  });
}
