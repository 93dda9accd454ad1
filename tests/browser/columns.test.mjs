// The list of columns says what every column is in the report.
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

/** What the lists show, not what they were given. */
const roles = () =>
  page
    .locator('.columns li')
    .evaluateAll((items) =>
      items.map((item) => [
        item.querySelector('.name')?.textContent?.trim(),
        item.querySelector('select')?.selectedOptions[0]?.textContent?.trim(),
      ]),
    );

/** @param {string} name @param {string} content */
async function load(name, content) {
  await drop(page, { name, content });
  await page.locator('.source', { hasText: name }).waitFor();
  await page.waitForFunction(() => document.body.dataset.phase === 'ready');
  await settled(page);
}

const folds = Array.from({ length: 10 }, (_, i) => [0.9 + i / 200, 0.88 + ((i * 7) % 10) / 200]);
const long = ['iris', 'wine', 'glass', 'zoo'].flatMap((dataset, row) =>
  ['SVM', 'kNN', 'tree'].map((name, column) => `${dataset},${name},0.${60 + row * 5 + column}`),
);

const stacked = ['RF', 'SVM'].flatMap((model, which) =>
  Array.from({ length: 40 }, (_, i) => `${model},${i},${i % 2},0.${10 + ((i * (7 + which)) % 83)}`),
);

/** @type {[string, string, string[][]][]} */
const tables = [
  [
    'binom.csv',
    'errors,n\n30,200\n',
    [
      ['errors', 'count'],
      ['n', 'count'],
    ],
  ],
  [
    'long.csv',
    `dataset,algorithm,accuracy\n${long.join('\n')}\n`,
    [
      ['dataset', 'data set'],
      ['algorithm', 'algorithm'],
      ['accuracy', 'result'],
    ],
  ],
  [
    'folds.csv',
    `fold,NB,tree\n${folds.map(([a, b], i) => `${i + 1},${a},${b}`).join('\n')}\n`,
    [
      ['fold', 'fold'],
      ['NB', 'result'],
      ['tree', 'result'],
    ],
  ],
  [
    'stacked.csv',
    `model,id,y_true,y_pred\n${stacked.join('\n')}\n`,
    [
      ['id', 'ignored'],
      ['y_truepositive: 1', 'truth'],
      ['RF', 'score'],
      ['SVM', 'score'],
    ],
  ],
];

for (const [name, content, expected] of tables) {
  test(`the roles of ${name} are shown as they were guessed, after a table of another kind`, async () => {
    await opened.visit('#lang=en&options={"bootstrap":0}');
    await settled(page);
    await load(name, content);
    assert.deepEqual(await roles(), expected);
  });
}

test('a table that cannot be evaluated keeps the roles and the task that were guessed', async () => {
  await opened.visit('#lang=en&options={"bootstrap":0}');
  await settled(page);
  const rows = ['iris,0.9,0.8,0.7', 'wine,0.8,NA,0.6', 'zoo,0.7,0.6,0.5', 'glass,0.6,0.5,0.4'];
  await drop(page, { name: 'gap.csv', content: ['dataset,SVM,kNN,tree', ...rows].join('\n') });
  await page.locator('.problem .message').waitFor();
  assert.deepEqual(await roles(), [
    ['dataset', 'data set'],
    ['SVM', 'result'],
    ['kNN1 missing', 'result'],
    ['tree', 'result'],
  ]);
  assert.equal(
    await page
      .locator('#task')
      .evaluate((select) => /** @type {HTMLSelectElement} */ (select).selectedOptions[0].text),
    'Guessed: Algorithms on data sets',
  );
});

/** @param {string} column @param {string} role */
async function give(column, role) {
  await page.selectOption(`select[aria-label="Role of ${column}"]`, { label: role });
  await settled(page);
}

const points = Array.from({ length: 30 }, (_, i) => {
  const group = i % 3;
  const other = i % 10 === 0 ? (group + 1) % 3 : group;
  return [4 * group + (i % 7) / 8, 3 * group + (i % 5) / 8, group, group, other].join(',');
});

test('a column that becomes a cluster leaves the task one of clusterings', async () => {
  await opened.visit('#lang=en&options={"bootstrap":0}');
  await settled(page);
  await load('points.csv', `x,y,label,kmeans,agg\n${points.join('\n')}\n`);
  assert.deepEqual((await roles()).at(-1), ['agg', 'cluster']);
  await give('agg', 'feature');
  await give('agg', 'ignored');
  await give('agg', 'cluster');
  assert.equal(await page.locator('#task').inputValue(), 'clustering');
  assert.deepEqual(
    (await roles()).map(([, role]) => role),
    ['feature', 'feature', 'truth', 'cluster', 'cluster'],
  );
});

const tuned = [2, 5].flatMap((mtry) =>
  Array.from({ length: 40 }, (_, i) => `${i},${mtry},${i % 2},0.${10 + ((i * (7 + mtry)) % 83)}`),
);

test('the settings of a model are compared when their column becomes that of algorithms', async () => {
  await opened.visit('#lang=en&options={"bootstrap":0}');
  await settled(page);
  await load('tuned.csv', `row,mtry,obs,pred\n${tuned.join('\n')}\n`);
  assert.deepEqual((await roles())[1], ['mtry', 'ignored']);
  await give('mtry', 'algorithm');
  await page.locator('.columns li', { hasText: 'mtry 5' }).waitFor();
  assert.deepEqual(await roles(), [
    ['row', 'ignored'],
    ['obspositive: 1', 'truth'],
    ['mtry 2', 'score'],
    ['mtry 5', 'score'],
  ]);
});
