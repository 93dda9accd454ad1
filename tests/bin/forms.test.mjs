// Definitions that go by one name: both are in the report, each with a working that ends in its value.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { open } from '../../bin/api.mjs';

const catalogue = JSON.parse(
  readFileSync(new URL('../../build/catalogue/en.json', import.meta.url), 'utf8'),
);
/** @type {{ id: string, forms: { key: string, p_value: string }[] }[]} */
const ITEMS = [...catalogue.metrics, ...catalogue.tests].filter(({ forms }) => forms);

/** @param {string} id */
const keysOf = (id) => (ITEMS.find((item) => item.id === id)?.forms ?? []).map(({ key }) => key);

/** @param {string} id */
const pValuesOf = (id) =>
  (ITEMS.find((item) => item.id === id)?.forms ?? []).map(({ p_value: key }) => key);

/** Both runs of the folds, one below the other. @param {number[][]} runs of two differences */
const folds = (runs) => ({
  run: runs.flatMap((_, run) => [run + 1, run + 1]),
  fold: runs.flatMap(() => [1, 2]),
  A: runs.flat().map((difference) => 0.5 + difference),
  B: runs.flat().map(() => 0.5),
});

/** 45 cases: 10 only the first model gets right, 25 only the second, 10 both. */
const mcnemarTruth = Array.from({ length: 45 }, (_, i) => (i % 2 ? 'yes' : 'no'));
const other = (/** @type {string} */ label) => (label === 'yes' ? 'no' : 'yes');

/**
 * Small tables with the values that /2/ of the errata, an independent computation, gives for each
 * definition, in the order of the item's forms.
 * @type {{ id: string, keys: string[], table: any, options?: object, values: number[],
 *   where: object, digits?: number }[]}
 */
const CASES = [
  {
    id: 'f1_macro_over_matrices',
    keys: keysOf('f1_macro_over_matrices'),
    table: { tp: [8, 1], fp: [2, 9], fn: [4, 0], tn: [6, 10] },
    where: { metric: 'x' },
    // The F1s are 8/11 and 2/11. Macro-P = (8/10 + 1/10)/2, macro-R = (8/12 + 1)/2.
    values: [0.45455, 0.58442],
  },
  {
    id: 'r2',
    keys: keysOf('r2'),
    table: { truth: [1, 2, 3], model: [2, 4, 6] },
    options: { task: 'regression' },
    where: { model: 0, metric: 'x' },
    // SSE = 1 + 4 + 9, SSR = 0 + 4 + 16, SST = 2.
    values: [-6, 10],
  },
  {
    id: 'davies_bouldin',
    keys: keysOf('davies_bouldin'),
    table: { x1: [0, 0, 4, 4, 5], x2: [0, 2, 0, 2, 1], cluster: ['a', 'a', 'b', 'b', 'b'] },
    options: { task: 'clustering' },
    where: { model: 0, metric: 'x' },
    values: [0.444219, 0.832956],
  },
  {
    id: 'average_precision',
    keys: keysOf('average_precision'),
    table: {
      truth: [0, 1, 0, 0, 1, 0, 1, 1, 0],
      score: [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1],
    },
    where: { model: 0, metric: 'x' },
    values: [0.45714, 0.35506, 0.37167],
  },
  {
    id: 'cv5x2_t_test',
    keys: keysOf('cv5x2_t_test'),
    table: folds([
      [0.02, -0.01],
      [0.03, 0.01],
      [0, 0.02],
      [0.01, 0.03],
      [0.02, 0],
    ]),
    options: { task: 'cv' },
    where: { a: 0, b: 1, key: 'x' },
    values: [1.264911, 0.316228, 1.32],
  },
  {
    id: 'friedman',
    keys: keysOf('friedman'),
    table: {
      dataset: ['D1', 'D2', 'D3', 'D4'],
      A: [1, 1, 1, 1],
      B: [2, 2.5, 2, 2],
      C: [3, 2.5, 3, 3],
    },
    options: { task: 'friedman', higher_is_better: false },
    where: { key: 'x' },
    // N = 4, k = 3, rank sums 4, 8.5, 11.5: 12/48 · 220.5 − 48; C = 1 − 6/(4 · 24).
    values: [7.125 / (1 - 6 / 96), 7.125],
  },
  {
    id: 'mcnemar',
    keys: pValuesOf('mcnemar'),
    table: {
      truth: mcnemarTruth,
      first: mcnemarTruth.map((label, i) => (i < 10 || i >= 35 ? label : other(label))),
      second: mcnemarTruth.map((label, i) => (i >= 10 ? label : other(label))),
    },
    options: { task: 'labels' },
    where: { a: 0, b: 1, key: 'x' },
    values: [0.01133, 0.01667, 0.01123, 0.01796],
  },
  {
    id: 'binomial_test',
    keys: pValuesOf('binomial_test'),
    table: { errors: [5], n: [10] },
    options: { task: 'binomial', eps0: 0.3 },
    where: { key: 'x' },
    values: [0.150268, 0.047349],
  },
];

for (const { id, keys, table, options = {}, where, values } of CASES) {
  test(`${id}: each definition has its own value, and a working that ends in it`, async () => {
    const session = await open(table);
    await session.run({ bootstrap: 0, ...options });
    assert.equal(keys.length, values.length);
    for (const [place, key] of keys.entries()) {
      const asked = 'metric' in where ? { ...where, metric: key } : { ...where, key };
      const working = await session.query({ type: 'working', ...asked });
      assert.ok(!working.error, `${key}: ${JSON.stringify(working.error)}`);
      assert.ok(Math.abs(working.value - values[place]) < 6e-6, `${key}: ${working.value}`);
      assert.equal(working.lines.at(-1).value, working.value, key);
    }
  });
}

test('each key of a definition is a key of the catalogue, and each says who uses it and why they differ', () => {
  const known = new Set(
    [...catalogue.metrics, ...catalogue.tests].flatMap((/** @type {any} */ { keys }) =>
      keys.map((/** @type {any} */ one) => one.key ?? one),
    ),
  );
  for (const { id, forms, forms_differ: differ } of /** @type {any[]} */ (ITEMS)) {
    assert.ok(differ, id);
    assert.ok(forms.length > 1, id);
    for (const form of forms) {
      assert.ok(form.name && form.used_by, id);
      assert.ok(form.key || form.p_value, id);
      for (const key of [form.key, form.p_value].filter(Boolean)) assert.ok(known.has(key), key);
    }
  }
});

test('what has a textbook’s definition of its own is among them', () => {
  assert.deepEqual(ITEMS.map(({ id }) => id).sort(), [
    'average_precision',
    'binomial_test',
    'corrected_t_test',
    'cv5x2_t_test',
    'davies_bouldin',
    'f1_macro',
    'f1_macro_over_matrices',
    'friedman',
    'iman_davenport',
    'mcnemar',
    'r2',
  ]);
});
