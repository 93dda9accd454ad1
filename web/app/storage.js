import { DEFAULT_COLUMNS } from './store.js';
import {
  validFiles,
  validObject,
  validOptions,
  validSort,
  validSource,
  validText,
  validTexts,
} from './valid.js';

/**
 * What survives a reload, in IndexedDB: the files that the user loaded last, with their
 * settings, and in the same way those of the lab. No failure here may disturb the page; storage may be full, or
 * forbidden.
 *
 * @typedef {object} Session
 * @property {import('./store.js').Source} source
 * @property {import('../core/report.js').Options} options
 * @property {string[]} columns of the table
 * @property {string} [model] that stands out, when the user chose it
 * @property {{ key: string, descending: boolean }} [sort] of the table, when the user chose it
 *
 * @typedef {import('../core/read_table.js').TableFile} TableFile
 * @typedef {Session & { files: TableFile[], mark?: string }} Kept mark: of what is stored, another for another table
 *
 * @typedef {object} Storage
 * @property {() => Promise<Kept | null>} read what does not fit is forgotten
 * @property {(session: Session, files?: TableFile[]) => Promise<void>} write without files: settings of
 *   the table that this page read or wrote last; nothing is written when another page of the
 *   browser has put its own there since, or deleted it
 * @property {() => Promise<void>} drop what this place has
 * @property {() => Promise<void>} clear what all places have
 */

const DATABASE = 'melon';
const STORE = 'session';
/** The keys of each place. */
const PLACES = {
  page: { SESSION: 'last', FILES: 'files' },
  lab: { SESSION: 'lab', FILES: 'lab files' },
};

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
 * Without what is undefined.
 * @template {object} T
 * @param {T} fields
 * @returns {Partial<T>}
 */
const present = (fields) =>
  /** @type {Partial<T>} */ (
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  );

/**
 * What a reload, or a file of the session, has of what the user sees.
 * @param {Pick<import('./store.js').State, 'tableColumns' | 'picked' | 'sort'>} state
 * @param {Pick<Session, 'source' | 'options'>} table
 * @returns {Session}
 */
export function sessionOf({ tableColumns: columns, picked, sort }, { source, options }) {
  const chosen = present({ model: picked ?? undefined, sort: sort ?? undefined });
  return { source, options, columns, ...chosen };
}

/**
 * @param {unknown} session
 * @param {unknown} files
 * @returns {Kept | null} null when there is no table; settings that do not fit are those of
 *   a new one
 */
export function validKept(session, files) {
  const { source, options, columns, model, sort } = validObject(session) ?? {};
  const from = validSource(source);
  const kept = validFiles(files);
  if (!from || !kept) return null;
  return {
    source: from,
    files: kept,
    options: validOptions(options) ?? {},
    columns: validTexts(columns) ?? DEFAULT_COLUMNS,
    ...present({ model: validText(model), sort: validSort(sort) }),
  };
}

/**
 * @param {keyof typeof PLACES} [place]
 * @returns {Storage}
 */
export function createStorage(place = 'page') {
  const { SESSION, FILES } = PLACES[place];
  /** The mark of this page's table in the storage. @type {unknown} */
  let mine;
  /** @type {Storage} */
  const storage = {
    async read() {
      try {
        const [session, files] = await inStore('readonly', (store) => [
          store.get(SESSION),
          store.get(FILES),
        ]);
        const kept = validKept(session, files);
        mine = validObject(session)?.mark;
        if (!kept && (session !== undefined || files !== undefined)) await storage.drop();
        return kept && { ...kept, ...present({ mark: validText(mine) }) };
      } catch {
        return null;
      }
    },
    async write(session, files) {
      try {
        if (files) mine = `${Date.now()} ${Math.random()}`;
        const marked = { ...session, mark: mine };
        await inStore('readwrite', (store) => {
          // Files first: in a private window WebKit refuses them, and never ends what was begun before.
          if (files) return [store.put(files, FILES), store.put(marked, SESSION)];
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
    async drop() {
      try {
        await inStore('readwrite', (store) => [store.delete(SESSION), store.delete(FILES)]);
      } catch {
        // Nothing was kept where nothing can be deleted.
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
