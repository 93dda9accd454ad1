import assert from 'node:assert/strict';
import test from 'node:test';
import {
  casesOf,
  FIRST_DRAWING,
  limited,
  MOST_CASES,
  stacked,
  textOf,
  withCase,
  withoutCase,
  withScore,
} from '../../../../web/views/drawn_scores/cases.js';

/** @type {import('../../../../web/views/drawn_scores/cases.js').Drawing} */
const SINGLE = { ...FIRST_DRAWING, mode: 'cases' };
const scores = (/** @type {import('../../../../web/views/drawn_scores/cases.js').Drawing} */ of) =>
  casesOf(of)
    .filter(({ positive }) => positive)
    .map(({ score }) => score);

test('two hills have as many cases as asked for, by the share of positives', () => {
  const cases = casesOf({ ...FIRST_DRAWING, share: 0.25, count: 80 });
  assert.equal(cases.length, 80);
  assert.equal(cases.filter(({ positive }) => positive).length, 20);
  assert.ok(cases.every(({ score }) => score >= 0 && score <= 1));
});

test('the same seed draws the same cases, and another one others', () => {
  assert.deepEqual(casesOf(FIRST_DRAWING), casesOf({ ...FIRST_DRAWING }));
  assert.notDeepEqual(casesOf(FIRST_DRAWING), casesOf({ ...FIRST_DRAWING, seed: 2 }));
});

test('cases move with their hill, and fewer are the first of more', () => {
  const narrow = { ...FIRST_DRAWING, positive: { mean: 0.4, spread: 0.05 } };
  const before = scores(narrow);
  const after = scores({ ...narrow, positive: { mean: 0.5, spread: 0.05 } });
  for (const [at, score] of before.entries()) {
    assert.ok(Math.abs(after[at] - score - 0.1) < 1.5e-4, `${score} to ${after[at]}`);
  }
  assert.deepEqual(scores({ ...narrow, count: 50 }), before.slice(0, 25));
});

test('a hill has the mean and the spread that it is drawn with', () => {
  const many = scores({ ...FIRST_DRAWING, count: 20_000, positive: { mean: 0.5, spread: 0.1 } });
  const mean = many.reduce((sum, score) => sum + score, 0) / many.length;
  // Five standard errors of a mean of 10,000: 5 × 0.1 / 100.
  assert.ok(Math.abs(mean - 0.5) < 0.005, `${mean}`);
  // Of a normal distribution .6827 lie within one standard deviation; five standard errors are 0.023.
  const within = many.filter((score) => Math.abs(score - 0.5) < 0.1).length / many.length;
  assert.ok(Math.abs(within - 0.6827) < 0.023, `${within}`);
});

test('the table is text with the truth as 1 and 0', () => {
  const text = textOf([
    { score: 0.5, positive: true },
    { score: 0, positive: false },
  ]);
  assert.equal(text, 'truth,score\n1,0.5\n0,0\n');
});

test('single cases are moved, added and taken away, but for the last of a class', () => {
  assert.equal(casesOf(withScore(SINGLE, 0, 0.333))[0].score, 0.33);
  assert.equal(casesOf(withScore(SINGLE, 0, 1.2))[0].score, 1);
  const more = withCase(SINGLE, { score: -0.1, positive: true });
  assert.deepEqual(casesOf(more).at(-1), { score: 0, positive: true });
  assert.equal(casesOf(withoutCase(SINGLE, 0)).length, SINGLE.cases.length - 1);
  const two = { ...SINGLE, cases: [SINGLE.cases[0], SINGLE.cases[5]] };
  assert.equal(withoutCase(two, 0), two);
  let full = SINGLE;
  for (let at = 0; at < 2 * MOST_CASES; at += 1)
    full = withCase(full, { score: 0.5, positive: true });
  assert.equal(full.cases.length, MOST_CASES);
});

test('values stay on their grid and within their limits', () => {
  assert.equal(limited('mean', 0.3 + 0.01), 0.31);
  assert.equal(limited('spread', Number.NEGATIVE_INFINITY), 0.01);
  assert.equal(limited('count', 1e9), 400);
});

test('cases of a class with about the same score stand on each other', () => {
  const at = (/** @type {number} */ score, positive = true) => ({ score, positive });
  assert.deepEqual(stacked([at(0.5), at(0.5), at(0.5, false), at(0.9)], 20), [0, 1, 0, 0]);
});
