import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on the page as it stands.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<unknown[]>} nothing, where all is well
 */
export async function foundByAxe(page) {
  await page.evaluate(source);
  return page.evaluate(async () => {
    // @ts-expect-error axe was put there by the line above
    const { violations } = await globalThis.axe.run();
    return violations.map((/** @type {any} */ { id, nodes }) => [
      id,
      nodes.map((/** @type {any} */ { html }) => html.slice(0, 200)),
    ]);
  });
}
