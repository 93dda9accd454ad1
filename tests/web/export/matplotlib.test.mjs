import assert from 'node:assert/strict';
import test from 'node:test';
import { textWidth } from '../../../web/diagrams/text_width.js';
import { broken, cut, legendColumns, script } from '../../../web/export/matplotlib.js';
import { binomialDistributionScript } from '../../../web/tasks/binomial/matplotlib/binomial_distribution.js';
import { experimentsScript } from '../../../web/tasks/binomial/matplotlib/experiments.js';
import { differencesScript } from '../../../web/tasks/comparison/pair/matplotlib/differences.js';
import { posteriorDensityScript } from '../../../web/tasks/comparison/pair/matplotlib/posterior_density.js';
import { simplexScript } from '../../../web/tasks/comparison/pair/matplotlib/simplex.js';
import { foldPlotScript } from '../../../web/tasks/cv/matplotlib/fold_plot.js';
import { cdControlScript } from '../../../web/tasks/friedman/matplotlib/cd_control.js';
import { cdDiagramScript } from '../../../web/tasks/friedman/matplotlib/cd_diagram.js';
import { friedmanPlotScript } from '../../../web/tasks/friedman/matplotlib/friedman_plot.js';
import { pValueMatrixScript } from '../../../web/tasks/friedman/matplotlib/p_value_matrix.js';
import { rankDistributionScript } from '../../../web/tasks/friedman/matplotlib/rank_distribution.js';
import { winTieLossScript } from '../../../web/tasks/friedman/matplotlib/win_tie_loss.js';
import { models, NAMES } from '../diagrams/example.mjs';
import { dataOf, drawn, figure, hasMatplotlib, hasPython } from './python.mjs';

/**
 * Every script, of learners with some kind of names.
 * @param {number} k
 * @param {(at: number) => string} name
 * @param {any} look
 */
function every(k, name, look) {
  const list = models(k, { name }).map((model, at) => ({
    ...model,
    metrics: {
      ...model.metrics,
      control_holm_p: at ? 0.01 * at : null,
      mean: 0.8,
      error_rate: 0.2,
      clopper_pearson_low: 0.1,
      clopper_pearson_high: 0.35,
    },
    ranks: { low: 1, q1: 2, median: 3, q3: 4, high: 5 },
  }));
  const pairs = list.flatMap((_, a) =>
    list.slice(a + 1).map((__, at) => ({
      a,
      b: a + 1 + at,
      holm_p: 10 ** -at,
      rank_wins: 10,
      rank_ties: 2,
      rank_losses: at,
    })),
  );
  const sides = { left: `${name(0)} better`, right: `${name(1)} better` };
  const three = { left: 0.2, rope: 0.3, right: 0.5 };
  const procedure = { id: '', key: '', critical_difference: 1.25, cliques: [[0, 1]] };
  const control = { index: 0, procedure: { key: 'control_holm_p', critical_difference: 1.5 } };
  const byName = pairs.map((pair) => ({ ...pair, a: list[pair.a].name, b: list[pair.b].name }));
  return [
    binomialDistributionScript(
      {
        distribution: { errors: [0, 1, 2], probability: [0.5, 0.3, 0.2] },
        observed: 1,
        critical: 2,
      },
      {
        ...look,
        axis: 'Errors',
        observedText: 'observed: 1',
        criticalText: 'significant from 2 on',
      },
    ),
    cdControlScript({ models: list, control, alpha: 0.05 }, look),
    cdDiagramScript({ models: list, procedure }, { ...look, turned: true }),
    differencesScript(
      {
        items: list.map((each, at) => ({ name: each.name, difference: at - 1 })),
        higherIsBetter: true,
        hues: ['--model-3', '--model-1'],
      },
      { ...look, better: { first: sides.left, second: sides.right } },
    ),
    experimentsScript(
      { models: list, eps0: 0.3, worst: name(1) },
      { ...look, axis: look.words.result },
    ),
    foldPlotScript(
      {
        models: list,
        result: [list.map(() => 0.8), list.map((_, at) => at / 10)],
        foldOf: () => '',
      },
      { ...look, axis: look.words.result },
    ),
    friedmanPlotScript({ models: list, procedure }, look),
    pValueMatrixScript({ models: list, pairs: byName, key: 'holm_p', alpha: 0.05 }, look),
    posteriorDensityScript(
      {
        density: { x: [-1, 0, 1], y: [0, 1, 0], ...three },
        rope: 0.1,
        sides,
        hues: ['--model-3', '--model-1'],
      },
      look,
    ),
    rankDistributionScript({ models: list, values: null, of: 'ranks' }, look),
    simplexScript(
      { sample: { ...three, points: [[0.2, 0.3, 0.5]] }, sides, hues: ['--model-3', '--model-1'] },
      look,
    ),
    winTieLossScript({ models: list, pairs: byName }, look),
  ];
}

/** Kinds of names that have no room, in turn. */
const AWKWARD = [NAMES.long, NAMES.unbroken, NAMES.chinese, NAMES.hostile];

for (const [kind, k, name] of /** @type {[string, number, (at: number) => string][]} */ ([
  ['short', 4, NAMES.short],
  ['awkward', 15, (at) => AWKWARD[at % AWKWARD.length](at)],
])) {
  test(
    `matplotlib draws every script as wide as asked for, with ${kind} names`,
    {
      skip: !hasMatplotlib && 'there is no matplotlib',
    },
    () => {
      const { files, widths } = drawn(every(k, name, figure()));
      assert.equal(files.length, 2 * 12);
      for (const width of widths) assert.ok(Math.abs(width - 85) < 1, `${width} mm`);
    },
  );
}

test('the text is broken at a blank, or else shortened', () => {
  const wide = (/** @type {string} */ text) => textWidth(text, 1);
  assert.equal(broken('random forest', 20), 'random forest');
  assert.equal(broken('random forest', 5), 'random\nforest');
  for (const text of ['W'.repeat(80), '支持向量机'.repeat(9), 'a b '.repeat(40)]) {
    const pieces = broken(text, 8).split('\n');
    assert.ok(pieces.length <= 2);
    for (const piece of pieces) assert.ok(wide(piece) <= 8, piece);
    assert.ok(wide(cut(text, 8)) <= 8);
  }
});

test('a legend stands in one line, or in as many as it has entries', () => {
  const look = { millimetres: 85, points: 7 };
  assert.equal(legendColumns(['one', 'two', 'three'], look), 3);
  assert.equal(legendColumns(['one', 'two', 'three '.repeat(10)], look), 1);
});

test('a text that is drawn otherwise stands beside what it is', { skip: !hasPython }, () => {
  const data = dataOf(
    script({
      id: 'example',
      data: { names: ['whole', 'two lines'] },
      fitted: { names: ['whole', 'two\nlines'] },
      body: '',
      millimetres: 85,
      points: 7,
    }),
  );
  assert.deepEqual(data.names, ['whole', 'two lines']);
  assert.equal(data['names[1]'], 'two\nlines');
  assert.ok(!('names[0]' in data));
});

test('every script is Python, whatever the names are', { skip: !hasPython }, () => {
  const odd = [
    '\u202eevil',
    '"""',
    "'''",
    '\\',
    '\\u0041',
    '\n',
    '\ud800',
    '\ufffe',
    '$x^2$',
    '{0}',
  ];
  for (const name of [
    NAMES.hostile,
    (/** @type {number} */ at) => `${odd[at % odd.length]} ${at}`,
  ]) {
    for (const text of every(10, name, figure())) {
      assert.ok(Object.keys(dataOf(text)).length > 0);
      assert.doesNotMatch(text.replaceAll('\n', ''), /[\p{Cc}\p{Cs}\p{Bidi_Control}]/u);
    }
  }
});
