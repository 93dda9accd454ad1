import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { foundByAxe } from './axe.mjs';
import { openPage, settled } from './page.mjs';

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;
before(async () => {
  opened = await openPage();
  ({ page } = opened);
  await settled(page);
});
after(() => opened.close());

const panel = () => page.locator('.working-panel:popover-open');
const card = (/** @type {string} */ id) => page.locator(`[data-figure=${id}]`);
/** What the panel's lines give, as they are set. */
const texts = () =>
  panel()
    .locator('[data-step]')
    .evaluateAll((nodes) =>
      nodes.map((node) => String(/** @type {HTMLElement} */ (node).dataset.step)),
    );

async function opens() {
  await panel().locator('.working-lines .katex').first().waitFor();
}

async function close() {
  await page.keyboard.press('Escape');
  await panel()
    .waitFor({ state: 'detached' })
    .catch(() => {});
}

test('the operating point of a curve shows how it comes about, by the keyboard too', async () => {
  const button = card('roc').locator('button[data-working]');
  await button.focus();
  await page.keyboard.press('Enter');
  await opens();
  assert.match(await panel().innerText(), /ROC/);
  const all = await texts();
  assert.ok(all.includes('\\mathrm{TPR}'), all.join());
  const [words] = await card('roc').locator('.figure-note').allInnerTexts();
  const shown = Number(await panel().locator('.full-value').innerText());
  assert.ok(words.includes(`${(100 * shown).toFixed(1)}`), `${shown} in ${words}`);
  assert.deepEqual(await foundByAxe(page), []);
  await close();
  assert.ok(await button.evaluate((node) => node === document.activeElement));
});

test('a count of it is outlined in the confusion matrix', async () => {
  await card('precision_recall').locator('button[data-working]').click();
  await opens();
  await panel().locator('[data-part=fp]').first().hover();
  assert.equal(await page.locator('table.matrix td.pointed[data-part=fp]').count(), 1);
  await close();
});

test('a point of a curve that is pressed twice, and a bin that is pressed, are worked out', async () => {
  // Its handle comes under the pointer.
  const plot = card('roc').locator('.plot');
  await plot.scrollIntoViewIfNeeded();
  // As quick as a hand: the first press has moved the point by then.
  await plot.click({ position: { x: 150, y: 100 } });
  await page.waitForTimeout(150);
  await plot.dblclick({ position: { x: 150, y: 100 } });
  await opens();
  assert.match((await texts()).join(), /FPR/);
  await close();
  await card('cost').locator('button[data-working]').click();
  await opens();
  assert.match((await texts()).join(), /FNR/);
  await close();
  const bins = card('calibration').locator('canvas.marks');
  await bins.scrollIntoViewIfNeeded();
  await bins.dblclick({ position: { x: 120, y: 200 } });
  await opens();
  assert.match((await texts()).join(), /bar y_k/);
  await close();
});

test('a rule says why its threshold is there', async () => {
  assert.equal(await page.locator('.bar-rule ~ button[data-working]').count(), 0);
  await page.locator('.bar-rule select').selectOption('youden');
  // The report that follows the threshold comes while it is read.
  await page.locator('.bar-rule ~ button[data-working]').click();
  await opens();
  const text = await panel().innerText();
  assert.match(text, /Youden/);
  assert.match(text, /at the next higher threshold/);
  const rows = await panel().locator('.working-table tbody tr').count();
  assert.ok(rows >= 3);
  await close();
});

test('the difference of two models has its working with its interval', async () => {
  await page.locator('details.pairs > summary').click();
  await page.locator('details.pairs select').selectOption('accuracy');
  await page.locator('details.pairs tbody tr').first().locator('.value').first().click();
  await opens();
  assert.match(await panel().innerText(), /Tango/);
  await close();
});

test('the pages of intervals, rules and curves have a working', async () => {
  for (const item of ['clopper_pearson', 'newcombe', 'tango', 'max_mcc', 'det', 'calibration']) {
    await page.evaluate((id) => {
      location.hash = `#item=${id}`;
    }, item);
    const article = page.locator(`.item-page[data-item=${item}]`);
    await article.locator('.item-working .katex').first().waitFor();
    assert.notEqual(await article.locator('.full-value').innerText(), '');
  }
  assert.deepEqual(await foundByAxe(page), []);
});

test('nothing of it was logged as an error', () => {
  assert.deepEqual(opened.errors, []);
});
