import assert from 'node:assert/strict';
import test from 'node:test';
import { classCurves, valueAt } from '../../../../web/tasks/classes/class_curves.js';
import { loadWords, words } from '../../../../web/words/index.js';
import { THEME } from '../../charts/example.mjs';

await loadWords('en');
const texts = words('en').pictures;

const LINES = [
  {
    name: 'micro',
    columns: { fpr: [0, 0, 1], tpr: [0, 0.5, 1], threshold: [null, 0.7, 0] },
    strong: true,
  },
  { name: '<b>', columns: { fpr: [0, 1], tpr: [0, 1], threshold: [null, 0.2] }, strong: false },
];

test('each class is a line of its own, averages stand out, and chance is the diagonal', () => {
  const { data, options } = classCurves('roc', LINES, THEME, texts);
  assert.deepEqual(data.datasets, [
    {
      label: 'micro',
      model: 0,
      data: [
        { x: 0, y: 0 },
        { x: 0, y: 0.5 },
        { x: 1, y: 1 },
      ],
      borderColor: '#000001',
      borderDash: [],
      borderWidth: 2.75,
      order: 1,
    },
    {
      label: '<b>',
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
      borderColor: '#666666cc',
      borderWidth: 1,
      borderDash: [2, 3],
      order: 3,
    },
  ]);
  assert.equal(options.scales.x.title.text, texts.axisFpr);
  assert.equal(options.scales.y.title.text, texts.axisTpr);
});

test('precision against recall has no diagonal, and calibration has points on its lines', () => {
  assert.equal(classCurves('precision_recall', LINES, THEME, texts).data.datasets.length, 2);
  const [first, , diagonal] = classCurves('calibration', LINES, THEME, texts).data.datasets;
  assert.equal(first.pointRadius, 3);
  assert.equal(diagonal.label, texts.calibrated);
});

test('a line is read between its points, and at a vertical piece at its upper end', () => {
  assert.equal(valueAt(LINES[0].columns, 0), 0.5);
  assert.equal(valueAt(LINES[0].columns, 0.5), 0.75);
  assert.equal(valueAt(LINES[1].columns, 0.25), 0.25);
  assert.equal(valueAt({ mean_score: [0.2, 0.4], positive_share: [0, 1] }, 0.1), null);
});
