import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { melon } from '../bin/command_line.mjs';
import { drop, eventually, openPage, saved, settled } from './page.mjs';

const SAMPLE = new URL('../../web/samples/ranking.csv', import.meta.url).pathname;

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;

before(async () => {
  opened = await openPage({
    hash: '#lang=en&sample=ranking',
    viewport: { width: 1440, height: 1600 },
  });
  page = opened.page;
  await settled(page);
});

after(async () => {
  assert.deepEqual(opened.errors, []);
  await opened.close();
});

/** @param {string} id */
const figure = (id) => page.locator(`[data-figure="${id}"]`);

/** The cells of a table's body, row by row. @param {string} id */
const bodyOf = (id) =>
  figure(id)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => (cell.textContent ?? '').trim())),
    );

test('a table with queries is evaluated as a ranking', async () => {
  assert.match(await page.locator('#verdict').innerText(), /NDCG/);
  await figure('ndcg_at_k').locator('canvas.lines[width]').waitFor();
  await figure('query_distribution').locator('canvas.lines[width]').waitFor();
});

test('every query has its value for every model', async () => {
  const rows = await bodyOf('queries');
  assert.equal(rows.length, 12);
  assert.equal(rows[0].length, 3 + 3);
  await figure('queries').locator('select').selectOption('mean_reciprocal_rank');
  assert.match((await bodyOf('queries'))[0][3], /^[01]\.\d{3}$/);
});

test('a number of a query shows how it comes about', async () => {
  const panel = page.locator('.working-panel:popover-open');
  const value = figure('queries').locator('tbody tr').nth(1).locator('.value').first();
  await value.click();
  await panel.locator('.working-lines .katex').first().waitFor();
  const name = await figure('queries').locator('tbody th').nth(1).innerText();
  assert.ok((await panel.locator('header').innerText()).includes(`MRR of ${name}`));
  const last = await panel.locator('[data-step]').last().getAttribute('data-step');
  const shown = Number(await panel.locator('.full-value').innerText());
  assert.ok(Math.abs(Number(last?.replace(/^\{\}=/, '')) - shown) < 1e-6, `${last}, ${shown}`);
  await page.keyboard.press('Escape');
});

test('a click on a query lists its items by position', async () => {
  await figure('queries').locator('tbody th button').nth(5).click();
  await page.waitForFunction(
    () => document.querySelectorAll('[data-figure="positions"] tbody tr').length === 5,
  );
  const rows = await bodyOf('positions');
  assert.equal(rows[0][0], '1');
  const scores = rows.map((row) => Number(row[3]));
  assert.deepEqual(
    scores,
    [...scores].sort((a, b) => b - a),
  );
});

test('tables are saved as they stand', async () => {
  const { name, text } = await saved(page, () =>
    figure('positions').locator('footer .figure-saves button').click(),
  );
  assert.equal(name, 'melon-ranking-positions.csv');
  assert.match(text, /^model,position,last_position,line,relevance,score/);
  assert.equal(text.trimEnd().split('\r\n').length, 6);
});

test('pictures are saved as vectors', async () => {
  const { name, text } = await saved(page, () =>
    figure('ndcg_at_k').locator('[data-save="svg"]').click(),
  );
  assert.equal(name, 'melon-ranking-ndcg_at_k.svg');
  // The command line draws the same, without a browser.
  assert.equal((await melon('evaluate', SAMPLE, '--figure=ndcg_at_k')).stdout, text);
});

test('another k is another key', async () => {
  await figure('ndcg_at_k').locator('.cut-off').fill('3');
  await figure('ndcg_at_k').locator('.cut-off').press('Enter');
  await figure('ndcg_at_k').locator('.figure-note', { hasText: 'NDCG@3:' }).waitFor();
});

test('a query without a value says why', async () => {
  const content = 'query,relevance,A,B\nq,3,.9,.1\nq,0,.5,.5\nr,0,.5,.7\nr,0,.4,.7\n';
  await drop(page, { name: 'two.csv', content });
  await settled(page);
  const missing = figure('queries').locator('tbody tr').nth(1).locator('[data-explanation]');
  await eventually(async () => assert.equal(await missing.count(), 2));
  assert.match((await missing.first().getAttribute('data-explanation')) ?? '', /relevant/);
});

test('one ranking without queries has positions but no table of queries', async () => {
  await drop(page, { name: 'one.csv', content: 'relevance,A,B\n3,.9,.1\n0,.5,.5\n1,.5,.7\n' });
  await page.waitForFunction(() => !document.querySelector('[data-figure="queries"]'));
  await settled(page);
  await eventually(async () => assert.equal((await bodyOf('positions')).length, 3));
  assert.equal(await figure('query_distribution').isVisible(), false);
});
