/**
 * Whether the page got to the end of opening the table that an earlier visit left. A table that stops the page for good
 * would stop it again after every reload, and in every new window. Free of the store.
 */

const KEY = 'melon-opening';
/** What is drawn is drawn by then; a page that has stopped runs no timer. */
const DRAWN_MILLISECONDS = 2000;
/** The first is of this tab alone, the second outlives it and the browser. */
const STORAGES = /** @type {const} */ (['sessionStorage', 'localStorage']);

/** @template T @param {() => T} access @returns {T | null} null where nothing may be kept */
function allowed(access) {
  try {
    return access();
  } catch {
    return null;
  }
}

/** @returns {Promise<boolean>} whether a tab is opening a table now */
async function isOpeningNow() {
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === KEY);
  } catch {
    return false;
  }
}

/**
 * @param {string} [mark] of the stored table
 * @returns {Promise<boolean>} whether the page stopped while it opened this table, here or in a tab that is gone
 */
export async function wasStopped(mark = '') {
  const [ofTab, ofAll] = STORAGES.map((storage) =>
    allowed(() => globalThis[storage].getItem(KEY) === mark),
  );
  return ofTab === true || (ofAll === true && !(await isOpeningNow()));
}

/**
 * @template T
 * @param {() => Promise<T>} open
 * @param {string} [mark] of the stored table
 * @returns {Promise<T>}
 */
export async function remembering(open, mark = '') {
  for (const storage of STORAGES) allowed(() => globalThis[storage].setItem(KEY, mark));
  let release = () => {};
  const ended = new Promise((resolve) => {
    release = () => resolve(undefined);
  });
  allowed(() => navigator.locks.request(KEY, { mode: 'shared' }, () => ended).catch(() => null));
  const finish = () => {
    for (const storage of STORAGES) allowed(() => globalThis[storage].removeItem(KEY));
    release();
  };
  // A page that is left or loaded again has not stopped. The next one may begin before this one hears that it is hidden.
  for (const leaving of ['beforeunload', 'pagehide'])
    globalThis.addEventListener?.(leaving, finish, { once: true });
  try {
    return await open();
  } finally {
    setTimeout(finish, DRAWN_MILLISECONDS);
  }
}
