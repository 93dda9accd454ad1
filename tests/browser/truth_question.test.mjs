// Where nothing tells the truth the page asks, and keeps whatever was chosen.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { drop, openPage, settled } from './page.mjs';

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

const houses = Array.from({ length: 30 }, (_, i) => {
  const price = 200 + ((i * 37) % 190);
  return `${price},${price + (i % 5) - 2},${price + (i % 9) - 4},${3 + (i % 5)}`;
});

/** @param {string} name @param {string} content */
async function load(name, content) {
  await drop(page, { name, content });
  await page.locator('.source', { hasText: name }).waitFor();
  await settled(page);
}

/** The role of each column, as the list shows it. */
const roles = () =>
  page
    .locator('.columns li')
    .evaluateAll((items) =>
      Object.fromEntries(
        items.map((item) => [
          item.querySelector('.name')?.firstChild?.parentElement?.title.split('\n')[0],
          item.querySelector('select')?.value,
        ]),
      ),
    );

const question = () => page.locator('.truth-question');

test('the question shows the first rows, and one click answers it', async () => {
  await load('houses.csv', `price,linear,forest,rooms\n${houses.join('\n')}\n`);
  await question().waitFor();
  assert.equal(await question().locator('tbody tr').count(), 5);
  assert.deepEqual(await question().locator('th').allInnerTexts(), [
    'price',
    'linear',
    'forest',
    'rooms',
  ]);
  await question().locator('.chip', { hasText: 'price' }).click();
  await question().waitFor({ state: 'detached' });
  await settled(page);
  assert.deepEqual(await roles(), {
    price: 'truth',
    linear: 'prediction',
    forest: 'prediction',
    rooms: 'feature',
  });
});

test('the columns to choose from stand in front, and the others cannot be chosen', async () => {
  const rows = Array.from({ length: 12 }, (_, i) => {
    const [one, other] = [(i * 7) % 12, (i * 5) % 12];
    return `${one}.5,${one}.7,${one}.2,${other}.5,${other}.1,${other}.9`;
  });
  const header = 'actual_train,lasso_train,ridge_train,actual_test,lasso_test,ridge_test';
  await load('parts.csv', `${header}\n${rows.join('\n')}\n`);
  await question().waitFor();
  const headers = await question().locator('th').allInnerTexts();
  assert.deepEqual(headers.slice(0, 3), ['actual_train', 'actual_test', 'lasso_train']);
  assert.equal(headers.length, 6);
  assert.deepEqual(await question().locator('tbody tr').first().locator('td').allInnerTexts(), [
    '0.5',
    '0.5',
    '0.7',
    '0.2',
    '0.1',
    '0.9',
  ]);
  assert.equal(await question().locator('.chip').count(), 2);
});

test('choosing the task keeps the truth, and choosing the truth keeps the task', async () => {
  await load('again.csv', `price,linear,forest,rooms\n${houses.join('\n')}\n`);
  await question().waitFor();
  await page.locator('#task').selectOption('regression');
  await question().waitFor();
  await question().locator('.chip', { hasText: 'price' }).click();
  await question().waitFor({ state: 'detached' });
  await settled(page);
  assert.equal(await page.locator('#task').inputValue(), 'regression');
  assert.equal((await roles()).price, 'truth');
  await page.locator('#task').selectOption('ranking');
  await page.waitForFunction(() => location.hash.includes('ranking'));
  await settled(page);
  assert.equal((await roles()).price, 'truth');
});

test('beside the question stands the task that a list of results fits', async () => {
  const rows = ['flamingo', 'bear'].flatMap((species, s) =>
    ['hi', 'lo'].flatMap((feature, f) =>
      ['loglog', 'scale'].map(
        (model, m) =>
          `${species},${4 + s},${3 + s},${feature},${model},${12 + s * 9 + f + m * 0.5}`,
      ),
    ),
  );
  await load('ablation.csv', `species,n,groups,feature,model,mae\n${rows.join('\n')}\n`);
  await question().waitFor();
  const message = page.locator('.banner.problem .message');
  await message
    .filter({ hasText: 'The table fits another task: algorithms on data sets' })
    .waitFor();
});

test('a choice that is refused leaves the question, with what is wrong', async () => {
  const rows = Array.from(
    { length: 24 },
    (_, i) => `ann${i % 4},${i % 3 ? 'kind' : 'rude'},${i % 5 ? 'kind' : 'rude'}`,
  );
  await load('raters.csv', `annotator,label1,label2\n${rows.join('\n')}\n`);
  await question().waitFor();
  // Nothing could be evaluated with it.
  assert.equal(await question().locator('.chip', { hasText: 'annotator' }).count(), 0);
  await page
    .locator('.columns li', { hasText: 'annotator' })
    .locator('select')
    .selectOption('truth');
  const message = page.locator('.banner.problem .message');
  await message.filter({ hasText: 'no column contains predictions' }).waitFor();
  await question().locator('.chip', { hasText: 'label1' }).click();
  await question().waitFor({ state: 'detached' });
  await settled(page);
  assert.equal((await roles()).label1, 'truth');
});

test('the cells of confusion matrices keep their roles when another column changes its own', async () => {
  await load('matrices.csv', 'name,tn,fn,fp,tp,fold\na,40,3,9,20,1\nb,35,5,7,25,2\n');
  const precision = () => page.locator('#table').innerText();
  const before = await precision();
  const fold = page.locator('.columns li', { hasText: 'fold' }).locator('select');
  await fold.selectOption('experiment');
  await page.waitForFunction(() => location.hash.includes('experiment'));
  await settled(page);
  await page
    .locator('.columns li', { hasText: 'name' })
    .locator('select')
    .selectOption('experiment');
  await page.waitForFunction(() => location.hash.includes('name'));
  await settled(page);
  assert.deepEqual(await roles(), {
    name: 'experiment',
    tn: 'tn',
    fn: 'fn',
    fp: 'fp',
    tp: 'tp',
    fold: 'ignored',
  });
  assert.equal(await precision(), before);
});
