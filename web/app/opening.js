/**
 * Whether this tab got to the end of opening the table that an earlier visit left. A table that stops the page for good
 * would stop it again after every reload. Free of the store.
 */

const KEY = 'melon-opening';
/** What is drawn is drawn by then; a page that has stopped runs no timer. */
const DRAWN_MILLISECONDS = 2000;

/** @template T @param {() => T} access @returns {T | null} null where nothing may be kept */
function allowed(access) {
  try {
    return access();
  } catch {
    return null;
  }
}

const finish = () => allowed(() => sessionStorage.removeItem(KEY));

/** @returns {boolean} whether the page stopped while it opened a table, in this tab and since it was last open */
export const wasStopped = () => allowed(() => sessionStorage.getItem(KEY)) !== null;

/**
 * @template T
 * @param {() => Promise<T>} open
 * @returns {Promise<T>}
 */
export async function remembering(open) {
  allowed(() => sessionStorage.setItem(KEY, 'yes'));
  // A page that is left or loaded again has not stopped. The next one may begin before this one hears that it is hidden.
  for (const leaving of ['beforeunload', 'pagehide'])
    globalThis.addEventListener?.(leaving, finish, { once: true });
  try {
    return await open();
  } finally {
    setTimeout(finish, DRAWN_MILLISECONDS);
  }
}
