// The lab on the page: from a data set to a critical-difference diagram, and what may go wrong on the way.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, beforeEach, test } from 'node:test';
import { drop, openPage, saved, settled } from './page.mjs';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

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
  await ready();
});
after(async () => {
  assert.deepEqual(opened.errors, []);
  await opened.close();
});

/** Until the core has said what the choices come to. */
async function ready() {
  await page.locator('.lab-run .primary:not([disabled])').waitFor();
}

/** @param {string} name */
const dataSet = (name) =>
  page.locator('.lab-sets li', { hasText: name }).locator('input[type="checkbox"]');

/** @param {string} text */
async function headlineHas(text) {
  await page.locator('.lab-sentence', { hasText: text }).waitFor();
}

async function run() {
  await page.locator('.lab-run .primary').click();
  await page.locator('.lab-results table').waitFor({ timeout: 60_000 });
}

test('from built-in data sets to a critical-difference diagram', async () => {
  for (const name of ['Wine', 'Penguins', 'Votes in Congress', 'Vehicle']) {
    await dataSet(name).check();
  }
  await headlineHas('5 data sets');
  await run();
  await page.getByRole('button', { name: 'Compare the learners' }).click();
  await page.locator('#verdict', { hasText: 'N = 5 data sets' }).waitFor();
  assert.equal(await page.locator('#lab').isVisible(), false);
  const diagram = page.getByRole('img', { name: /critical.difference/i }).first();
  await diagram.waitFor();
  assert.match(await diagram.innerHTML(), /gaussian_naive_bayes/);
});

test('the predictions of one data set are evaluated as any others', async () => {
  await dataSet('Breast cancer').check();
  await dataSet('Iris').uncheck();
  await headlineHas('Breast cancer');
  await run();
  await page.getByRole('button', { name: 'Evaluate the predictions' }).click();
  await settled(page);
  await page.locator('.source', { hasText: 'breast_cancer-predictions.csv' }).waitFor();
  assert.match(await page.locator('#verdict').innerText(), /569/);
});

test('a plan is shown, and saved as the file that other programs read', async () => {
  await page.locator('select[name="plan"]').selectOption('bootstrap');
  await page.locator('.plan-legend', { hasText: 'drawn more than once' }).waitFor();
  assert.match(await page.locator('.lab-plan-facts').innerText(), /36\.8|0\.367/);
  const { name, text } = await saved(page, () =>
    page.getByRole('button', { name: 'Save the plan' }).click(),
  );
  assert.equal(name, 'iris-bootstrap.csv');
  assert.match(text, /^row,repeat,fold,role\r\n/);
});

test('a file of one’s own is dropped, stays over a reload, and is deleted when the data is', async () => {
  const rows = Array.from(
    { length: 30 },
    (_, i) => `${i % 7},${(i * 3) % 11},${i % 2 ? 'a' : 'b'}`,
  );
  await drop(page, { name: '<b>mine</b>.csv', content: `x,z,kind\n${rows.join('\n')}\n` });
  await headlineHas('<b>mine</b>');
  await page.waitForTimeout(300);
  await page.reload();
  await headlineHas('<b>mine</b>');
  await page.getByRole('button', { name: 'Forget my data' }).click();
  await page.locator('[data-forget]').first().click();
  await headlineHas('Iris');
  await page.reload();
  await ready();
  assert.equal(await page.getByText('<b>mine</b>').count(), 0);
});

test('a run that takes long is cancelled, and another one comes to its end', async () => {
  await dataSet('Handwritten digits').check();
  await dataSet('Iris').uncheck();
  await headlineHas('Handwritten digits');
  await page.locator('.lab-add').selectOption('gradient_boosting');
  await headlineHas('6 learners');
  await page.locator('.lab-run .primary').click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Cancelled.', { exact: false }).waitFor();
  await dataSet('Iris').check();
  await dataSet('Handwritten digits').uncheck();
  await headlineHas('Iris');
  await run();
});

test('what cannot be done is said, with the data set', async () => {
  await page.locator('.lab-plan label', { hasText: 'Folds' }).locator('input').fill('400');
  await page.locator('.lab-plan label', { hasText: 'Folds' }).locator('input').press('Enter');
  await page.locator('#lab [role="status"]', { hasText: 'Iris: ' }).waitFor();
  assert.ok(await page.locator('.lab-run .primary').isDisabled());
});

test('the lab speaks Chinese, and the report is there as it was', async () => {
  await page
    .getByRole('button', { name: 'Switch to Chinese' })
    .or(page.locator('button.language'))
    .first()
    .click();
  await headlineHas('鸢尾花');
  await page.locator('.lab-learner', { hasText: '决策树' }).waitFor();
  await page.locator('#navigation a', { hasText: '评估' }).click();
  await settled(page);
  assert.ok(await page.locator('#verdict').isVisible());
  assert.equal(await page.locator('#lab').isVisible(), false);
});

test('bias² and variance change places when a slider makes the models more complex', async () => {
  await page.getByRole('button', { name: 'Bias and variance' }).click();
  const slider = page.locator('.lab-slider input');
  await page.locator('.lab-picture svg').nth(1).waitFor();
  /** Bias² and variance, of the sentence. */
  const parts = async () => {
    const text = await page.locator('.lab-sentence').innerText();
    const [, bias, variance] = /Bias² (\S+) \+ variance (\S+) /.exec(text) ?? [];
    return { bias: Number(bias), variance: Number(variance) };
  };
  await slider.fill('0');
  const simple = await parts();
  await slider.fill('3');
  const complex = await parts();
  assert.ok(simple.bias > 10 * complex.bias && complex.variance > simple.variance);
  const { name, text } = await saved(page, () =>
    page.getByRole('button', { name: 'SVG' }).last().click(),
  );
  assert.equal(name, 'error-parts.svg');
  assert.match(text, /^<svg /);
  assert.match(text, /variance/);
});

test('the error on a data set and of a table of predictions is taken apart', async () => {
  await page.getByRole('button', { name: 'Bias and variance' }).click();
  await page.getByRole('button', { name: 'My data', exact: true }).click();
  await page.locator('input[name="training_sets"]').fill('10');
  await page.locator('input[name="training_sets"]').press('Enter');
  await run();
  await page.locator('select[name="sentence"]').selectOption('k_nearest_neighbors');
  const text = await page.locator('.lab-sentence').innerText();
  assert.match(text, /k_nearest_neighbors on the test set, 0\.\d+, 0\.\d+ is bias and/);
  assert.equal(await page.locator('.lab-picture svg').count(), 2);
  const csv = await saved(page, () =>
    page.getByRole('button', { name: 'Save the results' }).click(),
  );
  assert.match(csv.text, /^learner,error,kohavi_wolpert_bias_squared/);
  const { name } = await saved(page, () =>
    page.getByRole('button', { name: 'SVG' }).last().click(),
  );
  assert.equal(name, 'domingos-parts.svg');
  const table = 'truth,<i>one</i>,two\na,a,b\nb,b,b\nb,b,b\na,a,b\n';
  await drop(page, { name: 'predicted.csv', content: table });
  await page.getByRole('button', { name: 'Predictions of models' }).click();
  await page.locator('select[name="truth"]').selectOption('truth');
  await run();
  // Two cases of four, one of whose two models is wrong; of a tie the first class is the main prediction.
  await headlineHas('on these cases, 0.250, 0.000 is bias and 0.250 net variance');
});

test('taking apart is cancelled, and says so', async () => {
  await dataSet('Handwritten digits').check();
  await dataSet('Iris').uncheck();
  await headlineHas('Handwritten digits');
  await page.getByRole('button', { name: 'Bias and variance' }).click();
  await page.getByRole('button', { name: 'My data', exact: true }).click();
  await page.locator('.lab-run .primary').click();
  assert.ok(await dataSet('Wine').isDisabled());
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Cancelled.', { exact: false }).waitFor();
});

for (const theme of /** @type {const} */ (['light', 'dark'])) {
  test(`axe finds nothing in the lab in ${theme}, and nothing is wider than a phone`, async () => {
    await page.emulateMedia({ colorScheme: theme });
    await run();
    await page.evaluate(axeSource);
    const violations = await page.evaluate(async () => {
      // @ts-expect-error axe was put there by the line above
      const { violations: found } = await globalThis.axe.run();
      return found.map((/** @type {any} */ { id, nodes }) => `${id}: ${nodes[0].html}`);
    });
    assert.deepEqual(violations, []);
    await page.setViewportSize({ width: 390, height: 844 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 390, `${wide} pixels`);
    await page.setViewportSize({ width: 1440, height: 1000 });
  });
}
