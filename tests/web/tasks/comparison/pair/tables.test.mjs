import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toCsv } from '../../../../../web/export/csv.js';
import {
  bayesOfPair,
  effectsOfPair,
  testsOfPair,
  withNames,
} from '../../../../../web/tasks/comparison/pair/tables.js';
import { comparisonWords } from '../../../../../web/tasks/comparison/words.js';
import { cvReport, statistics } from '../example.mjs';

/** @type {any} */
const SCENE = (() => {
  const report = cvReport();
  const [a, b] = report.models.map((/** @type {{ name: string }} */ { name }) => name);
  const pair = {
    ...{ a, b, paired_t: 2, paired_t_p: 0.1, mean_difference: 0.02, reasons: {}, intervals: {} },
    ...{ bayes_sign_left: 0.1, bayes_sign_rope: 0.2, bayes_sign_right: 0.7 },
  };
  const t = comparisonWords('en');
  return {
    report,
    t,
    statistics: statistics('en'),
    models: report.models,
    look: { pair: [0, 1] },
    answer: { pair },
  };
})();

test('a saved table of a pair names the two, in the order of their difference', () => {
  const [a, b] = SCENE.models.map((/** @type {{ name: string }} */ { name }) => name);
  for (const table of [testsOfPair, effectsOfPair]) {
    const [head] = toCsv(withNames(table(SCENE), SCENE)).split('\r\n');
    assert.ok(head.split(',')[0].endsWith(` (${a} − ${b})`), head);
  }
});

test('saved Bayesian probabilities say which is better in each column', () => {
  const [a, b] = SCENE.models.map((/** @type {{ name: string }} */ { name }) => name);
  // Lower is better, so a − b below zero favours a.
  const [head, row] = toCsv(bayesOfPair(SCENE)).split('\r\n');
  const [, left, , right] = head.split(',');
  assert.ok(left.includes(a) && !left.includes(b), head);
  assert.ok(right.includes(b) && !right.includes(a), head);
  assert.match(row, /,0\.1,0\.2,0\.7$/);
});
