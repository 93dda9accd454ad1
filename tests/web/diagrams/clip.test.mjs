import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clippedArea, clippedLine } from '../../../web/diagrams/clip.js';

/** @typedef {import('../../../web/diagrams/geometry.js').Point} Point */

const bounds = { left: 0, right: 10, top: 0, bottom: 10 };

test('a line within the bounds is one piece, as it was', () => {
  /** @type {Point[]} */
  const line = [
    [1, 1],
    [5, 9],
    [9, 1],
  ];
  assert.deepEqual(clippedLine(line, bounds), [line]);
});

test('a line that leaves the bounds and comes back is two pieces that end at the edge', () => {
  /** @type {Point[]} */
  const line = [
    [5, 5],
    [15, 5],
    [15, 8],
    [5, 8],
  ];
  assert.deepEqual(clippedLine(line, bounds), [
    [
      [5, 5],
      [10, 5],
    ],
    [
      [10, 8],
      [5, 8],
    ],
  ]);
});

test('a line beside the bounds is no piece', () => {
  /** @type {Point[]} */
  const line = [
    [-5, -1],
    [20, -1],
  ];
  assert.deepEqual(clippedLine(line, bounds), []);
});

test('an area is cut off at the edge, and one outside is nothing', () => {
  /** @type {Point[]} */
  const half = [
    [5, 2],
    [15, 2],
    [15, 6],
    [5, 6],
  ];
  const cut = clippedArea(half, bounds);
  assert.deepEqual(
    [...cut].sort(([x, y], [otherX, otherY]) => x - otherX || y - otherY),
    [
      [5, 2],
      [5, 6],
      [10, 2],
      [10, 6],
    ],
  );
  assert.deepEqual(
    clippedArea(
      half.map(([x, y]) => /** @type {Point} */ ([x + 20, y])),
      bounds,
    ),
    [],
  );
});
