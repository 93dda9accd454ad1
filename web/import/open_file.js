import { notFetched, outOfMemory } from '../core/problems.js';
import { workerAddress } from '../core/trusted.js';
import { sendable, workerType } from '../core/worker_script.js';
import { formatOf, HEAD_BYTES } from './formats/tell.js';

/**
 * The tables in a file that the user chose, for the page.
 *
 * @typedef {{ name: string, blob: Blob, note?: import('./formats/words.js').Both }} Table
 * @typedef {{ tables: Table[], session?: Record<string, any> }} Contents session: what was set, of a saved session
 * @typedef {Contents | { problem: import('../core/report.js').Problem }} Opened
 *
 * @callback OpenFile
 * @param {File} file
 * @param {AbortSignal} signal ends the reading; there is no answer then
 * @returns {Promise<Opened>}
 */

/**
 * @param {import('./formats/formats.js').Opened} opened
 * @returns {Opened}
 */
function withBlobs(opened) {
  if ('problem' in opened) return opened;
  const tables = opened.tables.map(({ bytes, ...rest }) => ({
    ...rest,
    blob: new Blob([/** @type {BlobPart} */ (bytes)]),
  }));
  return { ...opened, tables };
}

/**
 * What a worker answers that opens the file and does nothing else. One that cannot be started was not fetched; one
 * that ends without an answer had too little memory.
 * @param {URL} workerUrl
 * @param {File} file
 * @param {AbortSignal} signal
 * @returns {Promise<Opened>}
 */
function inWorker(workerUrl, file, signal) {
  const worker = new Worker(workerAddress(workerUrl.href), { type: workerType, name: 'formats' });
  return /** @type {Promise<Opened>} */ (
    new Promise((resolve) => {
      worker.addEventListener('message', ({ data: { opened, failed } }) => {
        const problem = /memory|allocation/i.test(failed ?? '') ? outOfMemory() : notFetched();
        resolve(opened ? withBlobs(opened) : { problem });
      });
      worker.addEventListener('error', ({ message }) =>
        resolve({ problem: message ? outOfMemory() : notFetched() }),
      );
      signal.addEventListener('abort', () => worker.terminate());
      sendable(file).then((sent) => worker.postMessage({ name: file.name, sent }));
    })
  ).finally(() => worker.terminate());
}

/**
 * @param {URL} workerUrl
 * @returns {OpenFile}
 */
export function fileOpener(workerUrl) {
  return async (file, signal) => {
    // A file that cannot be read is for whoever reads all of it to report.
    const head = await file
      .slice(0, HEAD_BYTES)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0));
    const isPlain = formatOf(new Uint8Array(head)) === null;
    if (isPlain) return { tables: [{ name: file.name, blob: file }] };
    return inWorker(workerUrl, file, signal);
  };
}
