// Chromium with an empty profile.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

/** @typedef {import('playwright-core').Page} Page */

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Frames as fast as they can be drawn: their time is then that of the work.
  '--disable-frame-rate-limit',
  '--disable-gpu-vsync',
];

/**
 * @template T
 * @param {(page: Page) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inFreshBrowser(work) {
  const profile = mkdtempSync(join(tmpdir(), 'melon-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.MELON_CHROMIUM || '/usr/bin/chromium',
    args: FLAGS,
    locale: 'en-GB',
    viewport: { width: 1440, height: 1000 },
  });
  try {
    const [page] = context.pages();
    page.setDefaultTimeout(60_000);
    await page.goto('about:blank');
    return await work(page);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}
