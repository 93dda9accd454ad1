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

const dialog = () => page.locator('dialog.choose');

/** The value of the first model in the dialog, as its button has it in full. @param {string} key */
const full = async (key) =>
  (await dialog().locator(`[data-key=${key}] td button`).first().getAttribute('title'))?.match(
    /\d\.\d+/,
  )?.[0];

test('from the columns of the table a path of questions opens, without those that the data answer', async () => {
  await page.locator('.table-tools .button.quiet').click();
  const link = page.locator('dialog.chooser a[href="#choose"]');
  const [height, colour, ink] = await link.evaluate((one) => [
    one.getBoundingClientRect().height,
    getComputedStyle(one).color,
    getComputedStyle(document.body).color,
  ]);
  assert.ok(height < 40, `the link is ${height} px high`);
  assert.equal(colour, ink);
  await link.click();
  await dialog().waitFor();
  // A frame is for what has the focus.
  assert.equal(await dialog().evaluate((one) => getComputedStyle(one).outlineStyle), 'none');
  assert.match(await dialog().innerText(), /The data have two classes\./);
  assert.equal(await dialog().locator('[data-answer]').count(), 3);
});

test('by the keyboard it ends in measures with their values, which become columns', async () => {
  await dialog().locator('[data-answer=decide]').focus();
  await page.keyboard.press('Enter');
  await dialog().locator('[data-answer=missed]').focus();
  await page.keyboard.press('Enter');
  const keys = await dialog()
    .locator('tbody tr')
    .evaluateAll((nodes) => nodes.map((node) => /** @type {HTMLElement} */ (node).dataset.key));
  assert.deepEqual(keys, ['recall', 'f2']);
  assert.equal(await dialog().locator('thead th').count(), 1 + 4);
  assert.match(await dialog().innerText(), /The first 4 of 5 models/);
  assert.deepEqual(await foundByAxe(page), []);
  await page.setViewportSize({ width: 390, height: 844 });
  const region = await dialog().locator('.scroll').boundingBox();
  const cell = await dialog().locator('[data-key=recall] td button').first().boundingBox();
  assert.ok(region && cell && cell.x + cell.width <= region.x + region.width, 'on a phone');
  await page.setViewportSize({ width: 1440, height: 1000 });
  const value = await dialog().locator('[data-key=recall] td').first().innerText();
  assert.match(value, /^0\.\d{3}$/);
  await dialog().locator('[data-key=recall] td button').first().click();
  const panel = dialog().locator('.working-panel:popover-open');
  await panel.locator('.working-lines .katex').first().waitFor();
  assert.equal(await panel.locator('.full-value').innerText(), await full('recall'));
  // It can be used, though the rest of the page is inert.
  await panel.locator('.stepper button').first().click();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  assert.ok(await dialog().isVisible());
  await dialog().locator('.button.primary').click();
  const heads = await page
    .locator('table.models thead [data-key]')
    .evaluateAll((nodes) => nodes.map((node) => /** @type {HTMLElement} */ (node).dataset.key));
  assert.deepEqual(heads.slice(0, 2), ['recall', 'f2']);
  const first = page.locator('table.models tbody tr').first().locator('td').first();
  assert.ok((await first.innerText()).startsWith(value));
});

test('the working of a measure says when to look elsewhere, and leads there', async () => {
  await page.locator('table.models tbody tr').first().locator('.value').first().click();
  const guidance = page.locator('.working-panel:popover-open .guidance');
  assert.match(await guidance.innerText(), /Look elsewhere when/);
  await guidance.locator('a[href="#choose"]').click();
  await dialog().waitFor();
  await dialog().locator('.steps .link').first().click();
  assert.equal(await dialog().locator('[data-answer]').count(), 5);
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => !location.hash.includes('choose'));
});

test('nothing of it was logged as an error', () => {
  assert.deepEqual(opened.errors, []);
});
