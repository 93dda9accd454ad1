// Every number of the table of classes opens its working.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { evaluate, open } from '../../bin/api.mjs';
import { classQuestion } from '../../web/core/questions.js';
import { recompute } from './recompute_line.mjs';

/** @param {string} name */
const sample = (name) => new URL(`../../web/samples/${name}`, import.meta.url).pathname;

const LABELS = ['precision', 'recall', 'f1', 'specificity', 'jaccard'];
const PROBABILITIES = [...LABELS, 'roc_auc', 'average_precision', 'ece'];

/** The class d is never true, e never predicted. */
const UNEVEN = 'truth,a,b\na,a,d\nb,b,b\nc,c,a\nc,d,c\ne,a,b\nb,c,b\n';
const WEIGHTED = `truth,m:a,m:b,m:c,weight
a,.5,.25,.25,.5
b,.25,.5,.25,1.5
c,.125,.125,.75,.1
a,.25,.5,.25,0
c,.3,.3,.4,.7
b,.1,.1,.8,1
`;
const OUTSIDE = WEIGHTED.replace('.25,.5,.25,1.5', '.25,5,-1,1.5');
const names = Array.from({ length: 60 }, (_, i) => `class ${i}`);
const MANY = {
  truth: [...names, ...names],
  m: [...names, ...names.map((_, i) => names[(i * 7) % 60])],
};
const patient = ['p', 'q', 'p', 'q', 'r', 'r'];
const GROUPED = `${UNEVEN.trim()}\n`
  .split('\n')
  .map((line, row) => (line ? `${line},${row === 0 ? 'patient' : patient[row - 1]}\n` : ''))
  .join('');

/** @type {[name: string, keys: string[], table: import('../../web/api/melon.js').Table, options?: object][]} */
const TABLES = [
  ['labels', LABELS, sample('digits-labels.csv')],
  ['labels, resampled', LABELS, sample('digits-labels.csv'), { bootstrap: 200 }],
  ['labels of classes that are not there', LABELS, UNEVEN],
  ['labels of cases in groups', LABELS, GROUPED, { resample: 'cluster=patient' }],
  ['labels of sixty classes', LABELS, MANY],
  ['probabilities', PROBABILITIES, sample('iris-probabilities.csv')],
  [
    'probabilities in other bins',
    PROBABILITIES,
    sample('iris-probabilities.csv'),
    { calibration_bins: 4 },
  ],
  ['probabilities with weights', PROBABILITIES, WEIGHTED, { weight: 'weight' }],
  ['numbers that are no probabilities', PROBABILITIES, OUTSIDE, { weight: 'weight' }],
];

for (const [name, keys, table, options = {}] of TABLES) {
  test(`every number of every class of ${name} ends in the reported value, each line by its own digits`, async () => {
    const session = await open(table);
    const report = /** @type {any} */ (await session.run({ bootstrap: 0, ...options }));
    assert.ok(report.classes.length > 2);
    let lines = 0;
    let recomputed = 0;
    const count = (/** @type {any[]} */ shown, /** @type {string} */ where) => {
      for (const line of shown) {
        lines += 1;
        if (recompute(line, where)) recomputed += 1;
      }
    };
    for (const [model, { classes }] of report.models.entries()) {
      for (const row of classes) {
        for (const key of keys) {
          const question = classQuestion(model, row.label, key);
          const where = JSON.stringify(question);
          const working = await session.query({ type: 'working', ...question });
          assert.equal(working.value, row[key], where);
          assert.equal(working.reason, row.reasons[key], where);
          if (row[key] !== null) assert.equal(working.lines.at(-1).value, row[key], where);
          count(working.lines, where);
          const interval = row.intervals?.[key];
          assert.equal(working.interval !== undefined, interval !== undefined, where);
          if (!interval) continue;
          const { lines: ofLimits, ...reported } = working.interval;
          assert.deepEqual(reported, interval, where);
          assert.deepEqual(
            ofLimits.slice(-2).map((/** @type {any} */ { value }) => value),
            [interval.low, interval.high],
            where,
          );
          count(ofLimits, where);
        }
      }
    }
    assert.ok(recomputed > 0.9 * lines, `${recomputed} of ${lines} lines`);
  });
}

test('the working of a class is that of two classes, the class and the rest', async () => {
  const session = await open(sample('iris-probabilities.csv'));
  const report = /** @type {any} */ (await session.run({ bootstrap: 0 }));
  const [{ tp, fp, fn, recall }] = report.models[0].classes;
  const { lines } = await session.query({
    type: 'working',
    ...classQuestion(0, report.classes[0], 'recall'),
  });
  assert.equal(tp / (tp + fn), recall);
  assert.match(lines[0].numbers, new RegExp(`${tp}.*${fn}`));
  const precision = await session.query({
    type: 'working',
    ...classQuestion(0, report.classes[0], 'precision'),
  });
  assert.equal(precision.value, tp / (tp + fp));
});

test('measures of a class that the table lacks are those of two classes', async () => {
  const file = readFileSync(sample('iris-probabilities.csv'), 'utf8').trim().split('\n');
  const rows = file.slice(1).map((line) => line.split(','));
  const session = await open(sample('iris-probabilities.csv'));
  await session.run({ bootstrap: 0 });
  const two = await evaluate(
    {
      truth: rows.map(([label]) => (label === 'virginica' ? 1 : 0)),
      score: rows.map((row) => Number(row[3])),
    },
    { task: 'binary', bootstrap: 0 },
  );
  for (const metric of ['pr_auc_trapezoid', 'pr_auc_interpolated', 'ks', 'ece_quantile']) {
    const { value } = await session.query({
      type: 'working',
      model: 0,
      class: 'virginica',
      metric,
    });
    assert.equal(value, two.models[0].metrics[metric], metric);
  }
});

test('a question about no class, or what no class has, is answered by an error', async () => {
  const session = await open(sample('digits-labels.csv'));
  await session.run({ bootstrap: 0 });
  for (const question of [
    { model: 0, class: 'eleven', metric: 'recall' },
    { model: 0, class: '3', metric: 'recall_macro' },
    { model: 0, class: '3', metric: '__proto__' },
    { model: 99, class: '3', metric: 'recall' },
  ])
    await assert.rejects(() => session.query({ type: 'working', ...question }));
});
