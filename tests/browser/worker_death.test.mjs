// The worker is killed in the middle of its work, or has no memory left: what was on the page is still there, and
// goes on working.
import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { drop, eventually, openPage, settled } from './page.mjs';
import { plain } from './tables.mjs';

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;

before(async () => {
  opened = await openPage();
  page = opened.page;
  // Every worker that the page starts, so that it can be killed as a browser kills it: without a word.
  await page.addInitScript(() => {
    /** @type {Worker[]} */
    const workers = [];
    const Original = Worker;
    Object.assign(globalThis, {
      workers,
      Worker: class extends Original {
        /** @param {[string | URL, WorkerOptions?]} all */
        constructor(...all) {
          super(...all);
          workers.push(this);
        }
      },
    });
  });
});
beforeEach(async () => {
  await opened.visit();
  await settled(page);
  await drop(page, { name: 'mine.csv', content: plain });
  await page.locator('.source', { hasText: 'mine.csv' }).waitFor();
  // What arrives later would put back the number that it was asked with.
  await settled(page);
  await page.getByLabel('β of Fβ').fill('2');
  await page.keyboard.press('Enter');
  await settled(page);
  earlier = await page.locator('#verdict h1').innerText();
});
afterEach(() =>
  assert.deepEqual(
    opened.errors.filter((error) => !/WorkerGone|unreachable|RuntimeError/.test(error)),
    [],
  ),
);
after(() => opened.close());

let earlier = '';

/** What was loaded and set is there, and can be evaluated. */
async function isWhole() {
  await settled(page);
  assert.equal(await page.locator('.source strong').innerText(), 'mine.csv');
  assert.equal(await page.locator('#verdict h1').innerText(), earlier);
  assert.equal(await page.getByLabel('β of Fβ').inputValue(), '2');
  await page.getByLabel('Threshold for all').fill('0.3');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.hash.includes('0.3'));
  await settled(page);
  assert.equal(await page.locator('table.models tbody tr').count(), 2);
  // The end of a worker is known a moment later.
  await eventually(() => assert.equal(page.workers().length, 1));
}

const large = Buffer.from(
  `y,a,b\n${Array.from(
    { length: 600_000 },
    (_, i) => `${i % 2},${(i * 7919) % 1000},${(i * 104729) % 997}`,
  ).join('\n')}`,
);

/** Chooses a file that takes a second or more. @param {string} name */
const chooseLarge = (name) =>
  page
    .getByLabel('Files of predictions')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: large });

test('a worker that breaks down while it reads is replaced; the earlier table is whole', async () => {
  const [worker] = page.workers();
  await worker.evaluate(() => {
    addEventListener('message', ({ data }) => {
      if (data.type === 'load') throw new WebAssembly.RuntimeError('unreachable');
    });
  });
  await chooseLarge('large.csv');
  await page.locator('.problem .message, .banner.notice').first().waitFor();
  await isWhole();
});

test('a worker that the browser kills without a word is noticed and replaced', async () => {
  await page.evaluate(() => {
    const { workers } = /** @type {any} */ (globalThis);
    const last = workers.at(-1);
    const post = last.postMessage.bind(last);
    last.postMessage = (/** @type {any} */ message) => {
      post(message);
      // In the middle of the evaluation.
      if (message.type === 'run') setTimeout(() => last.terminate(), 5);
    };
  });
  await chooseLarge('large.csv');
  await page.locator('.problem .message').waitFor();
  await isWhole();
});

test('a worker that closes itself while it reads is noticed and replaced', async () => {
  const [worker] = page.workers();
  await worker.evaluate(() => {
    addEventListener('message', ({ data }) => {
      if (data.type === 'load') close();
    });
  });
  await chooseLarge('large.csv');
  await page.locator('.problem .message').waitFor();
  await isWhole();
});

test('a worker that closes itself while nothing is asked is replaced as well', async () => {
  const [worker] = page.workers();
  await worker.evaluate(() => close());
  await page.locator('.banner.notice').first().waitFor();
  await isWhole();
});

test('a file for which there is no memory is refused in words, and the earlier table is whole', async () => {
  const [worker] = page.workers();
  await worker.evaluate(() => {
    WebAssembly.Memory.prototype.grow = () => {
      throw new RangeError('no more memory');
    };
  });
  const wide = Array.from(
    { length: 400_000 },
    (_, i) => `${i % 2},${i / 4e5},x${i}${'y'.repeat(60)}`,
  );
  await page.getByLabel('Files of predictions').setInputFiles({
    name: 'wide.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`y,a,name\n${wide.join('\n')}`),
  });
  await page
    .locator('.problem .message', { hasText: /not enough memory|fewer rows or columns/ })
    .waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await isWhole();
});
