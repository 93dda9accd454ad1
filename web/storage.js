/**
 * What survives a reload: the last source with its settings, in IndexedDB. No
 * failure here may disturb the page; storage may be full, or forbidden.
 *
 * @typedef {object} Session
 * @property {import('./store.js').Source} source
 * @property {import('./report.js').Options} options
 * @property {string[]} columns of the table
 *
 * @typedef {object} Storage
 * @property {() => Promise<(Session & { blob: Blob | null }) | null>} read
 * @property {(session: Session) => Promise<void>} write
 * @property {(blob: Blob | null) => Promise<void>} writeBlob null for a sample,
 *   which is fetched again
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
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => IDBRequest<T>} work
 * @returns {Promise<T>}
 */
async function inStore(mode, work) {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    const request = work(transaction.objectStore(STORE));
    await new Promise((resolve, reject) => {
      transaction.oncomplete = () => resolve(undefined);
      transaction.onabort = () => reject(transaction.error);
    });
    return request.result;
  } finally {
    database.close();
  }
}

/** @returns {Storage} */
export function createStorage() {
  return {
    async read() {
      try {
        const session = await inStore('readonly', (store) => store.get(SESSION));
        if (!session) return null;
        const blob = await inStore('readonly', (store) => store.get(BLOB));
        return { ...session, blob: blob ?? null };
      } catch {
        return null;
      }
    },
    async write(session) {
      try {
        await inStore('readwrite', (store) => store.put(session, SESSION));
      } catch {
        // The page works without memory.
      }
    },
    async writeBlob(blob) {
      try {
        if (blob) await inStore('readwrite', (store) => store.put(blob, BLOB));
        else await inStore('readwrite', (store) => store.delete(BLOB));
      } catch {
        // As above: storage may be full.
      }
    },
    async clear() {
      try {
        await inStore('readwrite', (store) => store.clear());
      } catch {
        // Nothing was kept where nothing can be deleted.
      }
    },
  };
}
