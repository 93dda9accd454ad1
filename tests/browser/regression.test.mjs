import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { drop, openPage, saved, settled } from './page.mjs';

const sample = readFileSync(
  new URL('../../web/samples/diabetes-progression.csv', import.meta.url),
  'utf8',
);
const FIGURES = [
  'predicted_true',
  'residuals',
  'error_histogram',
  'error_quantiles',
  'rec',
  'error_by_column',
];

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;

before(async () => {
  opened = await openPage();
  page = opened.page;
  await settled(page);
  await drop(page, { name: 'progression.csv', content: sample });
  await page.locator('.source', { hasText: 'progression.csv' }).waitFor();
  await page.locator('[data-figure="predicted_true"]').waitFor();
  await settled(page);
});
after(() => opened.close());

/** @param {string} id */
const figure = (id) => page.locator(`[data-figure="${id}"]:visible`);

test('a table of numbers is treated as a regression, and all its pictures are drawn', async () => {
  for (const id of FIGURES) {
    await figure(id).scrollIntoViewIfNeeded();
    await page.waitForFunction((name) => {
      const canvas = document.querySelector(`[data-figure="${name}"] canvas.lines`);
      return canvas instanceof HTMLCanvasElement && canvas.width > 100;
    }, id);
    assert.equal(await figure(id).locator('.figure-reason').count(), 0, id);
  }
  assert.deepEqual(opened.errors, []);
});

test('a picture that could not be drawn at first is drawn the next time', async () => {
  const other = await openPage();
  try {
    await settled(other.page);
    await other.page.evaluate(() => {
      const { prototype } = CanvasRenderingContext2D;
      const { measureText } = prototype;
      prototype.measureText = () => {
        throw new Error('cannot measure');
      };
      Object.assign(window, { mendPictures: () => Object.assign(prototype, { measureText }) });
    });
    await drop(other.page, { name: 'progression.csv', content: sample });
    await other.page.locator('.source', { hasText: 'progression.csv' }).waitFor();
    await other.page.locator('[data-figure="residuals"]').scrollIntoViewIfNeeded();
    while (!other.errors.some((error) => error.includes('cannot measure')))
      await other.page.waitForTimeout(50);
    await other.page.evaluate(() => /** @type {any} */ (window).mendPictures());
    other.errors.length = 0;
    await other.page.locator('table.models button.model', { hasText: 'pred_knn' }).click();
    const card = other.page.locator('[data-figure="residuals"]:visible');
    await card.locator('.figure-head', { hasText: 'pred_knn' }).waitFor();
    await card.scrollIntoViewIfNeeded();
    await other.page.waitForTimeout(500);
    assert.deepEqual(other.errors, []);
  } finally {
    await other.close();
  }
});

test('the two forms of R² stand side by side with the reason why they differ', async () => {
  const card = figure('squares');
  assert.match(await card.innerText(), /0\.492[\s\S]*0\.522[\s\S]*SST ≠ SSR \+ SSE/);
});

test('another model is drawn when its row is chosen', async () => {
  await page.locator('table.models button.model', { hasText: 'pred_knn' }).click();
  await figure('residuals').locator('.figure-head', { hasText: 'pred_knn' }).waitFor();
});

test('errors are drawn against the column that is chosen', async () => {
  const card = figure('error_by_column');
  await card.locator('select').selectOption({ label: 'bmi' });
  await card.locator('summary').click();
  await card.locator('th', { hasText: 'bmi' }).waitFor();
});

test('a picture is saved as SVG, and the report as JSON', async () => {
  const { text } = await saved(page, () =>
    figure('error_histogram').locator('[data-save="svg"]').click(),
  );
  assert.match(text, /^<svg/);
  await page.getByText('Export', { exact: true }).click();
  const report = await saved(page, () => page.locator('[data-export="report"]').click());
  assert.equal(JSON.parse(report.text).task, 'regression');
  await page.keyboard.press('Escape');
});

test('nothing is wider than a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Pictures are drawn anew for their place.
  await page.waitForFunction(() => document.documentElement.scrollWidth === 390);
  assert.deepEqual(opened.errors, []);
});
