import assert from 'node:assert/strict';
import test from 'node:test';
import { experimentsScript } from '../../../../../web/tasks/binomial/matplotlib/experiments.js';
import { HOSTILE } from '../../../diagrams/example.mjs';
import { dataOf, figure, hasPython } from '../../../export/python.mjs';

const half = { error_rate: 0.5, clopper_pearson_low: 0.187086, clopper_pearson_high: 0.812914 };
const unknown = { error_rate: null, clopper_pearson_low: null, clopper_pearson_high: null };

test('an experiment has a rate and an interval, or none', { skip: !hasPython }, () => {
  const part = {
    models: [
      { name: 'A', metrics: unknown },
      { name: 'B', metrics: half },
    ],
    eps0: 0.3,
    worst: 'B',
  };
  const data = dataOf(experimentsScript(part, figure({ axis: 'Error rate' })));
  assert.deepEqual(data.names, ['A', 'B']);
  assert.deepEqual(data.rates, [null, 0.5]);
  assert.deepEqual(data.lows, [null, 0.187086]);
  assert.deepEqual(data.highs, [null, 0.812914]);
  assert.equal(data.eps0, 0.3);
  assert.equal(data.worst, 1);
  assert.equal(data.title, 'Error rate');
});

test('one experiment is not the worst of several, and needs no rate', { skip: !hasPython }, () => {
  const part = { models: [{ name: 'A', metrics: half }], eps0: null, worst: 'A' };
  const data = dataOf(experimentsScript(part, figure({ axis: '' })));
  assert.equal(data.worst, -1);
  assert.equal(data.eps0, null);
});

test('a long name is drawn in two lines, and kept whole', { skip: !hasPython }, () => {
  const name = 'Support vectors with a very long name that has no end';
  const part = { models: [{ name, metrics: half }], eps0: null, worst: '' };
  const data = dataOf(experimentsScript(part, figure({ axis: '' })));
  assert.deepEqual(data.names, [name]);
  assert.equal(data['names[0]'].replace('\n', ' '), name);
});

test('hostile names are texts', { skip: !hasPython }, () => {
  const models = HOSTILE.map((name) => ({ name, metrics: half }));
  const data = dataOf(
    experimentsScript({ models, eps0: 0.1, worst: HOSTILE[2] }, figure({ axis: HOSTILE[4] })),
  );
  assert.deepEqual(data.names, [HOSTILE[0], HOSTILE[1], 'line break [31m', ...HOSTILE.slice(3)]);
  assert.equal(data.worst, 2);
  assert.equal(data.title, HOSTILE[4]);
});
