import assert from 'node:assert/strict';
import test from 'node:test';
import { sentencesOf } from '../../../../../web/tasks/binary/walk/sentence.js';
import { walkWords } from '../../../../../web/tasks/binary/walk/words.js';
import { CUT_OFFS } from './example.mjs';

const [en, zh] = [walkWords('en'), walkWords('zh')];

/** @param {import('../../../../../web/tasks/binary/walk/sentence.js').Curve} curve @param {number} step */
const told = (curve, step, t = en) =>
  sentencesOf(curve, CUT_OFFS[step - 1] ?? null, CUT_OFFS[step], t).join(' ');

test('a positive moves the ROC curve up, with counts and rates', () => {
  assert.equal(
    told('roc', 5),
    'The case with the score 0.5 is truly positive. TP 3 → 4: TPR 3/5 → 4/5. The curve goes up.',
  );
  assert.equal(
    told('roc', 5, zh),
    '得分为 0.5 的样例真实为正例。 TP 3 → 4；TPR 3/5 → 4/5。 曲线向上走。',
  );
});

test('a negative moves it to the right', () => {
  assert.match(told('roc', 4), /truly negative\. FP 1 → 2: FPR 1\/4 → 2\/4\. .*to the right/);
});

test('a tie says why the curve goes diagonally', () => {
  const text = told('roc', 3);
  assert.match(text, /1 truly positive and 1 truly negative with the same score 0\.7/);
  assert.match(text, /TP 2 → 3, FP 0 → 1: TPR 2\/5 → 3\/5, FPR 0\/4 → 1\/4/);
  assert.match(text, /diagonally: .*mean of all orders/);
  assert.match(told('roc', 3, zh), /曲线走斜线/);
});

test('cases of one class with the same score are no tie', () => {
  const after = { ...CUT_OFFS[2], tp: 3, fn: 2 };
  const text = sentencesOf('roc', CUT_OFFS[1], after, en).join(' ');
  assert.match(text, /^2 cases have the score 0\.8, and all are truly positive/);
  assert.match(text, /goes up/);
});

test('precision and recall stand beside the move of the point', () => {
  assert.match(
    told('precision_recall', 5),
    /TP 3 → 4: recall 3\/5 → 4\/5, precision 3\/5 → 4\/6\. The point moves to the right and up/,
  );
  assert.match(told('precision_recall', 4), /precision 3\/4 → 3\/5\. .*straight down/);
  assert.match(told('precision_recall', 0), /0\/0 there, undefined/);
});

test('a line of the cost plane has the ends FPR and FNR', () => {
  assert.match(told('cost', 5), /FN 2 → 1: FNR 2\/5 → 1\/5\. A line is added/);
  assert.match(told('cost', 4), /FP 1 → 2: FPR 1\/4 → 2\/4\. A line is added/);
});

test('the first and the last cut-off say so', () => {
  assert.match(told('roc', 0), /above every score.*\(0, 0\)/);
  assert.match(told('roc', 8), /every case is predicted positive\. .*\(1, 1\)/);
});

test('cases that weigh are said with their weight', () => {
  const [before, after] = [CUT_OFFS[1], { ...CUT_OFFS[2], tp: 3.5, fn: 1.5 }];
  assert.match(sentencesOf('roc', before, after, en).join(' '), /^2\.5 cases .*TPR 1\/5 → 3\.5\/5/);
});
