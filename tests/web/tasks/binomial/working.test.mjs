import assert from 'node:assert/strict';
import { test } from 'node:test';
import { binomialSteps } from '../../../../web/tasks/binomial/working.js';
import { binomialReport } from '../comparison/example.mjs';
import { renderAll, results, working } from '../comparison/steps.mjs';

test('the binomial test is worked out for the worst experiment', () => {
  assert.deepEqual(results(binomialSteps(binomialReport(), working.binomial)), {
    rate: '0.5',
    p: '0.15027',
  });
});

test('every step renders', () => {
  assert.doesNotThrow(() => renderAll(binomialSteps(binomialReport(), working.binomial)));
});
