// Where things stand: the first view, and that nothing moves by itself.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { drop, eventually, openPage, settled } from './page.mjs';

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;

/** As a file with a positive class that needs no guess. */
const PLAIN = '#lang=en&options={"positive":"malignant","bootstrap":0}';

before(async () => {
  opened = await openPage({ hash: PLAIN, viewport: { width: 1440, height: 900 } });
  page = opened.page;
  // Every shift of what stands there, with what moved.
  await page.addInitScript(() => {
    /** @type {{ value: number, moved: (string | undefined)[] }[]} */
    const shifts = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of /** @type {any[]} */ (list.getEntries())) {
        const moved = entry.sources.map(
          (/** @type {any} */ { node, previousRect: was, currentRect: is }) =>
            `${node?.id || node?.className || node?.nodeName}: ${was.x},${was.y} ${was.width}×${was.height} → ${is.x},${is.y} ${is.width}×${is.height}`,
        );
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await opened.visit(PLAIN);
  await settled(page);
});

after(async () => {
  assert.deepEqual(opened.errors, []);
  await opened.close();
});

/** The shifts since the last call. @returns {Promise<{ value: number, moved: string[] }[]>} */
const shifts = () => page.evaluate(() => /** @type {any} */ (globalThis).shifts.splice(0));

test('what a verdict takes for granted is there when a phone is turned', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await opened.visit(PLAIN);
  await settled(page);
  const notes = page.locator('#verdict details');
  assert.equal(await notes.getAttribute('open'), null);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.locator('#verdict details[open]').waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await opened.visit(PLAIN);
  await settled(page);
});

/** @param {string} selector */
async function boxOf(selector) {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not there`);
  return box;
}

/** Twelve models whose scores are ever worse. @param {number} models */
function manyModels(models) {
  const names = Array.from({ length: models }, (_, i) => `gradient_boosting_of_depth_${i + 1}`);
  const rows = Array.from({ length: 120 }, (_, row) => {
    const truth = row % 3 === 0 ? 1 : 0;
    // The last model is the best one.
    const scores = names.map((_, i) =>
      ((truth * (i + 1)) / models + ((row * 37 + i * 11) % 101) / 101).toFixed(4),
    );
    return [truth, ...scores].join(',');
  });
  return { names, content: [['truth', ...names].join(','), ...rows].join('\n') };
}

for (const { width, height, canvas } of [
  { width: 1440, height: 900, canvas: 640 },
  { width: 1280, height: 720, canvas: 660 },
  { width: 390, height: 844, canvas: 770 },
]) {
  test(`a picture is in the first view at ${width}×${height}`, async () => {
    await page.setViewportSize({ width, height });
    await opened.visit(PLAIN);
    await settled(page);
    await page.locator('[data-figure=roc] .handle').waitFor();
    const { y } = await boxOf('[data-figure=roc] canvas.lines');
    assert.ok(y <= canvas, `the ROC curve begins at ${y} px`);
    assert.ok(y + 60 < height, `${height - y} px of it are seen`);
    const bar = await boxOf('.operating-bar');
    if (width > 800) assert.ok(bar.height <= 50, `the operating line is ${bar.height} px high`);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    assert.equal(sideways, 0);
  });
}

test('of twelve models the five best stand there, the best first, and the others are one press away', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await opened.visit(PLAIN);
  await settled(page);
  const { names, content } = manyModels(12);
  await drop(page, { name: 'twelve.csv', content });
  await page.locator('.source', { hasText: 'twelve.csv' }).waitFor();
  await settled(page);
  const shown = () =>
    page
      .locator('table.models .model')
      .evaluateAll((list) => list.map((one) => one.getAttribute('title')));
  const first = await shown();
  assert.equal(first.length, 5);
  assert.equal(first[0], names[11]);
  // Long names differ at their end; there are two lines for them.
  const name = page.locator('table.models .model .two-lines').first();
  assert.equal(await name.innerText(), names[11]);
  assert.ok(await name.evaluate((one) => one.scrollHeight <= one.clientHeight + 1));
  await page.getByRole('button', { name: '7 more' }).click();
  assert.equal((await shown()).length, 12);
  await page.getByRole('button', { name: 'Show fewer' }).click();
  assert.deepEqual(await shown(), first);
});

test('twelve models are named below the curves, the best first, in twelve colours, each with its marker', async () => {
  const legend = page.locator('[data-figure=roc] .figure-legend button');
  await legend.nth(11).waitFor();
  assert.equal(await legend.count(), 12);
  assert.match((await legend.first().getAttribute('title')) ?? '', /depth_12$/);
  const colours = await legend
    .locator('line')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).stroke));
  assert.equal(new Set(colours).size, 12);
  assert.equal(await legend.locator('.swatch-marker').count(), 12);
  await legend.nth(3).click();
  await legend.nth(3).and(page.locator('[aria-pressed=true]')).waitFor();
  await page.locator('[data-figure=roc] .figure-note', { hasText: 'depth_9: AUC' }).waitFor();
});

/** Five models with seven metrics each. */
async function hasAllIntervals() {
  const texts = await page.locator('table.models .interval').allTextContents();
  assert.equal(texts.filter((text) => text.startsWith('[')).length, 35);
}

test('nothing moves when the page is first opened', async () => {
  await opened.visit('#lang=en&options={"positive":"malignant","bootstrap":200}');
  await settled(page);
  await page.locator('[data-figure=precision_recall] .handle').waitFor();
  await eventually(hasAllIntervals);
  await page.waitForTimeout(300);
  const all = await shifts();
  const sum = all.reduce((total, { value }) => total + value, 0);
  assert.ok(sum < 0.02, JSON.stringify(all, null, 1));
});

test('nothing moves while a point is dragged and its intervals are computed anew; the old ones stay, grey', async () => {
  await shifts();
  const old = page.locator('table.models .interval.old');
  const box = await boxOf('[data-figure=roc] canvas.marks');
  await page.mouse.move(box.x + 0.3 * box.width, box.y + 0.2 * box.height);
  await page.mouse.down();
  await old.first().waitFor();
  await hasAllIntervals();
  for (let step = 0; step < 12; ++step) {
    await page.mouse.move(box.x + (0.3 + 0.02 * step) * box.width, box.y + 0.2 * box.height);
    await page.waitForTimeout(30);
  }
  await page.mouse.up();
  await old.first().waitFor({ state: 'detached' });
  await hasAllIntervals();
  const moved = (await shifts()).filter(({ value }) => value > 1e-5);
  assert.deepEqual(moved, []);
});

test('the whole head of a column sorts, and says in words which direction is better', async () => {
  await opened.visit(PLAIN);
  await settled(page);
  const auc = page.locator('table.models thead th', { hasText: 'AUC' });
  assert.equal(await auc.getAttribute('aria-sort'), 'descending', 'the headline sorts at first');
  const cell = await auc.boundingBox();
  const head = await auc.getByRole('button').boundingBox();
  assert.ok(cell && head && head.width >= cell.width - 1 && head.height >= cell.height - 1);
  await auc.getByRole('button').click({ position: { x: 4, y: 4 } });
  assert.equal(await auc.getAttribute('aria-sort'), 'ascending');
  await page.locator('table.models thead th', { hasText: 'lower is better' }).waitFor();
});

test('what can be pressed in the table is at least 24 px high', async () => {
  const small = await page
    .locator('#table button')
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 24).map((one) => one.outerHTML),
    );
  assert.deepEqual(small, []);
});

test('a metric is explained under a resting pointer and with the focus: definition, formula, range', async () => {
  const head = page.locator('.head[data-key=brier]');
  const box = page.locator('.explanation');
  assert.equal(await head.getAttribute('title'), null);
  await head.hover();
  await box.getByText('Range [0, ∞), lower is better').waitFor();
  await box.locator('.formula .katex').waitFor();
  // The pointer may go into the box, and Escape closes it.
  await box.hover();
  await page.waitForTimeout(300);
  assert.equal(await box.isVisible(), true);
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'hidden' });
  await page.mouse.move(5, 5);
  await page.locator('.head[data-key=f1]').focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await box.getByText('Brier score').waitFor();
  await page.keyboard.press('Shift+Tab');
  await box.getByText('F-measure').or(box.getByText('F1')).first().waitFor();
});

test('a tap explains a metric and sorts only when it is asked to', async () => {
  const auc = page.locator('table.models thead th', { hasText: 'AUC' });
  const before = await auc.getAttribute('aria-sort');
  const tap = (/** @type {string} */ selector) =>
    page
      .locator(selector)
      .evaluate((one) =>
        one.dispatchEvent(new PointerEvent('click', { pointerType: 'touch', bubbles: true })),
      );
  await tap('.head[data-key=recall]');
  await page.locator('.explanation').getByText('Range [0, 1], higher is better').waitFor();
  assert.equal(await auc.getAttribute('aria-sort'), before);
  await page.getByRole('button', { name: 'Sort by this column' }).click();
  const recall = page.locator('table.models thead th', { hasText: 'Recall' });
  assert.equal(await recall.getAttribute('aria-sort'), 'descending');
  await page.locator('.explanation').waitFor({ state: 'hidden' });
});

test('a metric in the list of columns is explained by a resting pointer, the focus and a tap', async () => {
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  const input = page.locator('.choices input[data-key=matthews_corrcoef]');
  const label = page.locator('.choices label:has(input[data-key=matthews_corrcoef])');
  const box = page.locator('.explanation');
  await label.and(page.locator('[data-explanation]')).waitFor();
  assert.equal(await label.getAttribute('title'), null);
  const meaning = (await label.getAttribute('data-explanation')) ?? '';
  assert.equal(await input.getAttribute('aria-description'), meaning);
  await label.hover();
  await box.getByText(meaning).waitFor();
  await page.mouse.move(5, 5);
  await box.waitFor({ state: 'hidden' });
  await page.keyboard.press('Tab');
  await input.focus();
  await box.getByText(meaning).waitFor();
  await input.blur();
  await box.waitFor({ state: 'hidden' });
  await label.evaluate((one) =>
    one.dispatchEvent(new PointerEvent('click', { pointerType: 'touch', bubbles: true })),
  );
  await box.getByText(meaning).waitFor();
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'hidden' });
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
});

test('under a finger what can be pressed in the table is 44 px high', async () => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  assert.equal(await page.evaluate(() => matchMedia('(pointer: coarse)').matches), true);
  const heights = await page
    .locator('table.models :is(.head, .model), .table-tools .button, .table-foot summary')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  assert.ok(heights.length > 10 && Math.min(...heights) >= 44, heights.join());
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
});

test('beside a comparison the rail has file, advice and settings in the first view, and the table stands in the main column', async () => {
  await opened.visit('#lang=en&sample=learners-accuracies');
  const control = page.getByLabel('Control', { exact: true });
  await control.waitFor();
  await settled(page);
  await page.locator('#data .drop').waitFor({ state: 'detached' });
  const box = await control.boundingBox();
  assert.ok(box && box.y < 700, JSON.stringify(box));
  const table = page.locator('main .results-card');
  await table.locator('tfoot').waitFor();
  assert.ok((await boxOf('main .results-card')).width > 900);
  await table.locator('summary').click();
  await table.locator('tfoot').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Change…' }).click();
  await page.getByText('Drop one file or several here').waitFor();
});

test('the navigation turns from predictions to results and back to the table that was there', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await opened.visit(PLAIN);
  await settled(page);
  const { content } = manyModels(3);
  await drop(page, { name: 'mine.csv', content });
  await page.locator('.source', { hasText: 'mine.csv' }).waitFor();
  await settled(page);
  const current = page.locator('#navigation [aria-current]');
  assert.equal(await current.innerText(), 'Evaluate');
  await page.getByRole('link', { name: 'Compare' }).click();
  await page.locator('[data-figure=cd_diagram] svg').waitFor();
  assert.equal(await current.innerText(), 'Compare');
  await page.getByRole('link', { name: 'Evaluate' }).click();
  await page.locator('.source', { hasText: 'mine.csv' }).waitFor();
  await settled(page);
  assert.equal(await current.innerText(), 'Evaluate');
});

test('the reference has every item with its formula, and leads to the tables of critical values', async () => {
  await page.getByRole('button', { name: 'Reference' }).click();
  const dialog = page.locator('dialog.reference[open]');
  await dialog.getByLabel('Find a metric, a test, a term').fill('nemenyi');
  await dialog.getByRole('link', { name: 'Nemenyi test' }).click();
  await dialog.locator('.formula .katex .sqrt').first().waitFor();
  await dialog.getByRole('link', { name: 'The whole list' }).click();
  await dialog.getByRole('link', { name: 'Tables of critical values' }).click();
  await page.locator('dialog.critical-values[open]').waitFor();
  await page.keyboard.press('Escape');
});

test('a hundred algorithms are drawn piece by piece', async () => {
  await opened.visit('#lang=en&sample=demsar-auc');
  await page.locator('[data-figure=p_value_matrix] svg').waitFor();
  // How many elements came at once, of any diagram.
  await page.evaluate(() => {
    const most = { elements: 0 };
    Object.assign(globalThis, { most });
    new MutationObserver((records) => {
      for (const { addedNodes, target } of records) {
        if (!(target instanceof Element) || !target.closest('.diagram')) continue;
        const elements = [...addedNodes]
          .flatMap((node) => (node instanceof Element ? [node, ...node.querySelectorAll('*')] : []))
          .filter(({ localName }) => localName !== 'title');
        most.elements = Math.max(most.elements, elements.length);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const names = Array.from({ length: 100 }, (_, i) => `algorithm ${i + 1}`);
  const rows = Array.from({ length: 12 }, (_, row) =>
    [
      `set ${row}`,
      ...names.map((_, i) => (0.5 + ((row * 53 + i * 29) % 97) / 250).toFixed(3)),
    ].join(),
  );
  await drop(page, {
    name: 'hundred.csv',
    content: [['dataset', ...names].join(), ...rows].join('\n'),
  });
  await page.locator('.source', { hasText: 'hundred.csv' }).waitFor();
  // All 100 · 99 / 2 pairs have their cell in the end.
  await page.waitForFunction(
    () => document.querySelectorAll('[data-figure=p_value_matrix] svg rect').length >= 4950,
  );
  const most = await page.evaluate(() => /** @type {any} */ (globalThis).most.elements);
  assert.ok(most <= 401, `${most} elements at once`);
});

/** Words in the names of settings that stand in two lines. */
const brokenWords = () =>
  page.locator('.settings label').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const text = [...label.childNodes].find((node) => node instanceof Text && node.data.trim());
      if (!(text instanceof Text)) throw new Error(label.outerHTML);
      return [...text.data.matchAll(/\S+/g)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1;
        })
        .map(([word]) => word);
    }),
  );

test('names of settings break between words only, in large type and in Chinese, too', async () => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const hash of [`${PLAIN}&large=1`, '#lang=zh&sample=demsar-auc']) {
    await opened.visit(hash);
    await settled(page);
    assert.deepEqual(await brokenWords(), []);
  }
  await opened.visit('#lang=en&sample=demsar-auc');
  await settled(page);
  const heights = await page
    .locator('.settings li:has(select) label')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().height));
  assert.ok(heights.length >= 3 && Math.max(...heights) < 30, heights.join());
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('on a phone the foot of the page has the reference and the colours', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await opened.visit(PLAIN);
  await settled(page);
  assert.equal(await page.locator('.top .theme').isVisible(), false);
  await page.locator('#footer .theme').click();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'light');
  await page.locator('#footer').getByRole('button', { name: 'Reference' }).click();
  await page.locator('dialog.reference .items a').first().waitFor();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  assert.equal(await page.locator('#footer .theme').isVisible(), false);
  assert.equal(await page.locator('#footer .open-reference').isVisible(), false);
});
