import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fromProject } from '../../bin/core.mjs';

const page = readFileSync(fromProject('docs/scikit-learn.md'), 'utf8');
/** The functions of sklearn.metrics that courses teach for classification, in the page’s first table. */
const TAUGHT = [
  'accuracy_score',
  'auc',
  'average_precision_score',
  'brier_score_loss',
  'classification_report',
  'cohen_kappa_score',
  'confusion_matrix',
  'f1_score',
  'fbeta_score',
  'hamming_loss',
  'hinge_loss',
  'jaccard_score',
  'log_loss',
  'matthews_corrcoef',
  'precision_recall_curve',
  'precision_recall_fscore_support',
  'precision_score',
  'recall_score',
  'roc_auc_score',
  'roc_curve',
  'zero_one_loss',
];

/** @param {string} cell */
const codes = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code);

/** @param {string} part of the page */
const rowsOf = (part) =>
  part
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').slice(1, -1));

const [list, beyond] = page.split('\n## ').map(rowsOf);

test('the 21 functions that are taught stand in the table, each with its counterpart', () => {
  assert.deepEqual(
    list.flatMap(([functions]) => codes(functions)),
    TAUGHT,
  );
  for (const [functions, keys] of list) assert.ok(codes(keys).length > 0, functions);
});

test('every counterpart is a key or a curve of the catalogue', (context) => {
  const file = fromProject('build/catalogue/en.json');
  if (!existsSync(file)) return context.skip('not built');
  const catalogue = JSON.parse(readFileSync(file, 'utf8'));
  const known = new Set([
    ...['tp', 'fp', 'fn', 'tn'],
    ...catalogue.metrics.flatMap((/** @type {any} */ { keys }) =>
      keys.map((/** @type {any} */ { key }) => key),
    ),
    ...catalogue.curves.map((/** @type {any} */ { id }) => id),
  ]);
  const keys = [...list, ...beyond].flatMap(([, cell]) => codes(cell));
  assert.deepEqual(
    keys.filter((key) => !known.has(key)),
    [],
  );
});
