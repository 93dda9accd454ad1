// What is dragged by a finger, on a page as narrow as a phone: it moves, and the page stays.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { changed, eventually, openPage, settled } from './page.mjs';

const PHONE = { width: 390, height: 844 };
const STEPS = 8;

/** @typedef {{ x: number, y: number }} Place */

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;
/** @type {import('playwright-core').CDPSession} */
let hand;

before(async () => {
  opened = await openPage({
    hash: '#lang=en&options={"bootstrap":0}',
    viewport: PHONE,
    hasTouch: true,
  });
  ({ page } = opened);
  hand = await page.context().newCDPSession(page);
  await page.addInitScript(() => {
    Object.assign(globalThis, { taken: 0 });
    addEventListener(
      'pointercancel',
      () => Object.assign(globalThis, { taken: taken() + 1 }),
      true,
    );
    const taken = () => /** @type {any} */ (globalThis).taken;
  });
  await opened.visit();
  await settled(page);
});
after(async () => {
  assert.deepEqual(opened.errors, []);
  await opened.close();
});

/** A finger goes down, moves in a straight line, and is taken off. @param {Place} from @param {Place} to */
async function drag(from, to) {
  const at = (/** @type {number} */ share) => [
    { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) },
  ];
  const touch = (/** @type {'touchStart' | 'touchMove'} */ type, /** @type {number} */ share) =>
    hand.send('Input.dispatchTouchEvent', { type, touchPoints: at(share) });
  await touch('touchStart', 0);
  for (let step = 1; step <= STEPS; step += 1) {
    await touch('touchMove', step / STEPS);
    await page.waitForTimeout(20);
  }
  await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** In the middle of the screen, where a drag has room and nothing lies over it. @param {import('playwright-core').Locator} part */
async function middleOf(part) {
  await part.waitFor({ state: 'attached' });
  await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  /** @type {Awaited<ReturnType<typeof part.boundingBox>>} */
  let before = null;
  // A picture is drawn when it comes into sight, and stands still then.
  const box = await eventually(async () => {
    const now = await part.boundingBox();
    const isStill = now !== null && now.x === before?.x && now.y === before.y;
    before = now;
    assert.ok(isStill && now);
    return now;
  });
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const scrolled = () => page.evaluate(() => scrollY);

/** How often the browser took a finger from the page, to scroll with it. */
const taken = () => page.evaluate(() => /** @type {any} */ (globalThis).taken);

/**
 * Drags a handle downwards and a little to the side: what is read changes, and the browser does not scroll instead.
 * @param {import('playwright-core').Locator} handle
 * @param {() => Promise<string | null>} read
 * @param {Place} by
 */
async function assertDragged(handle, read, by) {
  const from = await middleOf(handle);
  const before = await read();
  await drag(from, { x: from.x + by.x, y: from.y + by.y });
  await changed(read, before);
  assert.equal(await taken(), 0, 'the page scrolled instead');
}

test('a finger drags the point of a curve and the line of a threshold', async () => {
  const threshold = () => page.locator('.bar-threshold').inputValue();
  await page.locator('#pictures .more-figures summary').click();
  for (const id of ['roc', 'precision_recall', 'score_histogram']) {
    const handle = page.locator(`#pictures [data-figure=${id}] .handle`);
    await assertDragged(handle, threshold, { x: id === 'score_histogram' ? -30 : 25, y: 80 });
  }
});

test('beside the point a finger scrolls the page', async () => {
  const marks = page.locator('#pictures [data-figure=roc] .marks');
  const { x, y } = await middleOf(marks);
  const top = await scrolled();
  await drag({ x, y: y + 60 }, { x, y: y - 60 });
  await changed(scrolled, top);
  await eventually(async () => assert.equal(await taken(), 1));
});

test('in a lesson a finger drags the line through the scores and the point of the curve', async () => {
  for (const [screen, figure] of [
    ['scores', 'score_histogram'],
    ['curve', 'roc'],
  ]) {
    await opened.visit(`#room=learn&lang=en&lesson=roc_auc&seed=7&screen=${screen}`);
    const numbers = () => page.locator('.learn-numbers').first().innerText();
    const handle = page.locator(`.learn-stage [data-figure=${figure}] .handle`);
    await handle.waitFor();
    await assertDragged(handle, numbers, { x: 30, y: 80 });
  }
});

test('scores that are drawn by hand follow a finger, and the page stays', async () => {
  await opened.visit('#lang=en&options={"bootstrap":0}');
  await settled(page);
  await page.getByRole('button', { name: 'Draw scores' }).click();
  const panel = page.locator('dialog.drawn-editor');
  const grip = (/** @type {string} */ name) => panel.getByRole('slider', { name, exact: true });
  for (const [kind, name, x, y] of /** @type {const} */ ([
    ['two distributions', 'Mean score of the positives', 30, 80],
    ['a ROC curve', 'Point 1 of the curve', 15, -60],
    ['single cases', 'Case 3, positive', -30, 80],
  ])) {
    await panel.getByLabel(kind).check();
    const handle = grip(name);
    await assertDragged(handle, () => handle.getAttribute('aria-valuetext'), { x, y });
  }
});

test('a finger drags the region of practical equivalence', async () => {
  await opened.visit('#lang=en&sample=ten-folds');
  await settled(page);
  const picture = page.locator('[data-figure="bayes_correlated_t"] svg.posterior_density');
  await picture.waitFor();
  const rope = () => page.locator('#setting-rope').inputValue();
  const { x, y } = await middleOf(picture);
  const before = await rope();
  await drag({ x, y }, { x: x + 90, y: y + 10 });
  await changed(rope, before);
  await settled(page);
  const small = Number(await rope());
  await drag({ x, y }, { x: x + 130, y: y + 10 });
  await page.waitForFunction((least) => {
    const field = /** @type {HTMLInputElement} */ (document.querySelector('#setting-rope'));
    return Number(field.value) > least;
  }, small);
  assert.equal(await taken(), 0, 'the page scrolled instead');
});
