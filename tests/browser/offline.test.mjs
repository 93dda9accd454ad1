import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { writeKeptFiles } from '../../tools/kept_files.mjs';
import { golden } from '../web/import/formats/support.mjs';
import { onceEach, openNetwork } from './network.mjs';
import { drop, openPage, saved, settled } from './page.mjs';
import { plain } from './tables.mjs';

const root = new URL('../../', import.meta.url).pathname;
const dist = process.env.MELON_DIST || join(root, 'dist');

/** @typedef {import('playwright-core').Page} Page */

/** @param {string} name */
const sample = (name) => readFileSync(join(root, 'web/samples', name), 'utf8');

/** One table for each task. @type {Record<string, string>} */
const TABLES = {
  binary: plain,
  labels: sample('counted-labels.csv'),
  multiclass: sample('iris-probabilities.csv'),
  regression: sample('diabetes-progression.csv'),
  ranking: sample('ranking.csv'),
  clustering: sample('iris-clusters.csv'),
  counts: sample('fold-matrices.csv'),
  friedman: sample('demsar-auc.csv'),
  cv: sample('ten-folds.csv'),
  binomial: 'errors,n\n12,100\n9,100\n15,100\n',
};

/** A file for each reader that is fetched when it is wanted. */
const PACKED = [
  ...['predictions.csv.gz', 'predictions.zip', 'records.json', 'predictions.arff'],
  ...['records.npy', 'predictions.npz', 'predictions.xlsx', 'predictions.parquet'],
  'predictions.feather',
];

const RAGGED = 'y,a,b\n1,0.5,0.2\n0,0.1\n';

/** @param {Page} page */
async function ready(page) {
  await page.locator('.privacy strong', { hasText: 'Ready without network' }).waitFor();
}

/**
 * Drops a table and waits for its report with a picture, or a table of a comparison.
 * @param {Page} page
 * @param {string} task
 */
async function evaluates(page, task) {
  await drop(page, { name: `${task}.csv`, content: TABLES[task] });
  await page.locator('.source', { hasText: `${task}.csv` }).waitFor();
  await page.waitForFunction(() => document.body.dataset.phase === 'ready');
  assert.deepEqual(await page.locator('.problem .message').allInnerTexts(), [], task);
  await page
    .locator('#pictures .task-pictures:not([hidden])')
    .locator(':is(canvas, svg, table):visible')
    .first()
    .waitFor();
}

/** @param {Page} page @param {string} content @param {RegExp} sentence */
async function refuses(page, content, sentence) {
  await drop(page, { name: 'bad.csv', content });
  await page.locator('.problem .message', { hasText: sentence }).waitFor();
}

/**
 * Everything that the page can do, with the network cut.
 * @param {Page} page
 */
async function useAll(page) {
  for (const name of PACKED) {
    await drop(page, { name, content: golden(name) });
    await page.locator('.source', { hasText: name }).waitFor();
    await settled(page);
  }
  await drop(page, { name: 'two.xlsx', content: golden('two.xlsx') });
  await page.locator('.table-question').getByRole('button', { name: '第一批' }).click();
  await page.locator('.source', { hasText: 'two.xlsx › 第一批' }).waitFor();
  await settled(page);
  for (const task of Object.keys(TABLES)) await evaluates(page, task);
  await refuses(page, RAGGED, /line 3/i);
  await page.getByRole('button', { name: 'Change…' }).click();
  await page.locator('.samples button').first().click();
  await page.locator('.problem').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '切换到中文' }).click();
  await page.waitForFunction(() => document.documentElement.lang === 'zh-Hans');
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await evaluates(page, 'binary');
  const { text } = await saved(page, () => page.locator('[data-save="svg"]').first().click());
  assert.match(text, /<svg/);
  await page.locator('.menu summary').click();
  await page.locator('[data-export=report]').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByLabel('Find a metric').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#working:visible > details > summary').click();
  await page.locator('.worked-metric mfrac').first().waitFor();
}

test('once the page says so it needs no network: every task, a bad file, a sample, 中文, saving, a reload', async () => {
  const network = await openNetwork(dist);
  const opened = await openPage({ server: network, offline: true });
  const { page } = opened;
  try {
    await settled(page);
    await ready(page);
    network.on = false;
    await useAll(page);
    await page.reload();
    await settled(page);
    await ready(page);
    await evaluates(page, 'friedman');
    await evaluates(page, 'regression');
    assert.deepEqual(opened.errors, []);
  } finally {
    await opened.close();
  }
});

test('before that, what a table needs is asked for again when the network is back', async () => {
  const network = await openNetwork(dist);
  // As at the first second, for as long as the test takes.
  network.refuses = (path) => path.includes('service_worker');
  const opened = await openPage({ server: network, offline: true });
  const { page } = opened;
  try {
    await settled(page);
    network.on = false;
    await refuses(page, RAGGED, /line 3/i);
    await drop(page, { name: 'predictions.xlsx', content: golden('predictions.xlsx') });
    await page.locator('.problem .message', { hasText: 'could not be fetched' }).waitFor();
    network.on = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.source', { hasText: 'predictions.xlsx' }).waitFor();
    await page.locator('.problem').waitFor({ state: 'detached' });
    network.on = false;
    // The core evaluates it; the pictures of its task are not there yet.
    await drop(page, { name: 'regression.csv', content: TABLES.regression });
    await page.locator('.source', { hasText: 'regression.csv' }).waitFor();
    const missing = page.locator('.notice', { hasText: 'could not be fetched' });
    await missing.waitFor();
    assert.match(await page.locator('#verdict h1').innerText(), /MAE 44.3/);
    await missing.getByRole('button').click();
    await page.getByRole('button', { name: '切换到中文' }).click();
    await missing.waitFor();
    assert.equal(await page.locator('.privacy strong', { hasText: 'Ready' }).count(), 0);
    network.on = true;
    network.refuses = () => false;
    await evaluates(page, 'regression');
    await ready(page);
    network.on = false;
    await evaluates(page, 'cv');
  } finally {
    await opened.close();
  }
});

test('a network that refuses everything once is asked once more', async () => {
  const network = await openNetwork(dist);
  const once = onceEach();
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  // What the browser itself loads before any script of the page can ask again.
  network.refuses = (path) => path !== '/' && !html.includes(path.slice(1)) && once(path);
  const opened = await openPage({ server: network, offline: true });
  const { page } = opened;
  try {
    await settled(page);
    await page.locator('#pictures canvas').first().waitFor();
    await evaluates(page, 'regression');
    await page.waitForFunction(() =>
      [...document.styleSheets].some(({ cssRules }) =>
        [...cssRules].some(({ cssText }) => cssText.startsWith('.regression-')),
      ),
    );
    await ready(page);
    network.on = false;
    await useAll(page);
  } finally {
    await opened.close();
  }
});

test('a new version under another path is taken at the next visit, and no page is reloaded by itself', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'melon-versions-'));
  const home = join(folder, 'some/path');
  cpSync(dist, home, { recursive: true });
  const network = await openNetwork(folder, 'some/path/');
  const opened = await openPage({ server: network, offline: true });
  const { page } = opened;
  const title = () => page.locator('meta[name=description]').getAttribute('content');
  try {
    await settled(page);
    await ready(page);
    const html = readFileSync(join(home, 'index.html'), 'utf8');
    writeFileSync(
      join(home, 'index.html'),
      html.replace(/(<meta name="description" content=")[^"]*/, '$1The next version'),
    );
    writeKeptFiles(home, readFileSync(join(root, 'web/app/service_worker.js'), 'utf8'));
    await page.reload();
    await settled(page);
    assert.notEqual(await title(), 'The next version');
    await page.evaluate(async () => {
      Object.assign(globalThis, { untouched: true });
      const registration = await navigator.serviceWorker.ready;
      while (!registration.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
    });
    network.on = false;
    await evaluates(page, 'friedman');
    assert.equal(await page.evaluate(() => 'untouched' in globalThis), true);
    await page.reload();
    await settled(page);
    assert.equal(await title(), 'The next version');
    await ready(page);
    await evaluates(page, 'cv');
    await page.waitForFunction(async () => (await caches.keys()).length === 1);
  } finally {
    await opened.close();
    rmSync(folder, { recursive: true });
  }
});
