/** @type {WorkerType} */
export const workerType = 'module';

/**
 * What a worker is sent of a file, which it reads by itself.
 * @param {Blob} blob
 * @returns {Promise<Blob | ArrayBuffer>}
 */
export const sendable = async (blob) => blob;

/**
 * What a worker of this page runs. Without a network Firefox finds what is imported while the script runs, and not
 * what would be imported before; so what the worker is sent until then comes again.
 * @param {string} address of its script
 */
export const workerScript = (address) => `const early = [];
const keep = (event) => early.push(event);
addEventListener('message', keep);
import(${JSON.stringify(address)}).then(
  () => {
    removeEventListener('message', keep);
    for (const { data } of early) dispatchEvent(new MessageEvent('message', { data }));
  },
  (error) => postMessage({ failed: String(error) }),
);`;
