import { numbersIn } from './shown.mjs';

/** The mean rank of each model. @param {import('./shown.mjs').Shown} shown */
function meanRanks({ rows }) {
  const results = rows.map(([, ...row]) => row.map(Number));
  return results[0].map(
    (_, model) =>
      results.reduce((sum, row) => {
        const better = row.filter((value) => value > row[model]).length;
        const equal = row.filter((value) => value === row[model]).length;
        return sum + better + (equal + 1) / 2;
      }, 0) / results.length,
  );
}

/** @type {Record<string, import('./shown.mjs').Solver>} */
export const solvers = {
  rank: (shown) => meanRanks(shown)[0],
  chi2(shown) {
    const ranks = meanRanks(shown);
    const k = ranks.length;
    const squares = ranks.reduce((sum, rank) => sum + rank ** 2, 0);
    return ((12 * shown.rows.length) / (k * (k + 1))) * (squares - (k * (k + 1) ** 2) / 4);
  },
  distance(shown) {
    const ranks = meanRanks(shown);
    const [q] = numbersIn(shown.question);
    const k = ranks.length;
    const critical = q * Math.sqrt((k * (k + 1)) / (6 * shown.rows.length));
    const [a, b, c] = ranks;
    return [a - b, a - c, b - c].filter((difference) => Math.abs(difference) > critical).length;
  },
};
