import assert from 'node:assert/strict';
import test from 'node:test';
import {
  pointQuestion as ask,
  middleRow,
  nearestRow,
} from '../../../../web/tasks/classes/curve_point.js';

/** @type {(...given: Parameters<typeof ask>) => any} */
const pointQuestion = ask;

const ROC = { fpr: [0, 0, 0.5, 1], tpr: [0, 0.5, 0.5, 1], threshold: [null, 0.7, 0.4, 0.1] };

test('a press means the drawn point that lies nearest, of equal ones the first', () => {
  assert.equal(nearestRow(ROC, { x: 0.1, y: 0.4 }), 1);
  assert.equal(nearestRow(ROC, { x: 0.9, y: 0.9 }), 3);
  assert.equal(nearestRow(ROC, { x: 0, y: 0.25 }), 0);
});

test('before a press it is one in the middle', () => {
  assert.equal(middleRow(ROC), 1);
  assert.equal(middleRow({ fpr: [0.3], tpr: [0.2] }), 0);
});

test('the core is asked at the threshold, of a class or an average', () => {
  const line = { name: 'b', columns: ROC, strong: false, of: { class: 'b' } };
  assert.deepEqual(pointQuestion('roc', line, 2, 3), {
    model: 3,
    curve: 'roc',
    class: 'b',
    threshold: 0.4,
    x: 0.5,
  });
  assert.equal(pointQuestion('roc', line, 0, 3).threshold, null);
  // Of one class the lines are of different models.
  assert.equal(pointQuestion('roc', { ...line, model: 1 }, 2, 3).model, 1);
});

test('of bins it is asked at the mean score, of the macro average along the FPR', () => {
  const bins = { mean_score: [0.1, 0.6], positive_share: [0, 0.5], weight: [3, 4] };
  const top = { name: 'top', columns: bins, strong: true, of: { average: 'top_label' } };
  assert.deepEqual(pointQuestion('calibration', top, 1, 0), {
    model: 0,
    curve: 'calibration',
    average: 'top_label',
    series: 'uniform',
    x: 0.6,
  });
  const columns = { fpr: [0, 0, 0.25], tpr: [0, 0.5, 1] };
  const macro = { name: 'macro', columns, strong: true, of: { average: 'macro' } };
  assert.equal(pointQuestion('roc', macro, 2, 0).x, 0.25);
  // It begins at (0, 0) and rises there.
  assert.equal(pointQuestion('roc', macro, 1, 0).x, 0);
  assert.equal(pointQuestion('roc', macro, 0, 0).x, null);
});
