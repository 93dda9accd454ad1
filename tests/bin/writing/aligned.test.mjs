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
