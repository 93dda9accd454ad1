/**
 * Degrees of freedom of a test of two learners: two for an F.
 * @param {Record<string, any> | undefined} pair  of the report
 * @param {string} statistic  its key: cv5x2_t
 * @returns {number[]}  none for a test without
 */
export function degreesOfFreedom(pair, statistic) {
  return ['df', 'df1', 'df2']
    .map((name) => pair?.[`${statistic}_${name}`])
    .filter((df) => typeof df === 'number');
}
