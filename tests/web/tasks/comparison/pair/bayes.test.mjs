import assert from 'node:assert/strict';
import test from 'node:test';
import {
  part,
  posteriorDensity,
} from '../../../../../web/tasks/comparison/pair/posterior_density.js';
import { simplex } from '../../../../../web/tasks/comparison/pair/simplex.js';
import { options, outside, overlaps } from '../../../diagrams/example.mjs';

/** Tokens of the two sides. @type {[string, string]} */
const HUES = ['--model-3', '--model-1'];

/** @param {{ shapes: any[] }} diagram @param {string} name */
const parts = ({ shapes }, name) => shapes.filter((shape) => shape.part === name);

const SIDES = { left: 'A better', right: 'B better' };
/** A triangle over [−1, 1]; ±0.5 leave 1/8 of its area on each side. */
const TRIANGLE = { x: [-1, 0, 1], y: [0, 1, 0], left: 0.125, rope: 0.75, right: 0.125 };

test('a part of a density has its ends interpolated', () => {
  assert.deepEqual(part(TRIANGLE, -0.5, 0.25), [
    [-0.5, 0.5],
    [0, 1],
    [0.25, 0.75],
  ]);
  assert.deepEqual(part(TRIANGLE, 2, 3), []);
  assert.deepEqual(part(TRIANGLE, Number.NEGATIVE_INFINITY, -0.5), [
    [-1, 0],
    [-0.5, 0.5],
  ]);
});

/** @param {[number, number][]} points */
const area = (points) =>
  Math.abs(
    points.reduce((sum, [x, y], at) => {
      const [nextX, nextY] = points[(at + 1) % points.length];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );

test('the three areas are as large as their probabilities', () => {
  const diagram = posteriorDensity(
    { density: TRIANGLE, rope: 0.5, sides: SIDES, hues: HUES },
    options(),
  );
  const areas = ['left', 'rope', 'right'].map((side) =>
    area(parts(diagram, `area_${side}`)[0].points),
  );
  const whole = areas[0] + areas[1] + areas[2];
  assert.ok(Math.abs(areas[0] / whole - 0.125) < 1e-9);
  assert.ok(Math.abs(areas[1] / whole - 0.75) < 1e-9);
});

test('the areas carry their probabilities in words', () => {
  const diagram = posteriorDensity(
    { density: TRIANGLE, rope: 0.5, sides: SIDES, hues: HUES },
    options(),
  );
  assert.deepEqual(
    parts(diagram, 'key_label').map(({ text }) => text),
    ['A better: .125', 'practically equal: .750', 'B better: .125'],
  );
});

test('a region that lies outside the density is not drawn', () => {
  const density = { x: [1, 2, 3], y: [0, 1, 0], left: 0, rope: 0, right: 1 };
  const diagram = posteriorDensity({ density, rope: 0.1, sides: SIDES, hues: HUES }, options());
  assert.deepEqual(parts(diagram, 'area_left'), []);
  assert.deepEqual(parts(diagram, 'area_rope'), []);
  assert.deepEqual(parts(diagram, 'rope_limit'), []);
  assert.equal(parts(diagram, 'area_right').length, 1);
});

const SAMPLE = {
  left: 0.2,
  rope: 0.3,
  right: 0.5,
  points: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [0.2, 0.2, 0.6],
  ],
};

test('a draw that is certain lies in its corner, and in the region of the largest', () => {
  const diagram = simplex({ sample: SAMPLE, sides: SIDES, hues: HUES }, options());
  const [[left, rope, right]] = parts(diagram, 'triangle').map(({ points }) => points);
  const draws = (/** @type {string} */ side) => parts(diagram, `draws_${side}`)[0].points;
  const near = (/** @type {number[]} */ one, /** @type {number[]} */ other) =>
    Math.hypot(one[0] - other[0], one[1] - other[1]) < 1e-9;
  assert.ok(near(draws('left')[0], left));
  assert.ok(near(draws('rope')[0], rope));
  assert.ok(near(draws('right')[0], right));
  assert.equal(draws('right').length, 2);
  // 0.2 of the height above the side that joins left and right.
  const height = left[1] - rope[1];
  assert.ok(Math.abs(left[1] - draws('right')[1][1] - 0.2 * height) < 1e-9);
});

test('the triangle has equal sides and stays on the sheet', () => {
  for (const width of [280, 360, 1000]) {
    const diagram = simplex({ sample: SAMPLE, sides: SIDES, hues: HUES }, options({ width }));
    const [[left, rope, right]] = parts(diagram, 'triangle').map(({ points }) => points);
    const side = right[0] - left[0];
    assert.ok(Math.abs(Math.hypot(rope[0] - left[0], rope[1] - left[1]) - side) < 1e-9);
    assert.ok(left[0] >= 0 && right[0] <= width && left[1] <= diagram.height);
  }
});

test('long names overlap nothing', () => {
  const name = 'gradient_boosting-classifier(max_depth=12, learning_rate=0.05) better';
  for (const width of [280, 360, 700]) {
    for (const sides of [
      SIDES,
      { left: name, right: name },
      { left: '逻辑回归更优', right: name },
    ]) {
      for (const diagram of [
        simplex({ sample: SAMPLE, sides, hues: HUES }, options({ width })),
        posteriorDensity({ density: TRIANGLE, rope: 0.5, sides, hues: HUES }, options({ width })),
      ]) {
        assert.deepEqual(overlaps(diagram.shapes), [], `${width} px`);
        assert.deepEqual(outside(diagram), [], `${width} px`);
      }
    }
  }
});

test('many draws at one place are one mark, the more opaque the more there are', () => {
  const points = [
    ...Array.from({ length: 900 }, () => [0, 0.1, 0.9]),
    ...Array.from({ length: 99 }, (_, at) => [0, at / 99, 1 - at / 99]),
    [0.4, 0.3, 0.3],
  ];
  const sample = { left: 0.001, rope: 0.05, right: 0.949, points };
  const diagram = simplex({ sample, sides: SIDES, hues: HUES }, options());
  const marks = parts(diagram, 'draws_right');
  const drawn = marks.flatMap(({ points }) => points).length;
  assert.ok(drawn >= 30 && drawn <= 60, `${drawn}`);
  const densest = marks.reduce((one, other) => (other.opacity > one.opacity ? other : one));
  assert.ok(densest.points.length <= 2);
  assert.ok(marks.every(({ radius }) => radius >= 2));
  assert.equal(parts(diagram, 'draws_left').length, 1);
});

test('the corners have the three probabilities', () => {
  const diagram = simplex({ sample: SAMPLE, sides: SIDES, hues: HUES }, options());
  assert.deepEqual(
    parts(diagram, 'probability').map(({ text }) => text),
    ['.300', '.200', '.500'],
  );
  assert.deepEqual(overlaps(diagram.shapes), []);
  assert.deepEqual(outside(diagram), []);
});
