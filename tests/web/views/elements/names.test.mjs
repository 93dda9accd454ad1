import assert from 'node:assert/strict';
import { test } from 'node:test';
import { piecesOf, searched } from '../../../../web/views/elements/names.js';

test('a name in code breaks behind its marks and before its capitals, and is whole together', () => {
  assert.deepEqual(piecesOf('LogisticRegression_l2'), ['Logistic', 'Regression_', 'l2']);
  assert.deepEqual(piecesOf('models/xgb-v1.2'), ['models/', 'xgb-', 'v1.2']);
  assert.deepEqual(piecesOf('C4.5_lr_0.01'), ['C4.5_', 'lr_', '0.01']);
  assert.deepEqual(piecesOf('tree:ccp_alpha=4.9e-05:shift=-2'), [
    'tree:',
    'ccp_',
    'alpha=4.9e-05:',
    'shift=-2',
  ]);
  assert.deepEqual(piecesOf('Random forest'), ['Random forest']);
  assert.deepEqual(piecesOf('SVM'), ['SVM']);
  assert.deepEqual(piecesOf('__proto__'), ['__', 'proto__']);
  assert.deepEqual(piecesOf(''), ['']);
});

test('a name is found however its apostrophe and its capitals are typed', () => {
  assert.equal(searched(" Youden's J "), 'youden’s j');
  assert.equal(searched('Youden’s j'), 'youden’s j');
  assert.equal(searched(''), '');
});
