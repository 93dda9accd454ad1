import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { foundByAxe } from './axe.mjs';
import { openPage, saved, settled } from './page.mjs';

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;
before(async () => {
  opened = await openPage({ hash: '#lang=en&options={"bootstrap":0}' });
  ({ page } = opened);
  await settled(page);
});
after(() => opened.close());

const panel = () => page.locator('dialog.drawn-editor');
/** @param {string} name */
const handle = (name) => panel().getByRole('slider', { name, exact: true });
/** @param {string | RegExp} text */
const verdict = (text) => page.locator('#verdict', { hasText: text }).waitFor();

test('what is drawn is the table of the page', async () => {
  assert.ok(!opened.requests.some((url) => /drawn_scores/.test(url)));
  await page.getByRole('button', { name: 'Draw scores' }).click();
  await verdict('200 cases, 100 of them positive');
  await panel().getByLabel('Share of positives').fill('0.25');
  await verdict('200 cases, 50 of them positive');
});

test('a hill is dragged and moved by keys, and the curves follow', async () => {
  const grip = handle('Mean score of the positives');
  const before = await page.locator('#verdict h1').innerText();
  await grip.focus();
  await page.keyboard.press('ArrowRight');
  assert.equal(await grip.getAttribute('aria-valuenow'), '0.66');
  const box = await grip.boundingBox();
  assert.ok(box);
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + 60, top, { steps: 6 });
  await page.mouse.up();
  assert.ok(Number(await grip.getAttribute('aria-valuenow')) > 0.7);
  await page.waitForFunction(
    (old) => document.querySelector('#verdict h1')?.textContent?.trim() !== old,
    before,
  );
  await handle('Spread of the positives').focus();
  await page.keyboard.press('Home');
  assert.equal(await handle('Spread of the positives').getAttribute('aria-valuenow'), '0.01');
});

test('single cases are moved, added and deleted, and the core evaluates them', async () => {
  await panel().getByLabel('single cases').check();
  // Pairs that a positive wins: 5 + 5 + 4½ + 3 + 2 of 25.
  await verdict('AUC 0.780');
  await handle('Case 3, positive').focus();
  await page.keyboard.press('ArrowRight');
  // The tie at 0.7 is won: 20 of 25.
  await verdict('AUC 0.800');
  await handle('Case 10, negative').focus();
  await page.keyboard.press('Delete');
  // Without the lowest negative: 15 of 20.
  await verdict('AUC 0.750');
  await panel().getByRole('button', { name: 'Add a negative' }).click();
  await verdict('10 cases, 5 of them positive');
});

test('the table is saved as CSV', async () => {
  const { name, text } = await saved(page, () =>
    panel().getByRole('button', { name: 'Save as CSV' }).click(),
  );
  assert.equal(name, 'drawn-scores.csv');
  assert.equal(
    text,
    'truth,score\n1,0.9\n1,0.8\n1,0.71\n1,0.45\n1,0.3\n0,0.7\n0,0.6\n0,0.4\n0,0.2\n0,0.5\n',
  );
});

/** The middle of a handle. @param {string} name */
async function middleOf(name) {
  const box = await handle(name).boundingBox();
  assert.ok(box);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const READ_OUT = 'aria-valuetext';

test('a ROC curve is drawn, and the page has cases with it', async () => {
  await panel().getByLabel('a ROC curve').check();
  await verdict('100 cases, 50 of them positive');
  const first = handle('Point 1 of the curve');
  assert.equal(
    await first.getAttribute(READ_OUT),
    'false positive rate 0.1, true positive rate 0.5',
  );
  await panel().getByLabel('the same score').check();
  // By trapezoids: 0.1 × 0.25 + 0.3 × 0.68 + 0.6 × 0.93.
  await verdict('AUC 0.787');
  await first.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  // One more of 50 positives, one fewer of 50 negatives: 0.08 × 0.26 + 0.32 × 0.69 + 0.6 × 0.93.
  await verdict('AUC 0.800');
  await page.keyboard.press('End');
  await page.keyboard.press('End');
  // No further than its neighbour.
  assert.equal(
    await first.getAttribute(READ_OUT),
    'false positive rate 0.4, true positive rate 0.52',
  );
});

test('a point of the curve is dragged, and one is added by a press', async () => {
  const from = await middleOf('Point 2 of the curve');
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y - 400, { steps: 5 });
  await page.mouse.up();
  const second = handle('Point 2 of the curve');
  assert.match((await second.getAttribute(READ_OUT)) ?? '', /true positive rate 1$/);
  const at = await middleOf('Point 1 of the curve');
  await page.mouse.click(at.x - 60, at.y + 40);
  assert.equal(
    await panel()
      .getByRole('slider', { name: /of the curve/ })
      .count(),
    3,
  );
  await panel().getByRole('button', { name: 'Remove point 1' }).waitFor();
});

test('points are added and taken away by keys and by buttons', async () => {
  const points = panel().getByRole('slider', { name: /of the curve/ });
  await panel().getByRole('button', { name: 'Add a point' }).click();
  assert.equal(await points.count(), 4);
  await handle('Point 4 of the curve').press('Delete');
  await page.locator('.drawn-handle:focus', { hasText: 'Point 3 of the curve' }).waitFor();
  await panel().getByRole('button', { name: 'Remove point 3' }).click();
  await handle('Point 1 of the curve').focus();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Delete');
  assert.equal(await points.count(), 0);
  // The diagonal is left.
  await verdict('AUC 0.500');
  await panel().getByLabel('Positives').fill('20');
  await verdict('70 cases, 20 of them positive');
  const { text } = await saved(page, () =>
    panel().getByRole('button', { name: 'Save as CSV' }).click(),
  );
  assert.equal(text.trimEnd().split('\n').length, 71);
  await panel().getByRole('button', { name: 'As at first' }).click();
  await verdict('100 cases, 50 of them positive');
});

test('the head of the page ends before the panel', async () => {
  const usual = page.viewportSize();
  for (const width of [1200, 1280, 1439]) {
    await page.setViewportSize({ width, height: 900 });
    const [end, start] = await page.evaluate(() => [
      Math.max(
        ...[...document.querySelectorAll('.top *')].map((one) => one.getBoundingClientRect().right),
      ),
      document.querySelector('dialog.drawn-editor')?.getBoundingClientRect().left ?? 0,
    ]);
    assert.ok(end <= start, `${end} beside ${start} at ${width}`);
  }
  if (usual) await page.setViewportSize(usual);
});

const violations = () => foundByAxe(page, 'dialog.drawn-editor');

test('axe finds nothing in it, in both languages and ways to draw', async () => {
  assert.deepEqual(await violations(), []);
  await page.locator('header').getByText('中文').click();
  await panel().getByLabel('两类的分布').check();
  await verdict('共 200 个样例');
  assert.deepEqual(await violations(), []);
  await panel().getByLabel('ROC 曲线').check();
  await verdict('共 100 个样例');
  assert.deepEqual(await violations(), []);
});

test('Escape closes it, and the table stays', async () => {
  await panel().getByLabel('逐个样例').check();
  await verdict('共 10 个样例');
  await page.keyboard.press('Escape');
  await panel().waitFor({ state: 'hidden' });
  await verdict('共 10 个样例');
});

test('nothing of it was logged as an error', () => {
  assert.deepEqual(opened.errors, []);
});
