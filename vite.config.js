import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

/**
 * Files that the page fetches by name, relative to itself: `samples/…`, `catalogue/{en,zh}.json`.
 * @returns {import('vite').Plugin}
 */
function namedFiles() {
  const folders = { samples: 'web/samples', catalogue: 'build/catalogue' };
  return {
    name: 'melon-named-files',
    generateBundle() {
      for (const [target, folder] of Object.entries(folders)) {
        const source = join(this.environment.config.root, folder);
        if (!existsSync(source)) continue;
        for (const file of readdirSync(source, { withFileTypes: true })) {
          if (!file.isFile()) continue;
          const content = readFileSync(join(source, file.name));
          this.emitFile({
            type: 'asset',
            fileName: `${target}/${file.name}`,
            source: file.name.endsWith('.json')
              ? JSON.stringify(JSON.parse(`${content}`))
              : content,
          });
        }
      }
    },
  };
}

export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [namedFiles()],
  build: {
    target: 'es2022',
    // The page's policy forbids inline scripts and data: URLs for code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
  },
  worker: { format: 'es' },
});
