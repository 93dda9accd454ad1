// npm run build: core, catalogue and page, into dist/.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fieldsFile, writeFields } from './fields.mjs';
import { writeFirstReport } from './first_report.mjs';
import { optionsFile, writeOptions } from './options.mjs';
import { writeSampleWorkings } from './sample_workings.mjs';
import { findFuzzer, findGcc, setup, toolchain } from './setup.mjs';
import { capture, Failure, isProgram, main, root, run, step } from './shell.mjs';
import { writeTheme } from './theme.mjs';

/**
 * Configures a folder of build/ if its settings changed, and builds targets.
 * Ninja itself runs CMake again when a file was added.
 * @param {string} name  of the folder
 * @param {Record<string, string | undefined>} settings  undefined ones are left out
 * @param {string[]} targets  none means all
 */
async function cmakeBuild(name, settings, targets) {
  const { ccache, compiler, env, googleTest, thirdParty } = toolchain();
  const folder = join(root, 'build', name);
  const common = {
    CMAKE_BUILD_TYPE: 'Release',
    CMAKE_CXX_COMPILER: settings.CMAKE_TOOLCHAIN_FILE ? undefined : compiler,
    CMAKE_CXX_COMPILER_LAUNCHER: ccache,
    MELON_TESTS: googleTest ? 'ON' : 'OFF',
    MELON_GOOGLETEST: googleTest,
    MELON_THIRD_PARTY: thirdParty,
  };
  const args = Object.entries({ ...common, ...settings })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `-D${key}=${value}`);
  const label = targets.length > 0 ? `${name}: ${targets.join(', ')}` : name;
  await step(`building ${label}`, async (onLine) => {
    const note = join(folder, 'settings.txt');
    const words = args.join('\n');
    const known = existsSync(note) && readFileSync(note, 'utf8') === words;
    if (!known || !existsSync(join(folder, 'build.ninja'))) {
      // With another compiler, CMake empties its cache and forgets the other settings that it was given.
      for (const part of ['CMakeCache.txt', 'CMakeFiles'])
        rmSync(join(folder, part), { recursive: true, force: true });
      await run('cmake', ['-S', root, '-B', folder, '-G', 'Ninja', ...args], { env, onLine });
      writeFileSync(note, words);
    }
    const { status, output } = await capture('ninja', ['-C', folder, ...targets], { env, onLine });
    // The steps that went well say nothing about the one that failed.
    if (status !== 0) throw new Failure(output.replace(/^\[\d+\/\d+\] .*\n/gm, ''));
  });
  return folder;
}

/**
 * The native build: tests, compile_commands.json.
 * @param {...string} targets
 */
export function buildNative(...targets) {
  return cmakeBuild('native', {}, targets);
}

/** The core by g++, which sees other faults than clang++. */
export function buildWithGcc() {
  const settings = {
    CMAKE_CXX_COMPILER: findGcc(),
    CMAKE_CXX_FLAGS_RELEASE: '-O1',
    MELON_TESTS: 'OFF',
  };
  return cmakeBuild('gcc', settings, []);
}

/**
 * The native tests and the fuzz targets under the sanitizers.
 * @param {...string} targets
 */
export function buildSanitized(...targets) {
  const settings = {
    CMAKE_CXX_COMPILER: findFuzzer(),
    CMAKE_CXX_FLAGS_RELEASE: '-O1 -g1',
    MELON_SANITIZE: 'ON',
  };
  return cmakeBuild('sanitized', settings, targets);
}

/**
 * The WebAssembly build: core.mjs, core.wasm, and the tests for Node.
 * @param {...string} targets
 */
export function buildWasm(...targets) {
  const { emscripten } = toolchain();
  const settings = {
    CMAKE_TOOLCHAIN_FILE: join(emscripten, 'cmake/Modules/Platform/Emscripten.cmake'),
    // Emscripten's own default passes a flag that Node 20 refuses.
    CMAKE_CROSSCOMPILING_EMULATOR: process.execPath,
  };
  return cmakeBuild('wasm', settings, targets);
}

/** The native benchmarks. */
export function buildBench() {
  return cmakeBuild('bench', { MELON_TESTS: 'OFF', MELON_BENCH: 'ON' }, []);
}

/**
 * Writes build/catalogue/{en,zh}.json: the words of all items, build/options.js and build/fields.js.
 * @param {string} program
 */
async function writeCatalogue(program) {
  const folder = join(root, 'build/catalogue');
  const catalogues = ['en.json', 'zh.json'].map((name) => join(folder, name));
  const files = [...catalogues, optionsFile, fieldsFile];
  const sources = [
    program,
    ...['options', 'fields'].map((name) => join(root, `tools/${name}.mjs`)),
  ];
  const written = files.every(
    (file) =>
      existsSync(file) &&
      sources.every((source) => statSync(file).mtimeMs >= statSync(source).mtimeMs),
  );
  if (written) return;
  mkdirSync(folder, { recursive: true });
  await step('writing the catalogue', () => run(process.execPath, [program, folder]));
  writeOptions();
  writeFields();
}

/** All that the page and the command line load of the core, and the colours of the page. */
export async function buildCore() {
  const folder = await buildWasm('core', 'catalogue');
  await writeCatalogue(join(folder, 'catalogue.cjs'));
  writeTheme();
}

/**
 * A hash over the content of files and folders.
 * @param {string[]} paths
 */
function contentHash(paths) {
  const hash = createHash('sha256');
  const add = (/** @type {string} */ path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) {
      for (const name of readdirSync(path).sort()) add(join(path, name));
    } else {
      hash.update(`\0${path}\0`).update(readFileSync(path));
    }
  };
  paths.forEach(add);
  return hash.digest('hex');
}

/** dist/ by vite, unless nothing that goes into it has changed. */
export async function buildPage() {
  const sources = [
    'LICENSE',
    'index.html',
    'vite.config.js',
    'package-lock.json',
    'web',
    'tools/catalogue_parts.mjs',
    'tools/host_files.mjs',
    'tools/kept_files.mjs',
    'build/catalogue',
    'build/options.js',
    'build/fields.js',
    'tools/first_report.mjs',
    'tools/sample_workings.mjs',
    'docs/scikit-learn.md',
    'build/wasm/core.mjs',
    'build/wasm/core.wasm',
  ];
  const now = contentHash(sources.map((path) => join(root, path)));
  const note = join(root, 'build/page.hash');
  const built = existsSync(join(root, 'dist/index.html')) && existsSync(note);
  if (built && readFileSync(note, 'utf8') === now) return;
  await step('building the page', async () => {
    await writeFirstReport();
    await writeSampleWorkings();
    const { build } = await import('vite');
    await build({ root, logLevel: 'warn' });
    writeFileSync(note, now);
  });
}

/** Everything that dist/ needs, and dist/. */
export async function buildAll() {
  await buildCore();
  await buildPage();
}

if (isProgram(import.meta.url)) {
  await main(async () => {
    await setup('build');
    await buildAll();
  });
}
