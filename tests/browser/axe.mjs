import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds: rules, each with the elements that break it.
 * @param {import('playwright-core').Page} page
 * @param {string} [selector] of a part of it
 * @returns {Promise<[string, string[]][]>} nothing, where all is well
 */
export async function foundByAxe(page, selector = ':root') {
  await page.evaluate(source);
  return page.evaluate(async (part) => {
    // @ts-expect-error axe was put there by the line above
    const { violations } = await globalThis.axe.run(part);
    return violations.map((/** @type {any} */ { id, nodes }) => [
      id,
      nodes.map((/** @type {any} */ { html }) => html.slice(0, 200)),
    ]);
  }, selector);
}
