import assert from 'node:assert/strict';
import test from 'node:test';
import { friedmanPlot } from '../../../../web/tasks/friedman/friedman_plot.js';
import { DEMSAR, options } from '../../diagrams/example.mjs';

/** @param {{ shapes: any[] }} diagram @param {string} part */
const parts = ({ shapes }, part) => shapes.filter((shape) => shape.part === part);

/** Zhou, Machine Learning, table 2.5: four data sets, mean ranks 1, 2.125, 2.875; CD 1.657. */
const ZHOU = {
  models: [
    { name: 'A', metrics: { average_rank: 1 } },
    { name: 'B', metrics: { average_rank: 2.125 } },
    { name: 'C', metrics: { average_rank: 2.875 } },
  ],
  procedure: { critical_difference: 1.657 },
};

/** @param {any} diagram */
const bands = (diagram) =>
  Object.fromEntries(
    parts(diagram, 'bar').map(({ model, points: [[from], [to]] }) => [
      ZHOU.models[model].name,
      { from, to },
    ]),
  );

test('Zhou’s example: A overlaps B but not C', () => {
  const { A, B, C } = bands(friedmanPlot(ZHOU, options()));
  assert.ok(A.to > B.from);
  assert.ok(A.to < C.from);
  assert.ok(B.to > C.from);
});

test('a bar is as long as the critical difference, its dot in the middle', () => {
  const diagram = friedmanPlot(ZHOU, options());
  const { A, B } = bands(diagram);
  const [a, b] = parts(diagram, 'mean_rank').map(({ at }) => at[0]);
  const unit = (b - a) / 1.125;
  assert.ok(Math.abs(A.to - A.from - 1.657 * unit) < 1e-6);
  assert.ok(Math.abs((B.from + B.to) / 2 - b) < 1e-6);
});

test('of those who share the first rank none stands out, and the band is theirs', () => {
  const [A, B, C] = ZHOU.models;
  const tied = { ...ZHOU, models: [A, { ...B, metrics: A.metrics }, C] };
  const diagram = friedmanPlot(tied, options());
  assert.deepEqual(
    parts(diagram, 'label').map(({ bold }) => Boolean(bold)),
    [false, false, false],
  );
  const colours = parts(diagram, 'mean_rank').map(({ colour }) => colour);
  assert.equal(colours[0], colours[1]);
  const [band] = parts(diagram, 'band');
  assert.ok(Math.abs(band.x - bands(diagram).A.from) < 1e-6);
  const alone = parts(friedmanPlot(ZHOU, options()), 'label');
  assert.deepEqual(
    alone.map(({ bold }) => Boolean(bold)),
    [true, false, false],
  );
});

test('rows are ordered by mean rank', () => {
  const diagram = friedmanPlot(DEMSAR, options());
  assert.deepEqual(
    parts(diagram, 'label').map(({ text }) => text),
    ['C4.5+m+cf', 'C4.5+m', 'C4.5+cf', 'C4.5'],
  );
  const heights = parts(diagram, 'label').map(({ at }) => at[1]);
  assert.deepEqual(
    heights,
    [...heights].sort((a, b) => a - b),
  );
});

test('the band of the chosen one is as wide as its bar, and of the first when none is chosen', () => {
  for (const [chosen, name] of /** @type {const} */ ([
    [2, 'C'],
    [null, 'A'],
  ])) {
    const diagram = friedmanPlot(ZHOU, options({ chosen }));
    const [band] = parts(diagram, 'band');
    const bar = bands(diagram)[name];
    assert.ok(Math.abs(band.x - bar.from) < 1e-9);
    assert.ok(Math.abs(band.x + band.width - bar.to) < 1e-9);
  }
});

test('an algorithm that differs from the chosen one has a hollow dot', () => {
  const diagram = friedmanPlot(ZHOU, options());
  assert.deepEqual(
    parts(diagram, 'mean_rank').map(({ edge }) => edge !== undefined),
    [false, false, true],
  );
});

test('without a critical difference there are dots alone', () => {
  const diagram = friedmanPlot({ ...ZHOU, procedure: { critical_difference: null } }, options());
  assert.deepEqual(parts(diagram, 'bar'), []);
  assert.deepEqual(parts(diagram, 'band'), []);
  assert.equal(parts(diagram, 'mean_rank').length, 3);
});

test('a difference as large as the critical one is significant, as in the core', () => {
  const diagram = friedmanPlot({ ...ZHOU, procedure: { critical_difference: 1.125 } }, options());
  assert.deepEqual(
    parts(diagram, 'mean_rank').map(({ edge }) => edge !== undefined),
    [false, true, true],
  );
});
