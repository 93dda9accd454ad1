/** @typedef {{ source?: { name: string }, options?: Record<string, unknown>, texts?: string[] }} Stored */

/**
 * What is in IndexedDB of the last table.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<Stored>}
 */
export const stored = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('melon', 1);
        request.onsuccess = () => {
          const store = request.result.transaction('session').objectStore('session');
          const session = store.get('last');
          const files = store.get('files');
          files.onsuccess = async () => {
            request.result.close();
            const texts = files.result?.map((/** @type {{ blob: Blob }} */ one) => one.blob.text());
            resolve({ ...session.result, ...(texts ? { texts: await Promise.all(texts) } : {}) });
          };
        };
      }),
  );

/**
 * The page stores after it has shown the report, and nothing on it tells when.
 * @param {import('playwright-core').Page} page
 * @param {(kept: Stored) => boolean} holds
 */
export async function untilStored(page, holds) {
  const end = Date.now() + 5_000;
  for (;;) {
    const kept = await stored(page);
    if (holds(kept)) return kept;
    if (Date.now() > end) throw new Error(`It holds ${JSON.stringify(kept)}.`);
    await page.waitForTimeout(20);
  }
}
