import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { foundByAxe } from './axe.mjs';
import { drop, openPage, settled } from './page.mjs';

/** Five positives and four negatives; a tie of one each at 0.7. */
const CASES = ['1,0.9', '1,0.8', '0,0.7', '1,0.7', '0,0.6', '1,0.5', '0,0.4', '0,0.3', '1,0.2'];

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;
before(async () => {
  opened = await openPage();
  ({ page } = opened);
  await settled(page);
  await load('nine.csv', CASES);
});
after(() => opened.close());

/** @param {string} name @param {string[]} lines */
async function load(name, lines) {
  await drop(page, { name, content: `truth,model\n${lines.join('\n')}\n` });
  await page.waitForFunction((file) => document.body.innerText.includes(file), name);
  await settled(page);
}

/** @param {string} figure */
const card = (figure) => page.locator(`[data-figure=${figure}]`);
/** @param {string} figure */
const strip = (figure) => card(figure).locator('.walk-strip');
/** @param {string} figure */
const told = (figure) => card(figure).locator('.walk-told');
/** @param {string} part */
const cell = (part) =>
  page.locator(`table.matrix td[data-part=${part}]`).getAttribute('data-value');

/** @param {number} position */
async function reached(position) {
  await page.waitForFunction(
    (wanted) =>
      document.querySelector('[data-figure=roc] .walk-strip')?.getAttribute('aria-valuenow') ===
      String(wanted),
    position,
  );
}

test('it is fetched when it is opened, at the threshold that the page has', async () => {
  assert.ok(!opened.requests.some((url) => /walk/.test(url)));
  for (const figure of ['roc', 'precision_recall', 'cost']) {
    await card(figure).locator('.figure-walk > summary').click();
    await strip(figure).waitFor();
  }
  // Five scores are at least 0.5.
  await reached(6 - 1);
  assert.equal(await strip('roc').locator('.group').count(), 8);
  assert.equal(await strip('roc').locator('.group.tied').getAttribute('data-kind'), 'tie');
});

test('each press lowers the threshold by one score, and the whole page follows', async () => {
  await strip('roc').focus();
  await page.keyboard.press('Home');
  await reached(0);
  assert.match(await told('roc').innerText(), /no case is predicted positive/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await reached(2);
  assert.deepEqual([await cell('tp'), await cell('fp')], ['2', '0']);
  assert.match(await told('roc').innerText(), /TP 1 → 2: TPR 1\/5 → 2\/5\. The curve goes up\./);
  assert.match(await told('precision_recall').innerText(), /recall 1\/5 → 2\/5/);
  assert.match(await told('cost').innerText(), /FNR 4\/5 → 3\/5/);
});

test('a tie passes at once and says why the curve goes diagonally', async () => {
  await card('roc').getByRole('button', { name: 'Down to the next score' }).click();
  await reached(3);
  assert.deepEqual([await cell('tp'), await cell('fp')], ['3', '1']);
  assert.match(await told('roc').innerText(), /A tie: .*diagonally/);
});

test('buttons and keys go back, to the end, and to a case that is pressed', async () => {
  await card('roc').getByRole('button', { name: 'Back by one score' }).click();
  await reached(2);
  await card('roc').getByRole('button', { name: 'Down to the lowest score' }).click();
  await reached(8);
  assert.match(await told('roc').innerText(), /every case is predicted positive/);
  await strip('roc').locator('[data-position="4"]').click();
  await reached(4);
  await page.keyboard.press('End');
  await reached(8);
  await page.keyboard.press('ArrowLeft');
  await reached(7);
});

test('of many scores the strip says which it shows, and every one is a step', async () => {
  const many = Array.from({ length: 3000 }, (_, at) => `${at % 2},${(at * 7919) % 3001}`);
  await load('many.csv', many);
  await page.waitForFunction(
    () =>
      document.querySelector('[data-figure=roc] .walk-strip')?.getAttribute('aria-valuemax') ===
      '3000',
  );
  await strip('roc').focus();
  await page.keyboard.press('End');
  await reached(3000);
  assert.deepEqual([await cell('fn'), await cell('tn')], ['0', '0']);
  for (let step = 0; step < 70; step += 1) await page.keyboard.press('ArrowLeft');
  await reached(2930);
  assert.match(await card('roc').locator('.walk').innerText(), /of 3,000 different ones/);
  const [content, room] = await strip('roc').evaluate((node) => [
    node.scrollWidth,
    node.clientWidth,
  ]);
  assert.ok(content <= room, `${content} px in ${room}`);
  assert.ok((await strip('roc').locator('.group').count()) > 20);
});

test('it speaks Chinese, too, and axe finds nothing in either language', async () => {
  for (const language of ['en', 'zh']) {
    if (language === 'zh') {
      await page.locator('header').getByText('中文').click();
      await page.getByText('真实为正例').or(page.getByText('真实为反例')).first().waitFor();
      assert.match((await strip('roc').getAttribute('aria-valuetext')) ?? '', /；第 [\d,]+ 步，共/);
    }
    // The blink of a cell is over.
    await page.waitForFunction(() => document.getAnimations().length === 0);
    assert.deepEqual(await foundByAxe(page, '#pictures'), [], language);
  }
});

test('nothing of it was logged as an error', () => {
  assert.deepEqual(opened.errors, []);
});
