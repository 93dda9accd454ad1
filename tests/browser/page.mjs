import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { serve } from '../../bin/server.mjs';
import { slowDown } from './slow.mjs';

const root = new URL('../../', import.meta.url).pathname;

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The page as on arrival, without its two thousand replicates, which take seconds of the machine. */
const WITHOUT_BOOTSTRAP = '#options={"bootstrap":0}';

/** How long the page may take to follow, in milliseconds: far longer than it needs, on a machine that is busy. */
const PATIENCE = 60_000;

/**
 * @typedef {object} Opened
 * @property {import('playwright-core').Page} page
 * @property {string} url
 * @property {string[]} errors what the page threw or logged as an error
 * @property {string[]} requests every address asked for
 * @property {(hash?: string) => Promise<void>} visit as a first-time visitor
 * @property {() => Promise<void>} close
 */

/**
 * Serves dist/ and opens it in a Chromium with an empty profile.
 * @param {object} [options]
 * @param {string} [options.hash]
 * @param {string} [options.locale]
 * @param {{ width: number, height: number }} [options.viewport]
 * @param {'light' | 'dark'} [options.colorScheme]
 * @param {string} [options.folder] instead of dist/
 * @param {{ url: string, close: () => Promise<void> }} [options.server] instead of one for the folder
 * @param {boolean} [options.hasTouch] as on a phone
 * @param {boolean} [options.offline] with the service worker, which keeps everything; without
 *   it the requests of the page can be watched and refused
 * @returns {Promise<Opened>}
 */
export async function openPage({
  hash = WITHOUT_BOOTSTRAP,
  locale = 'en-GB',
  viewport = { width: 1440, height: 1000 },
  colorScheme = 'light',
  folder = process.env.MELON_DIST || join(root, 'dist'),
  server,
  hasTouch = false,
  offline = false,
} = {}) {
  server ??= await serve(folder);
  const profile = mkdtempSync(join(tmpdir(), 'melon-chromium-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.MELON_CHROMIUM || '/usr/bin/chromium',
    args: FLAGS,
    locale,
    viewport,
    colorScheme,
    hasTouch,
    acceptDownloads: true,
    serviceWorkers: offline ? 'allow' : 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const [page] = context.pages();
  page.setDefaultTimeout(PATIENCE);
  await slowDown(page);
  /** @type {string[]} */
  const errors = [];
  /** @type {string[]} */
  const requests = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  context.on('request', (request) => requests.push(request.url()));
  await page.goto(server.url + hash);
  return {
    page,
    url: server.url,
    errors,
    requests,
    async visit(again = WITHOUT_BOOTSTRAP) {
      await page.evaluate(() => {
        localStorage.clear();
        return new Promise((resolve) => {
          const request = indexedDB.deleteDatabase('melon');
          request.onsuccess = request.onerror = request.onblocked = resolve;
        });
      });
      await page.goto('about:blank');
      await page.goto(server.url + again);
      errors.length = 0;
    },
    async close() {
      await context.close();
      await server.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/**
 * Waits until a report stands there and nothing is under way.
 * @param {import('playwright-core').Page} page
 */
export async function settled(page) {
  await page.locator('table.models tbody tr').first().waitFor();
  await page.waitForFunction(() => document.body.dataset.phase === 'ready');
}

/**
 * Tries until it does not throw: what is done on the page is followed by its pictures, by answers of the core and by what
 * is fetched a moment later.
 * @template T
 * @param {() => T | Promise<T>} check
 * @returns {Promise<T>} what it returned
 */
export async function eventually(check) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * Reads until it is another value than before.
 * @template T
 * @param {() => Promise<T>} read
 * @param {T} before
 */
export const changed = (read, before) =>
  eventually(async () => {
    const now = await read();
    assert.notDeepEqual(now, before);
    return now;
  });

/**
 * Drops files on the page, as from a file manager.
 * @param {import('playwright-core').Page} page
 * @param {...{ name: string, content: string | Uint8Array }} files
 */
export async function drop(page, ...files) {
  const data = files.map(({ name, content }) => ({
    name,
    bytes: [...(typeof content === 'string' ? new TextEncoder().encode(content) : content)],
  }));
  await page.evaluate((dropped) => {
    const transfer = new DataTransfer();
    for (const { name, bytes } of dropped) {
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: 'text/csv' }));
    }
    for (const type of ['dragenter', 'dragover', 'drop']) {
      const target = document.querySelector('main') ?? document.body;
      target.dispatchEvent(
        new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true }),
      );
    }
  }, data);
}

/**
 * Presses something that saves a file and returns its text and name.
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<void>} press
 */
export async function saved(page, press) {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const stream = await download.createReadStream();
  /** @type {Buffer[]} */
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return { name: download.suggestedFilename(), text: Buffer.concat(chunks).toString('utf8') };
}
