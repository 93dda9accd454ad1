import assert from 'node:assert/strict';
import test from 'node:test';
import {
  cutOffsOf,
  groupBetween,
  groupsAround,
  kindOf,
  moveOf,
  positionIn,
  walked,
} from '../../../../../web/tasks/binary/walk/steps.js';
import { CUT_OFFS } from './example.mjs';

const count = String;
const at = (/** @type {number} */ position) =>
  groupBetween(CUT_OFFS[position - 1], CUT_OFFS[position], position);

test('rows of the core become objects by their columns', () => {
  const [first] = cutOffsOf({ columns: ['threshold', 'tp'], rows: [[null, 0]] });
  assert.equal(first.threshold, null);
  assert.equal(first.tp, 0);
});

test('a step takes the cases of one score along, and is a tie when both classes have it', () => {
  assert.deepEqual(at(1), { position: 1, positives: 1, negatives: 0 });
  assert.deepEqual(at(3), { position: 3, positives: 1, negatives: 1 });
  assert.deepEqual([1, 3, 4].map(at).map(kindOf), ['positive', 'tie', 'negative']);
  assert.equal(kindOf(null), 'start');
});

test('the point of precision and recall goes where both say', () => {
  const moves = [1, 2, 3, 4, 5].map((place) => moveOf(CUT_OFFS[place - 1], CUT_OFFS[place]));
  // P: 0/0, 1/1, 2/2, 3/4, 3/5, 4/6.
  assert.deepEqual(moves, ['begins', 'right', 'right_down', 'down', 'right_up']);
  const none = { ...CUT_OFFS[1], tp: 0, precision: 0 };
  assert.equal(moveOf(none, none), 'stays');
});

test('a threshold between two scores stands at the higher one', () => {
  const total = CUT_OFFS.length;
  assert.equal(positionIn(CUT_OFFS, 0, total, null), 0);
  assert.equal(positionIn(CUT_OFFS, 0, total, 0.7), 3);
  assert.equal(positionIn(CUT_OFFS, 0, total, 0.65), 3);
  assert.equal(positionIn(CUT_OFFS, 0, total, -5), total - 1);
});

test('some of the rows say a position only where it is among them', () => {
  const some = CUT_OFFS.slice(2, 4);
  assert.equal(positionIn(some, 2, CUT_OFFS.length, 0.75), 2);
  assert.equal(positionIn(some, 2, CUT_OFFS.length, 0.85), null);
  assert.equal(positionIn(some, 2, CUT_OFFS.length, 0.6), null);
  assert.equal(positionIn([], 0, 0, 0.6), null);
});

test('the groups that fit lie around the threshold, and on one side where the other ends', () => {
  const groups = Array.from({ length: 9 }, (_, place) => ({
    position: place + 1,
    positives: 1,
    negatives: 0,
  }));
  const positions = (/** @type {number} */ here) =>
    groupsAround(groups, here, 4, count).map(({ position }) => position);
  assert.deepEqual(positions(0), [1, 2, 3, 4]);
  assert.deepEqual(positions(5), [4, 5, 6, 7]);
  assert.deepEqual(positions(9), [6, 7, 8, 9]);
  assert.deepEqual(groupsAround([], 0, 4, count), []);
});

test('many cases of one score are broader than one, and take the room of others', () => {
  const groups = [1, 1000, 1].map((positives, place) => ({
    position: place + 1,
    positives,
    negatives: 0,
  }));
  assert.equal(groupsAround(groups, 1, 3, count).length, 1);
  assert.equal(groupsAround(groups, 1, 8, count).length, 3);
});

test('what was walked is the drawn curve down to the threshold', () => {
  const columns = { fpr: [0, 0, 1], tpr: [0, 1, 1], threshold: [null, 0.6, 0.1] };
  assert.deepEqual(walked(columns, null, ['fpr', 'tpr']), [[0, 0]]);
  assert.deepEqual(walked(columns, 0.5, ['fpr', 'tpr']), [
    [0, 0],
    [0, 1],
  ]);
  assert.equal(walked(columns, 0.1, ['fpr', 'tpr']).length, 3);
  assert.deepEqual(walked(null, 0.1, ['fpr', 'tpr']), []);
});
