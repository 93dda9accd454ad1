// Files of every format on the page: the same report as from the CSV, which table where there are several, and
// sentences for what cannot be read.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { golden, workbookWith } from '../web/import/formats/support.mjs';
import { drop, openPage, settled } from './page.mjs';
import { plain } from './tables.mjs';

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;

before(async () => {
  opened = await openPage();
  page = opened.page;
  await settled(page);
});
after(() => opened.close());

/** The table of models as it stands there. */
async function models() {
  await settled(page);
  return page.locator('table.models').first().innerText();
}

/** @param {string} name */
async function dropGolden(name) {
  await drop(page, { name, content: golden(name) });
}

/** @param {string} file */
async function shownModels(file) {
  await page.locator('.source', { hasText: file }).waitFor();
  return models();
}

const SAME = [
  ...['predictions.csv.gz', 'members.csv.gz', 'predictions.zip'],
  ...['records.json', 'lines.jsonl', 'columns.json', 'split.json', 'lists.json'],
  ...['predictions.arff', 'predictions.npz', 'packed.npz', 'records.npy'],
  ...['predictions.xlsx', 'formulas.xlsx'],
  ...['predictions.parquet', 'polars.parquet', 'gzip.parquet'],
  ...['predictions.feather', 'zstd.arrow', 'polars.arrow', 'predictions.arrows', 'polars.arrows'],
];

test('a file of each format has the report of the CSV', async () => {
  await dropGolden('predictions.csv');
  const expected = await shownModels('predictions.csv');
  assert.match(expected, /logistic/);
  for (const name of SAME) {
    await drop(page, { name: 'between.csv', content: plain });
    assert.notEqual(await shownModels('between.csv'), expected);
    await dropGolden(name);
    assert.equal(await shownModels(name), expected, name);
    assert.equal(await page.locator('.problem').count(), 0, name);
  }
  assert.deepEqual(opened.errors, []);
});

test('a workbook that a library would unpack in workers is read within the page’s policy', async () => {
  const rows = Array.from(
    { length: 8000 },
    (_, i) =>
      `<row r="${i + 2}"><c r="A${i + 2}"><v>${i % 2}</v></c><c r="B${i + 2}"><v>0.${(i * 7919) % 99991}</v></c></row>`,
  );
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>y_true</t></is></c><c r="B1" t="inlineStr"><is><t>forest</t></is></c></row>${rows.join('')}</sheetData></worksheet>`;
  assert.ok(sheet.length > 512_000);
  const content = await workbookWith(sheet);
  await drop(page, { name: 'large.xlsx', content });
  await page.locator('.source', { hasText: 'large.xlsx' }).waitFor();
  await settled(page);
  assert.match(await page.locator('main').innerText(), /8,000 cases/);
  assert.deepEqual(opened.errors, []);
});

test('judgments and runs of TREC become one ranking', async () => {
  const names = ['trec.qrels', 'trec_bm25.run', 'trec_dense.run'];
  await drop(page, ...names.map((name) => ({ name, content: golden(name) })));
  assert.match(await shownModels('trec_dense.run'), /bm25[\s\S]*0\.158[\s\S]*dense[\s\S]*0\.149/);
  assert.equal(await page.getByLabel('Joined').inputValue(), 'query,docid');
  assert.match(await page.locator('main').innerText(), /does not judge count as not relevant/);
  assert.deepEqual(opened.errors, []);
});

test('of several tables one is asked for, and the others do not count', async () => {
  await dropGolden('two.zip');
  const question = page.locator('.table-question');
  await question.waitFor();
  assert.deepEqual(await question.locator('li').allInnerTexts(), [
    'run/all.csv',
    'run/first.csv',
    'All 2, joined',
  ]);
  await page.getByRole('button', { name: '切换到中文' }).click();
  await question.locator('h2', { hasText: '哪一个表格' }).waitFor();
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await question.getByRole('button', { name: 'run/first.csv' }).click();
  await page.locator('.source', { hasText: 'two.zip › run/first.csv' }).waitFor();
  await settled(page);
  assert.equal(await question.count(), 0);
  assert.match(await page.locator('main').innerText(), /20 cases/);
});

test('the question can be put away, and what was shown stays', async () => {
  const before = await models();
  await dropGolden('two.zip');
  const question = page.locator('.table-question');
  await question.waitFor();
  // Meanwhile it says that it is of another file.
  const earlier = page.locator('p.earlier');
  assert.match(await earlier.innerText(), /^An earlier result, of /);
  await question.getByRole('button', { name: 'Dismiss' }).click();
  await question.waitFor({ state: 'detached' });
  assert.equal(await earlier.count(), 0);
  assert.equal(await models(), before);
});

/** @type {[string, string, Uint8Array, RegExp, RegExp][]} */
const REFUSED = [
  [
    'a damaged gzip file',
    'a.csv.gz',
    golden('predictions.csv.gz').subarray(0, 200),
    /cut off/,
    /不完整/,
  ],
  ['a damaged archive', 'a.zip', golden('predictions.zip').subarray(0, 200), /cut off/, /不完整/],
  [
    'an old workbook',
    'a.xls',
    Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
    /\.xlsx/,
    /\.xlsx/,
  ],
  [
    'a Feather file of version 1',
    'a.feather',
    new TextEncoder().encode('FEA1\0\0\0\0'),
    /pd\.read_feather/,
    /pd\.read_feather/,
  ],
  ['a pickle', 'a.pkl', Uint8Array.of(0x80, 4, 0x95, 0, 0), /pickle/, /pickle/],
  [
    'a picture',
    'a.csv',
    new Uint8Array(readFileSync(new URL('../../docs/pictures/compare.png', import.meta.url))),
    /picture/,
    /图片/,
  ],
];

for (const [what, name, content, english, chinese] of REFUSED) {
  test(`${what} gets a sentence in both languages, and what was shown stays`, async () => {
    const before = await models();
    await drop(page, { name, content });
    const message = page.locator('.problem .message');
    await message.filter({ hasText: english }).waitFor();
    assert.ok((await message.innerText()).startsWith(`${name}: `));
    await page.getByRole('button', { name: '切换到中文' }).click();
    await message.filter({ hasText: chinese }).waitFor();
    await page.getByRole('button', { name: 'Switch to English' }).click();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.locator('.problem').waitFor({ state: 'detached' });
    assert.equal(await models(), before);
  });
}
