// node tools/screenshots.mjs: takes the pictures of docs/pictures/ anew, from the page in dist/.
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { chromium } from 'playwright-core';
import { serve } from '../bin/server.mjs';
import { findChromium } from './setup.mjs';
import { Failure, main, root } from './shell.mjs';

/** What a README may weigh. */
const MOST_BYTES = 350_000;

/**
 * The page as it is seen on the first visit, with all intervals; and as it
 * compares learners.
 */
const PICTURES = [
  { name: 'evaluate', hash: '', height: 1120, drawn: '#pictures canvas' },
  {
    name: 'compare',
    hash: '#lang=en&sample=learners-accuracies',
    height: 900,
    drawn: '#pictures svg',
  },
];

/**
 * @param {string} url
 * @param {typeof PICTURES[0]} picture
 * @param {string} file
 */
async function photograph(url, { hash, height, drawn }, file) {
  const profile = mkdtempSync(join(tmpdir(), 'melon-screenshots-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'],
    locale: 'en-GB',
    viewport: { width: 1440, height },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  try {
    const [page] = context.pages();
    await page.goto(url + hash);
    await page.waitForFunction(() => document.body.dataset.phase === 'ready');
    await page.locator(drawn).first().waitFor();
    await page.locator('#bootstrap-progress').waitFor({ state: 'hidden', timeout: 120_000 });
    // The pictures are drawn in the frame after the last change.
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(500);
    await page.screenshot({ path: file });
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

await main(async () => {
  mkdirSync(join(root, 'docs/pictures'), { recursive: true });
  const server = await serve(join(root, 'dist'));
  try {
    for (const picture of PICTURES) {
      const file = join(root, `docs/pictures/${picture.name}.png`);
      await photograph(server.url, picture, file);
      const { size } = statSync(file);
      console.log(`${relative(root, file)}: ${Math.round(size / 1000)} kB`);
      if (size > MOST_BYTES) throw new Failure(`more than ${MOST_BYTES / 1000} kB`);
    }
  } finally {
    await server.close();
  }
});
