import { workerAddress } from './trusted.js';
import { sendable, workerType } from './worker_script.js';

/**
 * The page's side of the worker. The wasm is compiled once, here; a worker that
 * crashes or is stopped is replaced by a new one with the same module.
 *
 * @typedef {import('./report.js').Problem} Problem
 * @typedef {import('./report.js').Options} Options
 * @typedef {import('./report.js').Input} Input
 * @typedef {{ error?: Problem }} MayFail
 * @typedef {{ text: string } | { error: Problem, input?: Input }} Answer the report as the JSON
 *   text that the core printed, or what is wrong
 * @typedef {(done: number, total: number) => void} OnProgress
 * @typedef {import('./read_table.js').TableFile} TableFile
 *
 * @typedef {object} Client
 * @property {(files: readonly TableFile[], onProgress?: OnProgress) => Promise<{ input?: Input, superseded?: boolean } & MayFail>} load
 *   replaces the table in the core; one that is being read is given up, and superseded. Several files become one
 *   table; an error about one of them has its name as `file`
 * @property {(options: Options, part?: 'verdict' | 'whole') => Promise<Answer>} run
 *   verdict: without curves, best thresholds and the tests of all models; the
 *   whole that follows takes only what that saved
 * @property {(request: object) => Promise<any>} query
 * @property {((error: WorkerGone) => void) | null} onIdleCrash for whoever wants to know of a
 *   crash while nothing was asked; the new worker has no table
 * @property {() => void} restart stops whatever is running, at once; the new
 *   worker has no table
 *
 * @typedef {object} Opened
 * @property {() => Client & Opened} another a worker beside this one, with the same compiled core
 * @property {() => void} close ends the worker, at once; what is asked for later opens another
 */

/**
 * Why a call has no answer: its worker broke down, was stopped, or could not be
 * fetched, itself or the core that it needs.
 * @typedef {'crashed' | 'stopped' | 'not_fetched'} Cause
 */

/** A call that has no answer because its worker is gone. */
export class WorkerGone extends Error {
  /**
   * @param {Cause} cause
   * @param {string} [detail]
   * @param {number} [heapBytes] that the core had when it broke down
   */
  constructor(cause, detail = '', heapBytes = 0) {
    super(`worker ${cause}${detail ? `: ${detail}` : ''}`);
    this.name = 'WorkerGone';
    /** @type {Cause} */
    this.reason = cause;
    this.heapBytes = heapBytes;
  }
}

/** Beyond this many crashes without an answer a new worker waits for the next request. */
const MOST_CRASHES = 3;

/**
 * @param {URL} workerUrl
 * @param {() => Promise<WebAssembly.Module>} compile called again when it failed
 * @returns {Client & Opened}
 */
export function createClient(workerUrl, compile) {
  /** @typedef {{ type: string, resolve: (value: any) => void, reject: (reason: Error) => void, onProgress?: OnProgress }} Call */
  /** @type {Map<number, Call>} */
  const calls = new Map();
  let last = 0;
  /** Whether there was a report. */
  let reported = false;
  /**
   * Questions about a report wait until a worker that replaced another has one
   * again.
   * @type {Promise<void>}
   */
  let again = Promise.resolve();
  let goOn = () => {};
  /** How often workers crashed since one of them last answered. */
  let crashes = 0;
  /** @type {Promise<WebAssembly.Module> | null} */
  let module = null;
  /** @type {Promise<void> | null} the worker has the module; null: it is still to be given */
  let given = null;
  /** @type {Worker | null} none when opening one again and again is of no use */
  let worker = open();

  function open() {
    const opened = new Worker(workerAddress(workerUrl.href), { type: workerType, name: 'melon' });
    let spoke = false;
    opened.addEventListener('message', ({ data }) => {
      spoke = true;
      if (data.lock) watch(opened, data.lock);
      else receive(data);
    });
    opened.addEventListener('error', (event) => {
      if (opened !== worker) return;
      // A script that threw says what; one that did not come says nothing.
      const came = spoke || event.message;
      replace(came ? 'crashed' : 'not_fetched', event.message);
    });
    give(opened);
    return opened;
  }

  /**
   * The worker keeps the lock while it lives: who gets it next knows that it has ended.
   * @param {Worker} opened
   * @param {string} lock
   */
  function watch(opened, lock) {
    navigator.locks.request(lock, () => {
      if (opened === worker) replace('crashed', 'closed');
    });
  }

  /**
   * A module that could not be fetched is asked for again by the next call.
   * @param {Worker} opened
   */
  function give(opened) {
    module ??= compile();
    const mine = module.then(
      (compiled) => opened.postMessage({ type: 'open', module: compiled }),
      (error) => {
        module = null;
        if (given === mine) given = null;
        throw new WorkerGone('not_fetched', String(error));
      },
    );
    given = mine;
    mine.catch(() => {});
    return mine;
  }

  /** @param {any} data */
  function receive(data) {
    if (data.failed !== undefined) return replace('not_fetched', data.failed);
    if (data.crashed) return replace('crashed', data.crashed, data.heapBytes);
    crashes = 0;
    const call = calls.get(data.id);
    if (!call) return;
    if (data.progress) {
      call.onProgress?.(data.progress.done, data.progress.total);
      return;
    }
    calls.delete(data.id);
    call.resolve(data.answer);
    if (call.type !== 'run') return;
    reported = true;
    goOn();
  }

  /** @param {Error} error */
  function rejectAll(error) {
    const waiting = [...calls.values()];
    calls.clear();
    for (const call of waiting) call.reject(error);
  }

  /**
   * @param {Cause} cause
   * @param {string} [detail]
   * @param {number} [heapBytes]
   */
  function replace(cause, detail, heapBytes) {
    worker?.terminate();
    crashes += cause === 'stopped' ? 0 : 1;
    worker = crashes < MOST_CRASHES ? open() : null;
    const gone = new WorkerGone(cause, detail, heapBytes);
    if (reported) {
      goOn();
      again = new Promise((resolve) => {
        goOn = resolve;
      });
    }
    // Whatever waits for a table or a report puts things right; not every caller misses an unanswered query.
    const idle = [...calls.values()].every(({ type }) => type === 'query');
    // First these: what is asked for to put things right is not to be rejected with them.
    rejectAll(gone);
    if (idle && cause !== 'stopped') client.onIdleCrash?.(gone);
  }

  /** What is sent goes one after the other, in the order in which it was asked for. @type {Promise<unknown>} */
  let turn = Promise.resolve();

  /** @param {readonly TableFile[]} files */
  function sent(files) {
    const all = Promise.all(
      files.map(async ({ name, blob }) => ({ name, sent: await sendable(blob) })),
    );
    turn = Promise.all([turn, all]);
    return all;
  }

  /**
   * @param {{ type: string, [part: string]: unknown }} message
   * @param {OnProgress} [onProgress]
   * @param {Promise<object>} [parts] of the message, which are made first
   * @returns {Promise<any>}
   */
  function call(message, onProgress, parts) {
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      calls.set(id, { type: message.type, resolve, reject, onProgress });
      worker ??= open();
      const before = turn;
      Promise.all([given ?? give(worker), before, parts]).then(
        ([, , files]) => {
          if (calls.has(id)) worker?.postMessage({ ...message, ...(files ? { files } : {}), id });
        },
        (error) => {
          calls.delete(id);
          reject(error);
        },
      );
    });
  }

  /** @type {Client & Opened} */
  const client = {
    onIdleCrash: null,
    load: (files, onProgress) => call({ type: 'load' }, onProgress, sent(files)),
    run: (options, part) => call({ type: 'run', options, part }),
    query: (request) => again.then(() => call({ type: 'query', request })),
    restart: () => replace('stopped'),
    another: () => createClient(workerUrl, () => module ?? compile()),
    close() {
      worker?.terminate();
      worker = null;
      given = null;
      rejectAll(new WorkerGone('stopped'));
    },
  };
  return client;
}
