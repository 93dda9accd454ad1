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
    /** @param {PointerEvent} event @param {unknown} content @param {EventTarget | null} [beside] */
    enter({ currentTarget, pointerType }, content, beside = currentTarget) {
      if (pointerType !== 'mouse') return;
      soon(BEFORE_OPENING, () => explain(/** @type {HTMLElement} */ (beside), content));
    },
    /** @param {PointerEvent} event */
    leave({ pointerType }) {
      if (pointerType === 'mouse') soon(BEFORE_CLOSING, () => explain(null));
    },
    /** @param {FocusEvent} event @param {unknown} content @param {EventTarget | null} [beside] */
    focus({ currentTarget, target }, content, beside = currentTarget) {
      const focused = /** @type {Element} */ (target);
      if (focused.matches(':focus-visible')) explain(/** @type {HTMLElement} */ (beside), content);
    },
    blur() {
      clearTimeout(timer);
      explain(null);
    },
  };
}

/**
 * Lets every element below that has a text in `data-explanation` be explained by it: under a
 * resting mouse, with the focus of the keyboard, and on a tap.
 * @param {HTMLElement} root
 * @param {(beside: HTMLElement | null, content?: unknown) => void} explain
 */
export function explainMarked(root, explain) {
  const tip = createTip(explain);
  const marked = (/** @type {Event} */ { target }) =>
    target instanceof Element
      ? /** @type {HTMLElement | null} */ (target.closest('[data-explanation]'))
      : null;
  // These two are sent to every element that is entered or left.
  root.addEventListener(
    'pointerenter',
    (event) => {
      const beside = marked(event);
      if (beside && beside === event.target) tip.enter(event, beside.dataset.explanation, beside);
    },
    { capture: true },
  );
  root.addEventListener(
    'pointerleave',
    (event) => {
      if (event.target === marked(event)) tip.leave(event);
    },
    { capture: true },
  );
  root.addEventListener('focusin', (event) => {
    const beside = marked(event);
    if (beside) tip.focus(event, beside.dataset.explanation, beside);
  });
  root.addEventListener('focusout', (event) => {
    if (marked(event)) tip.blur();
  });
  root.addEventListener('click', (event) => {
    const beside = marked(event);
    if (beside && isTap(event)) explain(beside, beside.dataset.explanation);
  });
}

/**
 * Whether a press came from a finger or a pen, which cannot hover.
 * @param {Event} event a click
 */
export const isTap = (event) =>
  ['touch', 'pen'].includes(/** @type {PointerEvent} */ (event).pointerType);
