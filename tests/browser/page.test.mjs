import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { drop, openPage, settled } from './page.mjs';
import { untilStored } from './stored.mjs';
import { hostile, named, plain } from './tables.mjs';

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;

before(async () => {
  opened = await openPage({ hash: '' });
  page = opened.page;
});
after(() => opened.close());

const verdict = () => page.locator('#verdict h1').innerText();
const modelNames = () => page.locator('table.models tbody th').allInnerTexts();
const heads = () => page.locator('table.models thead th').allInnerTexts();

/** @param {string} label */
const roleOf = (label) => page.getByLabel(`Role of ${label}`, { exact: true });

test('on arrival a finished example stands there', async () => {
  await settled(page);
  assert.match(await verdict(), /AUC 0\.\d{3} against 0\.\d{3}, a difference of/);
  assert.equal((await modelNames()).length, 5);
  assert.deepEqual(opened.errors, []);
  // Meanings and formulas are fetched when somebody turns to the table.
  assert.ok(!opened.requests.some((address) => address.includes('.more.json')));
});

test('another sample is one click away', async () => {
  await page.locator('.samples summary').click();
  await page.getByRole('button', { name: /fast progression/ }).click();
  await page.locator('.source', { hasText: 'Diabetes' }).waitFor();
  await settled(page);
  assert.equal((await modelNames()).length, 4);
});

test('a dropped file is read and judged', async () => {
  await drop(page, { name: 'mine.csv', content: plain });
  await page.locator('.source', { hasText: 'mine.csv' }).waitFor();
  await settled(page);
  assert.match(await verdict(), /^good ranks better than poor: AUC/);
  assert.deepEqual(await modelNames(), ['good', 'poor']);
});

test('a table is pasted anywhere', async () => {
  await page.evaluate(
    (text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    },
    plain.replaceAll(',', '\t'),
  );
  await page.locator('.source', { hasText: 'Pasted table' }).waitFor();
  await settled(page);
  assert.deepEqual(await modelNames(), ['good', 'poor']);
});

test('a table is pasted into the box', async () => {
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
  await page.getByLabel('Table as text').fill(named);
  await page.getByRole('button', { name: 'Use this table' }).click();
  await page.locator('.columns', { hasText: 'diagnosis' }).waitFor();
  await settled(page);
});

test('a file is chosen', async () => {
  await page
    .getByLabel('Files of predictions')
    .setInputFiles({ name: 'chosen.csv', mimeType: 'text/csv', buffer: Buffer.from(plain) });
  await page.locator('.source', { hasText: 'chosen.csv' }).waitFor();
  await settled(page);
});

test('a column given another role leaves the table, and undo brings it back', async () => {
  await roleOf('poor').selectOption('ignored');
  await page.waitForFunction(() => document.querySelectorAll('table.models tbody tr').length === 1);
  assert.match(await verdict(), /^good reaches AUC/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForFunction(() => document.querySelectorAll('table.models tbody tr').length === 2);
  assert.equal(await roleOf('poor').inputValue(), 'prediction');
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.waitForFunction(() => document.querySelectorAll('table.models tbody tr').length === 1);
});

test('the other class made positive turns the AUC around', async () => {
  await drop(page, { name: 'named.csv', content: named });
  await page.locator('.source', { hasText: 'named.csv' }).waitFor();
  await settled(page);
  const auc = async () =>
    Number.parseFloat(
      await page
        .locator('table.models tbody tr', { hasText: 'good' })
        .locator('.value')
        .first()
        .innerText(),
    );
  const first = await auc();
  const positive = page.getByLabel('Positive class');
  assert.equal(await positive.inputValue(), 'west');
  await positive.selectOption('east');
  await page.getByText('A higher score means east.').waitFor();
  await settled(page);
  assert.ok(Math.abs(first + (await auc()) - 1) < 0.0011, `${first} and ${await auc()}`);
});

test('a guessed positive class is exchanged by one click', async () => {
  await drop(page, { name: 'again.csv', content: named });
  await page.locator('.source', { hasText: 'again.csv' }).waitFor();
  await settled(page);
  const exchange = page.getByRole('button', { name: 'Take “east” as positive' });
  await exchange.waitFor();
  assert.equal(await page.locator('.warnings button:not(.term)').count(), 1);
  await exchange.click();
  await page.getByText('A higher score means east.').waitFor();
  await settled(page);
  assert.equal(await page.getByLabel('Positive class').inputValue(), 'east');
});

test('names that are markup or __proto__ are names', async () => {
  await drop(page, { name: 'hostile.csv', content: hostile });
  await page.locator('.source', { hasText: 'hostile.csv' }).waitFor();
  await settled(page);
  assert.deepEqual(await modelNames(), ['<img src=x onerror=alert(1)>', '__proto__']);
  await roleOf('__proto__').selectOption('ignored');
  await page.waitForFunction(() => document.querySelectorAll('table.models tbody tr').length === 1);
  assert.equal(await page.locator('img[src=x]').count(), 0);
});

test('a click on a head sorts, by the better direction first, and by keyboard too', async () => {
  await opened.visit('');
  await settled(page);
  const auc = page.locator('table.models thead th', { hasText: 'AUC' });
  // The metric of the verdict sorts already; a press turns it around.
  const down = await modelNames();
  await auc.getByRole('button').click();
  assert.equal(await auc.getAttribute('aria-sort'), 'ascending');
  assert.deepEqual(await modelNames(), [...down].reverse());
  const ap = page.locator('table.models thead th', { hasText: 'AP' });
  await ap.getByRole('button').click();
  assert.equal(await ap.getAttribute('aria-sort'), 'descending');
  await auc.getByRole('button').focus();
  await page.keyboard.press('Enter');
  assert.equal(await auc.getAttribute('aria-sort'), 'descending');
  assert.deepEqual(await modelNames(), down);
  const brier = page.locator('table.models thead th', { hasText: 'Brier' });
  await brier.getByRole('button').click();
  assert.equal(await brier.getAttribute('aria-sort'), 'ascending');
});

test('columns are chosen from a list that can be searched', async () => {
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByLabel('Find a metric').fill('kappa');
  const found = await page.locator('.choices input').count();
  assert.ok(found >= 1 && found < 8, `${found} found`);
  await page.locator('.choices input[data-key=cohen_kappa]').check();
  await page.getByLabel('Find a metric').fill('sensitivity');
  await page.locator('.choices input[data-key=recall]').waitFor();
  await page.getByLabel('Find a metric').fill("youden's");
  await page.locator('.choices input[data-key=youden_j]').waitFor();
  await page.getByLabel('Find a metric').fill('');
  await page.locator('.choices input[data-key=brier]').uncheck();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const shown = (await heads()).join(' ');
  assert.match(shown, /κ/);
  assert.doesNotMatch(shown, /Brier/);
});

test('an undefined value is n/a with its reason', async () => {
  await page.getByLabel('Threshold for all').fill('2');
  await page.keyboard.press('Enter');
  const cell = page.locator('td.undefined button').first();
  await cell.waitFor();
  assert.match((await cell.getAttribute('title')) ?? '', /not available: .*predicted positive/);
  const box = page.locator('.explanation');
  // The pointer may rest on a head, which is explained.
  await page.mouse.move(5, 5);
  await box.waitFor({ state: 'hidden' });
  await cell.click();
  await box.filter({ hasText: /not available: .*predicted positive/ }).waitFor();
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'hidden' });
  await cell.focus();
  await page.keyboard.press('Enter');
  await box.waitFor();
  await page.keyboard.press('Escape');
});

test('a row makes its model stand out', async () => {
  const row = page.locator('table.models tbody tr').nth(2);
  await row.getByRole('button').first().click();
  assert.equal(await row.locator('.model').getAttribute('aria-pressed'), 'true');
  assert.equal(await page.locator('table.models tr.chosen').count(), 1);
});

test('a number is copied in full precision', async () => {
  await page.locator('table.models .value').first().click();
  await page.locator('.working-panel').getByRole('button', { name: 'Copy in full' }).click();
  await page.getByText(/^Copied: 0\.\d{4,}$/).waitFor();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.ok(text.length > 8, text);
});

test('the language is switched in sight and kept', async () => {
  await page.getByRole('button', { name: '切换到中文' }).click();
  await page.locator('h2', { hasText: '数据' }).first().waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'zh-Hans');
  assert.match(await verdict(), /[：，。]/);
  await page.locator('table.models thead', { hasText: '查准率' }).waitFor();
  await page.reload();
  await settled(page);
  assert.match(await verdict(), /[：，。]/);
  await page.getByRole('button', { name: 'Switch to English' }).click();
});

test('a reload keeps file and settings, and forgetting removes them', async () => {
  await opened.visit('');
  await settled(page);
  await drop(page, { name: 'kept.csv', content: named });
  await page.locator('.source', { hasText: 'kept.csv' }).waitFor();
  await settled(page);
  await page.getByLabel('Positive class').selectOption('east');
  await page.getByText('A higher score means east.').waitFor();
  await settled(page);
  await untilStored(page, ({ options }) => options?.positive === 'east');
  await page.goto(opened.url);
  await page.reload();
  await page.locator('.source', { hasText: 'kept.csv' }).waitFor();
  await settled(page);
  assert.equal(await page.getByLabel('Positive class').inputValue(), 'east');
  await page.getByRole('button', { name: 'Forget my data' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Your data is deleted from this browser.').waitFor();
  await page.reload();
  await settled(page);
  assert.equal(await page.locator('.source', { hasText: 'kept.csv' }).count(), 0);
});

test('the address contains the settings and not the data', async () => {
  await page.getByLabel('Significance level α').fill('0.1');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.hash.includes('alpha'));
  const hash = await page.evaluate(() => location.hash);
  await opened.visit(hash);
  await settled(page);
  assert.equal(await page.getByLabel('Significance level α').inputValue(), '0.1');
});

test('a link that is followed in an open page does what it does on arrival', async () => {
  await settled(page);
  await page.evaluate(() => {
    location.hash = '#lang=zh&sample=labels&options={"alpha":0.01}';
  });
  await page.waitForFunction(() => document.documentElement.lang.startsWith('zh'));
  await settled(page);
  assert.match(await page.locator('#verdict').innerText(), /McNemar/);
  assert.equal(await page.locator('#setting-alpha').inputValue(), '0.01');
  await page.evaluate(() => {
    location.hash = '#rail';
  });
  assert.equal(await page.locator('#setting-alpha').inputValue(), '0.01');
  await opened.visit('#lang=en&options={"bootstrap":0}');
  await settled(page);
});

test('a link that is followed while the page changes is not written over', async () => {
  await page.evaluate(() => {
    location.hash = '#lang=zh&options={"bootstrap":0}';
    // Sorting writes the address at once, before the browser's event of the new one.
    /** @type {HTMLElement} */ (document.querySelector('table.models thead button')).click();
  });
  await page.waitForFunction(() => document.documentElement.lang.startsWith('zh'));
  await opened.visit('#lang=en&options={"bootstrap":0}');
  await settled(page);
});

test('a column search ends with its file', async () => {
  const names = Array.from({ length: 14 }, (_, i) => `m${i}`);
  const line = (/** @type {number} */ i) =>
    [i % 2, ...names.map((_, j) => ((i * 31 + j * 17) % 97) / 97)].join(',');
  const rows = Array.from({ length: 12 }, (_, i) => line(i));
  await drop(page, { name: 'many.csv', content: [['y', ...names].join(','), ...rows].join('\n') });
  await page.locator('.source', { hasText: 'many.csv' }).waitFor();
  await page.getByLabel('Find a column').fill('m13');
  assert.equal(await page.locator('.columns li').count(), 1);
  await drop(page, { name: 'few.csv', content: plain });
  await page.locator('.source', { hasText: 'few.csv' }).waitFor();
  await settled(page);
  assert.equal(await page.getByLabel('Find a column').count(), 0);
  assert.equal(await page.locator('.columns li').count(), 3);
});

test('labels have columns of their own', async () => {
  await page.locator('.samples summary').click();
  await page.getByRole('button', { name: /Predicted labels only/ }).click();
  await page.locator('.source', { hasText: 'Predicted labels' }).waitFor();
  await settled(page);
  assert.deepEqual((await heads()).slice(1, 3), ['Accuracy', 'Balanced accuracy']);
});

test('the keyboard can skip to the result and to the data', async () => {
  await opened.visit('');
  await settled(page);
  await page.keyboard.press('Tab');
  assert.equal(await page.locator(':focus').innerText(), 'Skip to the result');
  await page.keyboard.press('Tab');
  assert.equal(await page.locator(':focus').innerText(), 'Skip to data');
  const { y } = (await page.locator(':focus').boundingBox()) ?? { y: -1 };
  assert.ok(y >= 0, `${y}`);
});

test('what the keyboard reaches in the rail is in sight, wherever the page stands', async () => {
  await page.locator('.working > details > summary').focus();
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => {
      const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1 };
      return top >= 52 && Number(bottom) <= innerHeight;
    });
    assert.ok(await page.evaluate(() => document.activeElement?.closest('#rail') !== null));
  }
});

test('paper has the pairs and every picture, and nothing to press', async () => {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.locator('.pairs table').waitFor();
  assert.equal(await page.locator('#pictures select:visible, #pictures input:visible').count(), 0);
  assert.equal(await page.locator('.drag-hint:visible, .working:visible').count(), 0);
  assert.match(await page.locator('.operating-bar').innerText(), /threshold 0\.5/);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: null });
  await page.locator('.pairs table').waitFor({ state: 'hidden' });
});

test('on paper a table has the names and numbers that are pressed on the screen', async () => {
  await opened.visit('#lang=en&sample=learners-accuracies');
  await page.locator('.results thead button').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('.results thead button:visible').count(), 8);
  assert.equal(await page.locator('#pictures [data-save]:visible').count(), 0);
  await page.emulateMedia({ media: null });
  await opened.visit('#lang=en&sample=digits-labels&options={"bootstrap":0}');
  await page.locator('.class-matrix td button').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  assert.ok((await page.locator('.class-matrix td button:visible').count()) > 10);
  await page.emulateMedia({ media: null });
  await opened.visit();
  await settled(page);
});

test('on paper the curves are drawn at once, and nothing is cleared over them', async () => {
  await page.locator('canvas.lines').first().waitFor();
  const drawn = await page.evaluate(() => {
    const { prototype } = CanvasRenderingContext2D;
    const { stroke, clearRect } = prototype;
    /** @type {string[]} */
    const calls = [];
    prototype.stroke = /** @type {typeof stroke} */ (
      function (/** @type {any} */ ...given) {
        calls.push(`${this.canvas.className} stroke`);
        stroke.apply(this, given);
      }
    );
    prototype.clearRect = function (...given) {
      calls.push(`${this.canvas.className} clear`);
      clearRect.apply(this, given);
    };
    dispatchEvent(new Event('beforeprint'));
    Object.assign(prototype, { stroke, clearRect });
    dispatchEvent(new Event('afterprint'));
    return calls;
  });
  assert.ok(drawn.some((call) => /lines.* stroke/.test(call)));
  // A cleared rectangle is printed white, and the marks lie over the lines.
  assert.deepEqual(
    drawn.filter((call) => /marks.* clear/.test(call)),
    [],
  );
});

test('the preview shows the first rows by role', async () => {
  await page.getByRole('button', { name: 'First rows' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('th[data-role=truth]').waitFor();
  assert.equal(await dialog.locator('th[data-role=truth]').count(), 1);
  assert.ok((await dialog.locator('tbody tr').count()) >= 5);
  // Predictions have the name that the list of columns gives them.
  assert.deepEqual(
    new Set(await dialog.locator('th[data-role=prediction] .role').allInnerTexts()),
    new Set(['score']),
  );
  await page.keyboard.press('Escape');
});

test('words that cannot be fetched leave the working, and are fetched when asked for again', async () => {
  await opened.visit('');
  await settled(page);
  await page.route('**/*.more.json', (route) => route.abort());
  const summary = page.locator('#working > details > summary');
  await summary.click();
  const worked = page.locator('.worked-metric[data-key=precision]');
  await worked.locator('.formula mfrac').first().waitFor();
  const meaning = worked.getByText('Of the cases predicted positive');
  assert.equal(await meaning.count(), 0);
  await page.unroute('**/*.more.json');
  await summary.click();
  await summary.click();
  await meaning.waitFor();
  opened.errors.length = 0;
});

test('another language that cannot be fetched leaves the page as it is', async () => {
  await opened.visit('');
  await settled(page);
  await page.route('**/words.zh*', (route) => route.abort());
  const button = page.getByRole('button', { name: '切换到中文' });
  await button.click();
  await page.locator('.notice', { hasText: 'could not be fetched' }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'en');
  await page.unroute('**/words.zh*');
  await button.click();
  await page.locator('h2', { hasText: '数据' }).first().waitFor();
  await page.getByRole('button', { name: 'Switch to English' }).click();
  opened.errors.length = 0;
});

test('nothing was thrown or logged', () => {
  assert.deepEqual(opened.errors, []);
});
