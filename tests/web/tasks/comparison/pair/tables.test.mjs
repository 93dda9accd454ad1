import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { themesIn } from '../../../../../tools/theme.mjs';
import { toCsv } from '../../../../../web/export/csv.js';
import {
  bayesOfPair,
  effectsOfPair,
  huesOf,
  testsOfPair,
  withNames,
} from '../../../../../web/tasks/comparison/pair/tables.js';
import { comparisonWords } from '../../../../../web/tasks/comparison/words.js';
import { cvReport, statistics } from '../example.mjs';

/**
 * How different two colours look: their distance in Oklab (Ottosson 2020), where black and white are
 * 1 apart.
 * @param {string} one as "#rrggbb"
 * @param {string} other
 */
function distanceOf(one, other) {
  const lab = (/** @type {string} */ colour) => {
    const [r, g, b] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
  };
  const there = lab(other);
  return Math.hypot(...lab(one).map((part, at) => part - there[at]));
}

/** @type {any} */
const SCENE = (() => {
  const report = cvReport();
  const [a, b] = report.models.map((/** @type {{ name: string }} */ { name }) => name);
  const pair = {
    ...{ a, b, paired_t: 2, paired_t_p: 0.1, mean_difference: 0.02, reasons: {}, intervals: {} },
    ...{ bayes_sign_left: 0.1, bayes_sign_rope: 0.2, bayes_sign_right: 0.7 },
  };
  const t = comparisonWords('en');
  return {
    report,
    t,
    statistics: statistics('en'),
    models: report.models,
    look: { pair: [0, 1] },
    answer: { pair },
  };
})();

test('a saved table of a pair names the two, in the order of their difference', () => {
  const [a, b] = SCENE.models.map((/** @type {{ name: string }} */ { name }) => name);
  for (const table of [testsOfPair, effectsOfPair]) {
    const [head] = toCsv(withNames(table(SCENE), SCENE)).split('\r\n');
    assert.ok(head.split(',')[0].endsWith(` (${a} − ${b})`), head);
  }
});

/** @param {number[]} pair */
const hues = (pair, higher = false) =>
  huesOf({
    ...SCENE,
    look: { pair },
    report: { ...SCENE.report, options: { ...SCENE.report.options, higher_is_better: higher } },
  });

test('each side of a pair has the colour of its learner', () => {
  // Lower is better, so a − b below zero favours a.
  assert.deepEqual(hues([2, 4]), ['--model-3', '--model-5']);
  assert.deepEqual(hues([2, 4], true), ['--model-5', '--model-3']);
});

test('the sides of a pair differ clearly in colour, in light and in dark', () => {
  const { light, dark } = themesIn(
    readFileSync(new URL('../../../../../web/styles/tokens.css', import.meta.url), 'utf8'),
  );
  let own = 0;
  for (let a = 0; a < 13; a += 1) {
    for (let b = 0; b < 13; b += 1) {
      if (a === b) continue;
      const pair = hues([a, b]);
      for (const { models } of [light, dark]) {
        const distance = distanceOf(models[pair[0]], models[pair[1]]);
        assert.ok(distance > 0.1, `${a} ${b}: ${pair}, ${distance}`);
      }
      assert.deepEqual(hues([a, b], true), [...pair].reverse());
      own += pair[1] === `--model-${(b % 12) + 1}` ? 1 : 0;
    }
  }
  // Most pairs keep both colours.
  assert.ok(own > 0.8 * 13 * 12, String(own));
});

test('saved Bayesian probabilities say which is better in each column', () => {
  const [a, b] = SCENE.models.map((/** @type {{ name: string }} */ { name }) => name);
  // Lower is better, so a − b below zero favours a.
  const [head, row] = toCsv(bayesOfPair(SCENE)).split('\r\n');
  const [, left, , right] = head.split(',');
  assert.ok(left.includes(a) && !left.includes(b), head);
  assert.ok(right.includes(b) && !right.includes(a), head);
  assert.match(row, /,0\.1,0\.2,0\.7$/);
});

test('over folds every test of folds as independent is called too optimistic, those without a statistic too', () => {
  const pair = {
    ...SCENE.answer.pair,
    ...{ sign_test_p: 0.1, permutation_p: 0.2, corrected_t: 2, corrected_t_p: 0.3 },
  };
  const { rows } = testsOfPair({ ...SCENE, answer: { pair } });
  const marked = rows.filter(({ name }) => name.includes(SCENE.t.pairs.optimistic));
  assert.equal(rows.length, 4);
  assert.equal(marked.length, 3);
});
