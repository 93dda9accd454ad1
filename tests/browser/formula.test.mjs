// Formulas are right without a mathematical font on the machine.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openPage } from './page.mjs';

/** @type {import('./page.mjs').Opened} */
let opened;
/** @type {import('playwright-core').Page} */
let page;

before(async () => {
  opened = await openPage({ hash: '#lang=en&sample=learners-accuracies' });
  page = opened.page;
});

after(async () => {
  assert.deepEqual(opened.errors, []);
  await opened.close();
});

test('the bar of a root spans the whole fraction under it, from top to bottom', async () => {
  await page.locator('.working > details > summary', { hasText: 'Working' }).click();
  const root = page.locator('.formula .katex-html .sqrt', { has: page.locator('.mfrac') }).first();
  await root.waitFor();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  const [sign, fraction] = await root.evaluate((one) =>
    ['.hide-tail', '.mfrac'].map((part) => {
      const { left, right, top, bottom } = /** @type {Element} */ (
        one.querySelector(part)
      ).getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  const text = JSON.stringify([sign, fraction]);
  assert.ok(sign.left < fraction.left && sign.right >= fraction.right - 1, text);
  assert.ok(sign.top <= fraction.top + 1, text);
  // Numerator and denominator: the sign begins no higher than a few pixels above the foot.
  assert.ok(sign.bottom >= fraction.bottom - 4, text);
});

test('the fonts are the page’s own, in one format, and nothing else is fetched', async () => {
  await page.waitForFunction(
    () => document.fonts.status === 'loaded' && document.fonts.check('16px KaTeX_Main'),
  );
  const fonts = opened.requests.filter((address) => /\.(woff2?|ttf)$/.test(address));
  assert.ok(fonts.length >= 4, fonts.join());
  for (const font of fonts) {
    assert.match(font, /KaTeX_[\w-]+\.woff2$/);
    assert.ok(font.startsWith(opened.url));
  }
});

test('a screen reader has the formula too', async () => {
  assert.ok((await page.locator('.formula .katex-mathml math').count()) > 0);
});
