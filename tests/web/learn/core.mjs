// The core of the lessons without a worker around it.
import assert from 'node:assert/strict';
import { openBuiltCore } from '../../../bin/core.mjs';
import { blobSource } from '../../../web/core/read_table.js';
import { createLearnCore } from '../../../web/learn/core.js';

/** @returns {Promise<import('../../../web/learn/core.js').Core>} */
export async function openLearnCore() {
  const built = await openBuiltCore();
  assert.ok(built, 'the core is built');
  const { core, readTable } = built;
  return createLearnCore({
    onIdleCrash: null,
    load: async ([{ blob }]) => /** @type {any} */ (await readTable(core, blobSource(blob))),
    run: async (options, part) => /** @type {any} */ (core.runText(options, part)),
    query: async (request) => core.query(request),
    restart() {},
  });
}
