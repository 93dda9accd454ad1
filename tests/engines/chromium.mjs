/**
 * Chromium as the other tests of the page drive it.
 * @module
 */
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

/**
 * @param {string} program
 * @param {string} proxy  host and port of what all but this machine is asked through
 * @returns {Promise<import('./web_driver.mjs').Browser>}
 */
export async function openChromium(program, proxy) {
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
    proxy: { server: `http://${proxy}`, bypass: 'localhost' },
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 1000 } });
  page.setDefaultTimeout(15_000);
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    go: async (url) => {
      await page.goto('about:blank');
      await page.goto(url);
    },
    run: (work, ...given) => page.evaluate(`(${work})(...${JSON.stringify(given)})`),
    press: (selector) => page.locator(selector).first().click(),
    choose: (selector, file) => page.locator(selector).first().setInputFiles(file),
    async saved(begin) {
      const [download] = await Promise.all([page.waitForEvent('download'), begin()]);
      const text = readFileSync(await download.path(), 'utf8');
      return { name: download.suggestedFilename(), text };
    },
    errors: async () => errors,
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
