import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { catalogueParts } from './tools/catalogue_parts.mjs';

/**
 * The files in a folder; none when there is no such folder.
 * @param {string} folder
 * @returns {{ name: string, content: Buffer }[]}
 */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => ({ name, content: readFileSync(join(folder, name)) }));
}

/**
 * Files that the page fetches by name, relative to itself: `samples/…` and
 * `catalogue/{en,zh}.json` with `catalogue/{en,zh}.more.json`.
 * @returns {import('vite').Plugin}
 */
function namedFiles() {
  return {
    name: 'melon-named-files',
    generateBundle() {
      const { root } = this.environment.config;
      const emit = (/** @type {string} */ fileName, /** @type {string | Buffer} */ source) =>
        this.emitFile({ type: 'asset', fileName, source });
      for (const { name, content } of filesIn(join(root, 'web/samples'))) {
        const isJson = name.endsWith('.json');
        emit(`samples/${name}`, isJson ? JSON.stringify(JSON.parse(`${content}`)) : content);
      }
      for (const { name, content } of filesIn(join(root, 'build/catalogue'))) {
        const { early, late } = catalogueParts(JSON.parse(`${content}`));
        emit(`catalogue/${name}`, JSON.stringify(early));
        emit(`catalogue/${name.replace(/json$/, 'more.json')}`, JSON.stringify(late));
      }
    },
  };
}

export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [namedFiles()],
  // The page draws templates; `lit` itself would bring the custom elements too.
  resolve: { alias: [{ find: /^lit$/, replacement: 'lit/html.js' }] },
  build: {
    target: 'es2022',
    // The page's policy forbids inline scripts and data: URLs for code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    // Reading a property does nothing here; without this Chart.js's scales of time stay in.
    rollupOptions: { treeshake: { propertyReadSideEffects: false } },
  },
  worker: { format: 'es' },
});
