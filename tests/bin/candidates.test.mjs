import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { candidateLines, withNearColumn } from '../../bin/candidates.mjs';
import { melon } from './command_line.mjs';

const folder = mkdtempSync(join(tmpdir(), 'melon-candidates-'));
after(() => rmSync(folder, { recursive: true }));

test('where no truth is given, the columns are listed with what to type', async () => {
  const file = join(folder, 'houses.csv');
  writeFileSync(file, 'price,linear,forest\n200.5,201,199\n310,308.5,315\n150,149,152.5\n');
  const { status, stderr } = await melon('evaluate', file);
  assert.equal(status, 1);
  assert.match(stderr, /^Which column is the truth\?.*\n(?: {2}--truth=\w+\n){3}$/);
  assert.match(stderr, / {2}--truth=price\n/);
});

test('names are written as a shell takes them', () => {
  assert.equal(
    candidateLines({ ...problem, candidates: ['a b', "it's"] }),
    "  --truth='a b'\n  --truth='it'\\''s'\n",
  );
  assert.equal(candidateLines(problem), '');
});

const problem = { code: 'no_truth_column', message: '', message_zh: '' };

test('behind a column that is not there stands the one that was probably meant', () => {
  const error = (/** @type {string} */ column) => ({
    code: 'unknown_column',
    message: `There is no column "${column}".`,
    message_zh: `没有名为“${column}”的列。`,
    column,
  });
  const input = { columns: [{ name: 'Price' }, { name: 'Actual' }, { name: 'Cluster' }] };
  assert.match(withNearColumn(error('actual'), input).message, /Did you mean "Actual"\?$/);
  assert.match(withNearColumn(error('Clusters'), input).message_zh, /是否指“Cluster”？$/);
  assert.deepEqual(withNearColumn(error('income'), input), error('income'));
  const control = { ...problem, code: 'unknown_control', message: 'No algorithm.', value: 'prise' };
  assert.match(withNearColumn(control, input).message, /Did you mean "Price"\?$/);
  assert.deepEqual(withNearColumn({ ...error('actual'), code: 'no_truth_column' }, input), {
    ...error('actual'),
    code: 'no_truth_column',
  });
});
