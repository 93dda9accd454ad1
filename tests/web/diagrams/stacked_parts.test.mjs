// Bars of what the error of learners consists of.
import assert from 'node:assert/strict';
import test from 'node:test';
import { stackedParts } from '../../../web/diagrams/stacked_parts.js';
import { options } from './example.mjs';

const texts = { x: 'error', description: 'd', parts: ['bias', 'variance'], less: 'taken off' };
const draw = (
  /** @type {import('../../../web/diagrams/stacked_parts.js').Stacked[]} */ items,
  more = {},
) => stackedParts(items, { ...options(more), id: 'parts', texts });

/** @param {import('../../../web/diagrams/geometry.js').Diagram} diagram @param {string} part */
const boxesOf = ({ shapes }, part) =>
  shapes.flatMap((shape) => (shape.kind === 'box' && shape.part === part ? [shape] : []));

test('the parts of a bar stand behind each other, as long as they are large', () => {
  const diagram = draw([
    { name: 'tree', total: 0.4, parts: [0.1, 0.3] },
    { name: 'line', total: 0.2, parts: [0.2, 0] },
  ]);
  const [first, line] = boxesOf(diagram, 'part_1');
  const [second] = boxesOf(diagram, 'part_2');
  assert.ok(Math.abs(second.x - (first.x + first.width)) < 1e-9);
  assert.ok(Math.abs(second.width - 3 * first.width) < 1e-9);
  assert.ok(Math.abs(line.width - 2 * first.width) < 1e-9);
});

test('what is taken off is the end of the bar, and the number behind is the total', () => {
  const diagram = draw([{ name: 'tree', total: 0.25, parts: [0.2, 0.1], less: 0.05 }]);
  const [second] = boxesOf(diagram, 'part_2');
  const veil = diagram.shapes.find(({ part }) => part === 'less');
  assert.ok(veil?.kind === 'area');
  const ends = veil.points.map(([x]) => x);
  assert.ok(Math.abs(Math.max(...ends) - (second.x + second.width)) < 1e-9);
  assert.ok(Math.abs(Math.max(...ends) - Math.min(...ends) - second.width / 2) < 1e-9);
  const total = diagram.shapes.find(({ part }) => part === 'total');
  assert.equal(total?.kind === 'text' && total.text, '0.250');
});

test('nothing leaves a narrow picture, also without any error', () => {
  for (const items of [
    [{ name: 'a learner with a long name:max_depth=3', total: 2, parts: [1, 1.5], less: 0.5 }],
    [{ name: 'right', total: 0, parts: [0, 0], less: 0 }],
  ]) {
    const { shapes, width, height } = draw(items, { width: 300 });
    for (const shape of shapes) {
      const points =
        'points' in shape
          ? shape.points
          : shape.kind === 'box'
            ? [
                [shape.x, shape.y],
                [shape.x + shape.width, shape.y + shape.height],
              ]
            : [shape.at];
      for (const [x, y] of points)
        assert.ok(x >= 0 && x <= width && y >= 0 && y <= height, `${shape.part}: ${x}, ${y}`);
    }
  }
});
