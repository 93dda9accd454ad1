import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { melon } from '../bin/command_line.mjs';
import { drop, openPage, saved, settled } from './page.mjs';

const SAMPLE = new URL('../../web/samples/iris-clusters.csv', import.meta.url).pathname;

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;

before(async () => {
  opened = await openPage({
    hash: '#lang=en&sample=iris-clusters',
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

/** The numbers of the table, row by row. @param {string} id */
const cellsOf = (id) =>
  figure(id)
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('td')].map((cell) => (cell.textContent ?? '').trim()),
      ),
    );

/** @param {string} name of a model */
const pick = (name) => page.locator('table.models tbody tr', { hasText: name }).first().click();

test('a table with clusters, classes and features is evaluated as a clustering', async () => {
  assert.match(await page.locator('#verdict').innerText(), /k3[\s\S]*ARI 0\.730/);
  for (const id of ['number_of_clusters', 'silhouettes', 'principal_components']) {
    await figure(id).scrollIntoViewIfNeeded();
    await figure(id).locator('canvas.lines[width]').waitFor();
  }
});

test('the heat map follows the selected column', async () => {
  await pick('k3');
  await figure('contingency').getByRole('heading', { name: /k3/ }).waitFor();
  assert.deepEqual(await cellsOf('contingency'), [
    ['50', '0', '0', '50'],
    ['0', '48', '2', '50'],
    ['0', '14', '36', '50'],
  ]);
  await figure('contingency').getByLabel('by cluster').check();
  await figure('contingency').locator('td small').first().waitFor();
  assert.match((await cellsOf('contingency'))[2][1], /14\s*23\s?%/);
});

test('pairs of points are counted in two by two cells', async () => {
  // Python 3.11: 3 · C(50, 2) pairs in one class, Σ C(size, 2) in one cluster.
  const values = await figure('pairs')
    .locator('td[data-value]')
    .evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute('data-value'))));
  const [a, c, b, d] = values;
  assert.equal(a + c, 3 * ((50 * 49) / 2));
  assert.equal(a + b, (50 * 49) / 2 + (62 * 61) / 2 + (38 * 37) / 2);
  assert.equal(a + b + c + d, (150 * 149) / 2);
});

test('another distance and standardised features give other silhouettes', async () => {
  const mean = () =>
    page
      .locator('table.models tbody tr', { hasText: 'k3' })
      .first()
      .locator('[data-key="silhouette"], td:nth-of-type(2)')
      .first()
      .innerText();
  const before = await mean();
  await page.locator('.cluster-measure select').selectOption('cosine');
  await page.waitForFunction(
    (old) => !document.querySelector('table.models')?.textContent?.includes(old),
    before,
  );
  await page.locator('.cluster-measure input').check();
  await settled(page);
  assert.notEqual(await mean(), before);
});

test('the index that is drawn against the number of clusters can be chosen', async () => {
  const choice = figure('number_of_clusters');
  await choice.locator('select').selectOption('davies_bouldin');
  await choice.getByText('lower is better').waitFor();
});

test('the heat map is saved as a picture', async () => {
  const { name, text } = await saved(page, () =>
    figure('contingency').locator('[data-save="svg"]').click(),
  );
  assert.equal(name, 'melon-iris-clusters-contingency.svg');
  assert.match(text, /^<svg[\s\S]*versicolor/);
  // The command line draws the same, without a browser, but shades cells by their count.
  const { stdout } = await melon('evaluate', SAMPLE, '--figure=contingency');
  const texts = (/** @type {string} */ svg) => svg.match(/>[^<>]+<\/text>/g);
  assert.deepEqual(texts(stdout), texts(text));
});

test('clusters of points without a truth have no table of classes', async () => {
  await drop(page, {
    name: 'points.csv',
    content: 'cluster,u,v\n0,0,0\n0,0,2\n1,4,0\n1,4,2\n1,5,1\n',
  });
  await figure('contingency').waitFor({ state: 'hidden' });
  assert.match(await page.locator('table.models').innerText(), /0\.444/);
  assert.equal(await figure('silhouettes').isVisible(), true);
});
