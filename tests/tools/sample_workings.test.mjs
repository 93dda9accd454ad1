import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fromProject } from '../../bin/core.mjs';
import { sampleWorkings } from '../../tools/sample_workings.mjs';
import { WORKED_FAMILIES } from '../../web/core/questions.js';

const catalogue = JSON.parse(readFileSync(fromProject('build/catalogue/en.json'), 'utf8'));

test('every measure, test, procedure, effect size, interval, threshold rule and curve has a working on a sample, which ends in its value', async () => {
  const workings = await sampleWorkings(catalogue);
  const missing = WORKED_FAMILIES.flatMap((family) =>
    catalogue[family]
      .map((/** @type {any} */ { id }) => `${family}.${id}`)
      .filter((/** @type {string} */ place) => !workings[place]),
  );
  assert.deepEqual(missing, []);
  for (const [place, { value, low, high, lines, sample }] of Object.entries(workings)) {
    const ends = value === undefined ? [low, high] : [value];
    assert.ok(ends.every(Number.isFinite), place);
    assert.deepEqual(
      lines.slice(-ends.length).map((/** @type {any} */ line) => line.value),
      ends,
      place,
    );
    assert.ok(sample.en && sample.zh, place);
  }
});
