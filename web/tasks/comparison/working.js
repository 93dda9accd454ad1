import { number } from '../../words/format.js';

/**
 * The arithmetic behind the tests of learners, in LaTeX: symbols, the user's
 * numbers in their place, the result as the core computed it.
 * @typedef {{ id: string, title: string, latex: string[] }} Step
 * @typedef {import('./words.js').ComparisonWords['working']} Words
 */

/** More summands than this are cut in the middle. */
const MOST_SUMMANDS = 6;
/** And more learners than this. */
const MOST_COLUMNS = 8;

/**
 * A number as LaTeX: the separators of thousands are not commas of a list.
 * @param {number | null | undefined} value
 * @param {number} [decimals]
 */
const tex = (value, decimals = 4) =>
  number(value, decimals)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '')
    .replaceAll(',', '{,}')
    .replaceAll('\u2212', '-');

/**
 * A sum with its own summands, cut in the middle when there are many.
 * @param {string[]} summands
 * @example sum(['1', '2']) // '1+2'
 */
export function sum(summands) {
  const shown =
    summands.length > MOST_SUMMANDS
      ? [...summands.slice(0, MOST_SUMMANDS - 2), '\\cdots', summands[summands.length - 1]]
      : summands;
  return shown.join('+').replaceAll('+-', '-');
}

/** @param {number} value */
const squared = (value) => (value < 0 ? `(${tex(value)})^2` : `${tex(value)}^2`);

/** A name inside \text{}. @param {string} name */
const text = (name) => String.raw`\text{${name.slice(0, 24).replace(/[\\{}$%#&_^~]/g, ' ')}}`;

/**
 * Whether every one of them is a finite number.
 * @param {unknown[]} values
 */
const known = (...values) => values.every((value) => Number.isFinite(value));

/**
 * Friedman's test from the ranks on, and the critical difference.
 * @param {any} report
 * @param {Words['friedman']} t
 * @param {{ row?: number, model?: number }} [example] data set whose ranks, and algorithm whose
 *   rank sum is worked out
 * @returns {Step[]}
 */
export function friedmanSteps(
  { tests, models, values, procedures = [], control },
  t,
  { row = 0, model = 0 } = {},
) {
  const { n_datasets: n, n_algorithms: k } = tests;
  const sums = models.map((/** @type {any} */ { metrics }) => metrics.rank_sum);
  /** @type {Step[]} */
  const steps = [];
  if (values?.rank?.length > 0) {
    const rows = [
      models.map((/** @type {any} */ { name }) => text(name)),
      values.result[row].map((/** @type {number} */ each) => tex(each)),
      values.rank[row].map((/** @type {number} */ each) => tex(each)),
    ].map((cells) =>
      cells.length > MOST_COLUMNS ? [...cells.slice(0, MOST_COLUMNS), '\\cdots'] : cells,
    );
    const lines = rows.map((cells) => cells.join(' &\\quad '));
    steps.push({
      id: 'ranks',
      title: t.ranks,
      latex: [
        String.raw`\begin{array}{${'l'.repeat(rows[0].length)}}${lines.join('\\\\ ')}\end{array}`,
      ],
    });
    const first = values.rank.map((/** @type {number[]} */ ranks) => tex(ranks[model]));
    steps.push({
      id: 'sums',
      title: t.sums,
      latex: [String.raw`R_{${text(models[model].name)}}=\sum_i r_i`, sum(first), tex(sums[model])],
    });
  }
  if (known(tests.friedman_chi2, ...sums)) {
    steps.push({
      id: 'chi2',
      title: t.chi2,
      latex: [
        String.raw`\chi^2=\frac{12}{Nk(k+1)}\sum_j R_j^2-3N(k+1)`,
        String.raw`\frac{12}{${n}\cdot ${k}\cdot ${k + 1}}\left(${sum(sums.map(squared))}\right)-3\cdot ${n}\cdot ${k + 1}`,
        tex(tests.friedman_chi2),
      ],
    });
  }
  if (values?.tie_sizes && known(tests.friedman_chi2, tests.friedman_chi2_tie_corrected)) {
    const summands = values.tie_sizes
      .flat()
      .map((/** @type {number} */ size) => `(${size}^3-${size})`);
    steps.push({
      id: 'ties',
      title: t.ties,
      latex: [
        String.raw`\chi^2_{\text{ties}}=\frac{\chi^2}{1-\frac{\sum(t^3-t)}{N(k^3-k)}}`,
        String.raw`\frac{${tex(tests.friedman_chi2)}}{1-\frac{${summands.length > 0 ? sum(summands) : '0'}}{${n}\,(${k}^3-${k})}}`,
        tex(tests.friedman_chi2_tie_corrected),
      ],
    });
  }
  for (const [id, chi2, f] of [
    ['f', tests.friedman_chi2, tests.iman_davenport_f],
    ['f_ties', tests.friedman_chi2_tie_corrected, tests.iman_davenport_f_tie_corrected],
  ]) {
    const infinite = f === null && tests.iman_davenport_p === 0;
    if (!known(chi2) || !(infinite || known(f))) continue;
    steps.push({
      id,
      title: id === 'f' ? t.f : `${t.f} (${t.ties})`,
      latex: [
        String.raw`\tau_F=\frac{(N-1)\chi^2}{N(k-1)-\chi^2}`,
        String.raw`\frac{${n - 1}\cdot ${tex(chi2)}}{${n}\cdot ${k - 1}-${tex(chi2)}}`,
        infinite ? String.raw`\infty` : tex(f),
      ],
    });
  }
  const differences = [
    ['cd', t.cd, procedures, 'nemenyi', 'q_\\alpha'],
    ['dunn', t.dunn, control?.procedures ?? [], 'bonferroni_dunn', "q'_\\alpha"],
  ];
  for (const [id, title, list, wanted, symbol] of differences) {
    const found = list.find((/** @type {{ id: string }} */ one) => one.id === wanted);
    const { critical_difference: difference, critical_value: q } = found ?? {};
    if (!known(difference, q)) continue;
    steps.push({
      id,
      title,
      latex: [
        String.raw`\mathrm{CD}=${symbol}\sqrt{\frac{k(k+1)}{6N}}`,
        String.raw`${tex(q)}\sqrt{\frac{${k}\cdot ${k + 1}}{6\cdot ${n}}}`,
        tex(difference),
      ],
    });
  }
  return steps;
}

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

/**
 * The tail of a binomial distribution that is the p-value, in symbols and, where
 * it is one sum, with numbers.
 * @param {string} alternative
 * @param {number} m
 * @param {number} n
 * @param {number} eps0
 */
function tailOf(alternative, m, n, eps0) {
  const term = String.raw`\binom ni\epsilon_0^i(1-\epsilon_0)^{n-i}`;
  const numbers = String.raw`\binom{${n}}{i}\,${tex(eps0)}^i\cdot ${tex(1 - eps0)}^{${n}-i}`;
  if (alternative === 'two-sided')
    return [String.raw`p=\sum_{i:\,b_i\le b_m}b_i,\quad b_i=${term}`];
  return alternative === 'less'
    ? [String.raw`P(X\le m)=\sum_{i=0}^{m}${term}`, String.raw`\sum_{i=0}^{${m}}${numbers}`]
    : [String.raw`P(X\ge m)=\sum_{i=m}^{n}${term}`, String.raw`\sum_{i=${m}}^{${n}}${numbers}`];
}

/**
 * The binomial test of the worst experiment.
 * @param {any} report
 * @param {Words['binomial']} t
 * @returns {Step[]}
 */
export function binomialSteps({ tests, verdict }, t) {
  const { max_errors: m, max_n: n } = tests;
  const { eps0, p, alternative } = verdict;
  /** @type {Step[]} */
  const steps = [
    {
      id: 'rate',
      title: t.rate,
      latex: [
        String.raw`\hat\epsilon=\frac mn`,
        String.raw`\frac{${m}}{${n}}`,
        tex(verdict.error_rate),
      ],
    },
  ];
  if (known(p, eps0)) {
    steps.push({
      id: 'p',
      title: t.p,
      latex: [...tailOf(alternative, m, n, eps0), tex(p, 5)],
    });
  }
  return steps;
}
