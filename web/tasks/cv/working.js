import { known, sum, tex } from '../comparison/working.js';

/**
 * The arithmetic behind the tests of two learners over folds.
 * @typedef {import('../comparison/working.js').Step} Step
 * @typedef {import('../comparison/words.js').ComparisonWords['working']} Words
 */

/**
 * The tests of the differences of two learners over folds.
 * @param {any} report
 * @param {{ pair: any, differences?: number[] | null } | null | undefined} answer of the core to
 *   the query `pair`
 * @param {Words['cv']} t
 * @returns {Step[]}
 */
export function cvSteps({ options }, answer, t) {
  const { pair, differences: d } = answer ?? {};
  if (!pair || !d) return [];
  const n = d.length;
  const mean = pair.mean_diff;
  /** @type {Step[]} */
  const steps = [
    {
      id: 'mean',
      title: t.mean,
      latex: [
        String.raw`\bar d=\frac1n\sum_i d_i`,
        String.raw`\frac{${sum(d.map((/** @type {number} */ each) => tex(each)))}}{${n}}`,
        tex(mean, 5),
      ],
    },
  ];
  const { std_diff: s } = pair;
  if (!known(pair.paired_t, s)) return steps;
  steps.push(
    {
      id: 'std',
      title: t.std,
      latex: [
        String.raw`s=\sqrt{\frac{\sum_i (d_i-\bar d)^2}{n-1}}`,
        String.raw`\sqrt{\frac{${sum(d.map((/** @type {number} */ each) => `(${tex(each)}-${mean < 0 ? `(${tex(mean, 5)})` : tex(mean, 5)})^2`))}}{${n - 1}}}`,
        tex(s, 5),
      ],
    },
    {
      id: 'paired',
      title: t.paired,
      latex: [
        String.raw`t=\frac{\bar d}{s/\sqrt n}`,
        String.raw`\frac{${tex(mean, 5)}}{${tex(s, 5)}/\sqrt{${n}}}`,
        tex(pair.paired_t),
      ],
    },
  );
  const ratio = options.test_train_ratio;
  if (known(pair.corrected_t, ratio)) {
    steps.push({
      id: 'corrected',
      title: t.corrected,
      latex: [
        String.raw`t=\frac{\bar d}{s\sqrt{\frac1n+\frac{n_{\text{test}}}{n_{\text{train}}}}}`,
        String.raw`\frac{${tex(mean, 5)}}{${tex(s, 5)}\sqrt{\frac{1}{${n}}+${tex(ratio)}}}`,
        tex(pair.corrected_t),
      ],
    });
  }
  if (known(pair.cv5x2_t, pair.cv5x2_std)) {
    steps.push({
      id: 'five',
      title: t.five,
      latex: [
        String.raw`t=\frac{d_1^{(1)}}{\sqrt{\frac15\sum_{i=1}^5 s_i^2}}`,
        String.raw`\frac{${tex(d[0])}}{${tex(pair.cv5x2_std, 5)}}`,
        tex(pair.cv5x2_t),
      ],
    });
  }
  return steps;
}
