// npm run build:single: the page as one file, dist-single/melon.html, which opens from a disk without a network.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'vite';
import { formulaFonts, pageAliases } from '../vite.config.js';
import { buildAll } from './build.mjs';
import { setup } from './setup.mjs';
import { isProgram, main, root, step } from './shell.mjs';

const CORE = 'core.wasm';

/** Scripts of workers, by how the page imports their addresses. @type {Record<string, string>} */
const WORKERS = {
  'core/worker.js': 'workers/core.js',
  'import/formats_worker.js': 'workers/formats.js',
};

/** Modules in whose place the single file has others. */
const SWAPPED = ['core/worker_script.js', 'app/offline.js'];

/** Of dist/, what is in the document another way, or of no use in a file. */
const LEFT_OUT = /^(?:index\.html|_headers|service_worker\.js|assets\/.*)$/;

/**
 * Addresses of files that the document has, and the modules that it has instead of others.
 * @returns {import('vite').Plugin}
 */
const inDocument = () => ({
  name: 'melon-in-document',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (/core\.wasm\?url$/.test(source)) return `\0address:${CORE}`;
    const [path, query] = source.split('?');
    const worker = query === 'worker&url' && Object.keys(WORKERS).find((one) => path.endsWith(one));
    if (worker) return `\0address:${WORKERS[worker]}`;
    if (!importer || !source.endsWith('.js') || importer.includes('/web/single/')) return null;
    const found = (await this.resolve(source, importer, { skipSelf: true }))?.id;
    const swapped = SWAPPED.find((one) => found === join(root, 'web', one));
    return swapped ? join(root, 'web/single', swapped.replace(/^.*\//, '')) : null;
  },
  load: (id) =>
    id.startsWith('\0address:') ? `export default ${JSON.stringify(id.slice(9))};` : null,
});

/**
 * One script, and one sheet, with all that they import.
 * @param {string} input
 * @param {{ format: 'es' | 'iife', plugins?: import('vite').Plugin[] }} how
 * @returns {Promise<{ script: string, sheet: string }>}
 */
async function bundled(input, { format, plugins = [] }) {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins,
    resolve: { alias: pageAliases },
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: () => true,
      cssCodeSplit: false,
      modulePreload: false,
      chunkSizeWarningLimit: 5000,
      rollupOptions: {
        input: join(root, input),
        treeshake: { propertyReadSideEffects: false },
        output: { format, inlineDynamicImports: true },
      },
    },
  });
  const { output } = /** @type {import('vite').Rollup.RollupOutput} */ (built);
  const scripts = output.flatMap((one) => (one.type === 'chunk' ? [one.code] : []));
  const sheets = output.flatMap((one) =>
    one.type === 'asset' && one.fileName.endsWith('.css') ? [`${one.source}`] : [],
  );
  const others = output.length - scripts.length - sheets.length;
  if (scripts.length !== 1 || others > 0) throw new Error(`${input} is not one script`);
  return { script: scripts[0], sheet: sheets.join('\n') };
}

/** @param {Buffer} content @returns {import('../web/single/files.js').Embedded} */
function embedded(content) {
  const text = content.toString('utf8');
  return Buffer.from(text).equals(content) ? { text } : { base64: content.toString('base64') };
}

/** What the page fetches by name. */
function namedFiles() {
  const dist = join(root, 'dist');
  const paths = readdirSync(dist, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ name, parentPath, path }) => relative(dist, join(parentPath ?? path, name)))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !LEFT_OUT.test(path));
  const named = paths.sort().map((path) => [path, embedded(readFileSync(join(dist, path)))]);
  const core = { base64: readFileSync(join(root, 'build/wasm/core.wasm')).toString('base64') };
  return { ...Object.fromEntries(named), [CORE]: core };
}

/** @param {string} text of a script or a sheet that nothing in a document ends */
const contained = (text) =>
  text.replace(/<\/(script|style)/gi, '<\\/$1').replace(/<!--/g, '<\\!--');

/** @param {string} text */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** @param {string} policy of the page @param {Record<string, string>} rules that are others */
const policyWith = (policy, rules) =>
  policy
    .split('; ')
    .map((rule) => {
      const [name] = rule.split(' ');
      return Object.hasOwn(rules, name) ? `${name} ${rules[name]}` : rule;
    })
    .join('; ');

/**
 * @param {string} html of the page
 * @param {{ script: string, sheet: string, files: object }} parts
 */
function singleDocument(html, { script, sheet, files }) {
  const [code, style] = [script, sheet].map(contained);
  const icon = `data:image/svg+xml;base64,${readFileSync(join(root, 'web/icons/melon.svg')).toString('base64')}`;
  const data = JSON.stringify(files).replaceAll('<', '\\u003c');
  const put = {
    sheet: `<style>${style}</style>`,
    script: `<script id="files" type="application/json">${data}</script>\n    <script type="module">${code}</script>`,
  };
  return html
    .replace(/(http-equiv="Content-Security-Policy" content=")([^"]+)/, (_, start, policy) => {
      const rules = {
        'script-src': `${hashOf(code)} 'wasm-unsafe-eval'`,
        'style-src': hashOf(style),
        'img-src': 'data: blob:',
        'font-src': 'data:',
        'connect-src': "'none'",
        'worker-src': 'blob:',
        'manifest-src': "'none'",
      };
      return start + policyWith(policy, rules);
    })
    .replace(/\.\/web\/icons\/melon\.svg(?:\?inline)?/g, () => icon)
    .replace(/<link rel="stylesheet"[^>]*>/, () => put.sheet)
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace('</body>', () => `  ${put.script}\n  </body>`);
}

/**
 * Of what dist/ has.
 * @param {string} folder
 * @returns {Promise<string>} where the file is
 */
export async function buildSingle(folder) {
  const page = await bundled('web/single/start.js', {
    format: 'es',
    plugins: [inDocument(), formulaFonts()],
  });
  const workers = await Promise.all(
    Object.entries(WORKERS).map(async ([source, path]) => {
      const { script } = await bundled(join('web', source), { format: 'iife' });
      return [path, { text: script }];
    }),
  );
  const files = { ...namedFiles(), ...Object.fromEntries(workers) };
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'melon.html');
  const html = readFileSync(join(root, 'index.html'), 'utf8');
  writeFileSync(file, singleDocument(html, { ...page, files }));
  return file;
}

if (isProgram(import.meta.url)) {
  await main(async () => {
    await setup('build');
    await buildAll();
    await step('building dist-single/melon.html', async () => {
      await buildSingle(join(root, 'dist-single'));
    });
  });
}
