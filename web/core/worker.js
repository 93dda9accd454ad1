/// <reference lib="webworker" />
import createModule from '../../build/wasm/core.mjs';
import { openCore } from './core.js';
import { readTables, sentSource } from './read_table.js';

/**
 * The worker has the core with one table, of one file or several: a cache that the page can throw away.
 * Loading and running wait for each other; queries go in between.
 */
const scope = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis));

/** More often would only keep the page from answering a click. */
const PROGRESS_MILLISECONDS = 50;

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
  /** @type {(core: import('./core.js').Core) => void} */
  let opened = () => {};
  /** @type {Promise<import('./core.js').Core>} */
  const core = new Promise((resolve) => {
    opened = resolve;
  });
  let heapBytes = () => 0;
  /** @type {Promise<unknown>} */
  let line = core;
  let reading = new AbortController();

  /** @param {unknown} error */
  function crash(error) {
    scope.postMessage({ crashed: String(error), heapBytes: heapBytes() });
  }

  /** @param {WebAssembly.Module} compiled */
  async function open(compiled) {
    const made = await openCore(createModule, { compiled });
    heapBytes = () => made.heapBytes;
    opened(made);
  }

  /**
   * A lock that is freed when this worker ends, however it does: nothing else tells the page.
   * Without a secure context there are no locks, nor within another page where the browser denies them.
   */
  function live() {
    const name = `melon-${performance.timeOrigin}-${Math.random()}`;
    const kept = scope.navigator.locks?.request(name, () => {
      scope.postMessage({ lock: name });
      return new Promise(() => {});
    });
    kept?.catch(() => {});
  }

  /** @param {any} message */
  async function load({ id, files }) {
    const controller = new AbortController();
    const { signal } = controller;
    reading = controller;
    let told = 0;
    const onProgress = (/** @type {number} */ done, /** @type {number} */ total) => {
      const now = performance.now();
      if (now - told < PROGRESS_MILLISECONDS && done < total) return;
      told = now;
      scope.postMessage({ id, progress: { done, total } });
    };
    const sources = files.map(
      (/** @type {{ name: string, sent: Blob | ArrayBuffer }} */ { name, sent }) => ({
        name,
        source: interruptible(sentSource(sent), signal),
      }),
    );
    const answer = await readTables(await core, sources, { onProgress });
    scope.postMessage({ id, answer: signal.aborted ? { superseded: true } : answer });
  }

  /** @param {any} message */
  async function run({ id, options, part }) {
    scope.postMessage({ id, answer: (await core).runText(options, part) });
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
  live();
}

serve();
