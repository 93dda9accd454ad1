import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aligned } from '../../../bin/writing/aligned.mjs';

test('the first column is left-aligned, the others right-aligned, however wide a character is', () => {
  assert.deepEqual(
    aligned([
      ['Model', 'AUC'],
      ['森林', '0.9'],
    ]),
    ['Model  AUC', '森林   0.9'],
  );
});

test('of a cell of more than 80 columns the middle is left out', () => {
  const name = `${'a'.repeat(50_000)}${'b'.repeat(50_000)}`;
  const [head, line] = aligned([
    ['Model', 'AUC'],
    [name, '0.9'],
  ]);
  assert.equal(line, `${'a'.repeat(40)}…${'b'.repeat(39)}  0.9`);
  assert.equal(head, `Model${' '.repeat(75)}  AUC`);
  assert.equal(aligned([['森'.repeat(60)]])[0], `${'森'.repeat(20)}…${'森'.repeat(19)}`);
  assert.equal(aligned([['a'.repeat(80)]])[0], 'a'.repeat(80));
});

test('long names in the first column differ where they are cut', () => {
  const pair = (/** @type {number} */ depth, /** @type {number} */ trees) =>
    `max_depth=6, min_child_weight=1, n_estimators=200 – max_depth=${depth}, min_child_weight=1, n_estimators=${trees}`;
  const rows = [pair(6, 400), pair(8, 400), pair(8, 200)].map((name) => [name, '0.5']);
  const lines = aligned([['Pair', 'Difference'], ...rows]);
  assert.equal(new Set(lines).size, 4);
  for (const [at, depth] of [6, 8, 8].entries())
    assert.match(lines[at + 1], new RegExp(`n_es…=200 – max_de…=${depth}, `));
});
