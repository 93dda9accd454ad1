import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { foundByAxe } from './axe.mjs';
import { changed, openPage, settled } from './page.mjs';

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;
before(async () => {
  opened = await openPage();
  ({ page } = opened);
  await settled(page);
});
after(() => opened.close());

const panel = () => page.locator('.working-panel:popover-open');
const card = (/** @type {string} */ id) => page.locator(`[data-figure=${id}]`);
/** What the panel's lines give, as they are set. */
const texts = () =>
  panel()
    .locator('[data-step]')
    .evaluateAll((nodes) =>
      nodes.map((node) => String(/** @type {HTMLElement} */ (node).dataset.step)),
    );

async function opens() {
  await panel().locator('.working-lines .katex').first().waitFor();
}

async function close() {
  await page.keyboard.press('Escape');
  await panel()
    .waitFor({ state: 'detached' })
    .catch(() => {});
}

test('the operating point of a curve shows how it comes about, by the keyboard too', async () => {
  const button = card('roc').locator('button[data-working]');
  await button.focus();
  await page.keyboard.press('Enter');
  await opens();
  assert.match(await panel().innerText(), /ROC/);
  const all = await texts();
  assert.ok(all.includes('\\mathrm{TPR}'), all.join());
  const [words] = await card('roc').locator('.figure-note').allInnerTexts();
  const shown = Number(await panel().locator('.full-value').innerText());
  assert.ok(words.includes(`${(100 * shown).toFixed(1)}`), `${shown} in ${words}`);
  assert.deepEqual(await foundByAxe(page), []);
  await close();
  assert.ok(await button.evaluate((node) => node === document.activeElement));
});

test('a count of it is outlined in the confusion matrix', async () => {
  await card('precision_recall').locator('button[data-working]').click();
  await opens();
  await panel().locator('[data-part=fp]').first().hover();
  await page.locator('table.matrix td.pointed[data-part=fp]').waitFor();
  await close();
});

test('a point of a curve that is pressed twice, and a bin that is pressed, are worked out', async () => {
  // Its handle comes under the pointer.
  const plot = card('roc').locator('.plot');
  await plot.scrollIntoViewIfNeeded();
  const handle = () => plot.locator('.handle').getAttribute('style');
  const before = await handle();
  // As quick as a hand: the first press has moved the point by then.
  await plot.click({ position: { x: 150, y: 100 } });
  await changed(handle, before);
  await plot.dblclick({ position: { x: 150, y: 100 } });
  await opens();
  assert.match((await texts()).join(), /FPR/);
  await close();
  await card('cost').locator('button[data-working]').click();
  await opens();
  assert.match((await texts()).join(), /FNR/);
  await close();
  const bins = card('calibration').locator('canvas.marks');
  await bins.scrollIntoViewIfNeeded();
  await bins.and(page.locator('[width]')).waitFor();
  await bins.dblclick({ position: { x: 120, y: 200 } });
  await opens();
  assert.match((await texts()).join(), /bar y_k/);
  await close();
});

test('a rule says why its threshold is there', async () => {
  assert.equal(await page.locator('.bar-rule ~ button[data-working]').count(), 0);
  await page.locator('.bar-rule select').selectOption('youden');
  // The report that follows the threshold comes while it is read.
  await page.locator('.bar-rule ~ button[data-working]').click();
  await opens();
  const text = await panel().innerText();
  assert.match(text, /Youden/);
  assert.match(text, /at the next higher threshold/);
  const rows = await panel().locator('.working-table tbody tr').count();
  assert.ok(rows >= 3);
  await close();
});

test('the difference of two models has its working with its interval', async () => {
  await page.locator('details.pairs > summary').click();
  await page.locator('details.pairs select').selectOption('accuracy');
  await page.locator('details.pairs tbody tr').first().locator('.value').first().click();
  await opens();
  assert.match(await panel().innerText(), /Tango/);
  await close();
});

test('a p-value adjusted over all pairs has the ladder of all pairs', async () => {
  const row = page.locator('details.pairs tbody tr').first();
  // The difference, McNemar’s p-value, and that by Holm.
  await row.locator('.value').nth(2).click();
  await opens();
  assert.match(await panel().locator('header').innerText(), /p \(Holm\)/);
  assert.equal(await panel().locator('.working-table tbody tr').count(), 10);
  const words = await row.locator('.value').nth(2).innerText();
  const value = Number(await panel().locator('.full-value').innerText());
  assert.ok(words.includes(value.toFixed(3).slice(1)), `${value} in ${words}`);
  await close();
});

test('the pages of intervals, rules and curves have a working', async () => {
  for (const item of ['clopper_pearson', 'newcombe', 'tango', 'max_mcc', 'det', 'calibration']) {
    await page.evaluate((id) => {
      location.hash = `#item=${id}`;
    }, item);
    const article = page.locator(`.item-page[data-item=${item}]`);
    await article.locator('.item-working .katex').first().waitFor();
    assert.notEqual(await article.locator('.full-value').innerText(), '');
  }
  assert.deepEqual(await foundByAxe(page), []);
});

/** The coordinates that a card's words say of its point. @param {string} id */
async function saidOf(id) {
  const text = await card(id).locator('.class-point > span').innerText();
  return text.match(/\d\.\d+/g)?.slice(-2) ?? [];
}

/** What the last two lines of the panel give, as they are rounded there. */
const given = async () => {
  const full = Number(await panel().locator('.full-value').innerText());
  return full.toFixed(3);
};

test('a point of a class against the rest is chosen and worked out', async () => {
  await opened.visit('#lang=en&sample=iris-probabilities&options={"bootstrap":0}');
  await settled(page);
  for (const id of ['class-roc', 'class-precision_recall', 'class-calibration']) {
    await card(id).scrollIntoViewIfNeeded();
    await card(id).locator('canvas.lines[width]').waitFor();
    const [, before] = await saidOf(id);
    await card(id).locator('button[data-working]').click();
    await opens();
    assert.equal(await given(), before, id);
    assert.match(await panel().locator('header').innerText(), /setosa, /);
    await close();
  }
});

test('the keyboard goes along a line, and its working follows', async () => {
  const line = card('class-roc').locator('.class-point select');
  await line.selectOption('macro');
  const slider = card('class-roc').locator('.class-point input[aria-label*=macro]');
  await slider.focus();
  await page.keyboard.press('Home');
  await card('class-roc')
    .locator('.class-point > span', { hasText: /FPR 0\.000.*TPR 0\.000/ })
    .waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction(() => {
    const words = document.querySelector('[data-figure="class-roc"] .class-point > span');
    return words && !/FPR (0\.000|1\.000)/.test(words.textContent ?? '');
  });
  const [, tpr] = await saidOf('class-roc');
  await card('class-roc').locator('button[data-working]').click();
  await opens();
  assert.equal(await given(), tpr);
  // The curves of all classes of which it is the mean.
  assert.equal(await panel().locator('.working-table tbody tr').count(), 3);
  assert.deepEqual(await foundByAxe(page), []);
  await close();
});

test('a number of the table of classes has its working, with its interval, under the name of the class', async () => {
  const row = card('class-table').locator('tbody tr', { hasText: 'virginica' });
  const keys = await card('class-table').locator('thead th').allInnerTexts();
  const cell = (/** @type {string} */ name) => row.locator('td').nth(keys.indexOf(name) - 1);
  for (const name of ['Recall', 'AUC', 'ECE']) {
    await cell(name).locator('.value').click();
    await opens();
    assert.match(await panel().locator('header').innerText(), new RegExp(`${name}, virginica`));
    const shown = await cell(name).locator('.value').innerText();
    assert.equal(await given(), shown, name);
    assert.equal(await panel().locator('.working-interval').count(), name === 'Recall' ? 1 : 0);
    await close();
  }
});

test('a point of a class is pressed, twice for its working', async () => {
  await card('class-roc').locator('.class-point select').selectOption('virginica');
  const plot = card('class-roc').locator('.plot');
  await plot.scrollIntoViewIfNeeded();
  const { width, height } = /** @type {{ width: number, height: number }} */ (
    await plot.boundingBox()
  );
  // The upper right corner of the axes, where every line ends.
  const position = { x: width - 16, y: height * 0.06 };
  await card('class-roc').locator('.class-point input[aria-label*=virginica]').waitFor();
  await plot.click({ position });
  await card('class-roc')
    .locator('.class-point > span', { hasText: /FPR 1\.000.*TPR 1\.000/ })
    .waitFor();
  await plot.dblclick({ position });
  await opens();
  assert.match((await texts()).join(), /FPR/);
  assert.equal(Number(await panel().locator('.full-value').innerText()), 1);
  await close();
});

test('of one class each model has its points', async () => {
  const roc = card('class-roc');
  await roc.locator('.figure-controls select').first().selectOption('virginica');
  await page.waitForFunction(
    () => document.querySelectorAll('[data-figure="class-roc"] .class-legend > span').length === 3,
  );
  const models = await roc.locator('.class-legend > span').allInnerTexts();
  const point = roc.locator('.class-point select');
  const ofTheFirst = await roc.locator('.class-point > span').textContent();
  await point.selectOption({ index: 2 });
  await page.waitForFunction(
    (text) =>
      document
        .querySelector('[data-figure="class-roc"] .class-point > span')
        ?.textContent?.trim() !== text?.trim(),
    ofTheFirst,
  );
  const [, tpr] = await saidOf('class-roc');
  await roc.locator('button[data-working]').click();
  await opens();
  assert.equal(await given(), tpr);
  const head = await panel().locator('header').innerText();
  assert.ok(head.includes(models[2].trim()) && head.includes('virginica'), head);
  await close();
});

test('nothing of it was logged as an error', () => {
  assert.deepEqual(opened.errors, []);
});
