import { logistic, squashed } from '../../../../learn/two_classes.js';

/** Of the true probabilities, on the scale of their log odds. */
const DEVIATION = 1.6;

/**
 * Cases that are positive with a probability of their own, and forecasts of it.
 * @param {import('../../../../learn/random.js').Random} random
 * @param {number} count
 * @returns {{ truth: (0 | 1)[], at: (sureness: number, shift: number) => number[] }} at: sureness 1 and shift 0 forecast
 *   the true probability; a higher sureness takes all away from one half, a higher shift takes all up
 */
export function drawForecasts(random, count) {
  const own = Array.from({ length: count }, () => random.normal(0, DEVIATION));
  return {
    truth: own.map((logOdds) => (random.chance(logistic(logOdds)) ? 1 : 0)),
    at: (sureness, shift) => own.map((logOdds) => squashed(sureness * logOdds + shift)),
  };
}
