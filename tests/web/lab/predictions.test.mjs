import assert from 'node:assert/strict';
import { test } from 'node:test';
import { predictionsCsv, predictionsTable } from '../../../web/lab/predictions.js';

const lab = {
  target: 'y',
  goal: /** @type {const} */ ('classification'),
  features: [],
  learners: [],
};
const part = { row: [2, 5], repeat: [1, 1], fold: [3, 3], warnings: [] };
const lines = (/** @type {string} */ text) => text.split('\r\n').slice(0, -1);

test('classes have a column of probabilities for each learner and class', () => {
  const outputs = [
    { learner: 'tree', class: 'no', values: [0.25, 1] },
    { learner: 'tree', class: 'yes', values: [0.75, 0] },
  ];
  const csv = predictionsCsv({ ...lab, classes: ['no', 'yes'] }, [
    { ...part, truth: [1, 0], outputs },
  ]);
  assert.deepEqual(lines(csv), [
    'row,repeat,fold,y,tree:no,tree:yes',
    '2,1,3,yes,0.25,0.75',
    '5,1,3,no,1,0',
  ]);
});

test('numbers have a column for each learner, and the splits stand below each other', () => {
  const one = { ...part, truth: [0.5, 7], outputs: [{ learner: 'ridge', values: [0.4, 6.5] }] };
  const csv = predictionsCsv({ ...lab, goal: 'regression' }, [one, { ...one, fold: [4, 4] }]);
  assert.deepEqual(lines(csv), [
    'row,repeat,fold,y,ridge',
    '2,1,3,0.5,0.4',
    '5,1,3,7,6.5',
    '2,1,4,0.5,0.4',
    '5,1,4,7,6.5',
  ]);
});

test('a class that a spreadsheet would compute has its mark in the names of columns, too', () => {
  const outputs = [
    { learner: 'tree', class: '-', values: [0.25] },
    { learner: 'tree', class: '=1+1', values: [0.75] },
  ];
  const parts = [{ ...part, row: [2], truth: [1], outputs }];
  const classes = ['-', '=1+1'];
  assert.deepEqual(lines(predictionsCsv({ ...lab, classes }, parts)), [
    "row,repeat,fold,y,tree:'-,tree:'=1+1",
    "2,1,3,'=1+1,0.25,0.75",
  ]);
  assert.equal(
    predictionsTable({ ...lab, classes }, parts),
    'row,repeat,fold,y,tree:-,tree:=1+1\n2,1,3,=1+1,0.25,0.75\n',
  );
});

test('a learner that has not predicted each row by a number has no column', () => {
  const none = /** @type {any} */ ([0.5, null]);
  const outputs = [
    { learner: 'ridge', values: none },
    { learner: 'mean', values: [1, 1] },
  ];
  const csv = predictionsCsv({ ...lab, goal: 'regression' }, [{ ...part, truth: [1, 2], outputs }]);
  assert.deepEqual(lines(csv), ['row,repeat,fold,y,mean', '2,1,3,1,1', '5,1,3,2,1']);
});
