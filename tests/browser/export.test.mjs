import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import createModule from '../../build/wasm/core.mjs';
import { openCore } from '../../web/core/core.js';
import { blobSource, readTable } from '../../web/core/read_table.js';
import { drop, openPage, saved, settled } from './page.mjs';
import { plain } from './tables.mjs';

const options = { bootstrap: 0 };

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;

before(async () => {
  opened = await openPage({ hash: `#options=${JSON.stringify(options)}` });
  page = opened.page;
  await settled(page);
  await drop(page, { name: 'mine.csv', content: plain });
  await page.locator('.source', { hasText: 'mine.csv' }).waitFor();
  await settled(page);
  await page.getByText('Export', { exact: true }).click();
});
after(() => opened.close());

/** The menu closes when something of it was done. @param {string} what */
async function press(what) {
  if ((await page.locator('.menu[open]').count()) === 0)
    await page.locator('.menu summary').click();
  await page.locator(`[data-export="${what}"]`).click();
}

/** @param {string} what */
const save = (what) => saved(page, () => press(what));

/** The report that the core prints for the same table and options. */
async function coreReport() {
  const wasmBinary = readFileSync(new URL('../../build/wasm/core.wasm', import.meta.url));
  const core = await openCore(createModule, { wasmBinary });
  await readTable(core, blobSource(new Blob([plain])));
  const answer = core.runText(options);
  assert.ok('text' in answer);
  return answer.text;
}

test('the report is, byte for byte, what the core prints', async () => {
  const { name, text } = await save('report');
  assert.equal(name, 'melon-mine.json');
  assert.equal(text, `${await coreReport()}\n`);
});

test('the table of models is saved as CSV in full precision', async () => {
  const { name, text } = await save('models-csv');
  assert.equal(name, 'melon-mine-models.csv');
  const report = JSON.parse(await coreReport());
  const [head, good] = text.split('\r\n');
  assert.match(head, /^Model,roc_auc,roc_auc_low,roc_auc_high,/);
  const { metrics, intervals } = report.models[0];
  const { low, high } = intervals.roc_auc;
  assert.ok(good.startsWith(`good,${metrics.roc_auc},${low},${high},`), good);
});

test('the table of models is saved as Markdown and as LaTeX', async () => {
  const markdown = await save('models-md');
  assert.match(
    markdown.text,
    /^\| Model \| AUC \|.*\n\| :-- \| --: \|.*\n\| good \| \*\*0\.\d{3}\*\*/,
  );
  const latex = await save('models-tex');
  assert.match(latex.text, /\\toprule\n {2}Model & AUC &/);
  assert.match(latex.text, /good & \\textbf\{0\.\d{3}\}/);
  assert.match(latex.text, /\\bottomrule\n\\end\{tabular\}\n\\end\{adjustbox\}\n\\end\{table\}\n$/);
});

test('the table of pairs is saved too', async () => {
  const { text } = await save('pairs-csv');
  assert.match(text, /^Pair,difference,difference_low,difference_high,delong_p,/);
  assert.match(text, /\ngood − poor,0\./);
});

test('a table is copied', async () => {
  await press('copy-models-csv');
  await page.getByText('Copied.').waitFor();
  assert.equal(await page.locator('.menu[open]').count(), 0);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const { text } = await save('models-csv');
  assert.equal(copied, text);
});

test('Escape closes the menu and gives the focus back', async () => {
  await page.locator('.menu summary').click();
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('.menu[open]').count(), 0);
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'SUMMARY');
});

test('the paragraph for a paper and what it cites are saved for predictions too', async () => {
  await page.getByText('Export', { exact: true }).click();
  const { name, text } = await save('paper');
  assert.equal(name, 'melon-mine.txt');
  assert.match(text, /^We evaluated \d models \(.*DeLong’s test/s);
  assert.match((await save('bibtex')).text, /^@article\{delong1988,$/m);
});
