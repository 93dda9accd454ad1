// The numbers of the lab open their working, in each of its parts.
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { foundByAxe } from './axe.mjs';
import { drop, openPage } from './page.mjs';

const LAB = '#room=lab&lang=en';

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;

before(async () => {
  opened = await openPage({ hash: LAB });
  page = opened.page;
});
beforeEach(async () => {
  await opened.visit(LAB);
  await page.locator('.lab-run .primary:not([disabled])').waitFor();
});
after(async () => {
  assert.deepEqual(opened.errors, []);
  await opened.close();
});

const panel = () => page.locator('.working-panel:popover-open');

/** @param {string} name */
const part = (name) => page.getByRole('button', { name, exact: true }).click();

async function run() {
  await page.locator('.lab-run .primary:not([disabled])').first().click();
}

/**
 * Presses each number: its panel has lines, says whose it is, and ends in the number.
 * @param {import('playwright-core').Locator} numbers
 * @param {number} count
 */
async function opensEach(numbers, count) {
  await numbers.first().waitFor();
  assert.equal(await numbers.count(), count);
  for (const number of await numbers.all()) {
    const said = await number.getAttribute('title');
    await number.click();
    await panel().locator('.working-lines .katex').first().waitFor();
    const value = await panel().locator('.full-value').innerText();
    assert.ok(value !== '' && said?.includes(value), `${value} in ${said}`);
    assert.notEqual(await panel().locator('header strong').innerText(), '');
    await page.keyboard.press('Escape');
    await panel().waitFor({ state: 'detached' });
  }
}

const ofTable = (/** @type {number} */ row = 0) =>
  page.locator('#lab .scroll tbody tr').nth(row).locator('button.value');
const ofSentence = () => page.locator('.lab-sentence button.value');

test('the means of a repeated plan, and what they vary by', async () => {
  await page.locator('.lab-run .primary').waitFor();
  await page.locator('#lab select').filter({ hasText: 'Repeated' }).last().selectOption('cv5x2');
  await page.locator('.lab-run .primary:not([disabled])').waitFor();
  await run();
  await page.getByText('SD over repetitions').waitFor();
  await opensEach(ofTable(1), 3);
});

test('the .632+ estimates of a bootstrap', async () => {
  await page
    .locator('#lab select')
    .filter({ hasText: 'Repeated' })
    .last()
    .selectOption('bootstrap');
  await page.locator('.lab-run .primary:not([disabled])').waitFor();
  await run();
  await opensEach(page.locator('.lab-estimates tbody tr').nth(1).locator('button.value'), 7);
});

test('the points of a learning curve', async () => {
  await part('Learning curves');
  await run();
  await opensEach(ofTable(), 4);
  await ofTable().first().click();
  await panel().locator('.katex').first().waitFor();
  assert.match(await panel().locator('header').innerText(), /On rows learnt from/);
  assert.deepEqual(await foundByAxe(page), []);
});

test('the trials of a search, and what it is worth', async () => {
  await part('Search');
  await page.locator('input[name="budget"]').fill('4');
  await page.locator('input[name="outerFolds"]').fill('3');
  await run();
  await opensEach(page.locator('.lab-outer button.value'), 2);
  await opensEach(page.locator('.lab-trials tbody tr').nth(3).locator('button.value'), 2);
});

test('the parts of an error: of a known function, of a data set, of a table', async () => {
  await part('Bias and variance');
  await opensEach(ofSentence(), 6);
  await part('My data');
  await page.locator('input[name="training_sets"]').fill('8');
  await run();
  await opensEach(ofTable(1), 7);
  const rows = Array.from({ length: 12 }, (_, row) => `${row},${1.5 * row},${row - 0.5}`);
  await drop(page, { name: 'predicted.csv', content: `truth,s0,s1\n${rows.join('\n')}\n` });
  await part('Predictions of models');
  await page.locator('select[name="truth"]').selectOption('truth');
  await page.locator('select[name="goal"]').selectOption('regression');
  await run();
  await opensEach(ofTable(), 3);
});

test('what estimators of an error are worth, and what a leak does', async () => {
  await part('Estimators of error');
  await opensEach(ofSentence(), 3);
  await opensEach(ofTable(2), 5);
  await part('A leak');
  await opensEach(ofSentence(), 4);
});
