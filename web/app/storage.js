import { DEFAULT_COLUMNS } from './store.js';
import { validObject, validOptions, validSource, validTexts } from './valid.js';

/**
 * What survives a reload: the table that the user loaded last, with its settings, in
 * IndexedDB. No failure here may disturb the page; storage may be full, or
 * forbidden.
 *
 * @typedef {object} Session
 * @property {import('./store.js').Source} source
 * @property {import('../core/report.js').Options} options
 * @property {string[]} columns of the table
 *
 * @typedef {Session & { blob: Blob }} Kept
 *
 * @typedef {object} Storage
 * @property {() => Promise<Kept | null>} read what does not fit is forgotten
 * @property {(session: Session, blob?: Blob) => Promise<void>} write without a blob: settings of
 *   the table that this page read or wrote last; nothing is written when another page of the
 *   browser has put its own there since, or deleted it
 * @property {() => Promise<void>} clear
 */

const DATABASE = 'melon';
const STORE = 'session';
const SESSION = 'last';
const BLOB = 'blob';

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
function settled(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** @returns {Promise<IDBDatabase>} */
function open() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

/**
 * Does all of it or nothing.
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest<T>[]} work
 * @returns {Promise<T[]>}
 */
async function inStore(mode, work) {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    const requests = work(transaction.objectStore(STORE));
    await new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(undefined);
      transaction.onabort = () => reject(transaction.error);
    });
    return requests.map(({ result }) => result);
  } finally {
    database.close();
  }
}

/**
 * @param {unknown} session
 * @param {unknown} blob
 * @returns {Kept | null} null when there is no table; settings that do not fit are those of
 *   a new one
 */
export function validKept(session, blob) {
  const { source, options, columns } = validObject(session) ?? {};
  const from = validSource(source);
  if (!from || !(blob instanceof Blob)) return null;
  return {
    source: from,
    blob,
    options: validOptions(options) ?? {},
    columns: validTexts(columns) ?? DEFAULT_COLUMNS,
  };
}

/** @returns {Storage} */
export function createStorage() {
  /** The mark of this page's table in the storage. @type {unknown} */
  let mine;
  /** @type {Storage} */
  const storage = {
    async read() {
      try {
        const [session, blob] = await inStore('readonly', (store) => [
          store.get(SESSION),
          store.get(BLOB),
        ]);
        const kept = validKept(session, blob);
        mine = validObject(session)?.mark;
        if (!kept && (session !== undefined || blob !== undefined)) await storage.clear();
        return kept;
      } catch {
        return null;
      }
    },
    async write(session, blob) {
      try {
        if (blob) mine = `${Date.now()} ${Math.random()}`;
        const marked = { ...session, mark: mine };
        await inStore('readwrite', (store) => {
          if (blob) return [store.put(marked, SESSION), store.put(blob, BLOB)];
          const present = store.get(SESSION);
          present.onsuccess = () => {
            const { mark } = validObject(present.result) ?? {};
            if (present.result && mark === mine) store.put(marked, SESSION);
          };
          return [present];
        });
      } catch {
        // The page works without memory; storage may be full.
      }
    },
    async clear() {
      try {
        await inStore('readwrite', (store) => [store.clear()]);
      } catch {
        // Nothing was kept where nothing can be deleted.
      }
    },
  };
  return storage;
}
