import assert from 'node:assert/strict';
import test from 'node:test';
import {
  precisionRecall,
  precisionRecallMarks,
} from '../../../../web/tasks/binary/precision_recall.js';
import { loadWords, words } from '../../../../web/words/index.js';
import { MODELS, THEME } from '../../charts/example.mjs';

await loadWords('en');

const texts = words('en').pictures;
const VIEW = { selected: 0, interpolated: false, isoF: true, prevalence: 0.5 };

test('a model without the curve is left out, the baseline lies at the share of positives', () => {
  const { data } = precisionRecall(MODELS, THEME, texts, VIEW);
  assert.deepEqual(
    data.datasets.map((/** @type {any} */ { label }) => label),
    ['A', 'iso_f_0.5', 'baseline'],
  );
  assert.deepEqual(data.datasets[2].data, [
    { x: 0, y: 0.5 },
    { x: 1, y: 0.5 },
  ]);
});

test('the interpolated curve takes the place of the steps', () => {
  const { data } = precisionRecall(MODELS, THEME, texts, { ...VIEW, interpolated: true });
  assert.deepEqual(data.datasets[0].data, [
    { x: 0, y: 1 },
    { x: 1, y: 1 },
  ]);
});

test('the region that no model can reach is shaded down to zero', () => {
  const { options } = precisionRecall(MODELS, THEME, texts, VIEW);
  assert.deepEqual(options.plugins.backdrop.shapes, [
    {
      points: [
        [0, 0],
        [0, 0],
        [1, 0.5],
        [1, 0],
      ],
      fill: '#6666661f',
    },
  ]);
});

test('a point without precision is not drawn', () => {
  const view = { point: /** @type {[number, null]} */ ([0, null]), breakEven: 0.7, isoLabels: [] };
  assert.deepEqual(precisionRecallMarks({ ...view, prevalence: 0.25 }, texts), [
    { kind: 'text', at: [0.015, 0.28], role: 'muted', text: 'baseline' },
    { kind: 'diamond', at: [0.7, 0.7], role: 'muted' },
  ]);
});
