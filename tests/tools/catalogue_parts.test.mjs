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
  statistics: [{ id: 'friedman', name: 'Friedman', symbol: 'χ²' }],
  intervals: [],
  thresholds: [{ id: 'at_recall', name: 'At a recall', short_name: 'recall', needs_target: true }],
  reasons: { one_class: 'there is one class' },
};
const { names, details } = catalogueParts(whole);

test('the details of tests and effect sizes have their references', () => {
  const friedman = {
    ...item,
    id: 'friedman',
    needs: 'results',
    null: 'equal',
    reference: 'Friedman',
  };
  const parts = catalogueParts({ ...whole, tests: [friedman] });
  assert.deepEqual(parts.names.tests, [{ ...item, id: 'friedman' }]);
  assert.deepEqual(parts.details.friedman, { null: 'equal', reference: 'Friedman' });
});

test('the names are those of every item, with what a table head needs', () => {
  const { meaning, synonyms, latex, reference, undefined_when, ...metric } = whole.metrics[0];
  assert.deepEqual(names, {
    metrics: [metric],
    curves: [{ id: 'roc', name: 'ROC curve', short_name: 'ROC' }],
    tests: [],
    statistics: whole.statistics,
    intervals: [],
    thresholds: whole.thresholds,
    post_hoc: [],
    effect_sizes: [],
    reasons: whole.reasons,
  });
});

test('the details are meaning, synonyms and formula by id of metric', () => {
  assert.deepEqual(details, {
    roc_auc: { meaning: 'the chance', synonyms: 'AUROC', latex: 'A' },
  });
});
