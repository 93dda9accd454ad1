import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { foundByAxe } from './axe.mjs';
import { openPage, settled } from './page.mjs';

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;
before(async () => {
  opened = await openPage({
    hash: '#sample=diabetes-progression&columns=r2,r2_ssr_sst,mae&options={"bootstrap":0}',
  });
  ({ page } = opened);
  await settled(page);
});
after(() => opened.close());

const panel = () => page.locator('.working-panel');

/** The number of the first model under a head. @param {number} place */
const value = (place) =>
  page.locator('table.models tbody tr').first().locator('td').nth(place).locator('.value');

test('a switch in the working shows the standard and the textbook’s definition, each with its working', async () => {
  const shown = [await value(0).innerText(), await value(1).innerText()].map((text) =>
    text.split('\n')[0].trim(),
  );
  await value(0).click();
  const forms = panel().locator('.forms');
  await forms.locator('summary').focus();
  await page.keyboard.press('Enter');
  await forms.locator('.form .katex').nth(1).waitFor();
  assert.deepEqual(
    await forms
      .locator('.form')
      .evaluateAll((nodes) => nodes.map((node) => /** @type {HTMLElement} */ (node).dataset.key)),
    ['r2', 'r2_ssr_sst'],
  );
  const values = await forms.locator('.form-value').allInnerTexts();
  for (const [place, text] of values.entries()) assert.ok(text.startsWith(shown[place]), text);
  assert.deepEqual(await foundByAxe(page), []);
  assert.match(await forms.innerText(), /least-squares/);
  assert.match(await forms.innerText(), /Kvålseth/);
});

test('the same switch stands in the explanation of the measure', async () => {
  await page.keyboard.press('Escape');
  await page.locator('table.models thead [data-key=r2_ssr_sst]').hover();
  const forms = page.locator('.explanation .forms');
  await forms.locator('summary').click();
  await forms.locator('.form .katex').first().waitFor();
  assert.equal(await forms.locator('.form').count(), 2);
  // It stays until it is closed.
  await page.mouse.move(0, 0);
  assert.ok(await forms.isVisible());
  await page.keyboard.press('Escape');
  assert.ok(!(await forms.isVisible()));
});

test('Tab goes from the head into its explanation, to the switch, and on to the next head', async () => {
  const head = (/** @type {string} */ key) =>
    page.locator(`table.models thead button[data-key=${key}]`);
  await head('r2').focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const summary = page.locator('.explanation:popover-open .forms summary');
  await summary.waitFor();
  const isFocused = (/** @type {import('playwright-core').Locator} */ one) =>
    one.evaluate((node) => node === document.activeElement);
  /** What explains a measure has a link before its switch. */
  async function goToSwitch() {
    for (let i = 0; i < 3 && !(await isFocused(summary)); i += 1) await page.keyboard.press('Tab');
    assert.ok(await isFocused(summary));
  }
  await goToSwitch();
  await page.keyboard.press('Tab');
  assert.ok(await isFocused(head('r2_ssr_sst')));
  await summary.waitFor();
  await goToSwitch();
  await page.keyboard.press('Enter');
  await page.locator('.explanation .form .katex').first().waitFor();
  await page.keyboard.press('Escape');
});

test('what has one definition has no switch', async () => {
  await value(2).click();
  await panel().locator('.katex').first().waitFor();
  assert.equal(await panel().locator('.forms').count(), 0);
});

test('nothing of it was logged as an error', () => {
  assert.deepEqual(opened.errors, []);
});
