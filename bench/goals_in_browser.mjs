// Jobs of the table of goals that only a browser does, by the clock.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../bin/server.mjs';
import { peerPackagesFolder } from '../tools/setup.mjs';
import { root } from '../tools/shell.mjs';
import { inFreshBrowser } from './browser.mjs';
import { median } from './figures.mjs';
import { firstLoad } from './page.bench.mjs';
import { compressed, slowDown } from './slow_line.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./goals.bench.mjs').Measured} Measured */

/** How much of the speed at which Chromium hands the bytes over is left at least. */
const SHARE_OF_SPEED = 0.9;

/** Milliseconds until a load is given up: a busy machine has little for a slowed browser. */
const MOST_PATIENCE = 300_000;

/**
 * @template T
 * @param {string} folder  that is served
 * @param {(url: string) => Promise<T>} work
 */
async function whileServed(folder, work) {
  const server = await serve(folder);
  try {
    return await work(server.url);
  } finally {
    await server.close();
  }
}

/**
 * A file read by turns as bytes alone, into a buffer that is used again, and as a table; at last by PapaParse.
 * @param {Page} page
 * @param {string} url  of the project's folder
 * @param {string} path
 */
async function readTimes(page, url, path) {
  // Any document of that origin.
  await page.goto(`${url}package.json`);
  await page.evaluate(() => {
    const input = document.createElement('input');
    input.type = 'file';
    document.body.append(input);
  });
  await page.locator('input').setInputFiles(path);
  await page.addScriptTag({
    content: readFileSync(
      join(peerPackagesFolder, 'node_modules/papaparse/papaparse.min.js'),
      'utf8',
    ),
  });
  return page.evaluate(async (from) => {
    const file = /** @type {File} */ (document.querySelector('input')?.files?.[0]);
    const { openCore } = await import(`${from}web/core/core.js`);
    const { blobSource, readTable } = await import(`${from}web/core/read_table.js`);
    const { default: createModule } = await import(`${from}build/wasm/core.mjs`);
    const wasm = await fetch(`${from}build/wasm/core.wasm`);
    const core = await openCore(createModule, { wasmBinary: await wasm.arrayBuffer() });

    async function readBytes() {
      const reader = file.stream().getReader({ mode: 'byob' });
      let buffer = new ArrayBuffer(1 << 20);
      for (;;) {
        const { done, value } = await reader.read(new Uint8Array(buffer));
        if (done || !value) return;
        ({ buffer } = value);
      }
    }
    async function readAsTable() {
      const read = await readTable(core, blobSource(file));
      if ('error' in read) throw new Error(read.error.message);
    }
    const readByPapa = () =>
      new Promise((resolve) => {
        /** @type {any} */ (globalThis).Papa.parse(file, {
          dynamicTyping: true,
          chunk: () => {},
          complete: resolve,
        });
      });
    const timed = async (/** @type {() => Promise<unknown>} */ work) => {
      const start = performance.now();
      await work();
      return performance.now() - start;
    };
    /** @type {number[]} */
    const bytes = [];
    /** @type {number[]} */
    const tables = [];
    for (let pass = 0; pass < 3; pass++) {
      bytes.push(await timed(readBytes));
      tables.push(await timed(readAsTable));
    }
    return { bytes, tables, papa: await timed(readByPapa) };
  }, url);
}

/**
 * @param {string} path
 * @returns {Promise<Measured>}
 */
async function readFile(path) {
  const { bytes, tables, papa } = await whileServed(root, (url) =>
    inFreshBrowser((page) => readTimes(page, url, path)),
  );
  return {
    cold: tables[0],
    warm: median(tables.slice(1)),
    goal: median(bytes.slice(1)) / SHARE_OF_SPEED,
    peers: { PapaParse: papa },
  };
}

/**
 * Loads the built page, from a host that compresses, as a visitor with an empty cache.
 * @param {(page: Page) => Promise<unknown>} prepare
 */
const load = (prepare) =>
  whileServed(join(root, 'dist'), async (url) => {
    const host = await compressed(url);
    try {
      // The host compresses each file once.
      await inFreshBrowser((page) => firstLoad(page, host.url));
      return await inFreshBrowser(async (page) => {
        page.setDefaultTimeout(MOST_PATIENCE);
        await prepare(page);
        return firstLoad(page, host.url);
      });
    } finally {
      await host.close();
    }
  });

/** @type {Map<string, ReturnType<typeof load>>} */
const loads = new Map();

/**
 * The same load for all who ask about it.
 * @param {string} name
 * @param {(page: Page) => Promise<unknown>} prepare
 */
function loaded(name, prepare) {
  const known = loads.get(name) ?? load(prepare);
  loads.set(name, known);
  return known;
}

const overSlowLine = () => loaded('line', slowDown);
const onSlowMachine = () =>
  loaded('machine', async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  });

/** KB that were fetched of the core and its worker, or else. @param {boolean} ofCore */
async function fetched(ofCore) {
  const { files } = await overSlowLine();
  const some = files.filter(({ file }) => /\/(core|worker)-/.test(file) === ofCore);
  return { cold: some.reduce((sum, { brotli }) => sum + brotli / 1000, 0) };
}

/** @type {Record<string, (path: string) => Promise<Measured>>} */
export const browserJobs = {
  read: readFile,
  core_weight: () => fetched(true),
  other_weight: () => fetched(false),
  ready_over_line: async () => ({ cold: (await overSlowLine()).ready }),
  ready_on_slow_machine: async () => ({ cold: (await onSlowMachine()).ready }),
};
