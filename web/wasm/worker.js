/// <reference lib="webworker" />
import { openCore } from './core.js';
import { blobSource, readTable } from './read_table.js';

/**
 * The worker holds one core with one table: a cache that the page can throw
 * away. Loading and running wait for each other; queries go in between.
 */
const scope = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis));

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
  /** @type {Promise<any>} */
  const core = new Promise((resolve) => {
    opened = resolve;
  });
  /** @type {Promise<unknown>} */
  let line = core;
  let reading = new AbortController();

  /** @param {WebAssembly.Module} compiled */
  async function open(compiled) {
    opened(await openCore({ compiled }));
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
    scope.postMessage({ id, answer: signal.aborted ? { superseded: true } : answer });
  }

  /** @param {any} message */
  async function run({ id, options }) {
    scope.postMessage({ id, answer: (await core).runText(options) });
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
