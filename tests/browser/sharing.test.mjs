import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPage, settled } from './page.mjs';

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;

const QUIET = 'options={"bootstrap":0}';

before(async () => {
  opened = await openPage();
  page = opened.page;
});
after(() => opened.close());

/** What the address says, as the page keeps it. */
const address = async () =>
  new URLSearchParams((await page.evaluate(() => location.hash)).slice(1));

test('what a link hid stands folded until it is asked for, and the address keeps it', async () => {
  await opened.visit(`#${QUIET}&hide=verdict,table`);
  await page.getByRole('button', { name: 'Show the verdict' }).waitFor();
  await page.locator('body[data-phase=ready]').waitFor();
  assert.equal(await page.locator('#verdict').isVisible(), false);
  assert.equal(await page.locator('#table').isVisible(), false);
  assert.equal((await address()).get('hide'), 'verdict,table');
  await page.getByRole('button', { name: 'Show the table' }).press('Enter');
  await settled(page);
  assert.equal(await page.locator('#verdict').isVisible(), false);
  assert.equal((await address()).get('hide'), 'verdict');
  await page.getByRole('button', { name: '中文' }).click();
  await page.getByRole('button', { name: '显示结论' }).click();
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'verdict');
  assert.match(await page.locator('#verdict').innerText(), /Random forest/);
  assert.equal((await address()).get('hide'), null);
  assert.deepEqual(opened.errors, []);
});

test('of a comparison the tables of learners are hidden, and the paragraph with the verdict', async () => {
  await opened.visit('#sample=learners-accuracies&hide=verdict,table');
  const figure = (/** @type {string} */ id) => page.locator(`#pictures [data-figure="${id}"]`);
  await figure('cd_diagram').waitFor();
  await page.locator('body[data-phase=ready]').waitFor();
  for (const id of ['learners', 'paper']) assert.equal(await figure(id).isVisible(), false, id);
  await page.getByRole('button', { name: 'Show the table' }).click();
  await figure('learners').waitFor();
  await page.getByRole('button', { name: 'Show the verdict' }).click();
  await figure('paper').waitFor();
});

test('an unknown part to hide is said, and the page is as ever', async () => {
  await opened.visit(`#${QUIET}&hide=everything`);
  await settled(page);
  await page.locator('.notice', { hasText: 'do not fit' }).waitFor();
  assert.equal(await page.locator('#verdict').isVisible(), true);
});

test('large type enlarges the result, and the point of a curve still follows the pointer', async () => {
  await opened.visit(`#${QUIET}&large=1`);
  await settled(page);
  const size = await page
    .locator('h1.verdict')
    .evaluate((one) => one.getBoundingClientRect().height);
  await page.evaluate(() => document.documentElement.removeAttribute('data-large'));
  const small = await page
    .locator('h1.verdict')
    .evaluate((one) => one.getBoundingClientRect().height);
  assert.ok(size > 1.2 * small, `${size} and ${small}`);
  await page.evaluate(() => document.documentElement.setAttribute('data-large', ''));
  const handle = page.locator('#pictures .handle').first();
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  if (!from) throw new Error('no handle');
  const middle = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 60, middle.y - 40, { steps: 5 });
  await page.mouse.up();
  await settled(page);
  const to = await handle.boundingBox();
  if (!to) throw new Error('no handle');
  assert.ok(Math.abs(to.x - from.x - 60) < 30, `moved by ${to.x - from.x}`);
  assert.equal((await address()).get('large'), '1');
});
