import assert from 'node:assert/strict';
import { eventually } from './page.mjs';

/** @typedef {{ source?: { name: string }, options?: Record<string, unknown>, mark?: string, texts?: string[] }} Stored */

/** The keys of what the page keeps, and of what its lab does, as web/app/storage.js has them. */
const PLACES = { page: ['last', 'files'], lab: ['lab', 'lab files'] };

/**
 * What is in IndexedDB of the last table.
 * @param {import('playwright-core').Page} page
 * @param {keyof typeof PLACES} [place]
 * @returns {Promise<Stored>}
 */
export const stored = (page, place = 'page') =>
  page.evaluate(
    ([sessionKey, filesKey]) =>
      new Promise((resolve) => {
        const request = indexedDB.open('melon', 1);
        request.onsuccess = () => {
          const store = request.result.transaction('session').objectStore('session');
          const session = store.get(sessionKey);
          const files = store.get(filesKey);
          files.onsuccess = async () => {
            request.result.close();
            const texts = files.result?.map((/** @type {{ blob: Blob }} */ one) => one.blob.text());
            resolve({ ...session.result, ...(texts ? { texts: await Promise.all(texts) } : {}) });
          };
        };
      }),
    PLACES[place],
  );

/**
 * The page stores after it has shown the report, and nothing on it tells when.
 * @param {import('playwright-core').Page} page
 * @param {(kept: Stored) => boolean} holds
 * @param {keyof typeof PLACES} [place]
 */
export const untilStored = (page, holds, place) =>
  eventually(async () => {
    const kept = await stored(page, place);
    assert.ok(holds(kept), `It holds ${JSON.stringify(kept)}.`);
    return kept;
  });
