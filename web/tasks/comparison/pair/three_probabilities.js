import { plainText } from '../../../diagrams/text_width.js';
import { legend } from '../../../diagrams/triangle.js';
import { posterior } from '../../../words/format.js';

/**
 * @typedef {{ left: number, rope: number, right: number }} Probabilities
 * @typedef {'left' | 'rope' | 'right'} Side
 */

/**
 * The three probabilities of a Bayesian comparison with their colours, as keys.
 * @param {Probabilities & { sides: { left: string, right: string }, hues: [string, string] }} part
 *   `hues` are tokens of the two sides
 * @param {import('../../../diagrams/geometry.js').Options} options
 */
export function threeProbabilities({ left, rope, right, sides, hues }, options) {
  const { theme, words } = options;
  /** @type {Record<Side, string>} */
  const colours = {
    left: theme.models[hues[0]],
    rope: theme.muted,
    right: theme.models[hues[1]],
  };
  /** @type {Record<Side, string>} */
  const tips = {
    left: words.probability(plainText(sides.left), posterior(left)),
    rope: words.probability(words.equivalent, posterior(rope)),
    right: words.probability(plainText(sides.right), posterior(right)),
  };
  const order = /** @type {Side[]} */ (['left', 'rope', 'right']);
  const keys = legend(
    order.map((side) => ({ colour: colours[side], label: tips[side] })),
    0,
    options,
  );
  return { ...keys, colours, tips };
}
