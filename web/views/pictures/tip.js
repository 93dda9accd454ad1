import { html, render } from 'lit';

/**
 * What a tip says of a place, in data units.
 * @typedef {{ at: [number, number], title: string, lines: string[] }} Told
 */

/** From its place to the tip, in pixels. */
const DISTANCE = 14;
/** What must be free beyond it. */
const ROOM = 20;

/**
 * Shows a tip beside its place: at the right and below, where there is room.
 * @param {HTMLElement} tip
 * @param {import('./under_pointer.js').Chart} chart
 * @param {Told} told
 */
export function placeTip(tip, chart, { at, title, lines: [first, ...others] }) {
  render(
    html`<b>${title}</b><span>${first}</span>
      ${others.map((line) => html`<span class="quiet">${line}</span>`)}`,
    tip,
  );
  tip.hidden = false;
  const beside = (
    /** @type {number} */ place,
    /** @type {number} */ length,
    /** @type {number} */ whole,
  ) => (place + length + ROOM > whole ? Math.max(0, place - length - DISTANCE) : place + DISTANCE);
  const left = chart.scales.x.getPixelForValue(at[0]);
  const top = chart.scales.y.getPixelForValue(at[1]);
  const x = beside(left, tip.offsetWidth, chart.width);
  const y = beside(top, tip.offsetHeight, chart.height);
  tip.style.transform = `translate(${x}px, ${y}px)`;
}
