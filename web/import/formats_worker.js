/// <reference lib="webworker" />
import { unreadable } from '../core/read_table.js';
import { openTables } from './formats/formats.js';

/**
 * Opens one file of a format. A file that breaks its reader down, or is given up, takes this worker with it and
 * nothing else.
 */
const scope = /** @type {DedicatedWorkerGlobalScope} */ (/** @type {unknown} */ (globalThis));

/** @param {File} file */
async function open(file) {
  const content = await file.arrayBuffer().catch(unreadable);
  if ('error' in content) return { problem: content.error };
  const opened = await openTables(new Uint8Array(content), file.name);
  if ('problem' in opened) return opened;
  return {
    ...opened,
    tables: opened.tables.map(({ bytes, ...rest }) => ({
      ...rest,
      blob: new Blob([/** @type {BlobPart} */ (bytes)]),
    })),
  };
}

scope.addEventListener('message', async ({ data }) => {
  try {
    scope.postMessage({ opened: await open(data) });
  } catch (error) {
    scope.postMessage({ failed: String(error) });
  }
});
