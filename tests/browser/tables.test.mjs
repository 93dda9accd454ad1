// Tables in and tables out: typed results, pasted Markdown and LaTeX, critical values.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { foundByAxe } from './axe.mjs';
import { drop, openPage, settled } from './page.mjs';
import { untilStored } from './stored.mjs';

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;

before(async () => {
  opened = await openPage({ hash: '#lang=en&options={"bootstrap":0}' });
  page = opened.page;
  await settled(page);
});

after(async () => {
  assert.deepEqual(opened.errors, []);
  await opened.close();
});

const editor = () => page.locator('dialog.results-editor[open]');
const critical = () => page.locator('dialog.critical-values[open]');
/** @param {number} row @param {number} column */
const cell = (row, column) => editor().locator(`[data-row="${row}"][data-column="${column}"]`);
const verdict = () => page.locator('#verdict h1');

/** @param {string} text */
async function paste(text) {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

/** @param {string} within */
const axe = (within) => foundByAxe(page, within);

/** The number in the cell that the report hits. */
const hit = () => critical().locator('td.hit');

test('the four rankings are typed in, and τF 24.429 and CD 1.657 are read from the page', async () => {
  await page.getByRole('button', { name: 'Type results' }).click();
  await editor().waitFor();
  const ranks = [
    ['1', '2', '3'],
    ['1', '2.5', '2,5'],
    ['1', '2', '3'],
    ['1', '2', '3'],
  ];
  for (const [row, values] of ranks.entries()) {
    for (const [column, value] of values.entries()) await cell(row, column).fill(value);
  }
  await editor().getByLabel('The numbers are').selectOption({ label: 'ranks: 1 is best' });
  await verdict().getByText('significantly better than C').waitFor();
  await page.getByText('24.429').first().waitFor({ state: 'attached' });
  await page.getByText('1.657').first().waitFor({ state: 'attached' });
});

test('arrows, Tab and Enter go from cell to cell, and Enter adds a row below the last', async () => {
  await cell(0, 0).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const at = () =>
    page.evaluate(() => {
      const { row, column } = /** @type {HTMLElement} */ (document.activeElement).dataset;
      return [row, column];
    });
  assert.deepEqual(await at(), ['1', '1']);
  await page.keyboard.press('Tab');
  assert.deepEqual(await at(), ['1', '2']);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  assert.deepEqual(await at(), ['-1', '2']);
  await cell(3, 0).focus();
  await page.keyboard.press('Enter');
  assert.deepEqual(await at(), ['4', '0']);
});

test('an unfinished row is reported and changes nothing; the browser undoes typing', async () => {
  const before = await verdict().innerText();
  await page.keyboard.type('1');
  await editor().locator('[role="status"]', { hasText: 'is empty' }).waitFor();
  assert.equal(await verdict().innerText(), before);
  await page.keyboard.press('Control+z');
  assert.equal(await cell(4, 0).inputValue(), '');
  await cell(4, 0).fill('x');
  await editor()
    .locator('[role="status"]', { hasText: 'not a rank' })
    .or(editor().locator('[role="status"]', { hasText: 'not a number' }))
    .waitFor();
  await editor().getByRole('button', { name: 'Remove data 5' }).click();
  assert.equal(await cell(4, 0).count(), 0);
});

test('names are editable, rows and columns come and go', async () => {
  await cell(-1, 0).fill('naïve <b>');
  await page.locator('#verdict h1', { hasText: 'naïve <b>' }).waitFor();
  await editor().getByRole('button', { name: 'Add a column' }).click();
  assert.equal(await cell(0, 3).count(), 1);
  await editor().getByRole('button', { name: 'Remove D', exact: true }).click();
  assert.equal(await cell(0, 3).count(), 0);
  assert.equal(await cell(-1, 0).inputValue(), 'naïve <b>');
});

test('a block from a spreadsheet makes the table', async () => {
  await editor().getByLabel('The numbers are').selectOption({ label: 'scores: higher is better' });
  await cell(2, 1).focus();
  await paste(
    '\tSVM\tRF\niris\t0,9\t0,8\nwine\t0,7\t0,6\nzoo\t0,5\t0,3\nglass\t0,6\t0,5\nsonar\t1\t0,9\nlung\t0,4\t0,2\n',
  );
  assert.equal(await cell(5, 1).inputValue(), '0,2');
  assert.equal(await cell(-1, 0).inputValue(), 'SVM');
  await editor().getByRole('button', { name: 'Remove C', exact: true }).click();
  await page.locator('#verdict h1', { hasText: 'SVM' }).waitFor();
});

/** The place of the cell that has the focus. */
const focused = () =>
  page.evaluate(() => {
    const { row, column } = /** @type {HTMLElement} */ (document.activeElement).dataset;
    return [row, column];
  });

test('a removed row, an exchange and Clear are taken back by Undo and by Ctrl+Z', async () => {
  const typed = () =>
    editor()
      .locator('input')
      .evaluateAll((inputs) => inputs.map((one) => /** @type {HTMLInputElement} */ (one).value));
  const before = await typed();
  await editor().getByRole('button', { name: 'Remove wine' }).click();
  assert.ok(!(await typed()).includes('wine'));
  await editor().getByRole('button', { name: 'Undo' }).click();
  assert.deepEqual(await typed(), before);
  await editor().getByRole('button', { name: 'Exchange rows and columns' }).click();
  assert.equal(await cell(-1, 1).inputValue(), 'wine');
  assert.equal(await cell(0, -1).inputValue(), 'SVM');
  assert.equal(await cell(1, 1).inputValue(), '0,6');
  await editor().getByRole('button', { name: 'Undo' }).click();
  assert.deepEqual(await typed(), before);
  await editor().getByRole('button', { name: 'Clear' }).click();
  assert.ok(!(await typed()).includes('wine'));
  await page.locator('#verdict .earlier', { hasText: 'Waiting for the table' }).waitFor();
  await cell(0, 0).focus();
  await page.keyboard.press('Control+z');
  assert.deepEqual(await typed(), before);
  await page.locator('#verdict .earlier').waitFor({ state: 'detached' });
});

test('Tab goes from number to number and to the next row; Enter returns to where the run began', async () => {
  await editor().getByRole('button', { name: 'Clear' }).click();
  await cell(0, 0).focus();
  for (const text of ['85%', '80 %', '75%']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  assert.deepEqual(await focused(), ['1', '-1']);
  await page.keyboard.press('Tab');
  for (const text of ['84%', '81%', '73%']) {
    await page.keyboard.type(text);
    if (text !== '73%') await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  assert.deepEqual(await focused(), ['2', '0']);
  await page.locator('.results-card td[title^="84"]').waitFor();
  await editor().locator('.editor-status', { hasText: 'complete' }).waitFor();
  await cell(2, 0).fill('0.9');
  await editor().locator('.editor-status', { hasText: 'same unit' }).waitFor();
  assert.equal(await cell(2, 0).getAttribute('aria-invalid'), 'true');
});

test('the panel covers nothing of the page on a wide screen, and names fit their fields', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const right = await page.locator('#verdict').evaluate((one) => one.getBoundingClientRect().right);
  const left = await editor().evaluate((one) => one.getBoundingClientRect().left);
  assert.ok(right <= left, `${right} beside ${left}`);
  await cell(-1, 0).fill('支持向量机');
  const [wide, needed] = await cell(-1, 0).evaluate((one) => [one.clientWidth, one.scrollWidth]);
  assert.ok(needed <= wide, `${needed} px in ${wide}`);
  await page.setViewportSize({ width: 390, height: 844 });
  const box = await cell(0, 0).boundingBox();
  assert.ok(box && box.height > 20 && box.y < 844, JSON.stringify(box));
  await page.setViewportSize({ width: 1440, height: 1000 });
});

test('axe finds nothing in the typed table, and Escape closes it', async () => {
  assert.deepEqual(await axe('dialog.results-editor'), []);
  await cell(0, 0).press('Escape');
  assert.equal(await editor().count(), 0);
});

test('a typed table is in the editor again after a reload', async () => {
  await page.locator('.source.compact').getByRole('button', { name: 'Change…' }).click();
  await page.getByRole('button', { name: 'Type results' }).click();
  const typed = [
    ['0.9', '0.8', '0.7'],
    ['0.7', '0.6', '0.5'],
    ['0.8', '0.75', '0.6'],
  ];
  await editor().getByRole('button', { name: 'Clear' }).click();
  for (const [row, values] of typed.entries()) {
    for (const [column, value] of values.entries()) await cell(row, column).fill(value);
  }
  await editor().locator('.editor-status', { hasText: 'complete' }).waitFor();
  await page.locator('.results-card td[title^="0.75"]').waitFor();
  await untilStored(page, ({ texts }) => texts?.[0]?.includes('0.75') ?? false);
  await page.reload();
  await settled(page);
  await page.locator('.source.compact').getByRole('button', { name: 'Change…' }).click();
  await page.getByRole('button', { name: 'Type results' }).click();
  await page.waitForFunction(
    () =>
      /** @type {HTMLInputElement | null} */ (
        document.querySelector('.results-editor [data-row="2"][data-column="1"]')
      )?.value === '0.75',
  );
  await cell(0, 0).press('Escape');
});

const MARKDOWN =
  '| D | A | B | C |\n|---|---|---|---|\n| d1 | **1** | 2 ± 0.1 | 3 |\n| d2 | 1 | 2.5 | 2.5 |\n| d3 | 1 | 2 | 3 |\n| d4 | 1 | 2 | 3 |\n';

test('on a phone the note on a table that was read goes away as the page is scrolled', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
  await paste(MARKDOWN);
  const note = page.locator('.banner.notice', { hasText: 'Markdown' });
  await note.waitFor();
  await page.evaluate(() => scrollTo(0, 900));
  const box = await note.boundingBox();
  assert.ok(box && box.y + box.height < 0, JSON.stringify(box));
  await page.evaluate(() => scrollTo(0, 0));
  await page.setViewportSize({ width: 1440, height: 1000 });
});

test('a pasted Markdown table is read, and what was left out is said', async () => {
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
  await paste(MARKDOWN);
  await page.getByText('Read as a Markdown table of 4 rows and 4 columns.').waitFor();
  await page.getByText('What stands after ± was left out in 1 cell').waitFor();
  await page.getByText('24.429').first().waitFor({ state: 'attached' });
});

test('a ragged table is reported with its line, and what stood there stays', async () => {
  const before = await verdict().innerText();
  await paste(MARKDOWN.replace('| d3 | 1 |', '| d3 |'));
  await page.getByText('Line 5 of the table has 3 cells, its head has 4.').waitFor();
  assert.equal(await verdict().innerText(), before);
  await page.getByRole('button', { name: 'Dismiss' }).first().click();
});

test('a LaTeX file is read when it is dropped', async () => {
  const rows = 'iris & \\textbf{0.9} & 0.8\\\\ wine & 0.7 & 0.6\\\\ zoo & 0.5 & 0.4\\\\';
  await drop(page, {
    name: 'paper.tex',
    content: `\\begin{tabular}{lrr}\\toprule Set & SVM & k-NN\\\\\\midrule ${rows}\\bottomrule\\end{tabular}`,
  });
  await page.getByText('Read as a LaTeX table of 3 rows and 3 columns.').waitFor();
  await page.locator('#verdict h1', { hasText: 'SVM' }).waitFor();
});

test('tables of critical values open from the footer, with the cell that the report hits', async () => {
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
  await paste(MARKDOWN);
  await page.getByText('24.429').first().waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Tables of critical values' }).click();
  await critical().locator('table').waitFor();
  await critical().locator('select[name="table"]').selectOption('f');
  // F(.05) with 2 and 6 degrees of freedom: 5.143.
  await hit().getByText('5.143').waitFor();
  await critical().getByText('Your table: df₂ = 6, df₁ = 2').waitFor();
  await critical().locator('select[name="table"]').selectOption('nemenyi');
  await hit().getByText('2.344').waitFor();
});

test('any α, row and column can be asked for; anything else is reported', async () => {
  await critical().locator('select[name="table"]').selectOption('f');
  await hit().waitFor();
  await critical().getByLabel('α').fill('0.037');
  await critical().getByRole('heading', { name: 'F, α = 0.037' }).waitFor();
  assert.equal(await hit().count(), 0);
  await critical().getByLabel('α').fill('2');
  await critical().getByText('α is a number from 1e-12 to 0.999.').waitFor();
  await critical().getByLabel('α').fill('.05');
  await critical().getByLabel('Rows (df₂)').fill('6, 77');
  await critical().locator('tbody tr').nth(1).getByText('77', { exact: true }).waitFor();
  assert.equal(await critical().locator('tbody tr').count(), 2);
  await critical().getByRole('button', { name: 'More rows' }).click();
  await critical().locator('tbody th', { hasText: '87' }).waitFor();
});

test('the table is copied as CSV in full precision', async () => {
  await critical().getByLabel('Rows (df₂)').fill('6');
  await critical().getByLabel('Columns (df₁)').fill('2');
  await page.waitForFunction(
    () => document.querySelectorAll('dialog.critical-values td').length === 1,
  );
  await critical().getByRole('button', { name: 'Copy as CSV' }).click();
  await critical().locator('[role="status"]', { hasText: 'Copied' }).waitFor();
  const csv = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(csv, /^df₂,2\r?\n6,5\.1432528497\d+\r?\n$/);
});

test('axe finds nothing in the tables, also on a phone, and nothing sticks out', async () => {
  await critical().getByRole('button', { name: 'As in textbooks' }).click();
  await hit().waitFor();
  assert.deepEqual(await axe('dialog.critical-values'), []);
  await page.setViewportSize({ width: 390, height: 800 });
  assert.deepEqual(await axe('dialog.critical-values'), []);
  const [content, width] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = /** @type {HTMLElement} */ (
      document.querySelector('dialog.critical-values')
    );
    return [scrollWidth, clientWidth];
  });
  assert.ok(content <= width, `${content} px in ${width}`);
  await page.keyboard.press('Escape');
  assert.equal(await critical().count(), 0);
  await page.setViewportSize({ width: 1440, height: 1000 });
});

test('the address #tables opens them, before any comparison and in Chinese', async () => {
  await page.evaluate(() => localStorage.setItem('melon.preferences', '{"language":"zh"}'));
  await page.goto('about:blank');
  await page.goto(`${opened.url}#tables`);
  await critical().getByRole('heading', { name: '临界值表' }).waitFor();
  await critical().locator('table').waitFor();
  await critical().locator('select[name="table"]').selectOption('wilcoxon');
  await critical().getByText('较小的秩和不大于表中值时显著').waitFor();
  await page.waitForFunction(() => location.hash.includes('tables=wilcoxon'));
  await critical().getByRole('button', { name: '关闭' }).click();
  await page.waitForFunction(() => !location.hash.includes('tables'));
  await page.evaluate(() => {
    location.hash = '#tables=nemenyi';
  });
  await critical()
    .getByRole('heading', { name: /Nemenyi/ })
    .waitFor();
  await critical().getByRole('button', { name: '关闭' }).click();
});
