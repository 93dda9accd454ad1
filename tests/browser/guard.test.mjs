import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { foundByAxe } from './axe.mjs';
import { drop, eventually, openPage, settled } from './page.mjs';
import { plain } from './tables.mjs';

const root = new URL('../../', import.meta.url).pathname;
const dist = process.env.MELON_DIST || join(root, 'dist');

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;
/** @type {import('node:http').Server} */
let elsewhere;
/** @type {string} */
let otherOrigin;
let asked = 0;

before(async () => {
  elsewhere = createServer((_, response) => {
    asked += 1;
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('taken');
  });
  await new Promise((resolve) => elsewhere.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = /** @type {import('node:net').AddressInfo} */ (elsewhere.address());
  otherOrigin = `http://127.0.0.1:${address.port}/`;
  opened = await openPage({ offline: true });
  page = opened.page;
  await settled(page);
});
after(async () => {
  await opened.close();
  elsewhere.close();
});

/**
 * What a policy must refuse; each answers "refused" or what it got.
 * @param {string} url of another origin
 */
async function probe(url) {
  /** @param {() => unknown} attempt */
  const refused = async (attempt) => {
    try {
      return String(await attempt());
    } catch {
      return 'refused';
    }
  };
  return {
    fetch: await refused(async () => (await fetch(url)).text()),
    xhr: await refused(
      () =>
        new Promise((resolve, reject) => {
          const request = new XMLHttpRequest();
          request.onload = () => resolve(request.responseText);
          request.onerror = reject;
          request.open('GET', url);
          request.send();
        }),
    ),
    code: await refused(() => new Function('return 1')()),
    script: await refused(() => import(/* @vite-ignore */ `${url}x.mjs`)),
    socket: await refused(
      () =>
        new Promise((resolve, reject) => {
          const socket = new WebSocket(url.replace('http', 'ws'));
          socket.onopen = resolve;
          socket.onerror = reject;
        }),
    ),
    events: await refused(
      () =>
        new Promise((resolve, reject) => {
          const source = new EventSource(url);
          source.onopen = resolve;
          source.onerror = () => {
            source.close();
            reject();
          };
        }),
    ),
    worker: await refused(
      () =>
        new Promise((resolve, reject) => {
          const worker = new Worker(`${url}x.js`);
          worker.onmessage = resolve;
          worker.onerror = reject;
        }),
    ),
  };
}

const allRefused = Object.fromEntries(
  ['fetch', 'xhr', 'code', 'script', 'socket', 'events', 'worker'].map((way) => [way, 'refused']),
);

test('the page may ask no other origin and make no code', async () => {
  assert.deepEqual(await page.evaluate(probe, otherOrigin), allRefused);
});

test('a text becomes neither markup nor a script, unless it passed the policies', async () => {
  const refused = await page.evaluate(() => {
    const { trustedTypes } = /** @type {any} */ (globalThis);
    const attempts = [
      () => document.createElement('p').insertAdjacentHTML('beforeend', '<b>x</b>'),
      () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      () => new Worker('data:text/javascript,'),
      () => trustedTypes.createPolicy('mine', { createHTML: (/** @type {string} */ x) => x }),
      () => trustedTypes.createPolicy('melon-svg', { createHTML: (/** @type {string} */ x) => x }),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return /** @type {Error} */ (error).name;
      }
    });
  });
  assert.deepEqual(refused, Array(5).fill('TypeError'));
});

test('the host says that the page may not be framed', async () => {
  const { headers } = await fetch(opened.url);
  assert.match(headers.get('content-security-policy') ?? '', /frame-ancestors 'none'$/);
});

test('the service worker may ask no other origin either', async () => {
  const context = page.context();
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  assert.equal((await worker.evaluate(probe, otherOrigin)).fetch, 'refused');
  assert.equal(asked, 0);
});

test('nor may the worker', async () => {
  const [worker] = page.workers();
  assert.deepEqual(await worker.evaluate(probe, otherOrigin), allRefused);
  const scripts = await worker.evaluate((url) => {
    try {
      /** @type {any} */ (globalThis).importScripts(`${url}x.js`);
      return 'taken';
    } catch {
      return 'refused';
    }
  }, otherOrigin);
  assert.equal(scripts, 'refused');
  assert.equal(asked, 0);
});

test('no request leaves the origin, and none is made for the user’s data', async () => {
  const { length } = opened.requests;
  await drop(page, { name: 'mine.csv', content: plain });
  await page.locator('.source', { hasText: 'mine.csv' }).waitFor();
  await settled(page);
  await page.getByLabel('Threshold for all').fill('0.4');
  await page.keyboard.press('Enter');
  await settled(page);
  const later = opened.requests.slice(length).filter((url) => !url.startsWith('blob:'));
  // What the page consists of, whatever the data.
  const files = readdirSync(dist, { recursive: true }).map(String);
  const known = new Set(['', ...files].map((file) => opened.url + file));
  assert.deepEqual(
    later.filter((url) => !known.has(url)),
    [],
  );
  const own = [opened.url, 'blob:', 'data:', otherOrigin];
  assert.deepEqual(
    opened.requests.filter((url) => !own.some((start) => url.startsWith(start))),
    [],
  );
});

test('a worker that crashes is replaced within a second, and nothing is lost', async () => {
  const before = await page.locator('#verdict h1').innerText();
  /** @type {number[]} */
  const times = [];
  // The fastest is the page's; the others may wait for the machine.
  for (let at = 0; at < 10 && !times.some((time) => time < 2000); at += 1) {
    const threshold = `0.3${at + 1}`;
    const [worker] = page.workers();
    await worker.evaluate(() => {
      setTimeout(() => {
        throw new WebAssembly.RuntimeError('unreachable');
      });
    });
    const start = Date.now();
    const notice = page.locator('.notice', { hasText: 'was started anew' });
    await notice.waitFor();
    assert.equal(await page.locator('#verdict h1').innerText(), before);
    await page.getByLabel('Threshold for all').fill(threshold);
    await page.keyboard.press('Enter');
    await page.waitForFunction((text) => location.hash.includes(text), threshold);
    await settled(page);
    times.push(Date.now() - start);
    assert.equal(await page.locator('.problem').count(), 0);
    // The end of a worker is known a moment later.
    await eventually(() => assert.equal(page.workers().length, 1));
    await notice.getByRole('button').click();
  }
  assert.ok(Math.min(...times) < 2000, `${times}`);
});

test('work is cancelled within 200 ms and what was there stays', async () => {
  const before = await page.locator('#verdict h1').innerText();
  const lines = Array.from(
    { length: 1_500_000 },
    (_, i) => `${i % 2},${(i * 7919) % 1000},${(i * 104729) % 997}`,
  );
  const file = {
    name: 'large.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`y,a,b\n${lines.join('\n')}`),
  };
  /** From the click to the sentence, as the page itself sees it. @type {number[]} */
  const times = [];
  // The fastest is the page's; the others may wait for the machine.
  for (let at = 0; at < 3 || (at < 10 && !times.some((time) => time < 200)); at += 1) {
    const measured = page.evaluate(
      () =>
        new Promise((resolve) => {
          let start = 0;
          const observer = new MutationObserver(() => {
            const button = document.querySelector('.banner.progress button');
            if (!start && button instanceof HTMLElement) {
              // At once: a click that waits for the button to stand still may come after the work's end.
              start = performance.now();
              button.click();
            } else if (start && document.querySelector('.banner.notice')) {
              observer.disconnect();
              requestAnimationFrame(() => resolve(performance.now() - start));
            }
          });
          observer.observe(document.body, { childList: true, subtree: true });
        }),
    );
    await page.getByLabel('Files of predictions').setInputFiles(file);
    times.push(/** @type {number} */ (await measured));
    await page.getByText('Cancelled.').waitFor();
    await settled(page);
    assert.equal(await page.locator('#verdict h1').innerText(), before);
  }
  assert.ok(Math.min(...times) < 200, `${times}`);
});

for (const [name, colorScheme, viewport] of /** @type {const} */ ([
  ['light', 'light', { width: 1440, height: 1000 }],
  ['dark', 'dark', { width: 1440, height: 1000 }],
  ['a phone', 'light', { width: 390, height: 844 }],
])) {
  test(`axe finds nothing in ${name}`, async () => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await opened.visit();
    await settled(page);
    await page.locator('.samples summary').click();
    await page.locator('.pairs summary').click();
    await page.getByText('Export', { exact: true }).click();
    assert.deepEqual(await foundByAxe(page), []);
    const [content, window] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      innerWidth,
    ]);
    assert.ok(content <= window, `${content} px in ${window}`);
  });
}
