import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { drop, openPage, settled } from './page.mjs';
import { gap, plain } from './tables.mjs';

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;

before(async () => {
  opened = await openPage();
  page = opened.page;
  await settled(page);
  await drop(page, { name: 'good.csv', content: plain });
  await page.locator('.source', { hasText: 'good.csv' }).waitFor();
  await settled(page);
});
after(() => opened.close());

const encoder = new TextEncoder();
const columns5000 = Array.from({ length: 5000 }, (_, i) => `c${i}`);

/**
 * What is dropped, and what the sentence must name: place or remedy.
 * @type {[string, string | Uint8Array, RegExp, RegExp][]}
 */
const refused = [
  ['an empty file', '', /empty/i, /空/],
  ['a header alone', 'y_true,a,b\n', /header/i, /表头/],
  ['a doubled column', 'y,a,a\n1,0.5,0.5\n0,0.1,0.2\n', /"?a"?/, /列/],
  ['a ragged row', 'y,a,b\n1,0.5,0.2\n0,0.1\n', /3/, /3/],
  ['an unclosed quote', 'y,a\n1,"0.5\n0,0.2\n', /quot/i, /引号/],
  [
    'a binary file',
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]),
    /./,
    /./,
  ],
  ['no model', 'y\n1\n0\n1\n', /column/i, /列/],
  ['a text where a number belongs', plain.replace(/^(1,)[^,]*/m, '$1x'), /line 2/i, /第 2 行/],
  ['inf', 'y,a\n1,0.5\n0,inf\n1,0.3\n0,0.1\n', /line 3/i, /第 3 行/],
  ['NaN', 'y,a\n1,0.5\n0,NaN\n1,0.3\n0,0.1\n', /line 3/i, /第 3 行/],
];

for (const [what, content, english, chinese] of refused) {
  test(`${what} is answered by a sentence in both languages, and the earlier report stays`, async () => {
    const before = await page.locator('#verdict h1').innerText();
    await drop(page, { name: 'bad.csv', content });
    const message = page.locator('.problem .message');
    await message.waitFor();
    const text = await message.innerText();
    assert.match(text, english);
    assert.match(text, /\.$/);
    assert.equal(await page.locator('#verdict h1').innerText(), before);
    await page.getByRole('button', { name: '切换到中文' }).click();
    await page.waitForFunction(() => document.documentElement.lang === 'zh-Hans');
    const translated = await message.innerText();
    assert.match(translated, chinese);
    assert.match(translated, /[。）]$/);
    await page.getByRole('button', { name: 'Switch to English' }).click();
    await page.waitForFunction(() => document.documentElement.lang === 'en');
    await goBack();
    assert.equal(await page.locator('#verdict h1').innerText(), before);
    await page.locator('.source', { hasText: 'good.csv' }).waitFor();
  });
}

/** Makes the problem go away; what was there before must be usable. */
async function goBack() {
  const back = page.getByRole('button', { name: 'Back to good.csv' });
  if ((await back.count()) > 0) await back.click();
  else await page.getByRole('button', { name: 'Dismiss' }).first().click();
  await page.locator('.problem').waitFor({ state: 'detached' });
  await settled(page);
  const auc = page.locator('table.models thead button', { hasText: 'AUC' });
  await auc.click();
  assert.equal(await page.locator('table.models tbody tr').count(), 2);
}

/**
 * What is odd but has an answer.
 * @type {[string, string | Uint8Array, RegExp][]}
 */
const judged = [
  ['one class only', 'y,a\n1,0.5\n1,0.2\n1,0.7\n', /./],
  ['a constant score', 'y,a,b\n1,0.5,0.9\n0,0.5,0.1\n1,0.5,0.8\n0,0.5,0.3\n', /./],
  ['UTF-16', new Uint8Array([0xff, 0xfe, ...Buffer.from(plain, 'utf16le')]), /good ranks better/],
];

for (const [what, content, sentence] of judged) {
  test(`${what} gets a verdict or a sentence`, async () => {
    await drop(page, { name: 'odd.csv', content });
    await page
      .locator('.source', { hasText: 'odd.csv' })
      .or(page.locator('.problem .message'))
      .first()
      .waitFor();
    await settled(page);
    const shown = page.locator('.problem .message, #verdict h1').first();
    assert.match(await shown.innerText(), sentence);
    await drop(page, { name: 'good.csv', content: plain });
    await page.locator('.source', { hasText: 'good.csv' }).waitFor();
    await settled(page);
  });
}

test('five thousand columns leave the page usable', async () => {
  const line = (/** @type {number} */ i) =>
    [i % 2, ...columns5000.map((_, j) => ((i * 31 + j * 17) % 97) / 97)].join(',');
  const content = ['y_true', ...columns5000]
    .join(',')
    .concat('\n', Array.from({ length: 8 }, (_, i) => line(i)).join('\n'));
  await drop(page, { name: 'wide.csv', content: encoder.encode(content) });
  await page
    .locator('.source', { hasText: 'wide.csv' })
    .or(page.locator('.problem .message'))
    .first()
    .waitFor();
  await settled(page);
  assert.ok((await page.locator('.columns li').count()) <= 12);
  await drop(page, { name: 'good.csv', content: plain });
  await page.locator('.source', { hasText: 'good.csv' }).waitFor();
  await settled(page);
});

test('rows with missing cells are left out by one click', async () => {
  await drop(page, { name: 'gap.csv', content: gap });
  await page.locator('.problem .message').waitFor();
  await page.getByRole('button', { name: 'Leave those rows out' }).click();
  await page.locator('.problem').waitFor({ state: 'detached' });
  await settled(page);
  assert.match(await page.locator('.warnings').innerText(), /1 .*row|row.* 1 /i);
});

test('blanks between columns are named as the likely cause', async () => {
  const content = 'truth predicted\nyes no\nno no\nyes yes\n';
  await drop(page, { name: 'puzzle.csv', content });
  const hint = page.locator('.problem .hint');
  await hint.filter({ hasText: /blanks/ }).waitFor();
  await page.getByRole('button', { name: '切换到中文' }).click();
  await hint.filter({ hasText: /空格/ }).waitFor();
  await page.getByRole('button', { name: 'Switch to English' }).click();
  await page.locator('.problem button', { hasText: /Back to/ }).click();
  await settled(page);
});

test('where there is no interval its reason is shown', async () => {
  // Neither cases to count nor replicates.
  await opened.visit('#lang=en&options={"bootstrap":0}');
  await settled(page);
  const rows = ['1,0.9,0.5', '1,0.4,0.5', '0,0.6,0.5', '0,0.2,0.5'];
  await drop(page, { name: 'shares.csv', content: ['y,model,weight', ...rows].join('\n') });
  await page.locator('.source', { hasText: 'shares.csv' }).waitFor();
  await settled(page);
  const why = page.locator('.interval .why').first();
  assert.match((await why.getAttribute('title')) ?? '', /^no interval: .+/);
});

test('the message leaves the option of the command line to the button', async () => {
  await drop(page, { name: 'gap.csv', content: gap });
  const message = page.locator('.problem .message');
  await message.waitFor();
  assert.doesNotMatch(await message.innerText(), /missing: ?drop/);
  await page.getByRole('button', { name: 'Leave those rows out' }).waitFor();
});
