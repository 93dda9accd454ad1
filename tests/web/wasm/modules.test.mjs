// The page loads first.wasm, the command line core.wasm: both are linked from the same objects.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import createCore from '../../../build/wasm/core.mjs';
import createFirst from '../../../build/wasm/first.mjs';
import { openCore } from '../../../web/wasm/core.js';

/** @param {string} path from the project's folder */
const bytesOf = (path) => readFileSync(new URL(`../../../${path}`, import.meta.url));
const first = await openCore(createFirst, { wasmBinary: bytesOf('build/wasm/first.wasm') });
const core = await openCore(createCore, { wasmBinary: bytesOf('build/wasm/core.wasm') });

/**
 * @param {import('../../../web/wasm/core.js').Core} module
 * @param {string} sample
 */
function load(module, sample) {
  const bytes = bytesOf(`web/samples/${sample}.csv`);
  module.beginLoad({ expected_bytes: bytes.length });
  assert.equal(module.push(bytes), null);
  module.finishLoad();
}

for (const sample of ['breast-cancer', 'diabetes-high', 'digits-8', 'labels', 'counted-labels']) {
  test(`both modules print the same bytes for ${sample}`, () => {
    load(first, sample);
    load(core, sample);
    const options = { bootstrap: 20 };
    for (const module of [first, core]) {
      module.runText(options);
      module.query({ type: 'step', steps: 20 });
    }
    assert.equal(first.runText(options), core.runText(options));
    const question = { type: 'operating_point', model: 0, threshold: 0.4 };
    assert.deepEqual(first.query(question), core.query(question));
  });
}

test('the first answer for a large table is a part of the report', () => {
  load(first, 'breast-cancer');
  const part = JSON.parse(first.runText({}, 'verdict'));
  const whole = first.run({});
  assert.deepEqual(part.verdict, whole.verdict);
  assert.deepEqual(part.models[0].metrics, whole.models[0].metrics);
  assert.equal(part.models[0].curves, undefined);
});

test('the small module asks for the whole one where it has no task', () => {
  load(first, 'diabetes-progression');
  load(core, 'diabetes-progression');
  assert.equal(first.run({}).error.code, 'other_module');
  assert.equal(core.run({}).task, 'regression');
});
