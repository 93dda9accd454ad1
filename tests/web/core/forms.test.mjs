import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formsOf } from '../../../web/core/forms.js';
import { exampleCatalogue } from './report_example.mjs';

const form = { name: '', used_by: '', source: '', p_value: '' };
/** @type {any} */
const catalogue = {
  ...exampleCatalogue,
  metrics: [
    { id: 'a', forms: [form, form].map((one, i) => ({ ...one, key: `a${i}` })), forms_differ: 'x' },
    { id: 'alone' },
  ],
  tests: [
    {
      id: 't',
      forms: [
        { ...form, key: 't', p_value: 't_p' },
        { ...form, key: 'other', p_value: 'other_p' },
        { ...form, key: '', p_value: 'exact_p' },
      ],
      forms_differ: 'y',
    },
    {
      id: 'u',
      forms: [
        { ...form, key: 'u', p_value: 'u_p' },
        { ...form, key: '', p_value: 'mid_p' },
      ],
    },
  ],
};
const asked = (/** @type {string} */ key) => formsOf(catalogue, key)?.forms.map(({ asks }) => asks);

test('every definition of a measure has all of them', () => {
  assert.deepEqual(asked('a1'), ['a0', 'a1']);
  assert.equal(formsOf(catalogue, 'a0')?.differ, 'x');
});

test('beside a statistic stand statistics, beside a p-value p-values', () => {
  assert.deepEqual(asked('other'), ['t', 'other']);
  assert.deepEqual(asked('exact_p'), ['t_p', 'other_p', 'exact_p']);
});

test('what has one definition of its kind has no others', () => {
  assert.equal(formsOf(catalogue, 'u'), null);
  assert.equal(formsOf(catalogue, 'alone'), null);
  assert.equal(formsOf(null, 'a0'), null);
});
