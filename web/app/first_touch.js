/** The first touch of the page: what is not needed before it waits for it. */

const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'];
/** Left to the first touch's own work, in milliseconds. */
const QUIET = 500;

/** Whether the visitor asked to load no more than needed. */
export function savesData() {
  const { saveData } = /** @type {{ saveData?: boolean }} */ (
    /** @type {any} */ (navigator).connection ?? {}
  );
  return saveData === true;
}

/**
 * In a quiet moment after somebody first touched the page. To be called once, at
 * the start.
 * @param {() => void} prepare
 */
export function afterFirstTouch(prepare) {
  const touched = new AbortController();
  const once = () => {
    touched.abort();
    if (!savesData()) setTimeout(prepare, QUIET);
  };
  for (const name of TOUCHES) {
    addEventListener(name, once, { signal: touched.signal, passive: true });
  }
}
