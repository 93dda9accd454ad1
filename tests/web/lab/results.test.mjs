import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  evaluationOptions,
  foldResults,
  repetitionsOf,
  resultsCsv,
  trainingPart,
} from '../../../web/lab/results.js';

const lines = (/** @type {string} */ text) => text.split('\r\n').slice(0, -1);

test('the task of a few rows is known from the whole data', () => {
  const lab = {
    target: 'y',
    goal: /** @type {const} */ ('classification'),
    features: [],
    learners: [{ id: 'baseline', name: 'baseline', parameters: {} }],
  };
  assert.deepEqual(evaluationOptions({ ...lab, classes: ['no', 'yes'], positive: 'yes' }), {
    truth: 'y',
    bootstrap: 0,
    task: 'binary',
    positive: 'yes',
    predictions: ['baseline:yes'],
  });
  assert.equal(evaluationOptions({ ...lab, classes: ['a', 'b', 'c'] }).task, 'multiclass');
  assert.equal(evaluationOptions({ ...lab, goal: 'regression' }).task, 'regression');
});

test('results are of learners, whatever their columns were called', () => {
  const part = {
    row: [4, 7],
    repeat: [2, 2],
    fold: [3, 3],
    truth: [0, 1],
    outputs: [
      { learner: 'tree', class: 'no', values: [1, 0] },
      { learner: 'tree', class: 'yes', values: [0, 1] },
    ],
    training_rows: [5],
    warnings: [],
  };
  const models = [{ name: 'tree:yes', metrics: { accuracy: 1 } }];
  assert.deepEqual(foldResults(part, { models }), [
    { repeat: 2, fold: 3, trainingRows: 5, learner: 'tree', metrics: { accuracy: 1 } },
  ]);
});

test('the rows that were learnt from are measured as a part of their own', () => {
  const rows = (/** @type {number[]} */ row) => ({
    row,
    repeat: row.map(() => 1),
    fold: row.map(() => 2),
    truth: row.map(() => 0.5),
    outputs: [{ learner: 'mean', values: row.map(() => 0.25) }],
  });
  const part = { ...rows([1]), training: rows([2, 3]), training_rows: [2], warnings: [] };
  assert.deepEqual(trainingPart(part).row, [2, 3]);
  const models = [{ name: 'mean', metrics: { rmse: 0.25 } }];
  const of = { repeat: 1, fold: 2, trainingRows: 2, learner: 'mean', metrics: { rmse: 0.25 } };
  const training = foldResults(trainingPart(part), { models });
  const tested = foldResults(part, { models });
  assert.deepEqual(training, [{ ...of, part: 'training' }]);
  assert.deepEqual(tested, [{ ...of, part: 'test' }]);
  assert.deepEqual(lines(resultsCsv([...training, ...tested], ['rmse'])), [
    'repeat,fold,training_share,training_rows,part,learner,rmse',
    '1,2,1,2,training,mean,0.25',
    '1,2,1,2,test,mean,0.25',
  ]);
});

test('what is undefined is an empty cell, and several data sets have a column', () => {
  const metrics = { accuracy: 0.5, roc_auc: null };
  const one = { repeat: 1, fold: 2, trainingRows: 9, learner: 'a', metrics };
  assert.deepEqual(lines(resultsCsv([one], ['roc_auc', 'accuracy'])), [
    'repeat,fold,learner,roc_auc,accuracy',
    '1,2,a,,0.5',
  ]);
  assert.deepEqual(lines(resultsCsv([{ ...one, dataSet: 'iris' }], ['accuracy'])), [
    'data_set,repeat,fold,learner,accuracy',
    'iris,1,2,a,0.5',
  ]);
});

test('repetitions are those of a plan that repeats folds', () => {
  const of = (
    /** @type {number} */ repeat,
    /** @type {number} */ fold,
    /** @type {any} */ auc,
  ) => ({
    repeat,
    fold,
    trainingRows: 9,
    learner: 'a',
    metrics: { auc },
  });
  const repeated = [of(1, 1, 0.5), of(1, 2, null), of(2, 1, 0.25), of(2, 2, 1)];
  assert.deepEqual(
    [...(repetitionsOf(repeated, 'auc') ?? [])],
    [
      [
        'a',
        [
          [0.5, null],
          [0.25, 1],
        ],
      ],
    ],
  );
  assert.equal(repetitionsOf([of(1, 1, 0.5), of(1, 2, 1)], 'auc'), null);
  assert.equal(repetitionsOf([of(1, 1, 0.5), of(2, 1, 1)], 'auc'), null);
});
