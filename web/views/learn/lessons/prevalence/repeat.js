/**
 * The same cases where negative ones are more common: each stands in the table several times.
 * @param {import('../../../../learn/core.js').Table} table  of `scoresTable`
 * @param {number} times
 * @returns {import('../../../../learn/core.js').Table}
 */
export const repeatNegatives = (table, times) =>
  table.flatMap((row) => (row[0] === 0 ? Array.from({ length: times }, () => row) : [row]));
