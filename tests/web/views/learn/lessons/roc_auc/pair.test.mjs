import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawPair } from '../../../../../../web/views/learn/lessons/roc_auc/pair.js';

/** Of two curves to be seen apart. */
const CLEAR = 0.1;

/**
 * The share of positive cases above a threshold that lets pass at most so many negative ones.
 * @param {(0 | 1)[]} truth
 * @param {number[]} scores
 * @param {number} alarms
 */
function found(truth, scores, alarms) {
  const negatives = scores.filter((_, at) => truth[at] === 0).sort((one, other) => other - one);
  const cut = negatives[alarms] ?? Number.NEGATIVE_INFINITY;
  const positives = scores.filter((_, at) => truth[at] === 1);
  return positives.filter((score) => score > cut).length / positives.length;
}

/** How far the first curve lies above the second, for each number of false alarms. @param {'around' | 'crossing'} pair */
function leads(pair) {
  const { truth, first, second } = drawPair(pair);
  const negatives = truth.filter((label) => label === 0).length;
  return Array.from(
    { length: negatives + 1 },
    (_, alarms) => found(truth, first, alarms) - found(truth, second, alarms),
  );
}

test('of the two models one curve lies around the other', () => {
  assert.ok(leads('around').every((lead) => lead >= 0));
  assert.ok(Math.max(...leads('around')) > CLEAR);
});

test('or the curves cross, and each model is clearly better on one side', () => {
  const crossing = leads('crossing');
  assert.ok(Math.min(...crossing) < -CLEAR);
  assert.ok(Math.max(...crossing) > CLEAR);
  assert.ok(crossing.indexOf(Math.min(...crossing)) < crossing.indexOf(Math.max(...crossing)));
});
