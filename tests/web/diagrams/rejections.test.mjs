import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rejections } from '../../../web/diagrams/rejections.js';
import { options } from './example.mjs';

const texts = { x: 'runs', y: 'share', nominal: '.05', description: 'd' };
const points = [
  { runs: 1, rejected: 0.15, exact: 0.154 },
  { runs: 10, rejected: 0.6, exact: 0.57 },
];

test('each number of repetitions has its dot, and the chosen one is larger', () => {
  const { shapes } = rejections(
    { points, chosen: 10, most: 20, nominal: 0.05 },
    { ...options(), texts },
  );
  const dots = shapes.flatMap((shape) =>
    shape.kind === 'dot' && shape.part === 'simulated' ? [shape] : [],
  );
  assert.equal(dots.length, 2);
  assert.ok(dots[1].radius > dots[0].radius);
  // Higher is further up, more repetitions further right.
  assert.ok(dots[1].at[1] < dots[0].at[1] && dots[1].at[0] > dots[0].at[0]);
});

test('the axis reaches to the most repetitions, whichever are there already', () => {
  const lineOf = (/** @type {typeof points} */ some) => {
    const { shapes } = rejections(
      { points: some, chosen: 1, most: 20, nominal: 0.05 },
      { ...options(), texts },
    );
    const nominal = shapes.find(({ part }) => part === 'nominal');
    assert.ok(nominal?.kind === 'line');
    return nominal.points;
  };
  assert.deepEqual(lineOf(points.slice(0, 1)), lineOf(points));
});
