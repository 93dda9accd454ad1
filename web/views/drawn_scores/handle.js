import { svg } from 'lit';

/** Around a handle, for a finger. */
const REACH = 17;

/** A finger on it does not scroll the page. Within an SVG `touch-action` does not say so: it is not for what is inline. */
const HOLDS = {
  handleEvent: (/** @type {Event} */ event) => event.preventDefault(),
  passive: false,
};

/**
 * The place of a pointer in an SVG, in the units of its plane.
 * @param {Element} inside
 * @param {PointerEvent | MouseEvent} event
 * @returns {[x: number, y: number]}
 */
export function placeOf(inside, event) {
  const root = /** @type {SVGSVGElement} */ (inside.closest('svg'));
  const box = root.getBoundingClientRect();
  const plane = root.viewBox.baseVal;
  return [
    ((event.clientX - box.left) / box.width) * plane.width,
    ((event.clientY - box.top) / box.height) * plane.height,
  ];
}

/**
 * Something that is dragged, or moved by keys.
 * @param {object} handle
 * @param {string} handle.label
 * @param {{ min: number, max: number, value: number, text: string }} handle.range as it is read out
 * @param {unknown} handle.shape
 * @param {[number, number]} handle.at its middle
 * @param {(place: [x: number, y: number]) => void} handle.drag
 * @param {(key: string, handle: Element) => boolean} handle.press whether the key means something
 * @param {() => void} [handle.focus]
 */
export function handleTemplate({
  label,
  range: { min, max, value, text },
  shape,
  at,
  drag,
  press,
  focus = () => {},
}) {
  /** @param {PointerEvent} event */
  function grip(event) {
    const target = /** @type {SVGElement} */ (event.currentTarget);
    target.setPointerCapture(event.pointerId);
    target.focus();
    event.preventDefault();
  }
  /** @param {PointerEvent} event */
  function move(event) {
    const target = /** @type {SVGElement} */ (event.currentTarget);
    if (target.hasPointerCapture(event.pointerId)) drag(placeOf(target, event));
  }
  return svg`<g class="drawn-handle" role="slider" tabindex="0" aria-label=${label}
    aria-valuemin=${min} aria-valuemax=${max} aria-valuenow=${value} aria-valuetext=${text} @focus=${focus}
    @keydown=${(/** @type {KeyboardEvent} */ event) => {
      const handle = /** @type {Element} */ (event.currentTarget);
      if (press(event.key, handle)) event.preventDefault();
    }} @pointerdown=${grip} @pointermove=${move} @touchstart=${HOLDS}><title>${label}</title><circle class="drawn-reach" cx=${at[0]} cy=${at[1]} r=${REACH} />${shape}</g>`;
}
