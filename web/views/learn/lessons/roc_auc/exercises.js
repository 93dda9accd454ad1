import { casesTable, drawCases, shownCases, TWO_CLASSES } from '../../../../learn/two_classes.js';

/** @typedef {import('../../../../learn/exercises.js').Exercise} Exercise */

/** @type {Exercise} A point of the curve. */
const point = {
  id: 'point',
  decimals: 3,
  draw(random) {
    const cases = drawCases(random, random.whole(3, 5), random.whole(4, 6));
    return { cases, threshold: random.pick(cases.slice(2, -2)).score };
  },
  show: ({ cases }, words) => shownCases(cases, words),
  async answer({ cases, threshold }, core) {
    const request = { type: 'operating_point', model: 0, threshold };
    const { metrics } = await core.query(casesTable(cases), request, TWO_CLASSES);
    return metrics.fpr;
  },
};

/** @type {Exercise} The area, by its pairs. */
const area = {
  id: 'area',
  decimals: 3,
  draw: (random) => ({
    cases: drawCases(random, random.whole(3, 4), random.whole(3, 5), random.whole(0, 1)),
  }),
  show: ({ cases }, words) => shownCases(cases, words),
  async answer({ cases }, core) {
    const { models } = await core.report(casesTable(cases), TWO_CLASSES);
    return models[0].metrics.roc_auc;
  },
};

/** @type {Exercise} What is found when few false alarms are allowed. */
const allowed = {
  id: 'allowed',
  decimals: 3,
  draw: (random) => ({
    cases: drawCases(random, random.whole(4, 6), 5),
    target: random.pick([0.2, 0.4]),
  }),
  show: ({ cases }, words) => shownCases(cases, words),
  async answer({ cases, target }, core) {
    const request = { type: 'operating_point', model: 0, rule: 'target_fpr', target };
    const { metrics } = await core.query(casesTable(cases), request, TWO_CLASSES);
    return metrics.recall;
  },
};

export const EXERCISES = [point, area, allowed];
