import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fromProject } from '../../bin/core.mjs';
import { sampleWorkings } from '../../tools/sample_workings.mjs';

const catalogue = JSON.parse(readFileSync(fromProject('build/catalogue/en.json'), 'utf8'));

test('every measure, test, procedure and effect size has a working on a sample, which ends in its value', async () => {
  const workings = await sampleWorkings(catalogue);
  const missing = ['metrics', 'tests', 'post_hoc', 'effect_sizes'].flatMap((family) =>
    catalogue[family]
      .map((/** @type {any} */ { id }) => `${family}.${id}`)
      .filter((/** @type {string} */ place) => !workings[place]),
  );
  assert.deepEqual(missing, []);
  for (const [place, { value, lines, sample }] of Object.entries(workings)) {
    assert.equal(lines.at(-1).value, value, place);
    assert.ok(sample.en && sample.zh, place);
  }
});
