/** Those that the design of five times two folds itself fixes; the report has all others. @type {Record<string, number[]>} */
const OF_FIVE_BY_TWO = { cv5x2_t: [5], cv5x2_t_zhou: [5], cv5x2_f: [10, 5] };

/**
 * Degrees of freedom of a test of two learners: two for an F.
 * @param {Record<string, any> | undefined} pair  of the report
 * @param {string} statistic  its key: cv5x2_t
 * @returns {number[]}  none for a test without
 */
export function degreesOfFreedom(pair, statistic) {
  const df = pair?.[`${statistic}_df`];
  return typeof df === 'number' ? [df] : (OF_FIVE_BY_TWO[statistic] ?? []);
}
