import { casesOf, countsAt, numbersIn } from './shown.mjs';

/** @type {Record<string, import('./shown.mjs').Solver>} */
export const solvers = {
  result({ rows }) {
    const [[tp], [fp]] = rows.map(([, , positive]) => numbersIn(positive));
    return tp / (tp + fp);
  },
  field(shown) {
    const [threshold, times] = numbersIn(shown.question);
    const { tp, fp } = countsAt(casesOf(shown), threshold);
    return tp / (tp + times * fp);
  },
  area(shown) {
    const [times] = numbersIn(shown.question);
    const cases = casesOf(shown);
    const positives = cases.filter(({ isPositive }) => isPositive);
    const negatives = cases
      .filter(({ isPositive }) => !isPositive)
      .flatMap((one) => Array.from({ length: times }, () => one));
    const won = positives.flatMap((one) => negatives.filter((other) => one.score > other.score));
    return won.length / (positives.length * negatives.length);
  },
};
