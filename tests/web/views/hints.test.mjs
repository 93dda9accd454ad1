import assert from 'node:assert/strict';
import test from 'node:test';
import { hintFor, hintText } from '../../../web/views/hints.js';

/** @typedef {Partial<import('../../../web/core/report.js').Column>} Column */

/** @param {Column[]} columns @param {string[][]} rows */
const table = (columns, rows) =>
  /** @type {import('../../../web/core/report.js').Input} */ (
    /** @type {unknown} */ ({
      columns: columns.map((column) => ({ kind: 'category', not_a_number: 4, ...column })),
      first_rows: rows,
    })
  );
/** @param {string} code */
const problem = (code) => ({ code, message: '', message_zh: '' });
const puzzle = problem('no_prediction_columns');
const truth = { name: 'y', kind: /** @type {const} */ ('number'), not_a_number: 0 };

test('one column whose head and rows fall into as many words is separated by blanks', () => {
  const input = table([{ name: 'truth a b' }], [['1 0.9  0.8'], ['0 0.2 0.3']]);
  assert.deepEqual(hintFor(problem('no_truth_column'), input), { cause: 'blanks' });
  const prose = table([{ name: 'truth a b' }], [['one']]);
  assert.equal(hintFor(problem('no_truth_column'), prose), null);
});

test('a column of numbers but for a few cells is seen, one of words is not', () => {
  const rows = [
    ['1', '0.8'],
    ['0', 'x'],
    ['1', '0,7'],
  ];
  assert.deepEqual(hintFor(puzzle, table([truth, { name: 'm' }], rows)), {
    cause: 'nearly_numbers',
    column: 'm',
    value: 'x',
  });
  assert.equal(hintFor(puzzle, table([truth, { name: 'm' }], [['1', 'x']])), null);
});

test('a problem that names its cause needs no hint', () => {
  const input = table([{ name: 'truth a b' }], [['1 0.9 0.8']]);
  assert.equal(hintFor(problem('missing_cells'), input), null);
  assert.equal(hintFor(puzzle, null), null);
});

test('a hint is a sentence in either language', () => {
  const hint = /** @type {const} */ ({ cause: 'nearly_numbers', column: 'm', value: 'x' });
  assert.match(hintText(hint, 'en'), /“m” contains numbers, but also “x”/);
  assert.match(hintText(hint, 'zh'), /“m”列是数值，但也有“x”/);
  assert.equal(hintText(null, 'en'), '');
});
