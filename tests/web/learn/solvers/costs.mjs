import { casesOf, countsAt, numbersIn } from './shown.mjs';

/** @param {ReturnType<typeof casesOf>} cases */
const allCounts = (cases) =>
  [Number.POSITIVE_INFINITY, ...cases.map(({ score }) => score)].map((threshold) =>
    countsAt(cases, threshold),
  );

/** @type {Record<string, import('./shown.mjs').Solver>} */
export const solvers = {
  error(shown) {
    const [costFn, costFp, threshold] = numbersIn(shown.question);
    const cases = casesOf(shown);
    const { fn, fp } = countsAt(cases, threshold);
    return (costFn * fn + costFp * fp) / cases.length;
  },
  cheapest(shown) {
    const [costFn, costFp] = numbersIn(shown.question);
    const cases = casesOf(shown);
    return (
      Math.min(...allCounts(cases).map(({ fn, fp }) => costFn * fn + costFp * fp)) / cases.length
    );
  },
  normalised(shown) {
    const [costFn, costFp, p] = numbersIn(shown.question);
    const share = (p * costFn) / (p * costFn + (1 - p) * costFp);
    const costs = allCounts(casesOf(shown)).map(
      ({ tp, fn, fp, tn }) => (fn / (tp + fn)) * share + (fp / (tn + fp)) * (1 - share),
    );
    return Math.min(...costs);
  },
};
