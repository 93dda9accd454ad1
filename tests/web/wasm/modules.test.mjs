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

test('tables of critical values need no file, and are in the whole module alone', async () => {
  const question = { type: 'critical_values', table: 'chi2', rows: [1], columns: [0.05] };
  assert.equal(first.query(question).error.code, 'other_module');
  const fresh = await openCore(createCore, { wasmBinary: bytesOf('build/wasm/core.wasm') });
  // 1.959964 squared.
  assert.ok(Math.abs(fresh.query(question).table.values[0][0] - 3.841459) < 1e-6);
});

const good = 'y,a,b\n0,.1,.3\n1,.2,.4\n1,.9,.5\n';

/**
 * @param {import('../../../web/wasm/core.js').Core} module
 * @param {string} csv
 * @param {object} options
 */
function codeOf(module, csv, options) {
  module.beginLoad();
  const failure = module.push(new TextEncoder().encode(csv));
  const loaded = failure ?? module.finishLoad();
  const answer = 'error' in loaded ? loaded : module.run(options);
  return answer.error?.code;
}

/** @type {[string, string, object, string][]} */
const faults = [
  ['a ragged row', 'y,a\n0,.1\n1\n', {}, 'ragged_row'],
  ['a missing cell', good.replace('.9', ''), {}, 'missing_cells'],
  ['no truth', 'a,b\n.1,.2\n.3,.4\n.5,.6\n', { task: 'binary' }, 'no_truth_column'],
  ['an unknown column', good, { truth: 'z' }, 'unknown_column'],
  ['an unknown positive class', good, { positive: 'z' }, 'unknown_positive'],
  ['an invalid option', good, { alpha: 2 }, 'invalid_option'],
  ['an unknown option', good, { alhpa: 0.1 }, 'unknown_option'],
  ['negative weights', good.replaceAll('b', 'weight').replace('.3', '-3'), {}, 'invalid_weight'],
];

for (const [what, csv, options, code] of faults) {
  test(`the small module leaves it to the whole one to speak of ${what}`, () => {
    assert.equal(codeOf(first, csv, options), 'other_module');
    assert.equal(codeOf(core, csv, options), code);
  });
}
