import { casesTable, drawCases, shownCases, TWO_CLASSES } from '../../../../learn/two_classes.js';
import { repeatNegatives } from './repeat.js';

/** @typedef {import('../../../../learn/exercises.js').Exercise} Exercise */

const PEOPLE = 1000;

/** @type {Exercise} What a positive result means where few are positive. */
const result = {
  id: 'result',
  decimals: 3,
  draw(random) {
    const positives = random.whole(1, 6) * 10;
    const negatives = PEOPLE - positives;
    const tp = (positives / 10) * random.whole(7, 9);
    const fp = random.whole(20, 200);
    return { tp, fn: positives - tp, fp, tn: negatives - fp };
  },
  show: ({ tp, fn, fp, tn }, { head, names = [] }) => ({
    head,
    rows: [
      [names[0], tp + fn, `${tp} / ${tp + fn}`],
      [names[1], fp + tn, `${fp} / ${fp + tn}`],
    ],
  }),
  async answer({ tp, fn, fp, tn }, core) {
    const table = [
      ['tp', 'fp', 'fn', 'tn'],
      [tp, fp, fn, tn],
    ];
    const { models } = await core.report(table, { task: 'counts' });
    return models[0].metrics.precision;
  },
};

/** @type {Exercise} Precision where negative cases are more common than in the test set. */
const field = {
  id: 'field',
  decimals: 3,
  draw(random) {
    const cases = drawCases(random, random.whole(4, 5), random.whole(4, 6));
    return { cases, threshold: random.pick(cases.slice(3, -2)).score, times: random.whole(3, 20) };
  },
  show: ({ cases }, words) => shownCases(cases, words),
  async answer({ cases, threshold, times }, core) {
    const request = { type: 'operating_point', model: 0, threshold };
    const table = repeatNegatives(casesTable(cases), times);
    const { metrics } = await core.query(table, request, TWO_CLASSES);
    return metrics.precision;
  },
};

/** @type {Exercise} The area that does not move. */
const area = {
  id: 'area',
  decimals: 3,
  draw: (random) => ({
    cases: drawCases(random, random.whole(3, 4), random.whole(3, 5)),
    times: random.whole(3, 20),
  }),
  show: ({ cases }, words) => shownCases(cases, words),
  async answer({ cases, times }, core) {
    const { models } = await core.report(repeatNegatives(casesTable(cases), times), TWO_CLASSES);
    return models[0].metrics.roc_auc;
  },
};

export const EXERCISES = [result, field, area];
