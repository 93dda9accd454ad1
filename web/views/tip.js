/** Milliseconds that the pointer rests before the box opens, and in which it may reach the box. */
const BEFORE_OPENING = 250;
const BEFORE_CLOSING = 200;

/**
 * When an explanation comes and goes: under a resting mouse, and with the focus of the keyboard.
 * @param {(beside: HTMLElement | null, content?: unknown) => void} explain
 */
export function createTip(explain) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {number} milliseconds @param {() => void} action */
  function soon(milliseconds, action) {
    clearTimeout(timer);
    timer = setTimeout(action, milliseconds);
  }

  return {
    /** @param {PointerEvent} event @param {() => unknown} content */
    enter({ currentTarget, pointerType }, content) {
      if (pointerType !== 'mouse') return;
      const beside = /** @type {HTMLElement} */ (currentTarget);
      soon(BEFORE_OPENING, () => explain(beside, content));
    },
    /** @param {PointerEvent} event */
    leave({ pointerType }) {
      if (pointerType === 'mouse') soon(BEFORE_CLOSING, () => explain(null));
    },
    /** @param {FocusEvent} event @param {() => unknown} content */
    focus({ currentTarget }, content) {
      const beside = /** @type {HTMLElement} */ (currentTarget);
      if (beside.matches(':focus-visible')) explain(beside, content);
    },
    blur() {
      clearTimeout(timer);
      explain(null);
    },
  };
}

/**
 * Whether a press came from a finger or a pen, which cannot hover.
 * @param {Event} event a click
 */
export const isTap = (event) =>
  ['touch', 'pen'].includes(/** @type {PointerEvent} */ (event).pointerType);
