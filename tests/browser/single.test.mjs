// The page in one file, opened from the disk with the network off.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { chromium } from 'playwright-core';
import { buildSingle } from '../../tools/single.mjs';
import { golden } from '../web/import/formats/support.mjs';
import { drop, saved, settled } from './page.mjs';
import { plain } from './tables.mjs';

const folder = mkdtempSync(join(tmpdir(), 'melon-single-'));
/** @type {import('playwright-core').Browser} */
let browser;
/** @type {import('playwright-core').Page} */
let page;
let file = '';
/** @type {string[]} */
const errors = [];
/** @type {string[]} */
const requests = [];

before(async () => {
  file = await buildSingle(folder);
  browser = await chromium.launch({
    executablePath: process.env.MELON_CHROMIUM || '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
});
after(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  const context = await browser.newContext({ locale: 'en-GB', offline: true });
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
  errors.length = 0;
  requests.length = 0;
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  context.on('request', (request) => requests.push(request.url()));
  await page.goto(`file://${file}#options={"bootstrap":0}`);
  await settled(page);
});

/** @param {string} name @param {string | Uint8Array} content */
async function load(name, content) {
  await drop(page, { name, content });
  await page.locator('.source', { hasText: name }).waitFor();
  await settled(page);
}

const verdict = () => page.locator('#verdict h1').innerText();

test('the sample, a table of the reader, another format and the other language', async () => {
  assert.match(await verdict(), /Random forest and Logistic regression/);
  await page.locator('.privacy strong', { hasText: 'Ready without network' }).waitFor();
  await load('mine.csv', plain);
  assert.match(await verdict(), /^good ranks better than poor: AUC 0\.901/);
  await load('predictions.xlsx', golden('predictions.xlsx'));
  await page.locator('#preferences button', { hasText: '中文' }).click();
  await page.locator('#verdict h1', { hasText: '：' }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'zh-Hans');
  await page.locator('.privacy strong', { hasText: '可离线使用' }).waitFor();
  assert.deepEqual(errors, []);
  const outside = requests.filter((url) => !/^(?:blob|data):/.test(url));
  assert.deepEqual(
    outside.map((url) => url.replace(/#.*/, '')),
    [`file://${file}`],
  );
});

test('the page looks as it does from a server: styles, formulas with their fonts, pictures', async () => {
  await page.locator('#pictures canvas').first().waitFor();
  const { width, height } = await page.evaluate(() => {
    const canvas = /** @type {Element} */ (document.querySelector('#pictures canvas'));
    return canvas.getBoundingClientRect();
  });
  assert.ok(width < 700 && height < 700, `${width} × ${height}`);
  await page.locator('.menu summary').click();
  const { name, text } = await saved(page, () => page.locator('[data-export="document"]').click());
  assert.equal(name, 'melon-breast-cancer.html');
  assert.ok(text.split('<figure').length > 8);
  assert.deepEqual(errors, []);
});

test('a comparison of learners, the lab with its data sets and the reference open', async () => {
  await page.locator('#navigation').getByText('Compare').click();
  await page.locator('#verdict h1', { hasText: 'differ' }).waitFor();
  await page.locator('#pictures svg').first().waitFor();
  await page.locator('#navigation button').click();
  await page.locator('dialog[open]').getByText('Accuracy', { exact: true }).first().waitFor();
  await page.keyboard.press('Escape');
  await page.locator('#navigation').getByText('Lab').click();
  await page.locator('#lab').getByText('Iris').first().waitFor();
  assert.deepEqual(errors, []);
});

test('its policy lets nothing out and no other script in', async () => {
  const html = readFileSync(file, 'utf8');
  const [, policy] = /Content-Security-Policy" content="([^"]+)"/.exec(html) ?? [];
  const rules = Object.fromEntries(
    policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
  );
  assert.deepEqual(rules['default-src'], ["'none'"]);
  assert.deepEqual(rules['connect-src'], ["'none'"]);
  assert.match(rules['script-src'].join(' '), /^'sha256-[\w+/=]+' 'wasm-unsafe-eval'$/);
  assert.match(rules['style-src'].join(' '), /^'sha256-[\w+/=]+'$/);
  assert.deepEqual(rules['require-trusted-types-for'], ["'script'"]);
  for (const rule of Object.values(rules)) assert.doesNotMatch(rule.join(' '), /self|https?:|\*/);
  const tried = await page.evaluate(async () => {
    const request = new XMLHttpRequest();
    const refused = await new Promise((resolve) => {
      request.onerror = () => resolve(true);
      request.onload = () => resolve(false);
      request.open('GET', 'https://example.org/');
      request.send();
    });
    return { refused, fetched: (await fetch('https://example.org/')).status };
  });
  assert.deepEqual(tried, { refused: true, fetched: 404 });
  assert.ok(
    errors.some((error) => /connect-src 'none'/.test(error)),
    errors.join(),
  );
});
