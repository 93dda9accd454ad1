import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { openBuiltCore } from '../../../bin/core.mjs';

async function open() {
  const built = await openBuiltCore();
  assert.ok(built, 'the core is built');
  return built.core;
}

test('the first answer for a large table is a part of the report', async () => {
  const core = await open();
  const bytes = readFileSync(new URL('../../../web/samples/breast-cancer.csv', import.meta.url));
  core.beginLoad({ expected_bytes: bytes.length });
  assert.equal(core.push(bytes), null);
  core.finishLoad();
  const answer = core.runText({}, 'verdict');
  assert.ok('text' in answer);
  const part = JSON.parse(answer.text);
  const whole = core.run({});
  assert.deepEqual(part.verdict, whole.verdict);
  assert.deepEqual(part.models[0].metrics, whole.models[0].metrics);
  assert.equal(part.models[0].curves, undefined);
});

test('what is wrong comes as a problem and not as the text of a report', async () => {
  const core = await open();
  const answer = core.runText({});
  assert.ok('error' in answer);
  assert.equal(answer.error.code, 'nothing_loaded');
});

test('tables of critical values need no file', async () => {
  const core = await open();
  const question = { type: 'critical_values', table: 'chi2', rows: [1], columns: [0.05] };
  // 1.959964 squared.
  assert.ok(Math.abs(core.query(question).table.values[0][0] - 3.841459) < 1e-6);
});
