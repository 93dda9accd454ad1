// Back and Forward within the page.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPage } from './page.mjs';

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;

const TABLE = `y_true,mine,yours\n${Array.from(
  { length: 40 },
  (_, i) => `${i % 2},${((i * 37) % 100) / 100},${((i * 61) % 100) / 100}`,
).join('\n')}`;

before(async () => {
  opened = await openPage({ hash: '#lang=en&options={"bootstrap":0}' });
  page = opened.page;
  await page.locator('table.models tbody tr').first().waitFor();
  await page.evaluate(() => Object.assign(globalThis, { here: true }));
});
after(async () => {
  assert.deepEqual(opened.errors, []);
  await opened.close();
});

const entries = () => page.evaluate(() => history.length);
const door = (/** @type {string} */ room) => page.locator(`#navigation a[href="#room=${room}"]`);
/** @param {string} room @param {string} [lesson] */
async function assertIn(room, lesson) {
  await page.locator(`body[data-room=${room}]`).waitFor();
  const place = (/** @type {string} */ key) =>
    page.evaluate((name) => new URLSearchParams(location.hash.slice(1)).get(name), key);
  assert.equal((await place('room')) ?? 'report', room);
  if (lesson !== undefined) assert.equal(await place('lesson'), lesson);
}
/** Of a lesson that is open. */
const title = () => page.locator('.learn-lesson h1').innerText();

test('Back and Forward go through rooms and lessons and keep the table', async () => {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'mine.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(TABLE),
    });
  const model = page.locator('table.models tbody tr', { hasText: 'yours' });
  await model.first().waitFor();
  const first = await entries();

  await door('learn').click();
  await assertIn('learn');
  const lessons = page.locator('.learn-list li a');
  await lessons.nth(1).click();
  await page.locator('.learn-lesson h1').waitFor();
  const second = await title();
  await page.goBack();
  await lessons.first().click();
  await page.locator('.learn-lesson h1').waitFor();
  assert.notEqual(await title(), second);
  await door('lab').click();
  await assertIn('lab');
  // The list of lessons, one of them, and the lab.
  assert.equal(await entries(), first + 3);

  await page.goBack();
  await assertIn('learn');
  assert.notEqual(await title(), second);
  await page.goBack();
  await lessons.first().waitFor();
  await assertIn('learn');
  await page.goBack();
  await assertIn('report');
  await model.first().waitFor();
  assert.match(page.url(), /file=mine\.csv/);
  await page.goForward();
  await page.goForward();
  await page.goForward();
  await assertIn('lab');
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await assertIn('report');
  assert.ok(await page.evaluate(() => /** @type {any} */ (globalThis).here), 'loaded anew');
});

test('a setting adds no entry, and stays when Back leads to an address before it', async () => {
  await door('lab').click();
  await assertIn('lab');
  const before = await entries();
  await page.locator('#preferences').getByRole('button', { name: '中文' }).click();
  await page.waitForURL(/lang=zh/);
  assert.equal(await entries(), before);
  await page.goBack();
  await assertIn('report');
  await page.waitForURL(/lang=zh/);
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'zh-Hans');
});

test('a page of the reference has an entry, and Back closes it', async () => {
  const before = await entries();
  await page.locator('#navigation button[aria-haspopup=dialog]').click();
  await page.locator('dialog.reference .items a').first().click();
  await page.locator('dialog.reference .item-page').waitFor();
  assert.ok((await entries()) <= before + 2);
  await page.goBack();
  await page.locator('dialog.reference .search').waitFor();
  await page.goBack();
  await page.locator('dialog.reference').waitFor({ state: 'hidden' });
  await assertIn('report');
  await page.goForward();
  await page.locator('dialog.reference .search').waitFor();
  await page.goForward();
  await page.locator('dialog.reference .item-page').waitFor();
});
