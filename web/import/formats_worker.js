/// <reference lib="webworker" />
import { unreadable } from '../core/read_table.js';
import { openTables } from './formats/formats.js';

/**
 * Opens one file of a format. A file that breaks its reader down, or is given up, takes this worker with it and
 * nothing else.
 */
const scope = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis));

/** @param {{ name: string, sent: Blob | ArrayBuffer }} file */
async function open({ name, sent }) {
  const content = sent instanceof Blob ? await sent.arrayBuffer().catch(unreadable) : sent;
  if ('error' in content) return { problem: content.error };
  return openTables(new Uint8Array(content), name);
}

scope.addEventListener('message', async ({ data }) => {
  try {
    scope.postMessage({ opened: await open(data) });
  } catch (error) {
    scope.postMessage({ failed: String(error) });
  }
});
