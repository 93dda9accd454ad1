// npm test, with --slow npm run test:slow, with --scale npm run test:scale: stage by stage, ending at the first that fails.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildCore, buildPage, buildSanitized, buildWasm } from './build.mjs';
import { fuzz } from './fuzz.mjs';
import { findChromium, setup } from './setup.mjs';
import { Failure, isProgram, jobs, main, root, show } from './shell.mjs';

/**
 * Files below a folder of tests/ by the end of their names.
 * @param {string} folder
 * @param {string} ending
 * @returns {string[]}
 */
function filesIn(folder, ending) {
  const path = join(root, 'tests', folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .flatMap((entry) => {
      if (entry.isDirectory()) return filesIn(join(folder, entry.name), ending);
      return entry.name.endsWith(ending) ? [join('tests', folder, entry.name)] : [];
    })
    .sort();
}

const FAST = ['-LE', '^slow$'];
const SLOW = ['-L', '^slow$'];
/** Of the slow ones those that read random files; the others simulate, and their numbers are the same as WebAssembly. */
const RANDOM_FILES = ['-R', '^io_slow$'];

/**
 * The C++ tests of a build.
 * @param {string} build  its folder
 * @param {string[]} which  of ctest's options
 */
async function ctest(build, which) {
  const args = ['--test-dir', build, '--output-on-failure', '--no-tests=error', ...which];
  await show('ctest', [...args, '-j', String(jobs)]);
}

/**
 * Node's own test runner over some files.
 * @param {string[]} files
 */
async function nodeTest(files) {
  const options = ['--test', '--test-reporter=spec', `--test-concurrency=${jobs}`];
  // The large ones start first, so that none of them runs alone at the end.
  const size = (/** @type {string} */ file) => statSync(join(root, file)).size;
  const ordered = [...files].sort((a, b) => size(b) - size(a));
  const child = spawn(process.execPath, [...options, ...ordered], {
    cwd: root,
    env: { ...process.env, MELON_CHROMIUM: findChromium() },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (status !== 0) throw new Failure(`node --test ended with status ${status}`);
}

const plainFolders = ['web', 'bin', 'tools'];

/** @type {[string, () => Promise<void>][]} */
const stages = [
  ['C++ tests, WebAssembly in Node', async () => ctest(await buildWasm(), FAST)],
  [
    'page and command line',
    async () => {
      await buildCore();
      await buildPage();
      await nodeTest(plainFolders.flatMap((folder) => filesIn(folder, '.test.mjs')));
    },
  ],
  ['page in Chromium', () => nodeTest(filesIn('browser', '.test.mjs'))],
];

/** @type {[string, () => Promise<void>][]} */
const slowStages = [
  ['C++ tests, native under the sanitizers', async () => ctest(await buildSanitized(), FAST)],
  [
    'random files, native under the sanitizers',
    async () => ctest(await buildSanitized(), RANDOM_FILES),
  ],
  ['slow C++ tests, WebAssembly in Node', async () => ctest(await buildWasm(), SLOW)],
  [
    'snippets in Python and R',
    async () => {
      await buildCore();
      await nodeTest(filesIn('snippets', '.test.mjs'));
    },
  ],
  [
    'page in Chromium, Firefox and WebKit',
    async () => {
      await buildCore();
      await buildPage();
      await nodeTest(filesIn('engines', '.test.mjs'));
    },
  ],
  [
    'fuzz targets, over their corpus',
    async () => {
      // The readers take what it writes.
      await buildCore();
      await fuzz();
    },
  ],
];

/** @type {[string, () => Promise<void>][]} */
const scaleStages = [
  [
    'queries on Spark, DuckDB and a parser of BigQuery',
    async () => {
      await buildCore();
      await nodeTest(filesIn('scale', '.test.mjs'));
    },
  ],
  [
    'a hundred million rows in Chromium',
    async () => {
      await buildPage();
      await nodeTest(filesIn('large', '.test.mjs'));
    },
  ],
];

/** What is tested, and what that needs. @returns {[typeof stages, Parameters<typeof setup>]} */
function asked() {
  if (process.argv.includes('--scale')) return [scaleStages, ['build', 'test', 'scale']];
  if (process.argv.includes('--slow'))
    return [slowStages, ['build', 'test', 'fuzz', 'snippets', 'engines']];
  return [stages, ['build', 'test']];
}

if (isProgram(import.meta.url)) {
  await main(async () => {
    const [wanted, groups] = asked();
    await setup(...groups);
    for (const [name, work] of wanted) {
      console.log(`\n== ${name}`);
      try {
        await work();
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        throw new Failure(`${error.message}\n\nFailed: ${name}`);
      }
    }
  });
}
