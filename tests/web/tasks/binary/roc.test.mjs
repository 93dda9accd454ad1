import assert from 'node:assert/strict';
import test from 'node:test';
import { placeOnDiagonal, roc, rocMarks } from '../../../../web/tasks/binary/roc.js';
import { loadWords, words } from '../../../../web/words/index.js';
import { MODELS, THEME } from '../../charts/example.mjs';

await loadWords('en');
await loadWords('zh');

const texts = words('en').pictures;

const TOKENS = Array.from({ length: 12 }, (_, at) => `--model-${at + 1}`);

test('the ROC curve of each model is a line and the selected one is thicker and on top', () => {
  const { data } = roc(MODELS, THEME, texts, { selected: 0, hull: false });
  assert.deepEqual(data.datasets, [
    {
      label: 'A',
      model: 0,
      data: [
        { x: 0, y: 0 },
        { x: 0, y: 1 },
        { x: 1, y: 1 },
      ],
      borderColor: '#000001',
      borderDash: [],
      borderWidth: 2.75,
      order: 1,
    },
    {
      label: 'B',
      model: 1,
      data: [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ],
      borderColor: '#000002bf',
      borderDash: [7, 3],
      borderWidth: 1.4,
      order: 2,
    },
    {
      label: 'chance',
      data: [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ],
      borderColor: '#666666',
      borderWidth: 1,
      borderDash: [2, 3],
      order: 3,
    },
  ]);
});

test('the hull of the selected model is added on request', () => {
  const labels = (/** @type {boolean} */ hull) =>
    roc(MODELS, THEME, texts, { selected: 0, hull }).data.datasets.map(
      (/** @type {any} */ { label }) => label,
    );
  assert.deepEqual(labels(false), ['A', 'B', 'chance']);
  assert.deepEqual(labels(true), ['A', 'B', 'convex hull', 'chance']);
});

test('the axes are shares with five grid lines above zero, named in words with the symbol', () => {
  const { x, y } = roc(MODELS, THEME, texts, { selected: 0, hull: false }).options.scales;
  for (const axis of [x, y]) {
    assert.equal(axis.min, 0);
    assert.equal(axis.max, 1);
    assert.equal(axis.ticks.stepSize, 0.2);
  }
  assert.equal(x.title.text, 'False positive rate (FPR)');
  assert.equal(y.title.text, 'True positive rate (TPR)');
  assert.equal(y.grid.color, '#dddddd');
  assert.equal(x.grid.display, false);
  const zh = roc(MODELS, THEME, words('zh').pictures, { selected: 0, hull: false });
  assert.equal(zh.options.scales.y.title.text, '真正例率 TPR');
});

test('nothing moves by itself and numbers are taken as they are', () => {
  const { options } = roc(MODELS, THEME, texts, { selected: 0, hull: false });
  assert.equal(options.animation, false);
  assert.equal(options.parsing, false);
  assert.equal(options.normalized, true);
  assert.equal(options.elements.point.radius, 0);
  assert.deepEqual(options.events, []);
});

test('the operating point lies over the line of equal cost and its optimum', () => {
  const chance = { kind: 'text', at: [0.5, 0.42], role: 'muted', text: 'chance' };
  const iso = /** @type {any} */ ({ slope: 2, optimum: [0, 0.8] });
  const named = /** @type {[number, number]} */ ([0.5, 0.42]);
  assert.deepEqual(rocMarks({ named, point: [0.1, 0.9], iso }, texts), [
    chance,
    { kind: 'slope', through: [0, 0.8], slope: 2, role: 'accent' },
    { kind: 'ring', at: [0, 0.8], role: 'accent' },
    {
      kind: 'text',
      at: [0.98, 0.05],
      role: 'muted',
      align: 'right',
      text: '○ lowest cost, on its line of equal cost',
    },
    { kind: 'point', at: [0.1, 0.9] },
  ]);
  assert.deepEqual(rocMarks({ named, point: null, iso: null }, texts), [chance]);
  assert.deepEqual(rocMarks({ named: null, point: null, iso: null }, texts), []);
});

/** A model with this curve. @param {number[]} fpr @param {number[]} tpr */
const withCurve = (fpr, tpr) => ({
  ...MODELS[0],
  curves: { roc: { series: { curve: { fpr, tpr, threshold: fpr } } } },
});

test('the diagonal is named where no curve comes, also of a model that is worse than chance', () => {
  const good = withCurve([0, 0, 1], [0, 1, 1]);
  const inTheMiddle = placeOnDiagonal([good]);
  assert.ok(inTheMiddle);
  // No room below a good curve is taken, nor above one that is wrong throughout.
  assert.deepEqual(placeOnDiagonal([good, withCurve([0, 1, 1], [0, 0, 1])]), inTheMiddle);
  assert.deepEqual(placeOnDiagonal([]), inTheMiddle);
  /** Whether the name at this place lies over a straight line between two points. */
  const isOver = (
    /** @type {[number, number] | null} */ place,
    /** @type {number[]} */ [a, b, c, d],
  ) => {
    assert.ok(place);
    const x = place[0] + 0.08;
    return x > a && x < c && Math.abs(b + ((d - b) * (x - a)) / (c - a) - place[1]) < 0.03;
  };
  const through = placeOnDiagonal([good, withCurve([0, 0.4, 0.7, 1], [0, 0.3, 0.5, 1])]);
  assert.ok(isOver(inTheMiddle, [0.4, 0.3, 0.7, 0.5]));
  for (const piece of [
    [0, 0, 0.4, 0.3],
    [0.4, 0.3, 0.7, 0.5],
    [0.7, 0.5, 1, 1],
  ])
    assert.ok(!isOver(through, piece), `${through} over ${piece}`);
  // A curve that runs along below the diagonal leaves room above it, and with one above none.
  const along = withCurve([0, 0.08, 1], [0, 0, 0.92]);
  const above = placeOnDiagonal([along]);
  assert.ok(above && above[1] > above[0], `${above}`);
  const better = withCurve([0, 0.2, 0.28, 0.5, 0.58, 1], [0, 0.4, 0.4, 0.7, 0.7, 1]);
  assert.equal(placeOnDiagonal([along, better]), null);
});

test('twelve models differ in colour, and more than six have markers too, as far from each other as from the ends', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => ({ ...MODELS[0], name: `m${index}` }));
  const theme = {
    ...THEME,
    models: Object.fromEntries(TOKENS.map((name, at) => [name, `#0000${10 + at}`])),
  };
  const { datasets } = roc(twelve, theme, texts, { selected: 0, hull: false }).data;
  const lines = datasets.filter((/** @type {any} */ { model }) => model !== undefined);
  assert.equal(new Set(lines.map((/** @type {any} */ one) => one.pointBorderColor)).size, 12);
  assert.ok(
    lines.every((/** @type {any} */ { pointRadius }) =>
      pointRadius.some((/** @type {number} */ one) => one > 0),
    ),
  );
  assert.ok(
    !(
      'pointRadius' in
      roc(twelve.slice(0, 6), theme, texts, { selected: 0, hull: false }).data.datasets[0]
    ),
  );
});
