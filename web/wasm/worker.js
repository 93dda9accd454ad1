/// <reference lib="webworker" />
import createModule from '../../build/wasm/first.mjs';
import { openCore } from './core.js';
import { blobSource, readTable } from './read_table.js';

/**
 * The worker holds one core with one table: a cache that the page can throw
 * away. Loading and running wait for each other; queries go in between. It
 * starts with the small core, and takes the whole one when a table needs it.
 */
const scope = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis));

/** How the small core's answer begins when the whole one is needed. */
const OTHER_MODULE = '{"error":{"code":"other_module"';

/** @param {unknown} error */
function crash(error) {
  scope.postMessage({ crashed: String(error) });
}

/**
 * @param {import('./read_table.js').Source} source
 * @param {AbortSignal} signal
 * @returns {import('./read_table.js').Source}
 */
function interruptible(source, signal) {
  return {
    size: source.size,
    async *chunks() {
      for await (const chunk of source.chunks()) {
        signal.throwIfAborted();
        yield chunk;
      }
    },
  };
}

function serve() {
  /** @type {(core: any) => void} */
  let opened = () => {};
  /** @type {Promise<import('./core.js').Core>} */
  let core = new Promise((resolve) => {
    opened = resolve;
  });
  /** @type {Blob | null} what the table in the core was read from */
  let loaded = null;
  /** @type {Promise<unknown>} */
  let line = core;
  let reading = new AbortController();

  /** @param {WebAssembly.Module} compiled */
  async function open(compiled) {
    opened(await openCore(createModule, { compiled }));
  }

  /** @param {any} message */
  async function load({ id, blob }) {
    const controller = new AbortController();
    const { signal } = controller;
    reading = controller;
    const onProgress = (/** @type {number} */ done, /** @type {number} */ total) =>
      scope.postMessage({ id, progress: { done, total } });
    const source = interruptible(blobSource(blob), signal);
    const answer = await readTable(await core, source, { onProgress });
    if (!signal.aborted && !('error' in answer)) loaded = blob;
    scope.postMessage({ id, answer: signal.aborted ? { superseded: true } : answer });
  }

  async function takeWholeCore() {
    const { openWholeCore } = await import('./whole_core.js');
    const whole = await openWholeCore();
    if (loaded) await readTable(whole, blobSource(loaded), {});
    core = Promise.resolve(whole);
    return whole;
  }

  /** @param {any} message */
  async function run({ id, options, part }) {
    let answer = (await core).runText(options, part);
    if (answer.startsWith(OTHER_MODULE)) answer = (await takeWholeCore()).runText(options, part);
    scope.postMessage({ id, answer });
  }

  /** @param {any} message */
  async function query({ id, request }) {
    scope.postMessage({ id, answer: (await core).query(request) });
  }

  /** @param {() => Promise<void>} work */
  function inLine(work) {
    line = line.then(work).catch(crash);
  }

  scope.addEventListener('unhandledrejection', ({ reason }) => crash(reason));
  scope.addEventListener('message', ({ data }) => {
    if (data.type === 'open') open(data.module).catch(crash);
    if (data.type === 'query') query(data).catch(crash);
    if (data.type === 'run') inLine(() => run(data));
    if (data.type === 'load') {
      reading.abort();
      inLine(() => load(data));
    }
  });
}

serve();
