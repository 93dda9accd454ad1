import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { foundByAxe } from './axe.mjs';
import { openPage, settled } from './page.mjs';

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;
before(async () => {
  opened = await openPage({ hash: '#item=roc_auc&options={"bootstrap":0}' });
  ({ page } = opened);
  await settled(page);
});
after(() => opened.close());

const article = () => page.locator('dialog.reference .item-page');

test('an address opens the page of an item, with its working on the table that is loaded', async () => {
  await article().locator('.working-lines .katex').first().waitFor();
  assert.equal(await article().getAttribute('data-item'), 'roc_auc');
  const text = await article().innerText();
  assert.match(text, /AUROC/);
  assert.match(text, /Look elsewhere when/);
  assert.match(text, /roc_auc_score/);
  assert.match(text, /Hanley & McNeil 1982/);
  assert.match(text, /Random forest, in the table that is loaded/);
  const cell = page.locator('table.models tbody tr').first().locator('td').first();
  const shown = Number(await article().locator('.full-value').innerText());
  assert.ok((await cell.innerText()).startsWith(shown.toFixed(3)));
  assert.deepEqual(await foundByAxe(page), []);
});

test('an item that the table does not have is worked out on a sample', async () => {
  await page.locator('dialog.reference a[href="#item="]').click();
  await page.locator('dialog.reference .search').fill('adjusted rand');
  await page.keyboard.press('Tab');
  await page.locator('dialog.reference .items a').first().click();
  await article().locator('.working-lines .katex').first().waitFor();
  assert.match(await article().innerText(), /On a sample: /);
  await page.waitForURL(/item=adjusted_rand/);
});

test('back and forward go through the pages, without loading the page anew', async () => {
  await page.evaluate(() => Object.assign(globalThis, { here: true }));
  await page.goBack();
  await page.locator('dialog.reference .search').waitFor();
  await page.goBack();
  await page.locator('.item-page[data-item=roc_auc]').waitFor();
  await page.goForward();
  await page.goForward();
  await page.locator('.item-page[data-item=adjusted_rand]').waitFor();
  assert.ok(await page.evaluate(() => /** @type {any} */ (globalThis).here));
});

test('a term has its hint by the keyboard, and a page in the glossary', async () => {
  await page.evaluate(() => {
    location.hash = '#item=precision';
  });
  const term = article().locator('button.term').first();
  await term.waitFor();
  // By Tab, which is what shows the focus.
  for (let i = 0; i < 12; i += 1) {
    await page.keyboard.press('Tab');
    if (await term.evaluate((node) => node === document.activeElement)) break;
  }
  await page.locator('.explanation:popover-open').waitFor();
  assert.equal(
    await page.locator('.explanation').innerText(),
    await term.getAttribute('data-explanation'),
  );
  await page.evaluate(() => {
    location.hash = '#item=p_value';
  });
  await page.locator('.item-page[data-item=p_value]').waitFor();
  assert.match(await article().innerText(), /not the probability of that hypothesis/);
});

test('an item names functions of R packages, and how they differ, in both languages', async () => {
  await page.evaluate(() => {
    location.hash = '#item=nmi';
  });
  await page.locator('.item-page[data-item=nmi]').waitFor();
  const row = article().locator('dl > div').filter({ hasText: 'R packages' });
  assert.match(await row.innerText(), /aricode::NMI\(truth, cluster, variant = "sum"\)/);
  assert.match(await row.innerText(), /\(by the geometric mean of the entropies\)/);
  await page.evaluate(() => {
    location.hash = '#lang=zh&item=nmi';
  });
  const chinese = article().locator('dl > div').filter({ hasText: 'R 包' });
  await chinese.waitFor();
  assert.match(await chinese.innerText(), /（除以两熵的几何平均）/);
  await page.evaluate(() => {
    location.hash = '#lang=en&item=nmi';
  });
  await row.waitFor();
});

test('closed, it leaves the address', async () => {
  await page.locator('dialog.reference .dialog-head button').click();
  await page.waitForFunction(() => !location.hash.includes('item='));
  assert.equal(
    await page.locator('dialog.reference').evaluate((node) => node.hasAttribute('open')),
    false,
  );
});

test('terms in the verdict have their hints once somebody points there, and names of models are none', async () => {
  await page.mouse.move(0, 0);
  const text = page.locator('#verdict .detail');
  const before = await text.innerText();
  await text.hover();
  const term = page.locator('#verdict button.term').first();
  await term.waitFor();
  assert.equal(await text.innerText(), before);
  await term.hover();
  await page.locator('.explanation:popover-open').waitFor();
  assert.equal(
    await page.locator('.explanation').innerText(),
    await term.getAttribute('data-explanation'),
  );
  await page.keyboard.press('Escape');
  assert.deepEqual(await foundByAxe(page), []);
});

/** Their workings have sums of many terms. */
const LONG_SUMS = [
  ...['error_std', 'explained_variance', 'pearson', 'cohen_d', 'hedges_g', 'mean_difference'],
  ...['one_sample_t_test', 'paired_t_test', 'corrected_t_test', 'trimmed_t_test', 'cv5x2_f_test'],
  ...['repeated_measures_anova', 'cochran_q', 'kendall_w', 'hanley_mcneil', 'newcombe'],
];

test('on a phone long sums wrap, since none stands in a fraction or a root', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const id of LONG_SUMS) {
    await page.evaluate((item) => {
      location.hash = `#item=${item}`;
    }, id);
    const item = page.locator(`.item-page[data-item=${id}]`);
    await item.locator('.working-lines .katex').first().waitFor();
    const cut = await item
      .locator('.working-line')
      .evaluateAll((lines) =>
        lines.flatMap((line) =>
          line.scrollWidth > line.clientWidth + 1 ? [line.textContent?.trim()] : [],
        ),
      );
    assert.deepEqual(cut, [], id);
  }
});

test('nothing of it was logged as an error', () => {
  assert.deepEqual(opened.errors, []);
});
