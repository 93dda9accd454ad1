import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unbroken } from '../../../web/words/unbroken.js';

/** What does not break, shown as `_`. @param {string} text */
const shown = (text) => unbroken(text).replaceAll('\u00a0', '_');

test('a number keeps its percent sign', () => {
  assert.equal(shown('z = 1.96 for 95 %.'), 'z_=_1.96 for 95_%.');
  assert.equal(shown('应有约 80 % 是正例'), '应有约 80_% 是正例');
});

test('short operations stay together', () => {
  assert.equal(shown('learnt from k − 1 times'), 'learnt from k_−_1 times');
  assert.equal(shown('at 10 × 10 the size is .57'), 'at 10_×_10 the size is .57');
  assert.equal(shown('It is (1 − 1/m) to the power of m.'), 'It is (1_−_1/m) to the power of m.');
  assert.equal(shown('β = 2 时查全率更重要'), 'β_=_2 时查全率更重要');
});

test('a statistic keeps its decimals', () => {
  assert.equal(
    shown('as in many textbooks, p = .014. Ties'),
    'as in many textbooks, p_=_.014. Ties',
  );
  assert.equal(shown('(W = 0.954, p < .001)'), '(W_=_0.954, p_<_.001)');
  assert.equal(shown('N > 10 and k > 5. So'), 'N_>_10 and k_>_5. So');
});

test('a long formula can still be broken', () => {
  assert.equal(
    shown('F1 = 2 × P × R / (P + R), with P = TP / (TP + FP)'),
    'F1_=_2_×_P_×_R / (P + R), with P_=_TP / (TP + FP)',
  );
  assert.equal(shown('the error rate = mistakes / cases'), 'the error rate = mistakes / cases');
});

test('a name that ends in a single letter is not torn at its hyphen', () => {
  assert.equal(unbroken('The P-R curve and Mid-p'), 'The P-\u2060R curve and Mid-\u2060p');
  assert.equal(unbroken('10-fold, k-fold, so-called'), '10-fold, k-fold, so-called');
});
