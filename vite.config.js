import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { catalogueParts } from './tools/catalogue_parts.mjs';
import { hostHeaders, thirdPartyNotices } from './tools/host_files.mjs';
import { writeKeptFiles } from './tools/kept_files.mjs';

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
 * The list of samples: their names for the start, what they are about for when
 * the list is opened.
 * @param {{ file: string, description: object, source: string }[]} samples
 */
function sampleParts(samples) {
  return {
    early: samples.map(({ description: _, source: __, ...rest }) => rest),
    late: Object.fromEntries(samples.map(({ file, description }) => [file, description])),
  };
}

/**
 * Files that the page fetches by name, relative to itself: `samples/…` and
 * `catalogue/{en,zh}.json`, both with a `….more.json`, the first sample's
 * report, and `data_sets/…`. And what the host and the law want.
 * @returns {import('vite').Plugin}
 */
function namedFiles() {
  return {
    name: 'melon-named-files',
    generateBundle() {
      const { root } = this.environment.config;
      const emit = (/** @type {string} */ fileName, /** @type {string | Buffer} */ source) =>
        this.emitFile({ type: 'asset', fileName, source });
      const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
      emit('LICENSE.txt', read('LICENSE'));
      emit('THIRD_PARTY_LICENSES.txt', thirdPartyNotices());
      emit('_headers', hostHeaders(read('index.html')));
      for (const { name, content } of filesIn(join(root, 'web/samples'))) {
        if (!name.endsWith('.json')) {
          emit(`samples/${name}`, content);
          continue;
        }
        const { early, late } = sampleParts(JSON.parse(`${content}`));
        emit(`samples/${name}`, JSON.stringify(early));
        emit(`samples/${name.replace(/json$/, 'more.json')}`, JSON.stringify(late));
      }
      for (const { name, content } of filesIn(join(root, 'web/data_sets'))) {
        emit(`data_sets/${name}`, content);
      }
      for (const { name, content } of filesIn(join(root, 'build/catalogue'))) {
        const whole = JSON.parse(`${content}`);
        const { names, details, lab, reference } = catalogueParts(whole);
        emit(`catalogue/${name}`, JSON.stringify(names));
        emit(`catalogue/${name.replace(/json$/, 'more.json')}`, JSON.stringify(details));
        emit(`catalogue/${name.replace(/json$/, 'lab.json')}`, JSON.stringify(lab));
        emit(`catalogue/${name.replace(/json$/, 'reference.json')}`, JSON.stringify(reference));
      }
      emit('sample_workings.json', read('build/sample_workings.json'));
      emit('first_report.json', read('build/first_report.json'));
    },
  };
}

/**
 * The service worker, once everything that it keeps is written.
 * @returns {import('vite').Plugin}
 */
function serviceWorker() {
  return {
    name: 'melon-service-worker',
    enforce: 'post',
    writeBundle({ dir = '' }) {
      const { root } = this.environment.config;
      writeKeptFiles(dir, `${readFileSync(join(root, 'web/app/service_worker.js'))}`);
    },
  };
}

/** Fonts of KaTeX that the formulas of the catalogue and of the working use. */
const FORMULA_FONTS =
  /KaTeX_(?:AMS-Regular|Main-Regular|Math-Italic|SansSerif-Regular|Size[1-4]-Regular)\.woff2/;

/**
 * KaTeX's sheet with these fonts alone, and each in one format.
 * @returns {import('vite').Plugin}
 */
export function formulaFonts() {
  return {
    name: 'melon-formula-fonts',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('katex.min.css')) return null;
      return code.replace(/@font-face\{[^}]*\}/g, (face) =>
        FORMULA_FONTS.test(face)
          ? face.replace(/,url\([^)]*\) format\("(?:woff|truetype)"\)/g, '')
          : '',
      );
    },
  };
}

const page = new URL('web/', import.meta.url).pathname;

export const pageAliases = [
  // The page draws templates; `lit` itself would bring the custom elements too.
  { find: /^lit$/, replacement: 'lit/html.js' },
  // Chart.js mixes colours for hovering and for animation only; both are off.
  { find: '@kurkle/color', replacement: `${page}charts/unmixed_colour.js` },
];

/**
 * What main.js brings is there first; what the pictures bring besides is one
 * more file: many small ones compress worse. The rest is fetched when it is
 * wanted.
 * @type {import('vite').Rollup.GetManualChunk}
 */
function chunkOf(id, { getModuleInfo }) {
  /** @param {string} start */
  const broughtBy = (start) => {
    const seen = new Set([start]);
    for (const each of seen) {
      for (const used of getModuleInfo(each)?.importedIds ?? []) seen.add(used);
    }
    return seen;
  };
  // The worker that opens files wants these sentences, and a table in a link; the page itself does not.
  if (id === `${page}import/formats/words.js`) return undefined;
  if (broughtBy(`${page}main.js`).has(id)) return 'index';
  return broughtBy(`${page}tasks/binary/view.js`).has(id) ? 'pictures' : undefined;
}

export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [namedFiles(), formulaFonts(), serviceWorker()],
  resolve: { alias: pageAliases },
  build: {
    target: 'es2022',
    // The page's policy forbids inline scripts and data: URLs for code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
    // Reading a property does nothing here; without this Chart.js's scales of time stay in.
    rollupOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: { manualChunks: chunkOf, onlyExplicitManualChunks: true },
    },
  },
  worker: { format: 'es' },
});
