import { known, tex } from '../comparison/working.js';

/**
 * The arithmetic behind the binomial test.
 * @typedef {import('../comparison/working.js').Step} Step
 * @typedef {import('../comparison/words.js').ComparisonWords['working']} Words
 */

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
