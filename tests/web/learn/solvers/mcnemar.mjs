/** @typedef {import('./shown.mjs').Shown} Shown */

/** How often only B, and only A is right, from the table of counts. @param {Shown} shown */
const onlyOne = ({ rows }) => [Number(rows[0][2]), Number(rows[1][1])];

/** C(n, i). @param {number} n @param {number} i @returns {number} */
const choose = (n, i) => (i === 0 ? 1 : (choose(n, i - 1) * (n - i + 1)) / i);

/** @type {Record<string, import('./shown.mjs').Solver>} */
export const solvers = {
  cases({ rows }) {
    const e01 = rows.filter(([, a, b]) => a === 'wrong' && b === 'right').length;
    const e10 = rows.filter(([, a, b]) => a === 'right' && b === 'wrong').length;
    return (e01 - e10) ** 2 / (e01 + e10);
  },
  corrected(shown) {
    const [e01, e10] = onlyOne(shown);
    return (Math.abs(e01 - e10) - 1) ** 2 / (e01 + e10);
  },
  exact(shown) {
    const [e01, e10] = onlyOne(shown);
    const coins = e01 + e10;
    let ways = 0;
    for (let heads = 0; heads <= Math.min(e01, e10); heads += 1) ways += choose(coins, heads);
    return (2 * ways) / 2 ** coins;
  },
};
