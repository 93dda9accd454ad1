// The analysis as a script in Python or R, in a dialog of the export menu.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { drop, openPage, saved, settled } from './page.mjs';
import { plain } from './tables.mjs';

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;
/** @type {string[]} */
const fetchedParts = [];

before(async () => {
  opened = await openPage({ hash: '#options={"bootstrap":0}' });
  page = opened.page;
  page.on('request', (request) => fetchedParts.push(request.url()));
  await settled(page);
  await drop(page, { name: 'mine 得分.csv', content: plain });
  await page.locator('.source', { hasText: 'mine 得分.csv' }).waitFor();
  await settled(page);
});
after(() => opened.close());

const script = () => page.locator('dialog.snippet pre').innerText();

test('the script is fetched when its dialog is opened, and names the file', async () => {
  await page.locator('.menu summary').click();
  await page.locator('[data-export="snippet"]').waitFor();
  const isPart = (/** @type {string} */ url) => /\/snippet[-.]/.test(url);
  assert.ok(!fetchedParts.some(isPart));
  await page.locator('[data-export="snippet"]').click();
  await page.getByRole('dialog', { name: 'The same in Python or R' }).waitFor();
  assert.ok(fetchedParts.some(isPart));
  const text = await script();
  assert.match(text, /pd\.read_csv\(\n {4}"mine 得分\.csv"/);
  assert.match(text, /report\(name, "roc_auc", metrics\.roc_auc_score\(truth, score\)\)/);
});

test('the keyboard switches to R, and the script is copied and saved', async () => {
  await page.getByRole('radio', { name: 'Python' }).focus();
  await page.keyboard.press('ArrowRight');
  const text = await script();
  assert.match(text, /^table <- read\.csv\(\n {2}"mine 得分\.csv"/m);
  await page.locator('[data-snippet="copy"]').click();
  await page.getByText('Copied.').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(copied.trim(), text.trim());
  const file = await saved(page, () => page.locator('[data-snippet="save"]').click());
  assert.equal(file.name, 'melon-mine-得分.R');
  assert.equal(file.text, copied);
});

test('axe finds nothing in the dialog', async () => {
  const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
  await page.evaluate(readFileSync(axe, 'utf8'));
  const found = await page.evaluate(async () => {
    // @ts-expect-error axe was put there by the line above
    const { violations } = await globalThis.axe.run('dialog.snippet');
    return violations.map((/** @type {any} */ { id }) => id);
  });
  assert.deepEqual(found, []);
});

test('of a table that a script cannot read there is a sentence, and Escape closes the dialog', async () => {
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('dialog.snippet[open]').count(), 0);
  await drop(page, { name: 'percent.csv', content: 'truth,a\nyes,90%\nno,20%\nyes,70%\nno,10%\n' });
  await page.locator('.source', { hasText: 'percent.csv' }).waitFor();
  await settled(page);
  await page.locator('.menu summary').click();
  await page.locator('[data-export="snippet"]').click();
  await page.getByText('A snippet does not read percent signs').waitFor();
  assert.equal(await page.locator('dialog.snippet pre').count(), 0);
});
