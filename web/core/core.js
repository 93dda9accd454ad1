/**
 * The core as JavaScript sees it: bytes in, objects out. The same wasm serves the page's worker, the command line
 * and the tests. Nothing here computes.
 * @module
 */
/**
 * @typedef {object} CoreError
 * @property {string} code  stable, snake_case
 * @property {string} message  English: place, what is wrong, remedy
 * @property {string} message_zh  the same in Chinese
 * @property {number} [line]  1-based line of the file
 * @property {string} [column]
 * @property {string} [value]
 * @property {string} [file]  of several, the one it is about
 * @property {string[]} [tables]  of the file, of which one is to be chosen
 */
import { outOfMemory } from './problems.js';

/** @typedef {{error: CoreError}} Failure */

/**
 * One of several files that become one table: its name, which of them it is (from 0 on), and how many they are.
 * @typedef {{ name: string, part: number, parts: number }} Part
 */

/** How every failure of the core begins, and no report. */
const FAILURE = '{"error":';

const utf8 = new TextDecoder();

/** A file, or several that become one table, and what was computed from it. */
export class Core {
  #module;
  #session;

  /** @param {any} module  an instance of the Emscripten module */
  constructor(module) {
    this.#module = module;
    this.#session = module.open();
  }

  /**
   * The text of an answer of so many bytes.
   * @param {number} size
   */
  #answer(size) {
    const address = this.#module.answer();
    return utf8.decode(this.#module.HEAPU8.subarray(address, address + size));
  }

  /** @returns {string} */
  get version() {
    return this.#module.version();
  }

  /** Bytes of the wasm heap in use or reserved. */
  get heapBytes() {
    return this.#module.HEAPU8.length;
  }

  /**
   * Starts reading a file; what was read before stays until finishLoad succeeds, of several files that of the last.
   * @param {{delimiter?: string, expected_bytes?: number, guessed_encoding?: string} & Partial<Part>} [options]
   */
  beginLoad(options = {}) {
    this.#module.beginLoad(this.#session, JSON.stringify(options));
  }

  /**
   * A view of the heap for the next bytes of the file; to be filled at once and followed by `pushFilled`.
   * @param {number} size  in bytes
   * @returns {Uint8Array}
   */
  buffer(size) {
    const address = this.#module.buffer(this.#session, size);
    // Read anew each time: the heap may have grown and moved.
    return this.#module.HEAPU8.subarray(address, address + size);
  }

  /**
   * @param {number} size  bytes that were written into the last `buffer`
   * @returns {Failure | null}
   */
  pushFilled(size) {
    const answer = this.#answer(this.#module.push(this.#session, size));
    return answer === '{}' ? null : JSON.parse(answer);
  }

  /**
   * Takes the next bytes of the file.
   * @param {Uint8Array} bytes
   * @returns {Failure | null}
   */
  push(bytes) {
    this.buffer(bytes.length).set(bytes);
    return this.pushFilled(bytes.length);
  }

  /** @returns {{input: any} | Failure} */
  finishLoad() {
    return JSON.parse(this.#answer(this.#module.finishLoad(this.#session)));
  }

  /**
   * @param {object} options
   * @param {'verdict' | 'whole'} [part]  verdict: without curves, best thresholds and the tests of all models; what
   *   it took to compute is kept for the whole
   * @returns {{text: string} | (Failure & {input?: any})}  the report as the text that is exported, byte for byte
   */
  runText(options, part = 'whole') {
    const size = this.#module.run(this.#session, JSON.stringify(options), part === 'verdict');
    const text = this.#answer(size);
    return text.startsWith(FAILURE) ? JSON.parse(text) : { text };
  }

  /**
   * @param {object} options
   * @returns {any}  the report, or a Failure
   */
  run(options) {
    const answer = this.runText(options);
    return 'error' in answer ? answer : JSON.parse(answer.text);
  }

  /**
   * A small question about the last report.
   * @param {object} request
   * @returns {any}
   */
  query(request) {
    const size = this.#module.query(this.#session, JSON.stringify(request));
    return JSON.parse(this.#answer(size));
  }
}

/**
 * What to tell when the core broke down, out of memory in practice. It cannot be used afterwards: open another.
 * @returns {Failure}
 */
export function brokenDown() {
  return { error: outOfMemory() };
}

/**
 * @param {(settings: any) => Promise<any>} createModule  of core.mjs
 * @param {{wasmBinary?: ArrayBuffer | Uint8Array, compiled?: WebAssembly.Module}} source  the bytes of the .wasm beside it, or it compiled
 * @returns {Promise<Core>}
 */
export async function openCore(createModule, { wasmBinary, compiled }) {
  /** @type {Record<string, unknown>} */
  const settings = {};
  if (wasmBinary) settings.wasmBinary = wasmBinary;
  if (compiled) {
    settings.instantiateWasm = (
      /** @type {WebAssembly.Imports} */ imports,
      /** @type {(instance: WebAssembly.Instance) => void} */ receive,
    ) => {
      WebAssembly.instantiate(compiled, imports).then(receive);
      return {};
    };
  }
  return new Core(await createModule(settings));
}
