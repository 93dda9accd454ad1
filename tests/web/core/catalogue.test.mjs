import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  keyWords,
  metricKeys,
  reasonWords,
  withCounts,
  withDetails,
} from '../../../web/core/catalogue.js';
import { exampleCatalogue } from './report_example.mjs';

const [auc] = exampleCatalogue.metrics;
/** @type {import('../../../web/core/catalogue.js').Catalogue} */
const catalogue = {
  ...exampleCatalogue,
  metrics: [
    auc,
    {
      ...auc,
      id: 'f_beta',
      name: 'Fβ measure',
      short_name: 'Fβ',
      keys: [
        { key: 'f1', name: 'Fβ measure (F1)', short_name: 'F1', parameter: 1 },
        { key: 'f0.5', name: 'Fβ measure (F0.5)', short_name: 'F0.5', parameter: 0.5 },
      ],
    },
    {
      ...auc,
      id: 'ndcg',
      name: 'Gain',
      short_name: 'NDCG',
      keys: [
        { key: 'ndcg', name: 'Gain (NDCG)', short_name: 'NDCG', parameter: null },
        { key: 'ndcg@10', name: 'Gain (NDCG@10)', short_name: 'NDCG@10', parameter: 10 },
      ],
    },
  ],
};
const shortName = (/** @type {string} */ key) => keyWords(catalogue, key).shortName;

test('a metric of one key has the names of the catalogue', () => {
  assert.deepEqual(
    [keyWords(catalogue, 'roc_auc').name, shortName('roc_auc')],
    ['Area under the ROC curve', 'AUC'],
  );
});

test('variants of one metric are told apart', () => {
  assert.deepEqual(['f1', 'f0.5', 'ndcg', 'ndcg@10'].map(shortName), [
    'F1',
    'F0.5',
    'NDCG',
    'NDCG@10',
  ]);
});

test('a parameter value of the user is a variant too', () => {
  assert.deepEqual([shortName('f3'), keyWords(catalogue, 'f3').metric?.id], ['F3', 'f_beta']);
  assert.equal(keyWords(catalogue, 'ndcg@5').name, 'Gain (NDCG@5)');
});

test('an unknown key is its own name', () => {
  assert.equal(shortName('constructor'), 'constructor');
  assert.equal(keyWords(null, 'f1').shortName, 'f1');
});

test('the counts can be shown as well', () => {
  const counted = withCounts(catalogue, { tp: { name: 'True positives', short: 'TP' } });
  assert.equal(metricKeys(counted).get('tp')?.metric?.direction, 'neither');
});

test('details are put to the metrics they belong to, and a missing one leaves its metric as it was', () => {
  const detailed = withDetails(catalogue, { roc_auc: { synonyms: 'AUROC', latex: 'A' } });
  const { metric } = keyWords(detailed, 'roc_auc');
  assert.deepEqual([metric?.name, metric?.synonyms, metric?.latex], [auc.name, 'AUROC', 'A']);
  assert.deepEqual(keyWords(detailed, 'f1'), keyWords(catalogue, 'f1'));
});

test('a reason is a sentence, or its id when the catalogue has none', () => {
  assert.equal(reasonWords(catalogue, 'no_predicted_positives'), 'no case is predicted positive');
  assert.equal(reasonWords(catalogue, 'toString'), 'toString');
  assert.equal(reasonWords(catalogue, undefined), '');
});
