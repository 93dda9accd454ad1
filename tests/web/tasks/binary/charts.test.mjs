import assert from 'node:assert/strict';
import test from 'node:test';
import { figure } from '../../../../web/charts/figure.js';
import { clipLine } from '../../../../web/charts/marks.js';
import { pointsOf } from '../../../../web/charts/series.js';
import { mixed } from '../../../../web/charts/theme.js';
import { calibration } from '../../../../web/tasks/binary/calibration.js';
import { cumulativeGain } from '../../../../web/tasks/binary/cumulative_gain.js';
import { det } from '../../../../web/tasks/binary/det.js';
import { lift } from '../../../../web/tasks/binary/lift.js';
import { scoreHistogram } from '../../../../web/tasks/binary/score_histogram.js';
import {
  thresholdMetrics,
  thresholdMetricsMarks,
} from '../../../../web/tasks/binary/threshold_metrics.js';
import { loadWords, words } from '../../../../web/words/index.js';
import { MODELS, THEME } from '../../charts/example.mjs';

await loadWords('en');
await loadWords('zh');

const texts = words('en').pictures;
const labels = (/** @type {any} */ { data }) =>
  data.datasets.map((/** @type {any} */ { label }) => label);

test('calibration: bins of the selected model are points with their Wilson intervals', () => {
  const config = calibration(MODELS, THEME, texts, { selected: 0, bins: 'uniform' });
  assert.deepEqual(labels(config), ['A', 'perfectly calibrated']);
  assert.equal(config.data.datasets[0].pointRadius, 4);
  assert.equal(config.data.datasets[0].pointStyle, 'circle');
  assert.deepEqual(config.options.plugins.backdrop.shapes[0].lines, [
    [
      [0.2, 0],
      [0.2, 0.7],
    ],
    [
      [0.8, 0.3],
      [0.8, 1],
    ],
  ]);
});

test('score histogram: positives rise, negatives hang, empty bins are left out', () => {
  const range = { low: 0, high: 1 };
  const { options } = scoreHistogram(MODELS[0], THEME, texts, { selected: 0, range });
  const tops = options.plugins.backdrop.shapes.map((/** @type {any} */ { points }) => points[1][1]);
  assert.deepEqual(tops, [1, -0.5, -0.5]);
});

test('score histogram: ticks below zero are written without a sign', () => {
  const range = { low: 0, high: 1 };
  const { y } = scoreHistogram(MODELS[0], THEME, texts, { selected: 0, range }).options.scales;
  assert.equal(y.ticks.callback(-0.5), '50 %');
  assert.equal(y.ticks.callback(0.5), '50 %');
});

test('threshold metrics: lines run from low to high thresholds whatever order they come in', () => {
  const lines = [{ key: 'f1', name: 'F1', columns: { threshold: [0.9, 0.1], value: [0.2, 0.6] } }];
  const view = { selected: 0, range: { low: 0, high: 1 } };
  const { data, options } = thresholdMetrics(lines, THEME, texts, view);
  assert.deepEqual(data.datasets[0].data, [
    { x: 0.1, y: 0.6 },
    { x: 0.9, y: 0.2 },
  ]);
  assert.equal(options.scales.y.min, 0);
});

test('threshold metrics: beside the lines there is room for a Chinese name, whose characters are square', () => {
  const view = { selected: 0, range: { low: 0, high: 1 } };
  const columns = { threshold: [0, 1], value: [0.2, 0.6] };
  const roomOf = (/** @type {string} */ name) =>
    thresholdMetrics([{ key: 'c', name, columns }], THEME, texts, view).options.layout.padding
      .right;
  // A dash with its blanks is 33 wide, a character 12.
  assert.ok(roomOf('代价敏感错误率') >= 33 + 7 * 12);
  assert.ok(roomOf('F1') < roomOf('代价敏感错误率'));
});

test('threshold metrics: a correlation below zero widens the axis', () => {
  const lines = [{ key: 'm', name: 'MCC', columns: { threshold: [0, 1], value: [-0.2, 0.6] } }];
  const view = { selected: 0, range: { low: 0, high: 1 } };
  const { y } = thresholdMetrics(lines, THEME, texts, view).options.scales;
  assert.equal(y.min, -0.2);
  assert.equal(y.ticks.callback(-0.2), '−0.2');
  assert.equal(y.ticks.callback(0), '0.0');
});

test('a number below zero beside an axis has the minus sign of all other numbers', () => {
  const axis = { min: -200, max: 100, title: 'error' };
  const { y } = figure({ theme: THEME, x: axis, y: axis, datasets: [] }).options.scales;
  const scale = {
    chart: { options: { locale: 'en' } },
    options: { ticks: { format: { maximumFractionDigits: 3 } } },
  };
  const ticks = [-200, -100, 0, 100].map((value) => ({ value }));
  assert.equal(y.ticks.callback.call(scale, -100, 1, ticks), '−100');
  assert.equal(y.ticks.callback.call(scale, 0, 2, ticks), '0');
});

test('steps finer than thousandths are written as fine as they are', () => {
  const axis = { min: 0, max: 0.0006, title: 'error' };
  const { y } = figure({ theme: THEME, x: axis, y: axis, datasets: [] }).options.scales;
  const scale = { chart: { options: { locale: 'en' } }, options: { ticks: y.ticks } };
  const label = (/** @type {number} */ value, /** @type {number[]} */ values) =>
    y.ticks.callback.call(
      scale,
      value,
      1,
      values.map((each) => ({ value: each })),
    );
  assert.equal(label(0.0001, [0, 0.0001, 0.0002, 0.0003]), '0.0001');
  assert.equal(label(-0.00025, [-0.0005, -0.00025, 0]), '−0.00025');
  assert.equal(label(0, [-0.0005, -0.00025, 0]), '0');
  assert.equal(label(289.0004, [289.0002, 289.0004]), '289.0004');
});

test('threshold metrics: names at the right end do not lie on each other', () => {
  const columns = { threshold: [0, 1], value: [0, 0.5] };
  const lines = ['a', 'b', 'c'].map((name) => ({ key: name, name, columns }));
  const marks = thresholdMetricsMarks({
    threshold: 0.5,
    values: [0.2, null, 0.2],
    ends: lines.map(({ name }) => ({ name, end: 0 })),
    range: { low: 0, high: 1 },
    lines,
  });
  const heights = marks.flatMap((mark) => (mark.kind === 'text' ? [mark.at[1]] : []));
  assert.equal(heights.length, 3);
  for (let i = 1; i < 3; ++i) assert.ok(heights[i - 1] - heights[i] > 0.05);
  assert.equal(marks.filter(({ kind }) => kind === 'ring').length, 2);
});

test('gain and lift show every model that has the curve, and chance', () => {
  assert.deepEqual(labels(cumulativeGain(MODELS, THEME, texts, { selected: 0 })), ['A', 'chance']);
  const config = lift(MODELS, THEME, texts, { selected: 0 });
  assert.deepEqual(labels(config), ['A', 'chance']);
  assert.ok(config.options.scales.y.max >= 2);
});

test('DET: places on the normal scale are given in percent', () => {
  const config = det(MODELS, THEME, texts, { selected: 1 });
  assert.deepEqual(labels(config), ['B', 'chance']);
  assert.equal(config.options.scales.x.ticks.callback(0), '50');
});

test('an undefined number leaves a gap', () => {
  const [first, second] = pointsOf({ x: [0, 1], y: [null, 2] });
  assert.ok(Number.isNaN(first.y));
  assert.deepEqual(second, { x: 1, y: 2 });
});

test('an unbounded line ends at the axes', () => {
  const unit = { min: 0, max: 1 };
  assert.deepEqual(clipLine([0, 0.5], 1, unit, unit), [
    [0, 0.5],
    [0.5, 1],
  ]);
  assert.deepEqual(clipLine([0.3, 0.5], 0, unit, unit), [
    [0, 0.5],
    [1, 0.5],
  ]);
  assert.deepEqual(clipLine([0.3, 0.5], null, unit, unit), [
    [0.3, 0],
    [0.3, 1],
  ]);
});

test('colours mix as in CSS', () => {
  assert.equal(mixed('#000000', '#ffffff', 0.2), '#cccccc');
  // 0.3 · (43, 122, 75) + 0.7 · 255
  assert.equal(mixed('#2b7a4b', '#ffffff', 0.3), '#bfd7c9');
});

test('each part of the Brier score stands with its value, and is explained', () => {
  for (const [language, parts] of /** @type {const} */ ([
    [
      'en',
      {
        reliability: /Reliability is how/,
        resolution: /resolution is how/,
        uncertainty: /uncertainty is the same/,
      },
    ],
    ['zh', { 可靠性: /可靠性是/, 分辨力: /分辨力是/, 不确定性: /不确定性对所有模型都相同/ }],
  ])) {
    const text = words(language).pictures.brierWords('.25', '.11', '.12', '.13');
    for (const [at, [name, explained]] of Object.entries(parts).entries()) {
      assert.ok(text.includes(`${name} .1${at + 1}`), text);
      assert.match(text, explained);
    }
  }
});
