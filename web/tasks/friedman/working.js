import { known, squared, sum, tex } from '../comparison/working.js';

/**
 * The arithmetic behind Friedman's test and the critical difference.
 * @typedef {import('../comparison/working.js').Step} Step
 * @typedef {import('../comparison/words.js').ComparisonWords['working']} Words
 */

/** More learners than this are cut off. */
const MOST_COLUMNS = 8;

/** A name inside \text{}. @param {string} name */
const text = (name) => String.raw`\text{${name.slice(0, 24).replace(/[\\{}$%#&_^~]/g, ' ')}}`;

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
