import { casesOf, countsAt, numbersIn } from './shown.mjs';

/** @type {Record<string, import('./shown.mjs').Solver>} */
export const solvers = {
  precision(shown) {
    const [threshold] = numbersIn(shown.question);
    const { tp, fp } = countsAt(casesOf(shown), threshold);
    return tp / (tp + fp);
  },
  f1(shown) {
    const [threshold] = numbersIn(shown.question);
    const { tp, fp, fn } = countsAt(casesOf(shown), threshold);
    const [p, r] = [tp / (tp + fp), tp / (tp + fn)];
    return (2 * p * r) / (p + r);
  },
  average(shown) {
    const sorted = casesOf(shown).sort((one, other) => other.score - one.score);
    let found = 0;
    let sum = 0;
    for (const [at, { isPositive }] of sorted.entries()) {
      if (!isPositive) continue;
      found += 1;
      sum += found / (at + 1);
    }
    return sum / found;
  },
};
