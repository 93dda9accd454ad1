import assert from 'node:assert/strict';
import test from 'node:test';
import { binomialDistributionScript } from '../../../../../web/tasks/binomial/matplotlib/binomial_distribution.js';
import { HOSTILE } from '../../../diagrams/example.mjs';
import { dataOf, figure, hasPython } from '../../../export/python.mjs';

const distribution = { errors: [0, 1, 2, 3, 4], probability: [0.4, 0.3, 0.2, 0.08, 0.02] };
const words = {
  axis: 'Errors',
  observedText: 'observed: 2',
  criticalText: 'significant from 3 on',
};

test(
  'the script contains the distribution and both numbers of errors',
  { skip: !hasPython },
  () => {
    const data = dataOf(
      binomialDistributionScript({ distribution, observed: 2, critical: 3 }, figure(words)),
    );
    assert.deepEqual(data.errors, distribution.errors);
    assert.deepEqual(data.probability, distribution.probability);
    assert.equal(data.observed, 2);
    assert.equal(data.critical, 3);
    assert.deepEqual(data.labels, [words.criticalText, words.observedText]);
    assert.equal(data.columns, 2);
    assert.equal(data.title, 'Errors');
  },
);

test('without a critical number the legend names the observed alone', { skip: !hasPython }, () => {
  const data = dataOf(
    binomialDistributionScript({ distribution, observed: 9, critical: null }, figure(words)),
  );
  assert.equal(data.critical, null);
  assert.deepEqual(data.labels, [words.observedText]);
});

test('a legend that is wider than the figure has lines', { skip: !hasPython }, () => {
  const long = { ...words, criticalText: 'significant '.repeat(6) };
  const data = dataOf(
    binomialDistributionScript({ distribution, observed: 2, critical: 3 }, figure(long)),
  );
  assert.equal(data.columns, 1);
});

test('hostile words are texts', { skip: !hasPython }, () => {
  const [axis, observedText, , , criticalText] = HOSTILE;
  const data = dataOf(
    binomialDistributionScript(
      { distribution, observed: 2, critical: 3 },
      figure({ axis, observedText, criticalText }),
    ),
  );
  assert.deepEqual(data.labels, [criticalText, observedText]);
  assert.equal(data.title, axis);
});
