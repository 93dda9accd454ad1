/// <reference lib="webworker" />
import createWhole from '../../build/wasm/core.mjs';
import createFirst from '../../build/wasm/first.mjs';
import { notFetched } from '../problems.js';
import { compileModule } from './compile_module.js';
import { openCore } from './core.js';
import { blobSource, readTable } from './read_table.js';

/**
 * The worker has one core with one table: a cache that the page can throw
 * away. Loading and running wait for each other; queries go in between. It
 * starts with the small core, which serves faultless tables of two classes;
 * whatever that one refuses is for the whole core to do, or to say what is
 * wrong.
 */
const scope = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis));

/** More often would only keep the page from answering a click. */
const PROGRESS_MILLISECONDS = 50;

/** How the answer to a run begins that could not be made. */
const ERROR = '{"error":';

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
  /** @type {typeof core | null} */
  let whole = null;
  let heapBytes = () => 0;
  /** @type {Blob | null} what the table in the core was read from */
  let loaded = null;
  /** @type {Promise<unknown>} */
  let line = core;
  let reading = new AbortController();

  /** @param {unknown} error */
  function crash(error) {
    scope.postMessage({ crashed: String(error), heapBytes: heapBytes() });
  }

  /** @param {WebAssembly.Module} compiled */
  async function open(compiled) {
    const first = await openCore(createFirst, { compiled });
    heapBytes = () => first.heapBytes;
    opened(first);
  }

  async function openOther() {
    const url = new URL('../../build/wasm/core.wasm', import.meta.url);
    const other = await openCore(createWhole, { compiled: await compileModule(url) });
    const before = heapBytes;
    heapBytes = () => before() + other.heapBytes;
    return other;
  }

  /** The core that evaluates every task, which `core` may already be. */
  function openWhole() {
    whole ??= openOther();
    // What could not be fetched is asked for again.
    whole.catch(() => {
      whole = null;
    });
    return whole;
  }

  /**
   * The whole core serves everything once it succeeded. Until then the small
   * one keeps the report before, and its queries.
   */
  function keepWhole() {
    core = openWhole();
  }

  /** @param {any} message */
  async function load({ id, blob }) {
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
    const read = (/** @type {import('./core.js').Core} */ into) =>
      readTable(into, interruptible(blobSource(blob), signal), { onProgress });
    let answer = await read(await core);
    if ('error' in answer && core !== whole && !signal.aborted) {
      const other = await openWhole().catch(() => null);
      answer = other ? await read(other) : { error: notFetched() };
      if (!('error' in answer)) keepWhole();
    }
    if (!signal.aborted && !('error' in answer)) loaded = blob;
    scope.postMessage({ id, answer: signal.aborted ? { superseded: true } : answer });
  }

  /** @param {any} message */
  async function run({ id, options, part }) {
    let answer = (await core).runText(options, part);
    if (answer.startsWith(ERROR) && core !== whole) {
      const other = await openWhole().catch(() => null);
      if (other && loaded) await readTable(other, blobSource(loaded), {});
      answer = other?.runText(options, part) ?? JSON.stringify({ error: notFetched() });
      if (!answer.startsWith(ERROR)) keepWhole();
    }
    scope.postMessage({ id, answer });
  }

  /** @param {any} message */
  async function query({ id, request }) {
    let answer = (await core).query(request);
    if (answer.error?.code === 'other_module') {
      const other = await openWhole().catch(() => null);
      if (other) answer = other.query(request);
    }
    scope.postMessage({ id, answer });
  }

  /** @param {() => Promise<void>} work */
  function inLine(work) {
    line = line.then(work).catch(crash);
  }

  scope.addEventListener('unhandledrejection', ({ reason }) => crash(reason));
  scope.addEventListener('message', ({ data }) => {
    if (data.type === 'open') open(data.module).catch(crash);
    if (data.type === 'query') query(data).catch(crash);
    if (data.type === 'prepare') openWhole().catch(() => {});
    if (data.type === 'run') inLine(() => run(data));
    if (data.type === 'load') {
      reading.abort();
      inLine(() => load(data));
    }
  });
}

serve();
