import assert from 'node:assert/strict';
import test from 'node:test';
import { cdControl } from '../../../../web/tasks/friedman/cd_control.js';
import { DEMSAR, options } from '../../diagrams/example.mjs';

/** @param {{ shapes: any[] }} diagram @param {string} part */
const parts = ({ shapes }, part) => shapes.filter((shape) => shape.part === part);

/**
 * Demšar 2006, figure 1b: C4.5 is the control; Bonferroni-Dunn's critical difference at 0.05
 * for k = 4 is 2.394 · √(4 · 5 / (6 · 14)) = 1.168. C4.5+m+cf differs by 1.179, which is
 * 2.416 standard errors of 0.488, p = 3 · 0.0157; C4.5+m by 1.143, 2.342 of them, p = 3 · 0.0192.
 */
const EXAMPLE = {
  models: DEMSAR.models.map((model, at) => ({
    ...model,
    metrics: { ...model.metrics, p: [null, 0.0575, 1, 0.0471][at] },
  })),
  control: { index: 0, procedure: { key: 'p', critical_difference: 1.168 } },
  alpha: 0.05,
};

test('the interval reaches a critical difference to both sides of the control', () => {
  const diagram = cdControl(EXAMPLE, options());
  const [box] = parts(diagram, 'interval');
  const place = Object.fromEntries(
    parts(diagram, 'tick_label').map(({ text, at }) => [text, at[0]]),
  );
  const unit = place[2] - place[1];
  assert.ok(Math.abs(box.width - 2 * 1.168 * unit) < 1e-6);
  assert.ok(Math.abs(box.x + box.width / 2 - (place[1] + 2.143 * unit)) < 1e-6);
});

test('those outside the interval are marked as different, the others as alike', () => {
  const diagram = cdControl(EXAMPLE, options());
  const names = (/** @type {string} */ part) =>
    parts(diagram, part).map(({ model }) => DEMSAR.models[model].name);
  assert.deepEqual(names('different'), ['C4.5+m+cf']);
  assert.deepEqual(names('alike'), ['C4.5+m', 'C4.5+cf']);
  assert.deepEqual(names('control'), ['C4.5']);
  const [box] = parts(diagram, 'interval');
  for (const part of ['different', 'alike']) {
    for (const { at } of parts(diagram, part)) {
      const inside = box.x <= at[0] && at[0] <= box.x + box.width;
      assert.equal(inside, part === 'alike');
    }
  }
});

test('an interval beyond the sheet is cut there, without a cap', () => {
  const control = { index: 3, procedure: { key: 'p', critical_difference: 2.5 } };
  const diagram = cdControl({ ...EXAMPLE, control }, options());
  const [box] = parts(diagram, 'interval');
  assert.ok(box.x >= 0 && box.x + box.width <= 700);
  assert.equal(parts(diagram, 'interval_cap').length, 1);
});

test('procedures without a critical difference have the marks alone', () => {
  const control = { index: 0, procedure: { key: 'p', critical_difference: null } };
  const diagram = cdControl({ ...EXAMPLE, control }, options());
  assert.deepEqual(parts(diagram, 'interval'), []);
  assert.equal(parts(diagram, 'different').length, 1);
});
