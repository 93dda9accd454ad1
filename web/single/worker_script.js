import { textAt } from './files.js';

/** In the place of `core/worker_script.js`: the script itself, since a document in a file may import none. */
export const workerScript = textAt;

/** From a file Chromium starts no other. @type {WorkerType} */
export const workerType = 'classic';
