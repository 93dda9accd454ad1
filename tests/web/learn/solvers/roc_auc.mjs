import { casesOf, countsAt, numbersIn } from './shown.mjs';

/** @type {Record<string, import('./shown.mjs').Solver>} */
export const solvers = {
  point(shown) {
    const [threshold] = numbersIn(shown.question);
    const { fp, tn } = countsAt(casesOf(shown), threshold);
    return fp / (tn + fp);
  },
  area(shown) {
    const cases = casesOf(shown);
    const positives = cases.filter(({ isPositive }) => isPositive);
    const negatives = cases.filter(({ isPositive }) => !isPositive);
    let won = 0;
    for (const one of positives)
      for (const other of negatives)
        won += one.score > other.score ? 1 : one.score === other.score ? 0.5 : 0;
    return won / (positives.length * negatives.length);
  },
  allowed(shown) {
    const [target] = numbersIn(shown.question);
    const cases = casesOf(shown);
    const rates = [Number.POSITIVE_INFINITY, ...cases.map(({ score }) => score)].map(
      (threshold) => {
        const { tp, fn, fp, tn } = countsAt(cases, threshold);
        return { tpr: tp / (tp + fn), fpr: fp / (tn + fp) };
      },
    );
    return Math.max(...rates.filter(({ fpr }) => fpr <= target + 1e-12).map(({ tpr }) => tpr));
  },
};
