import { casesTable, drawCases, shownCases, TWO_CLASSES } from '../../../../learn/two_classes.js';

/** @typedef {import('../../../../learn/exercises.js').Exercise} Exercise */
/** @typedef {import('../../../../learn/random.js').Random} Random */

/** Costs that differ, the dearer mistake being either. @param {Random} random */
function drawCosts(random) {
  const [cheap, dear] = [random.whole(1, 2), random.whole(3, 9)];
  return random.chance(0.5) ? { fn: dear, fp: cheap } : { fn: cheap, fp: dear };
}

/** @param {{ fn: number, fp: number }} costs */
const withCosts = ({ fn, fp }) => ({ ...TWO_CLASSES, cost_fn: fn, cost_fp: fp });

/** @type {Exercise} The cost of a case at a threshold. */
const error = {
  id: 'error',
  decimals: 3,
  draw(random) {
    const cases = drawCases(random, random.whole(3, 5), random.whole(4, 6));
    return { cases, costs: drawCosts(random), threshold: random.pick(cases.slice(2, -2)).score };
  },
  show: ({ cases }, words) => shownCases(cases, words),
  async answer({ cases, costs, threshold }, core) {
    const request = { type: 'operating_point', model: 0, threshold };
    const { metrics } = await core.query(casesTable(cases), request, withCosts(costs));
    return metrics.cost_sensitive_error;
  },
};

/** @type {Exercise} The lowest cost that a threshold can reach. */
const cheapest = {
  id: 'cheapest',
  decimals: 3,
  draw: (random) => ({
    cases: drawCases(random, random.whole(3, 4), random.whole(4, 5)),
    costs: drawCosts(random),
  }),
  show: ({ cases }, words) => shownCases(cases, words),
  async answer({ cases, costs }, core) {
    const request = { type: 'operating_point', model: 0, rule: 'expected_cost' };
    const { metrics } = await core.query(casesTable(cases), request, withCosts(costs));
    return metrics.cost_sensitive_error;
  },
};

/** @type {Exercise} A point of the cost curve. */
const normalised = {
  id: 'normalised',
  decimals: 3,
  draw: (random) => ({
    cases: drawCases(random, random.pick([4, 5]), random.pick([4, 5])),
    costs: drawCosts(random),
    prior: random.pick([0.1, 0.2, 0.3, 0.4]),
  }),
  show: ({ cases }, words) => shownCases(cases, words),
  async answer({ cases, costs, prior }, core) {
    const request = { type: 'cost', model: 0, prior, cost_fn: costs.fn, cost_fp: costs.fp };
    return (await core.query(casesTable(cases), request, TWO_CLASSES)).normalised_cost;
  },
};

export const EXERCISES = [error, cheapest, normalised];
