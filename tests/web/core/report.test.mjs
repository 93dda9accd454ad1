import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  directionIsOpen,
  leaderOf,
  onPage,
  ownValue,
  withValue,
} from '../../../web/core/report.js';

test('an inherited property is not a value', () => {
  assert.equal(ownValue({}, '__proto__'), undefined);
  assert.equal(ownValue({}, 'constructor'), undefined);
  assert.equal(ownValue(undefined, 'x'), undefined);
});

test('the first of a verdict is the best, or what is better than the control', () => {
  assert.equal(leaderOf({ best: 'A', other: 'B' }), 'A');
  assert.equal(leaderOf({ best: ['A', 'B'], ahead: ['C'] }), 'A');
  assert.equal(leaderOf({ best: ['A', 'B'], ahead: ['C'], control: { name: 'B' } }), 'C');
  assert.equal(leaderOf({ best: ['A', 'B'], ahead: [], control: { name: 'B' } }), 'A');
  assert.equal(leaderOf({ kind: 'undefined' }), undefined);
});

test('a value can be kept under any name', () => {
  const kept = withValue(withValue({ a: 1 }, '__proto__', 2), 'a', 3);
  assert.deepEqual(Object.entries(kept), [
    ['a', 3],
    ['__proto__', 2],
  ]);
  assert.equal(ownValue(kept, '__proto__'), 2);
  assert.equal(JSON.stringify(kept), '{"a":3,"__proto__":2}');
});

test('options of the command line are not shown on the page', () => {
  assert.equal(
    onPage('Correct them, or leave their rows out (missing=drop).'),
    'Correct them, or leave their rows out.',
  );
  assert.equal(onPage('或略去这些行（missing=drop）。'), '或略去这些行。');
  assert.equal(
    onPage('choose its role: prediction (predictions=mean_test_roc_auc).'),
    'choose its role: prediction.',
  );
  assert.equal(onPage('set its role to ignored (weight=).'), 'set its role to ignored.');
  assert.equal(onPage('set it (thresholds={"svm":0.3,"knn":0.4}), or'), 'set it, or');
  assert.equal(onPage('the data set (dataset) or the fold (fold).'), 'the data set or the fold.');
  assert.equal(onPage('are not known (option test-train-ratio)'), 'are not known');
  assert.equal(onPage('没有随机抽样（选项 draws）'), '没有随机抽样');
  assert.equal(onPage('choose its role (tp=COLUMN).'), 'choose its role.');
  assert.equal(onPage('A name (of mine) stays.'), 'A name (of mine) stays.');
  assert.equal(onPage('"SVM (C=1)" stays.'), '"SVM (C=1)" stays.');
});

test('the role of predictions has the name that the page offers', () => {
  assert.equal(
    onPage(
      'If one of them belongs to a model, choose its role: prediction (predictions).',
      'score',
    ),
    'If one of them belongs to a model, choose its role: score.',
  );
  assert.equal(onPage('请为它选择角色“预测”（predictions）。', '得分'), '请为它选择角色“得分”。');
  assert.equal(
    onPage('Columns that may be predictions: {0}.', 'score'),
    'Columns that may be predictions: {0}.',
  );
});

test('the direction is open when it was guessed and no name in the table tells it', () => {
  const input = { values: 'scores', guessed: ['task', 'higher_is_better'] };
  const guess = (/** @type {object | null} */ option) => ({
    findings: [{ code: 'direction_guessed', option }],
  });
  const asked = guess({ name: 'higher_is_better', value: null });
  assert.equal(directionIsOpen({ input, advice: asked }), true);
  assert.equal(directionIsOpen({ input, advice: guess(null) }), false);
  assert.equal(directionIsOpen({ input: { ...input, guessed: ['task'] }, advice: asked }), false);
  assert.equal(directionIsOpen({ input: { ...input, values: 'ranks' }, advice: asked }), false);
  assert.equal(directionIsOpen({ input }), true);
});
