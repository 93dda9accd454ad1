import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPage } from './page.mjs';

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;
before(async () => {
  opened = await openPage();
  ({ page } = opened);
});
after(() => opened.close());

const panel = () => page.locator('.working-panel');
/** Those of the measure; below them stand those of its interval. */
const steps = () => panel().locator('.working-lines').first().locator('[data-step]');

/** The measure of the first model. @param {string} key */
async function press(key) {
  const heads = page.locator('table.models thead button.head[data-key]');
  await page.locator(`table.models thead [data-key=${key}]`).waitFor();
  const keys = await heads.evaluateAll((nodes) =>
    nodes.map((node) => /** @type {HTMLElement} */ (node).dataset.key),
  );
  const row = page.locator('table.models tbody tr').first();
  await row.locator('td').nth(keys.indexOf(key)).locator('.value').click();
  await steps().first().locator('.katex').waitFor();
}

test('a press on a measure shows its formula, the own numbers in it, and the result', async () => {
  await press('f1');
  assert.match(await panel().innerText(), /F1/);
  const texts = await steps().evaluateAll((nodes) =>
    nodes.map((node) => String(/** @type {HTMLElement} */ (node).dataset.step)),
  );
  assert.equal(texts.length, 3);
  const shown = Number(await panel().locator('.full-value').innerText());
  const result = Number(texts[2].replace(/^\{\}=/, ''));
  assert.ok(Math.abs(shown - result) < 1e-6, `${shown} and ${result}`);
});

test('left and right go through the steps', async () => {
  const later = () => panel().locator('.later').count();
  assert.equal(await later(), 0);
  await page.keyboard.press('ArrowLeft');
  assert.equal(await later(), 1);
  await page.keyboard.press('Home');
  assert.equal(await later(), 2);
  assert.match(await panel().locator('.stepper').innerText(), /Step 1 of 3/);
  await page.keyboard.press('ArrowRight');
  assert.equal(await later(), 1);
  await page.keyboard.press('End');
  assert.equal(await later(), 0);
});

test('a count under the pointer is outlined in the confusion matrix', async () => {
  await panel().locator('[data-part=tp]').first().hover();
  assert.equal(await page.locator('table.matrix td.pointed[data-part=tp]').count(), 1);
  await panel().locator('header').hover();
  assert.equal(await page.locator('table.matrix td.pointed').count(), 0);
});

test('how the interval comes about stands below, under the name of its method', async () => {
  await page.keyboard.press('Escape');
  await press('precision');
  const interval = panel().locator('.working-interval');
  assert.match(await interval.locator('h3').innerText(), /95.% interval, Wilson score interval/);
  const shown = await page
    .locator('table.models tbody tr')
    .first()
    .locator('.interval')
    .allInnerTexts();
  const limits = await interval
    .locator('.working-line')
    .evaluateAll((nodes) =>
      nodes
        .slice(-2)
        .map((node) =>
          Number(
            /** @type {HTMLElement} */ (
              node.querySelector('[data-step]:last-child')
            ).dataset.step?.replace(/^\{\}=/, ''),
          ).toFixed(3),
        ),
    );
  assert.ok(shown.includes(`[${limits.join(', ')}]`), `${limits} in ${shown}`);
  await page.keyboard.press('Home');
  assert.ok(await interval.locator('h3').evaluate((node) => node.matches('.later')));
  await page.keyboard.press('End');
  assert.equal(await panel().locator('.later').count(), 0);
});

test('Escape closes it, and the number has the focus again', async () => {
  await page.keyboard.press('Escape');
  assert.ok(!(await panel().isVisible()));
  assert.ok(await page.evaluate(() => document.activeElement?.matches('.value')));
});

test('it is of the threshold that the table shows', async () => {
  const cell = page.locator('table.matrix td[data-part=tp]');
  const before = await cell.getAttribute('data-value');
  await page.locator('.bar-threshold').fill('0.9');
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    (old) =>
      document.querySelector('table.matrix td[data-part=tp]')?.getAttribute('data-value') !== old,
    before,
  );
  const tp = await cell.getAttribute('data-value');
  await press('recall');
  const numbers = await steps().nth(1).getAttribute('data-step');
  assert.ok(numbers?.includes(`{part=tp}{${tp}}`), `${numbers}, TP ${tp}`);
  await page.keyboard.press('Escape');
});

test('it stays when the intervals of the bootstrap come, and then has its own', async () => {
  // They come when they are let.
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    /** @type {(() => void)[]} */
    const held = [];
    let holds = true;
    /** @param {any} message @param {any[]} rest */
    Worker.prototype.postMessage = function (message, ...rest) {
      const post = () => Reflect.apply(postMessage, this, [message, ...rest]);
      if (holds && message.request?.type === 'step') held.push(post);
      else post();
    };
    Object.assign(globalThis, {
      goOn() {
        holds = false;
        for (const post of held) post();
      },
    });
  });
  await opened.visit('#options={"bootstrap":2000}');
  await press('f1');
  const interval = panel().locator('.working-interval');
  assert.equal(await interval.count(), 0);
  await page.evaluate(() => /** @type {any} */ (globalThis).goOn());
  await interval.locator('h3').waitFor();
  assert.ok(await panel().isVisible());
});

for (const [sample, name] of /** @type {const} */ ([
  ['breast-cancer', /95.% interval, DeLong interval/],
  ['diabetes-progression', /95.% interval, Paired t test/],
])) {
  test(`a press on a difference of two models of ${sample} shows how the limits of its test come about`, async () => {
    await opened.visit(`#sample=${sample}&options={"bootstrap":0}`);
    await page.locator('details.pairs summary').click();
    const cell = page.locator('details.pairs tbody td').first();
    const shown = await cell.locator('.interval').innerText();
    await cell.locator('.value').click();
    const interval = panel().locator('.working-interval');
    await interval.locator('.katex').first().waitFor();
    assert.match(await interval.locator('h3').innerText(), name);
    const results = await interval
      .locator('[data-step]:last-child')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-step') ?? ''));
    const limits = results.slice(-2).map((text) => Number(text.replace(/^\{\}=/, '')));
    const written = [...shown.matchAll(/[−\d.]+/g)].map(([text]) => text.replace('−', '-'));
    const decimals = written[0].split('.')[1].length;
    assert.deepEqual(
      limits.map((limit) => limit.toFixed(decimals)),
      written,
    );
    await page.keyboard.press('Escape');
  });
}

test('in large type panel and reference are enlarged, too, and the number stays in sight', async () => {
  /** Of a letter of the title, as it is drawn. @param {import('playwright-core').Locator} title */
  const height = async (title) => {
    const inLarge = (await title.boundingBox())?.height ?? 0;
    await page.evaluate(() => document.documentElement.removeAttribute('data-large'));
    const usual = (await title.boundingBox())?.height ?? 0;
    await page.evaluate(() => document.documentElement.setAttribute('data-large', ''));
    return inLarge / usual;
  };
  await page.setViewportSize({ width: 1280, height: 720 });
  await opened.visit('#options={"bootstrap":0}&large=1');
  await press('roc_auc');
  const [number, box] = await Promise.all([
    page.locator('table.models tbody .value').first().boundingBox(),
    panel().boundingBox(),
  ]);
  assert.ok(number && box && number.x + number.width <= box.x, 'the panel covers the number');
  assert.ok((await height(panel().locator('header strong'))) > 1.2);
  await page.keyboard.press('Escape');
  await opened.visit('#item=roc_auc&options={"bootstrap":0}&large=1');
  const title = page.locator('.item-page h3');
  await title.waitFor();
  assert.ok((await height(title)) > 1.2);
  const { scrollWidth, clientWidth } = await page
    .locator('dialog.reference')
    .evaluate((node) => ({ scrollWidth: node.scrollWidth, clientWidth: node.clientWidth }));
  assert.ok(scrollWidth <= clientWidth, `${scrollWidth} in ${clientWidth}`);
});

test('nothing of it was logged as an error', () => {
  assert.deepEqual(opened.errors, []);
});
