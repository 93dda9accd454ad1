import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogueParts } from '../../tools/catalogue_parts.mjs';

const item = { id: 'roc_auc', name: 'Area under the ROC curve', short_name: 'AUC' };
const whole = {
  metrics: [
    {
      ...item,
      synonyms: 'AUROC',
      meaning: 'the chance',
      latex: 'A',
      reference: 'Hanley',
      keys: [{ key: 'roc_auc', name: item.name, short_name: 'AUC' }],
      direction: 'higher_is_better',
      range: [0, 1],
      needs: 'scores',
      undefined_when: ['one_class'],
    },
  ],
  curves: [{ id: 'roc', name: 'ROC curve', short_name: 'ROC', meaning: 'a line', latex: 'y' }],
  tests: [],
  intervals: [],
  thresholds: [{ id: 'at_recall', name: 'At a recall', short_name: 'recall', needs_target: true }],
  reasons: { one_class: 'there is one class' },
};
const { early, other, late } = catalogueParts(whole);

test('metrics of other kinds than two classes are a part of their own', () => {
  const rmse = { ...whole.metrics[0], id: 'rmse', needs: 'estimates' };
  const parts = catalogueParts({ ...whole, metrics: [...whole.metrics, rmse] });
  assert.deepEqual(other.metrics, []);
  assert.deepEqual(
    parts.other.metrics.map(({ id }) => id),
    ['rmse'],
  );
  assert.deepEqual(parts.early.metrics, early.metrics);
  assert.ok(Object.hasOwn(parts.late, 'rmse'));
});

test('tests and effect sizes of comparisons come with their reasons and references later', () => {
  const friedman = {
    ...item,
    id: 'friedman',
    needs: 'results',
    null: 'no difference',
    reference: 'Friedman',
    undefined_when: ['all_tied', 'one_class'],
  };
  const reasons = { ...whole.reasons, all_tied: 'all tied', no_cases: 'no case' };
  const parts = catalogueParts({ ...whole, tests: [friedman], reasons });
  assert.deepEqual(parts.early.tests, []);
  assert.equal(parts.other.tests[0].id, 'friedman');
  assert.deepEqual(parts.other.reasons, { all_tied: 'all tied' });
  assert.deepEqual(Object.keys(parts.early.reasons), ['one_class', 'no_cases']);
  assert.deepEqual(parts.late.friedman, { null: 'no difference', reference: 'Friedman' });
});

test('the early part names every item of two classes', () => {
  const { meaning, synonyms, latex, reference, undefined_when, ...metric } = whole.metrics[0];
  assert.deepEqual(early, {
    metrics: [metric],
    curves: [{ id: 'roc', name: 'ROC curve', short_name: 'ROC' }],
    tests: [],
    intervals: [],
    thresholds: whole.thresholds,
    post_hoc: [],
    effect_sizes: [],
    reasons: whole.reasons,
  });
});

test('the late part has meaning, synonyms and formula by id of metric', () => {
  assert.deepEqual(late, {
    roc_auc: { meaning: 'the chance', synonyms: 'AUROC', latex: 'A' },
  });
});
