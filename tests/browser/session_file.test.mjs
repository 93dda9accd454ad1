import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { drop, openPage, saved, settled } from './page.mjs';
import { named, plain } from './tables.mjs';

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;

before(async () => {
  opened = await openPage();
  page = opened.page;
  await settled(page);
});
after(() => opened.close());

/** @param {string} name @param {string} content */
async function load(name, content) {
  await drop(page, { name, content });
  await page.locator('.source', { hasText: name }).waitFor();
  await settled(page);
}

async function saveSession() {
  await page.locator('.menu summary').click();
  return saved(page, () => page.locator('[data-export="session"]').click());
}

/** What the user sees of a table, and the address of it. */
const seen = async () => ({
  verdict: await page.locator('#verdict').innerText(),
  table: await page.locator('table.models').innerText(),
  chosen: await page.locator('table.models tbody tr.chosen th').allInnerTexts(),
  settings: await page.evaluate(() => location.hash.replace(/lang=\w+&?/, '')),
  source: await page.locator('.source strong').innerText(),
});

test('a session that is saved and dropped on a new page is the same page', async () => {
  await page.goto('about:blank');
  await page.goto(
    `${opened.url}#columns=f1,mcc,roc_auc&sort=-f1&model=poor&file=mine.csv&options=${encodeURIComponent('{"bootstrap":0,"beta":2,"positive":"west","thresholds":{"good":0.25}}')}`,
  );
  await settled(page);
  await load('mine.csv', named);
  const before = await seen();
  assert.match(before.settings, /model=poor/);
  assert.match(before.settings, /sort=-f1/);
  const { name, text } = await saveSession();
  assert.equal(name, 'melon-mine.melon.json');

  await opened.visit();
  await settled(page);
  await drop(page, { name, content: text });
  await page.locator('.source', { hasText: 'mine.csv' }).waitFor();
  await settled(page);
  assert.deepEqual(await seen(), before);
  assert.equal((await saveSession()).text, text);

  // And a reload of that page is the same still, even without its address.
  await page.goto('about:blank');
  await page.goto(opened.url);
  await page.locator('.source', { hasText: 'mine.csv' }).waitFor();
  await settled(page);
  assert.deepEqual(await seen(), before);
  assert.deepEqual(opened.errors, []);
});

test('what is no whole session is said in a sentence, and the page stays as it was', async () => {
  await opened.visit();
  await settled(page);
  await load('mine.csv', plain);
  const { text } = await saveSession();
  const before = await seen();
  for (const [content, sentence] of /** @type {const} */ ([
    [text.slice(0, 900), 'This Melon session is damaged or cut off'],
    [text.replace('0.', '1.'), 'their fingerprint is another'],
    [text.replace('"format":1', '"format":7'), 'saved by a newer Melon (format 7)'],
    [text.replace('"melon":"session"', '"melon":"quiz"'), 'it says that it is “quiz”'],
  ])) {
    await drop(page, { name: 'sent.melon.json', content });
    await page.locator('#problem .message', { hasText: sentence }).waitFor();
    assert.deepEqual(await seen(), before, sentence);
  }
  assert.deepEqual(opened.errors, []);
});
