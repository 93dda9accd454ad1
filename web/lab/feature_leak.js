/**
 * The choices of the simulation of a leak, and what is asked of the core for them.
 *
 * @typedef {{ mean: number, deviation: number, low: number, high: number, standard_error: number }} Spread
 * @typedef {object} FeatureLeak  as the core has it
 * @property {{ learner: string } & Record<'rows' | 'features' | 'selected' | 'repetitions' | 'seed', number>} feature_leak
 * @property {number} truth
 * @property {string} reference  who found the bias
 * @property {Spread} leaked
 * @property {Spread} inside
 * @property {object[]} parts  from which it was summarized
 */
import { LEARNERS } from './estimators.js';

/** What the core takes where nothing is typed, to stand in the fields. */
export const USUAL_NUMBERS = {
  rows: '50',
  features: '1000',
  selected: '20',
  repetitions: '50',
  seed: '1',
};

export const USUAL = {
  learner: 'bayes',
  rows: '',
  features: '',
  selected: '',
  repetitions: '',
  seed: '',
};

/**
 * @param {Record<string, string>} choices
 * @returns {Record<string, unknown> & { repetitions: number }}
 */
export function featureLeakRequest(choices) {
  const numbers = Object.entries(USUAL_NUMBERS).map(([name, usual]) => [
    name,
    Number(choices[name] || usual),
  ]);
  return {
    type: 'feature_leak',
    learner: LEARNERS[/** @type {keyof typeof LEARNERS} */ (choices.learner)],
    .../** @type {{ repetitions: number }} */ (Object.fromEntries(numbers)),
  };
}
