import { casesOf } from './shown.mjs';

/** @param {number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** @type {Record<string, import('./shown.mjs').Solver>} */
export const solvers = {
  brier: (shown) =>
    mean(casesOf(shown).map(({ isPositive, score }) => (score - (isPositive ? 1 : 0)) ** 2)),
  log: (shown) =>
    mean(casesOf(shown).map(({ isPositive, score }) => -Math.log(isPositive ? score : 1 - score))),
  gap(shown) {
    const cases = casesOf(shown);
    const bins = [
      cases.filter(({ score }) => score < 0.5),
      cases.filter(({ score }) => score >= 0.5),
    ].filter((bin) => bin.length > 0);
    const gaps = bins.map((bin) => {
      const share = mean(bin.map(({ isPositive }) => (isPositive ? 1 : 0)));
      return Math.abs(share - mean(bin.map(({ score }) => score))) * (bin.length / cases.length);
    });
    return gaps.reduce((sum, one) => sum + one, 0);
  },
};
