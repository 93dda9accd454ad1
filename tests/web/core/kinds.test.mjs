import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { COLUMNS, isComparison, kindOf } from '../../../web/core/kinds.js';
import { exampleReport } from './report_example.mjs';

const catalogue = JSON.parse(
  readFileSync(new URL('../../../build/catalogue/en.json', import.meta.url), 'utf8'),
);

test('labels without a positive class are labels of many classes', () => {
  assert.equal(kindOf(exampleReport({ task: 'labels' })), 'labels');
  const many = exampleReport({ task: 'labels' });
  // @ts-expect-error a report of many classes has none
  delete many.input.positive;
  assert.equal(kindOf(many), 'many_labels');
  assert.equal(kindOf(exampleReport({ task: 'regression' })), 'regression');
});

test('comparisons of learners are distinguished from evaluations of predictions', () => {
  assert.ok(isComparison({ task: 'friedman' }));
  assert.ok(!isComparison({ task: 'binary' }));
});

test('the columns of every kind are keys of the catalogue, but for comparisons', () => {
  const known = new Set(
    catalogue.metrics.flatMap((/** @type {any} */ { keys }) =>
      keys.map((/** @type {any} */ { key }) => key),
    ),
  );
  for (const [kind, columns] of Object.entries(COLUMNS)) {
    if (isComparison({ task: kind })) continue;
    const unknown = columns.filter((key) => !known.has(key) && key !== 'n_clusters');
    assert.deepEqual(unknown, [], kind);
  }
});
