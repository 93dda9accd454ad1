import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withTypedOptions } from '../../../bin/writing/typed_options.mjs';

/** @param {string} sentence */
const typed = (sentence) => withTypedOptions(sentence, 'evaluate');

test('options in brackets are written as they are typed', () => {
  assert.equal(
    typed('leave out what is not complete (missing=drop).'),
    'leave out what is not complete (--missing=drop).',
  );
  assert.equal(
    typed('choose its role: prediction (predictions).'),
    'choose its role: prediction (--predictions).',
  );
  assert.equal(
    typed('请指定（truth）；（higher_is_better=false）'),
    '请指定（--truth）；（--higher-is-better=false）',
  );
});

test('a value that a shell would split is quoted', () => {
  assert.equal(typed('(predictions=Mean Accuracy)'), "(--predictions='Mean Accuracy')");
  assert.equal(typed('(predictions=…)'), '(--predictions=…)');
  assert.equal(typed('role (predictions=RMSE (RM)).'), "role (--predictions='RMSE (RM)').");
});

test('several options in brackets stand as they are typed, one behind the other', () => {
  assert.equal(
    typed('say so (task=friedman, dataset=Learning tasks); if it'),
    "say so (--task=friedman --dataset='Learning tasks'); if it",
  );
  assert.equal(
    typed('（task=friedman、dataset=transformation）'),
    '（--task=friedman --dataset=transformation）',
  );
  assert.equal(typed('(task=friedman, predictions=…).'), '(--task=friedman --predictions=…).');
});

test('options within a sentence, and none that a value or a name contains', () => {
  assert.equal(
    typed('(options resample=cluster=id, missing=drop and bootstrap=2000)'),
    '(options --resample=cluster=id, --missing=drop and --bootstrap=2000)',
  );
  assert.equal(typed('set weight_kind=importance'), 'set --weight-kind=importance');
  assert.equal(typed('Column "alpha=0.1" and “truth=a”'), 'Column "alpha=0.1" and “truth=a”');
  assert.equal(
    typed('without "kNN (64-bit, k=9)" or “kNN (k=1)”'),
    'without "kNN (64-bit, k=9)" or “kNN (k=1)”',
  );
  assert.equal(typed('set it (thresholds={"svm":0.3}).'), `set it (--thresholds='{"svm":0.3}').`);
  assert.equal(
    typed('set it (thresholds={"svm":0.3,"knn":0.4}).'),
    `set it (--thresholds='{"svm":0.3,"knn":0.4}').`,
  );
  assert.equal(
    typed('the AUC (n=30) of y_truth=1 (Accuracy)'),
    'the AUC (n=30) of y_truth=1 (Accuracy)',
  );
});

test('a command without such an option leaves the sentence as it is', () => {
  assert.equal(withTypedOptions('(missing=drop)', 'serve'), '(missing=drop)');
  assert.equal(withTypedOptions('(missing=drop)', 'evaluat'), '(missing=drop)');
});
