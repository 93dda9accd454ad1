import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { foundByAxe } from './axe.mjs';
import { drop, openPage, saved, settled } from './page.mjs';

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;

before(async () => {
  opened = await openPage({
    hash: '#lang=en&sample=digits-labels',
    viewport: { width: 1440, height: 1600 },
  });
  page = opened.page;
  await settled(page);
});

after(async () => {
  await opened.close();
  assert.deepEqual(opened.errors, []);
});

/** @param {string} id */
const figure = (id) => page.locator(`[data-figure="${id}"]`);

/** The classes in the order in which the rows of the matrix stand. */
const rowLabels = () =>
  figure('class-matrix')
    .locator('tbody th[scope="row"]:not(.total)')
    .evaluateAll((heads) => heads.map((head) => (head.textContent ?? '').trim()));

/** @param {string[]} labels */
const waitForOrder = (labels) =>
  page.waitForFunction(
    (wanted) =>
      [
        ...document.querySelectorAll(
          '[data-figure="class-matrix"] tbody th[scope="row"]:not(.total)',
        ),
      ]
        .map((head) => (head.textContent ?? '').trim())
        .join() === wanted,
    labels.join(),
  );

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

test('labels of ten classes have a confusion matrix of ten by ten', async () => {
  assert.match(await page.locator('#verdict').innerText(), /accuracy/i);
  // The pictures of a task are fetched when its first report is there.
  await waitForOrder(DIGITS);
  assert.equal(await figure('class-matrix').locator('td button').count(), 100);
});

test('the name of a cell has the number that is seen in it', async () => {
  assert.deepEqual(await foundByAxe(page, 'table.class-matrix'), []);
});

test('Chinese has its own comma behind the name of the model', async () => {
  await page.locator('header').getByText('中文').click();
  const said = (/** @type {string} */ id) => figure(id).getByText(/LogisticRegression，/);
  for (const id of ['class-matrix', 'class-table']) await said(id).waitFor();
  await page.locator('header').getByText('English').click();
  await figure('class-matrix')
    .getByText(/LogisticRegression, /)
    .waitFor();
});

test('the cells show shares of rows, or counts', async () => {
  const first = figure('class-matrix').locator('td.right button').first();
  assert.match(await first.innerText(), /%/);
  await figure('class-matrix').getByText('counts', { exact: true }).click();
  await first.filter({ hasText: /^\s*\d+\s*$/ }).waitFor();
  assert.doesNotMatch(await first.innerText(), /%/);
});

test('a click on a cell shows the rows behind it', async () => {
  const cell = figure('class-matrix').locator('td.wrong button', { hasText: /\d/ }).first();
  const count = Number(await cell.innerText());
  await cell.click();
  await figure('class-rows').locator('tbody tr').first().waitFor();
  assert.equal(await figure('class-rows').locator('tbody tr').count(), count);
  assert.match(await figure('class-rows').innerText(), /digit_no/);
});

test('arrow keys go from cell to cell', async () => {
  await figure('class-matrix').locator('td.right button').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  const label = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  assert.match(label ?? '', /^truly 1, predicted 1:/);
});

test('classes are ordered by similarity and by hand', async () => {
  await figure('class-matrix').getByText('by similarity').click();
  await page.waitForFunction(
    (listed) =>
      [
        ...document.querySelectorAll(
          '[data-figure="class-matrix"] tbody th[scope="row"]:not(.total)',
        ),
      ]
        .map((head) => (head.textContent ?? '').trim())
        .join() !== listed,
    DIGITS.join(),
  );
  assert.deepEqual((await rowLabels()).sort(), DIGITS);
  await figure('class-matrix').getByText('by name').click();
  await waitForOrder(DIGITS);
  await figure('class-matrix').getByText('by hand', { exact: true }).click();
  await figure('class-matrix').getByRole('button', { name: 'Move the class 3' }).click();
  await figure('class-matrix').getByRole('button', { name: 'Earlier' }).click();
  await waitForOrder(['0', '1', '3', '2', '4', '5', '6', '7', '8', '9']);
  await figure('class-matrix').getByText('by name').click();
});

test('the table of classes is sorted and saved', async () => {
  await figure('class-table').getByRole('button', { name: 'Sort by Recall' }).click();
  const { name, text } = await saved(page, () =>
    figure('class-table').getByRole('button', { name: 'Save as CSV' }).click(),
  );
  assert.equal(name, 'melon-digits-labels-classes.csv');
  assert.match(text, /^model,label,/);
  const recalls = text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => Number(line.split(',')[5]));
  assert.deepEqual(
    recalls,
    [...recalls].sort((a, b) => b - a),
  );
});

test('the matrix is saved as a vector', async () => {
  const { name, text } = await saved(page, () =>
    figure('class-matrix').locator('[data-save="svg"]').click(),
  );
  assert.equal(name, 'melon-digits-labels-confusion-matrix.svg');
  assert.match(text, /^<svg/);
});

test('probabilities have curves of each class, and costs make other decisions', async () => {
  await page.goto('about:blank');
  await page.goto(`${opened.url}#lang=en&sample=iris-probabilities`);
  await settled(page);
  await figure('class-roc').locator('canvas.lines').scrollIntoViewIfNeeded();
  await figure('class-roc').locator('canvas.lines[width]').waitFor();
  assert.equal(await figure('class-roc').locator('.class-legend > span').count(), 5);
  await figure('class-roc').locator('select').first().selectOption('setosa');
  await page.waitForFunction(
    () => document.querySelectorAll('[data-figure="class-roc"] .class-legend > span').length === 3,
  );
  const cost = figure('class-costs').getByLabel('Cost of predicting versicolor when virginica');
  await cost.fill('20');
  await page.waitForFunction(() => {
    const cell = document.querySelector('[data-figure="class-costs"] .points tbody td');
    return Number(cell?.textContent) > 1;
  });
  const cells = await figure('class-costs')
    .locator('.points tbody tr')
    .first()
    .locator('td')
    .allInnerTexts();
  assert.ok(Number(cells[1]) < Number(cells[0]), cells.join(' '));
  await page.waitForFunction(() => document.body.dataset.phase === 'ready');
});

test('on a phone what is too broad fades out where there is more, and keys scroll it', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const results = figure('class-costs').locator('.class-scroll', { has: page.locator('.points') });
  await results.and(page.locator('[data-more~=right]')).waitFor();
  assert.deepEqual(await foundByAxe(page, '[data-figure="class-costs"]'), []);
  await results.focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(
    (scrolled) => Number(scrolled?.scrollLeft) > 0,
    await results.elementHandle(),
  );
  await page.setViewportSize({ width: 1440, height: 1600 });
});

test('a cost typed just before another table comes is not a cost of that table', async () => {
  await page.goto(`${opened.url}#lang=en&sample=iris-probabilities`);
  await settled(page);
  const cost = figure('class-costs').getByLabel('Cost of predicting versicolor when virginica');
  await cost.fill('20');
  await drop(page, { name: 'two.csv', content: 'truth,model\na,a\nb,b\nc,b\na,a\nb,b\nc,c\n' });
  await waitForOrder(['a', 'b', 'c']);
  // Longer than what is typed may rest.
  await page.waitForTimeout(1000);
  await settled(page);
  assert.equal((await page.locator('#problem').innerText()).trim(), '');
  assert.equal(
    await figure('class-costs').getByLabel('Cost of predicting a when b').inputValue(),
    '1',
  );
});

test('a matrix of many classes is painted and can be read by keys', async () => {
  const rows = Array.from({ length: 400 }, (_, i) => `c${i % 40},c${(i * (1 + (i % 2))) % 40}`);
  await drop(page, { name: 'forty.csv', content: `truth,model\n${rows.join('\n')}\n` });
  const painting = figure('class-matrix').locator('canvas');
  await painting.waitFor();
  await settled(page);
  // A pointer that an earlier test left over the painting would choose a cell, too.
  await page.mouse.move(0, 0);
  await painting.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await figure('class-rows').getByText('truly c1, predicted c1').waitFor();
});

test('names of classes are text, whatever they contain', async () => {
  const names = ['<b>x</b>', '"&amp;', '__proto__'];
  const rows = names.flatMap((name) => [`"${name.replaceAll('"', '""')}","${names[0]}"`]);
  const csv = `truth,model\n${[...rows, ...rows].join('\n')}\n`;
  await drop(page, { name: 'names.csv', content: csv });
  await waitForOrder(['"&amp;', '<b>x</b>', '__proto__']);
  assert.equal(await figure('class-matrix').locator('b').count(), 0);
});

test('a number that a class has not says why', async () => {
  const rows = figure('class-table').locator('tbody tr');
  const missing = rows.filter({ hasText: '__proto__' }).locator('[data-explanation]').first();
  const reason = (await missing.getAttribute('data-explanation')) ?? '';
  assert.match(reason, /^not available: \w/);
  // A reason in words, not its id.
  assert.doesNotMatch(reason, /_/);
});

test('several matrices are averaged over beside the averages over classes', async () => {
  // The matrix of three classes and another one, as aggregated rows.
  const first = 'one,a,a,5\none,a,b,2\none,b,a,5\none,b,b,3\none,c,a,10\none,c,c,2\n';
  const second = 'two,a,a,6\ntwo,a,c,1\ntwo,b,b,7\ntwo,b,a,1\ntwo,c,c,9\ntwo,c,b,3\n';
  const content = `matrix,truth,prediction,count\n${first}${second}`;
  await drop(page, { name: 'matrices.csv', content });
  await figure('class-experiments').waitFor();
  await settled(page);
  // 10 of 27 and 22 of 27 are right.
  const accuracies = await figure('class-experiments').locator('tbody tr td').allInnerTexts();
  assert.ok(accuracies.includes('0.370') && accuracies.includes('0.815'), accuracies.join());
  // Added up, 32 of 54 are right: micro precision and recall.
  const micro = figure('class-experiments').locator('[data-key="precision_micro_over_matrices"]');
  assert.equal(await micro.innerText(), '0.593');
});

test('weighted kappas are there when the classes have an order', async () => {
  await opened.visit('#lang=en&sample=digits-labels&columns=cohen_kappa_linear');
  await settled(page);
  const first = page.locator('table.models tbody tr').first();
  assert.match(await first.innerText(), /n\/a/);
  await page.getByLabel('Classes have an order').check();
  // cohen_kappa_score(truth, LogisticRegression, weights='linear') of scikit-learn 1.5.2
  await first.filter({ hasText: '0.866' }).waitFor();
});
