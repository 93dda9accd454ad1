import assert from 'node:assert/strict';
import test from 'node:test';
import { cdControl } from '../../../web/tasks/friedman/cd_control.js';
import { friedmanPlot } from '../../../web/tasks/friedman/friedman_plot.js';
import { pValueMatrix } from '../../../web/tasks/friedman/p_value_matrix.js';
import { rankDistribution } from '../../../web/tasks/friedman/rank_distribution.js';
import { winTieLoss } from '../../../web/tasks/friedman/win_tie_loss.js';
import { models, NAMES, options, outside, overlaps, random } from './example.mjs';

/**
 * All that a report has of k algorithms.
 * @param {number} k
 * @param {(at: number) => string} name
 */
function report(k, name) {
  const next = random(k);
  const list = models(k, { seed: k, name }).map((model) => ({
    ...model,
    metrics: { ...model.metrics, control_holm_p: next() },
    ranks: { low: 1, q1: 1.5, median: 2, q3: k, high: k },
  }));
  const pairs = list.flatMap((one, a) =>
    list.slice(a + 1).map((other) => ({
      a: one.name,
      b: other.name,
      holm_p: next() ** 3,
      rank_wins: Math.floor(20 * next()),
      rank_ties: Math.floor(4 * next()),
      rank_losses: Math.floor(20 * next()),
    })),
  );
  return { models: list, pairs };
}

const drawn = {
  friedmanPlot: (/** @type {ReturnType<typeof report>} */ { models }, /** @type {any} */ look) =>
    friedmanPlot({ models, procedure: { critical_difference: 0.15 * models.length } }, look),
  cdControl: (/** @type {ReturnType<typeof report>} */ { models }, /** @type {any} */ look) =>
    cdControl(
      {
        models,
        control: { index: 1, procedure: { key: 'control_holm_p', critical_difference: 1.5 } },
        alpha: 0.3,
      },
      look,
    ),
  pValueMatrix: (/** @type {ReturnType<typeof report>} */ part, /** @type {any} */ look) =>
    pValueMatrix({ ...part, key: 'holm_p', alpha: 0.05 }, look),
  winTieLoss: (/** @type {ReturnType<typeof report>} */ part, /** @type {any} */ look) =>
    winTieLoss(part, look),
  rankDistribution: (
    /** @type {ReturnType<typeof report>} */ { models },
    /** @type {any} */ look,
  ) => rankDistribution({ models, values: null, of: 'ranks' }, look),
};

for (const [diagram, draw] of Object.entries(drawn)) {
  test(`${diagram}: texts neither overlap nor leave the sheet, from 2 to 100 algorithms`, () => {
    for (const [kind, name] of Object.entries(NAMES)) {
      for (const k of [2, 3, 5, 8, 13, 30, 100]) {
        const part = report(k, name);
        for (const width of [320, 360, 661, 1000]) {
          const found = draw(part, options({ width, chosen: 0 }));
          const where = `${kind}, k = ${k}, ${width} px`;
          assert.deepEqual(overlaps(found.shapes), [], where);
          assert.deepEqual(outside(found), [], where);
        }
      }
    }
  });
}
