import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Recorder } from '../../../web/diagrams/recorder.js';

/** @param {(context: Recorder) => void} draw */
function shapesOf(draw) {
  const recorder = new Recorder(100, 100);
  draw(recorder);
  return recorder.diagram('test', 'a test').shapes;
}

test('a stroked path is a line with its colour, how far it covers, and its dashes', () => {
  const [shape, ...others] = shapesOf((context) => {
    context.strokeStyle = '#12345680';
    context.lineWidth = 2;
    context.setLineDash([3, 1]);
    context.beginPath();
    context.moveTo(10, 10);
    context.lineTo(20, 10);
    context.stroke();
  });
  const points = [
    [10, 10],
    [20, 10],
  ];
  const look = { colour: '#123456', thickness: 2, opacity: 0.502, dash: [3, 1] };
  assert.deepEqual(shape, { kind: 'line', part: 'line', points, ...look });
  assert.deepEqual(others, []);
});

test('what is drawn after a move, a turn and a stretch lies where a canvas puts it', () => {
  const [shape] = shapesOf((context) => {
    context.translate(50, 20);
    context.rotate(Math.PI / 2);
    context.scale(2, 2);
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(5, 0);
    context.stroke();
  });
  assert.ok(shape.kind === 'line');
  // Ten pixels to the right, turned clockwise: ten pixels down.
  assert.deepEqual(
    shape.points.map((point) => point.map((part) => Math.round(part * 1e9) / 1e9)),
    [
      [50, 20],
      [50, 30],
    ],
  );
  assert.equal(shape.thickness, 2);
});

test('restoring brings back look, place and clipping', () => {
  const [clipped, whole] = shapesOf((context) => {
    const line = () => {
      context.beginPath();
      context.moveTo(0, 5);
      context.lineTo(100, 5);
      context.stroke();
    };
    context.save();
    context.strokeStyle = '#ff0000';
    context.beginPath();
    context.rect(20, 0, 30, 10);
    context.clip();
    line();
    context.restore();
    line();
  });
  assert.ok(clipped.kind === 'line' && whole.kind === 'line');
  assert.deepEqual(clipped.points, [
    [20, 5],
    [50, 5],
  ]);
  assert.deepEqual([clipped.colour, whole.colour], ['#ff0000', '#000000']);
  assert.deepEqual(whole.points[1], [100, 5]);
});

test('a filled circle is a dot, and half of one an area', () => {
  const [dot, area] = shapesOf((context) => {
    context.fillStyle = 'rgb(255, 0, 16)';
    context.beginPath();
    context.arc(30, 40, 3, 0, 2 * Math.PI);
    context.fill();
    context.beginPath();
    context.arc(30, 40, 3, 0, Math.PI);
    context.fill();
  });
  const look = { colour: '#ff0010', at: [30, 40], radius: 3 };
  assert.deepEqual(dot, { kind: 'dot', part: 'dot', ...look });
  assert.ok(area.kind === 'area');
  for (const [x, y] of area.points) {
    assert.ok(Math.abs(Math.hypot(x - 30, y - 40) - 3) < 1e-9);
    assert.ok(y >= 40 - 1e-9);
  }
});

test('a text stands on its base line, upright or turned, with the edge that was drawn before it', () => {
  const [middle, turned] = shapesOf((context) => {
    context.font = '600 20px sans-serif';
    context.textBaseline = 'middle';
    context.textAlign = 'right';
    context.strokeStyle = '#ffffff';
    context.lineWidth = 4;
    context.strokeText('name');
    context.fillText('name', 50, 50);
    context.textBaseline = 'alphabetic';
    context.translate(10, 90);
    context.rotate(-Math.PI / 2);
    context.fillText('axis', 0, 0);
  });
  assert.ok(middle.kind === 'text' && turned.kind === 'text');
  // The middle of letters is 0.35 em above their base line.
  assert.deepEqual([middle.at, middle.anchor, middle.bold], [[50, 57], 'end', true]);
  assert.deepEqual(middle.halo, { colour: '#ffffff', thickness: 4 });
  assert.deepEqual([turned.at, turned.turn, turned.halo], [[10, 90], -90, undefined]);
});

test('what is transparent leaves no trace', () => {
  const shapes = shapesOf((context) => {
    context.fillStyle = 'transparent';
    context.fillRect(0, 0, 10, 10);
    context.strokeStyle = 'rgba(0, 0, 0, 0)';
    context.strokeRect(0, 0, 10, 10);
    context.globalAlpha = 0;
    context.fillStyle = '#123';
    context.fillText('x', 0, 0);
  });
  assert.deepEqual(shapes, []);
});
