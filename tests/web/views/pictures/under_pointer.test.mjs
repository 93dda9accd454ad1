import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInside, modelAt, valueAt } from '../../../../web/views/pictures/under_pointer.js';

/** An axis on which a unit is 100 pixels. @param {boolean} [down] whether it grows upwards on the screen */
const axis = (down = false) => ({
  min: 0,
  max: 1,
  getValueForPixel: (/** @type {number} */ pixel) => (down ? 1 - pixel / 100 : pixel / 100),
  getPixelForValue: (/** @type {number} */ value) => (down ? 100 - value * 100 : value * 100),
});

/** @param {unknown[]} datasets */
const chartOf = (...datasets) => ({
  scales: { x: axis(), y: axis(true) },
  chartArea: { left: 0, right: 100, top: 0, bottom: 100 },
  data: { datasets },
  width: 100,
  height: 100,
});

/** A level line. @param {number} model @param {number} y */
const level = (model, y) => ({
  model,
  data: [
    { x: 0, y },
    { x: 1, y },
  ],
});

test('a place has the units of the axes, and those of their ends beyond them', () => {
  assert.deepEqual(valueAt(chartOf(), { left: 25, top: 40 }), [0.25, 0.6]);
  assert.deepEqual(valueAt(chartOf(), { left: -3, top: 104 }), [0, 0]);
});

test('the pointer may miss the axes by ten pixels', () => {
  assert.equal(isInside(chartOf(), { left: -10, top: 50 }), true);
  assert.equal(isInside(chartOf(), { left: -11, top: 50 }), false);
});

test('the nearest line within ten pixels is meant, and otherwise the selected one', () => {
  const chart = chartOf(level(0, 0.9), level(1, 0.5), level(2, 0.42));
  // The lines run at 10, 50 and 58 pixels.
  assert.equal(modelAt(chart, { left: 30, top: 52 }, 0), 1);
  assert.equal(modelAt(chart, { left: 30, top: 57 }, 0), 2);
  assert.equal(modelAt(chart, { left: 30, top: 30 }, 0), 0);
});

test('the selected line comes first where two are in reach', () => {
  const chart = chartOf(level(0, 0.5), level(1, 0.42));
  assert.equal(modelAt(chart, { left: 30, top: 51 }, 1), 1);
});

test('what belongs to no model, such as the diagonal, is not meant', () => {
  const diagonal = { data: level(0, 0.5).data };
  assert.equal(modelAt(chartOf(diagonal, level(1, 0.1)), { left: 30, top: 50 }, 1), 1);
});
