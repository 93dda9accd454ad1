import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPage, settled } from './page.mjs';
import { untilStored } from './stored.mjs';

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;

before(async () => {
  opened = await openPage({ hash: '#lang=en&options={"bootstrap":0}' });
  page = opened.page;
  await settled(page);
  await page.getByRole('button', { name: 'Type a matrix' }).click();
  await page.locator('dialog.matrix-editor[open]').waitFor();
});

after(async () => {
  assert.deepEqual(opened.errors, []);
  await opened.close();
});

/** @param {number} row @param {number} column */
const cell = (row, column) => page.locator(`[data-row="${row}"][data-column="${column}"]`);

/** @param {string[][]} cells */
async function type(cells) {
  for (const [row, values] of cells.entries()) {
    for (const [column, value] of values.entries()) await cell(row, column).fill(value);
  }
}

/** Waits for a metric's value in the first row of the table. @param {string} value */
const shows = (value) =>
  page.locator('table.models tbody tr').first().getByText(value, { exact: true }).first().waitFor();

test('the metrics follow what is typed', async () => {
  await type([
    ['8', '4'],
    ['2', '6'],
  ]);
  // accuracy 14/20, precision 8/10, recall 8/12
  await shows('0.700');
  await shows('0.800');
  await shows('0.667');
  assert.equal(await page.locator('dialog.matrix-editor[open]').count(), 1);
  await cell(0, 0).fill('18');
  // (18 + 6) / 30, 18/20
  await shows('0.900');
});

test('what is not a number is reported and changes nothing', async () => {
  await cell(1, 1).fill('six');
  await page.locator('.matrix-editor [role="status"]', { hasText: 'number of cases' }).waitFor();
  await page.locator('#verdict.stale').waitFor();
  assert.match((await page.locator('#verdict').textContent()) ?? '', /Waiting for the table/);
  await cell(1, 1).fill('6');
});

test('several matrices are averaged', async () => {
  await cell(0, 0).fill('8');
  await page.getByRole('button', { name: 'Add a matrix' }).click();
  await type([
    ['1', '0'],
    ['9', '10'],
  ]);
  const averages = page.locator('[data-figure="averages"]');
  await averages
    .locator('[data-key="f1_macro_zhou_over_matrices"]', { hasText: '0.584' })
    .waitFor();
  await averages.locator('[data-key="f1_macro_over_matrices"]', { hasText: '0.455' }).waitFor();
  await averages.locator('[data-key="f1_micro_over_matrices"]', { hasText: '0.545' }).waitFor();
  await page.getByRole('button', { name: 'Remove this matrix' }).click();
});

test('a block from a spreadsheet makes the matrix as large as it is', async () => {
  await cell(0, 0).focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', '\tcat\tdog\tcow\ncat\t5\t2\t0\ndog\t5\t3\t0\ncow\t10\t0\t2\n');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  assert.equal(await cell(2, 2).inputValue(), '2');
  // The matrix of three classes: accuracy 10/27
  await shows('0.370');
});

test('a matrix as scikit-learn prints it is pasted like a block', async () => {
  await cell(0, 0).focus();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', '[[50  8  2]\n [ 3 40  1]\n [ 0  2 60]]\n');
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  assert.equal(await cell(2, 2).inputValue(), '60');
  // (50 + 40 + 60)/166
  await shows('0.904');
});

test('Escape closes the panel and the results stay', async () => {
  await cell(0, 0).press('Escape');
  assert.equal(await page.locator('dialog.matrix-editor[open]').count(), 0);
  await shows('0.904');
});

test('a typed matrix is in the editor again after a reload', async () => {
  await untilStored(page, ({ texts }) => texts?.[0]?.includes(',60') ?? false);
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: 'Type a matrix' }).click();
  await page.waitForFunction(
    () =>
      /** @type {HTMLInputElement | null} */ (
        document.querySelector('.matrix-editor [data-row="2"][data-column="2"]')
      )?.value === '60',
  );
  assert.equal(await cell(0, 1).inputValue(), '8');
  // Opening it changes nothing, typing goes on from there.
  await shows('0.904');
  await cell(0, 1).fill('0');
  // (50 + 40 + 60)/158
  await shows('0.949');
  await cell(0, 0).press('Escape');
});
