import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fromProject } from '../../../bin/core.mjs';
import { catalogueParts } from '../../../tools/catalogue_parts.mjs';
import { labRequest, learnersFor, learnerText } from '../../../web/lab/choices.js';

const { lab: catalogue } = catalogueParts(
  JSON.parse(readFileSync(fromProject('build/catalogue/en.json'), 'utf8')),
);
const target = { target: 'species', goal: /** @type {const} */ ('') };
const plan = { id: 'k_fold', values: {}, stratify: true, group: '' };

test('what was typed of a learner stands behind its id, as on the command line', () => {
  const values = { max_depth: '3', ccp_alpha: '', min_samples_leaf: '5' };
  assert.equal(learnerText({ id: 'decision_tree', values: {} }), 'decision_tree');
  assert.equal(
    learnerText({ id: 'decision_tree', values }),
    'decision_tree:max_depth=3:min_samples_leaf=5',
  );
});

test('a request has what was chosen, and leaves the rest to the core', () => {
  assert.deepEqual(labRequest(catalogue, target, null, plan), {
    type: 'lab',
    target: 'species',
    plan: 'k_fold',
  });
  const chosen = {
    id: 'hold_out',
    values: { test_size: '0.5', folds: '3' },
    stratify: false,
    group: 'site',
  };
  assert.deepEqual(
    labRequest(
      catalogue,
      { target: 'y', goal: 'regression' },
      [{ id: 'baseline', values: {} }],
      chosen,
    ),
    {
      type: 'lab',
      target: 'y',
      goal: 'regression',
      learners: ['baseline'],
      plan: 'hold_out',
      test_size: 0.5,
      stratify: null,
      group: 'site',
    },
  );
});

test('a plan without strata or groups is not asked for them', () => {
  const chosen = { ...plan, id: 'time_series_split', stratify: false, group: 'site' };
  const request = labRequest(catalogue, target, null, chosen);
  assert.ok(!('stratify' in request) && !('group' in request));
});

test('learners are offered for what they can predict', () => {
  const ids = (/** @type {'classification' | 'regression'} */ goal) =>
    learnersFor(catalogue, goal).map(({ id }) => id);
  assert.ok(ids('classification').includes('logistic_regression'));
  assert.ok(!ids('regression').includes('logistic_regression'));
  assert.ok(ids('regression').includes('ridge_regression'));
  assert.ok(!ids('classification').includes('ridge_regression'));
});
