import { textAt } from './files.js';

/** In the place of `core/worker_script.js`: the script itself, since a document in a file may import none. */
export const workerScript = textAt;

/** From a file Chromium starts no other. @type {WorkerType} */
export const workerType = 'classic';

/**
 * The bytes, since in WebKit a worker of a document in a file reads no blob. A file that cannot be read is for the
 * worker to report.
 * @param {Blob} blob
 * @returns {Promise<Blob | ArrayBuffer>}
 */
export const sendable = (blob) => blob.arrayBuffer().catch(() => blob);
