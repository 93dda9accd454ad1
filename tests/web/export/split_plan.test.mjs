import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planCsv, planLines } from '../../../web/export/split_plan.js';

const lines = (/** @type {string} */ text) => text.split('\r\n').slice(0, -1);

test('a plan by folds has a line for each row, and with repeats one for each of them', () => {
  const once = { plan: { id: 'k_fold', rows: 3 }, warnings: [], folds: [[2, 1, 2]] };
  assert.deepEqual(lines(planCsv(once)), ['row,fold', '1,2', '2,1', '3,2']);
  assert.equal(planLines(once), 3);
  const twice = {
    ...once,
    folds: [
      [2, 1, 2],
      [1, 1, 2],
    ],
  };
  assert.deepEqual(lines(planCsv(twice)).slice(0, 5), [
    'row,repeat,fold',
    '1,1,2',
    '2,1,1',
    '3,1,2',
    '1,2,1',
  ]);
  assert.equal(planLines(twice), 6);
});

test('a training set that is not given is all rows that are not tested', () => {
  const plan = {
    plan: { id: 'hold_out', rows: 4 },
    warnings: [],
    sets: [{ repeat: 1, fold: 1, test: [2, 4] }],
  };
  assert.deepEqual(lines(planCsv(plan)), [
    'row,repeat,fold,role',
    '1,1,1,train',
    '3,1,1,train',
    '2,1,1,test',
    '4,1,1,test',
  ]);
  assert.equal(planLines(plan), 4);
});

test('a row that a bootstrap drew twice has two lines', () => {
  const plan = {
    plan: { id: 'bootstrap', rows: 2 },
    warnings: [],
    sets: [{ repeat: 3, fold: 1, train: [1, 1], test: [2] }],
  };
  assert.deepEqual(lines(planCsv(plan)).slice(1), ['1,3,1,train', '1,3,1,train', '2,3,1,test']);
  assert.equal(planLines(plan), 3);
});

test('an inner fold has validation rows, and the fold itself has no inner fold', () => {
  const plan = {
    plan: { id: 'nested', rows: 3 },
    warnings: [],
    sets: [
      { repeat: 1, fold: 1, test: [3] },
      { repeat: 1, fold: 1, inner_fold: 1, train: [2], test: [1] },
    ],
  };
  assert.deepEqual(lines(planCsv(plan)), [
    'row,repeat,fold,inner_fold,role',
    '1,1,1,,train',
    '2,1,1,,train',
    '3,1,1,,test',
    '2,1,1,1,train',
    '1,1,1,1,validation',
  ]);
});
