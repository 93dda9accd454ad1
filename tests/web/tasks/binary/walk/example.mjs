/**
 * Five positives and four negatives by score: + + ± − + − − +, where ± is a tie of one each.
 * The shares are visible fractions.
 * @type {import('../../../../../web/tasks/binary/walk/steps.js').CutOff[]}
 */
export const CUT_OFFS = [
  { threshold: null, tp: 0, fn: 5, fp: 0, tn: 4, fpr: 0, recall: 0, precision: null },
  { threshold: 0.9, tp: 1, fn: 4, fp: 0, tn: 4, fpr: 0, recall: 1 / 5, precision: 1 },
  { threshold: 0.8, tp: 2, fn: 3, fp: 0, tn: 4, fpr: 0, recall: 2 / 5, precision: 2 / 2 },
  { threshold: 0.7, tp: 3, fn: 2, fp: 1, tn: 3, fpr: 1 / 4, recall: 3 / 5, precision: 3 / 4 },
  { threshold: 0.6, tp: 3, fn: 2, fp: 2, tn: 2, fpr: 2 / 4, recall: 3 / 5, precision: 3 / 5 },
  { threshold: 0.5, tp: 4, fn: 1, fp: 2, tn: 2, fpr: 2 / 4, recall: 4 / 5, precision: 4 / 6 },
  { threshold: 0.4, tp: 4, fn: 1, fp: 3, tn: 1, fpr: 3 / 4, recall: 4 / 5, precision: 4 / 7 },
  { threshold: 0.3, tp: 4, fn: 1, fp: 4, tn: 0, fpr: 4 / 4, recall: 4 / 5, precision: 4 / 8 },
  { threshold: 0.2, tp: 5, fn: 0, fp: 4, tn: 0, fpr: 4 / 4, recall: 5 / 5, precision: 5 / 9 },
];
