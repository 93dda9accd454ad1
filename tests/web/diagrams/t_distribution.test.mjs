import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tail, tDistribution } from '../../../web/diagrams/t_distribution.js';
import { options } from './example.mjs';

/** A roof, with an area of 1. */
const density = { x: [-2, -1, 0, 1, 2], y: [0, 0.25, 0.5, 0.25, 0] };
const texts = { x: 't', y: 'often', limit: 'limit', description: 'd' };
const drawn = (/** @type {any} */ more) =>
  tDistribution({ density, limit: 1.5, ...more }, { ...options(), texts });

/** @param {any} more @param {string} part */
const parts = (more, part) => drawn(more).shapes.filter((shape) => shape.part === part);

test('a tail begins at the limit, on the line, and ends on the axis', () => {
  assert.deepEqual(tail(density, 1.5, 1), [
    [1.5, 0],
    [1.5, 0.125],
    [2, 0],
    [2, 0],
  ]);
  assert.deepEqual(tail(density, 1.5, -1), [
    [-1.5, 0],
    [-1.5, 0.125],
    [-2, 0],
    [-2, 0],
  ]);
  assert.deepEqual(tail(density, 1, 1)[1], [1, 0.25]);
});

test('beyond the picture there is neither a tail nor a limit', () => {
  assert.deepEqual(tail(density, 3, 1), []);
  assert.equal(parts({ limit: 3 }, 'tail').length, 0);
  assert.equal(parts({ limit: 3 }, 'limit').length, 0);
  assert.equal(parts({}, 'tail').length, 2);
  assert.equal(parts({}, 'limit').length, 2);
});

test('bars beyond the limit stand out, and empty ones are not drawn', () => {
  const histogram = { edges: [-3, -1.5, 0, 1.5, 3], heights: [0.1, 0.3, 0, 0.2] };
  assert.equal(parts({ histogram }, 'kept').length, 1);
  assert.equal(parts({ histogram }, 'rejected').length, 2);
  assert.equal(parts({ histogram }, 'tail').length, 0);
});

test('a bar that is too high ends at the top of the picture', () => {
  const histogram = { edges: [-3, 0, 3], heights: [5, 0.1] };
  for (const bar of parts({ histogram, limit: 3 }, 'kept'))
    if (bar.kind === 'area') assert.ok(bar.points.every(([, y]) => y >= 0));
});
