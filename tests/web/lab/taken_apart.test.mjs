import assert from 'node:assert/strict';
import test from 'node:test';
import { joinedOutputs, takenApartCsv } from '../../../web/lab/taken_apart.js';

test('a learner has a line with its error and the parts', () => {
  const text = takenApartCsv([
    {
      name: 'tree, pruned',
      error: 0.25,
      kohavi_wolpert: { bias_squared: 0.15, variance: 0.1, sum: 0.25, reference: 'K' },
      domingos: {
        ...{ bias: 0.2, net_variance: 0.05, sum: 0.25, reference: 'D' },
        ...{ unbiased_variance: 0.1, biased_variance: 0.05, variance: 0.15 },
      },
      worst: [],
    },
  ]);
  const [head, line] = text.split('\r\n');
  assert.equal(
    head,
    'learner,error,kohavi_wolpert_bias_squared,kohavi_wolpert_variance,domingos_bias,domingos_net_variance,domingos_unbiased_variance,domingos_biased_variance,domingos_variance',
  );
  assert.equal(line, '"tree, pruned",0.25,0.15,0.1,0.2,0.05,0.1,0.05,0.15');
});

test('of numbers there are two parts', () => {
  const parts = { bias_squared_and_noise: 3, variance: 1, sum: 4 };
  assert.equal(
    takenApartCsv([{ name: 'line', error: 4, squared_error: parts, worst: [] }]),
    'learner,squared_error,bias_squared_and_noise,variance\r\nline,4,3,1\r\n',
  );
});

test('pieces of predictions are joined learner by learner', () => {
  const piece = (/** @type {number[]} */ a, /** @type {number[]} */ b) => ({
    outputs: [
      { learner: 'a', values: a },
      { learner: 'b', values: b },
    ],
    warnings: [],
  });
  assert.deepEqual(joinedOutputs([piece([1, 2], [3]), piece([4], [5, 6])]), [
    { learner: 'a', values: [1, 2, 4] },
    { learner: 'b', values: [3, 5, 6] },
  ]);
});
