import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { build } from 'vite';
import { writeTypes } from '../../tools/package.mjs';
import { root, which } from '../../tools/shell.mjs';
import { evaluate } from '../bin/command_line.mjs';
import { openPage } from './page.mjs';

// The package as people have it: packed, installed into an empty folder, used from there. No network is asked: what it
// depends on comes from this project's own folder.

const run = promisify(execFile);
const sample = join(root, 'web/samples/breast-cancer.csv');

const home = mkdtempSync(join(tmpdir(), 'melon-package-'));
/** A folder with nothing to run but Node and its package manager. */
const programs = join(home, 'programs');
const environment = {
  ...process.env,
  PATH: programs,
  NODE_OPTIONS: '',
  npm_config_offline: 'true',
};

/** @type {string[]} */
let packed = [];

/** What the package depends on, as the lock file has it. @returns {Record<string, string>} */
function ownDependencies() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(packages)
      .filter(([path, { dev }]) => /^node_modules\/(?!.*node_modules\/)/.test(path) && !dev)
      .map(([path]) => [path.slice('node_modules/'.length), `file:${join(root, path)}`]),
  );
}

/** @param {string} file @param {string} text */
const write = (file, text) => writeFileSync(join(home, file), text);

before(async () => {
  await writeTypes();
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', home];
  const { stdout } = await run('npm', args, { cwd: root });
  const [{ filename, files }] = JSON.parse(stdout);
  packed = files.map((/** @type {{ path: string }} */ { path }) => path);
  mkdirSync(programs);
  for (const name of ['node', 'npm', 'npx', 'sh', 'env']) {
    symlinkSync(name === 'node' ? process.execPath : String(which(name)), join(programs, name));
  }
  const dependencies = { ...ownDependencies(), melon: `file:${filename}` };
  write('package.json', JSON.stringify({ name: 'consumer', type: 'module', dependencies }));
  // Those of this project's folder would be built anew, as their authors do; the package has no script to install.
  const install = ['install', '--ignore-scripts', '--no-audit', '--no-fund'];
  await run('npm', install, { cwd: home, env: environment });
});

after(() => rmSync(home, { recursive: true }));

test('the package brings core, page, command line, types and the licences of others, and no sources in C++', () => {
  for (const path of [
    'LICENSE',
    'bin/melon.mjs',
    'build/types/bin/api.d.mts',
    'build/types/web/api/melon.d.ts',
    'build/wasm/core.mjs',
    'build/wasm/core.wasm',
    'dist/THIRD_PARTY_LICENSES.txt',
    'dist/index.html',
    'docs/report.schema.json',
  ]) {
    assert.ok(packed.includes(path), path);
  }
  const others = packed.filter((path) => /^(cpp|tests|tools|bench|build\/native)\//.test(path));
  assert.deepEqual(others, []);
});

test('npx melon answers in an empty folder without a compiler, byte for byte as here', async () => {
  const args = ['melon', 'evaluate', sample, '--json'];
  const { stdout } = await run('npx', args, { cwd: home, env: environment, maxBuffer: 1 << 26 });
  assert.equal(stdout, (await evaluate([sample])).stdout);
});

test('npx melon draws a PNG with its own font in an empty folder', async () => {
  const args = ['melon', 'evaluate', sample, '--figure=roc', '--output=roc.png'];
  await run('npx', args, { cwd: home, env: environment });
  const png = readFileSync(join(home, 'roc.png'));
  assert.equal(png.toString('latin1', 1, 4), 'PNG');
  assert.ok(png.readUInt32BE(16) === 1120 && png.length > 20_000, String(png.length));
});

test('a program in Node evaluates typed arrays and a file', async () => {
  write(
    'program.js',
    `import { evaluate, MelonError } from 'melon';
const arrays = await evaluate({ truth: Uint8Array.of(1, 0, 1, 0), model: Float32Array.of(0.9, 0.2, 0.7, 0.7) });
const file = await evaluate(process.argv[2], { predictions: ['Random forest'] });
const error = await evaluate('absent.csv').catch((thrown) => thrown);
console.log(JSON.stringify([arrays.models[0].metrics.roc_auc, file.models.map(({ name }) => name),
  error instanceof MelonError, error.code]));
`,
  );
  const { stdout } = await run('node', ['program.js', sample], { cwd: home, env: environment });
  // Of the four pairs of a positive and a negative three are in order and one is tied.
  assert.deepEqual(JSON.parse(stdout), [3.5 / 4, ['Random forest'], true, 'unreadable_file']);
});

test('a program in TypeScript is checked against the types, in Node and for a bundler', async () => {
  write(
    'program.ts',
    `import { evaluate, MelonError, open, type Options, type Report, type Session } from 'melon';
import { MelonFigure } from 'melon/figure';
const options: Options = { task: 'binary', alpha: 0.1 };
const report: Report = await evaluate({ y: new Uint8Array(2), p: [0.1, 0.2] }, { ...options, delimiter: ';' });
const auc: number | null = report.models[0].metrics.roc_auc;
const session: Session = await open(new Blob(['y,p']), { onProgress: (done: number) => done });
const rows: number = (await session.run(options)).input.rows;
const figure: HTMLElement = new MelonFigure();
Object.assign(figure, { report });
// @ts-expect-error There is no such task.
await evaluate('y,p', { task: 'guess' });
// @ts-expect-error A number is no table.
await evaluate(3);
try { await session.run(); } catch (error) { if (error instanceof MelonError) console.log(error.code, error.line, auc, rows); }
`,
  );
  for (const how of [
    { module: 'nodenext', moduleResolution: 'nodenext' },
    { module: 'esnext', moduleResolution: 'bundler' },
  ]) {
    const compilerOptions = {
      ...{ ...how, target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'] },
      ...{ strict: true, noEmit: true, skipLibCheck: false, types: [] },
    };
    write('tsconfig.json', JSON.stringify({ compilerOptions, files: ['program.ts'] }));
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = await run(process.execPath, [tsc, '-p', home]).catch((error) => error);
    assert.equal(stdout, '');
  }
});

/** What a strict page allows: nothing inline, no text as markup but through a policy. */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; img-src data:; worker-src 'self'";

/** @param {string} file @param {string} body @param {string} [policy] */
const page = (file, body, policy = POLICY) =>
  write(
    `site/${file}`,
    `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><link rel="icon" href="data:,">${body}`,
  );

/** @type {import('./page.mjs').Opened} */
let opened;

test('a Vite project with a strict policy is built', async () => {
  const project = join(home, 'site');
  mkdirSync(project);
  page('index.html', '<script type="module" src="main.js"></script>');
  page(
    'figure.html',
    '<div id="frame"><melon-figure></melon-figure></div><script type="module" src="figure.js"></script>',
    `${POLICY}; require-trusted-types-for 'script'`,
  );
  write(
    'site/main.js',
    `import { evaluate } from 'melon';
const table = { truth: Uint8Array.of(1, 0, 1, 0), model: Float64Array.of(0.9, 0.2, 0.7, 0.7) };
const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
worker.onmessage = async ({ data }) => {
  const report = await evaluate(table);
  globalThis.answers = [report.models[0].metrics.roc_auc, data];
};
worker.postMessage(new Blob(['[{"truth":1,"model":0.9},{"truth":0,"model":0.2}]']));
`,
  );
  write(
    'site/worker.js',
    `import { evaluate } from 'melon';
onmessage = async ({ data }) => postMessage((await evaluate(data)).models[0].metrics.roc_auc);
`,
  );
  write('site/figure.js', `import 'melon/figure';`);
  const folder = join(home, 'built');
  await build({
    root: project,
    base: './',
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es' },
    build: {
      outDir: folder,
      minify: false,
      // Vite's own stand-in for old browsers would be refused by such a policy.
      modulePreload: { polyfill: false },
      rollupOptions: { input: ['index', 'figure'].map((name) => join(project, `${name}.html`)) },
    },
  });
  writeFileSync(join(folder, 'sample.csv'), readFileSync(sample));
  const { stdout } = await evaluate([sample]);
  const hostile = stdout.replaceAll('Random forest', '<img src=x onerror=alert(1)>');
  writeFileSync(join(folder, 'report.json'), hostile);
  const learners = await evaluate([join(root, 'web/samples/demsar-auc.csv')]);
  writeFileSync(join(folder, 'learners.json'), learners.stdout);
  opened = await openPage({ folder, hash: '' });
});

test('the package evaluates on a page and in a worker', async () => {
  const answers = await opened.page.waitForFunction(() => Reflect.get(globalThis, 'answers'));
  assert.deepEqual(await answers.jsonValue(), [3.5 / 4, 1]);
  assert.deepEqual(opened.errors, []);
});

/**
 * Sets attributes of the figure and waits for the next drawing.
 * @param {Record<string, string>} attributes
 * @returns {Promise<string>} what it contains, as markup
 */
const drawn = (attributes) =>
  opened.page.evaluate(async (given) => {
    const figure = /** @type {HTMLElement} */ (document.querySelector('melon-figure'));
    const ready = new Promise((resolve) => {
      for (const type of ['load', 'error']) {
        figure.addEventListener(type, () => resolve(undefined), { once: true });
      }
    });
    for (const [name, value] of Object.entries(given)) figure.setAttribute(name, value);
    await ready;
    return figure.shadowRoot?.innerHTML ?? '';
  }, attributes);

test('<melon-figure> draws a picture of a report, in both languages and themes', async () => {
  await opened.page.goto(`${opened.url}figure.html`);
  const roc = await drawn({ src: 'report.json', figure: 'roc', theme: 'light' });
  assert.match(roc, /^<svg[^>]*aria-label="ROC"/);
  assert.ok(roc.includes('fill="#ffffff"') && roc.includes('>False positive rate (FPR)<'));
  const dark = await drawn({ theme: 'dark' });
  assert.ok(!dark.includes('#ffffff') && dark.includes('#56b1ea'));
  assert.match(await drawn({ lang: 'zh' }), />[^<]*[\u4e00-\u9fff]/);
  const cd = await drawn({ src: 'learners.json', figure: 'cd_diagram', lang: 'en' });
  assert.match(cd, /^<svg[^>]*class="cd_diagram"/);
  assert.deepEqual(opened.errors, []);
});

test('<melon-figure> draws a table of a file that it evaluates itself', async () => {
  const table = await drawn({ src: 'sample.csv', figure: 'models' });
  assert.match(table, /^<table/);
  assert.match(table, />Random forest<.*>0\.889</s);
});

test('a name in <melon-figure> is never markup', async () => {
  for (const figure of ['roc', 'models', 'pairs']) {
    const markup = await drawn({ src: 'report.json', figure });
    assert.ok(markup.includes('&lt;img src=x'), figure);
    assert.ok(!markup.includes('<img'), figure);
  }
});

test('<melon-figure> is drawn anew for the width of its place', async () => {
  const widthOf = (/** @type {string} */ markup) => Number(/ width="(\d+)"/.exec(markup)?.[1]);
  assert.equal(widthOf(await drawn({ src: 'report.json', figure: 'roc' })), 560);
  await opened.page.evaluate(() => {
    /** @type {HTMLElement} */ (document.querySelector('#frame')).style.width = '320px';
  });
  await opened.page.waitForFunction(
    () =>
      document
        .querySelector('melon-figure')
        ?.shadowRoot?.querySelector('svg')
        ?.getAttribute('width') === '320',
  );
  assert.equal(widthOf(await drawn({ figure: 'calibration' })), 320);
});

test('<melon-figure> says what is wrong', async () => {
  assert.match(await drawn({ figure: 'cd_diagram' }), /role="alert">There is no cd_diagram .*roc/);
  assert.match(await drawn({ lang: 'zh' }), /没有 cd_diagram/);
  assert.deepEqual(opened.errors, []);
  await opened.close();
});
