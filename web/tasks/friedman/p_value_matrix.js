import { mixed } from '../../charts/theme.js';
import { byMeanRank } from '../../diagrams/geometry.js';
import { legend, triangle } from '../../diagrams/triangle.js';
import { threshold, p as writeP } from '../../words/format.js';
import { readable } from './readable.js';

/**
 * @typedef {{ a: string, b: string } & Record<string, any>} Pair
 */

/** Shares of the colour in the three shades, from the smallest p-values on. */
const SHADES = [1, 0.4, 0.06];

/**
 * Pairs by the places of their models in the report, as the report orders them:
 * (0,1), (0,2), …, (1,2), ….
 * @param {Pair[]} pairs
 * @param {number} k algorithms
 */
export function pairOf(pairs, k) {
  return (/** @type {number} */ one, /** @type {number} */ other) => {
    const [a, b] = one < other ? [one, other] : [other, one];
    return pairs[a * k - (a * (a + 1)) / 2 + (b - a - 1)];
  };
}

/**
 * Adjusted p-values of all pairs, the algorithms ordered by mean rank. The three
 * shades differ in lightness, not in hue, so that they are told apart without
 * colours.
 * @param {{ models: import('../../diagrams/geometry.js').Model[], pairs: Pair[], key: string,
 *   alpha: number }} part of a report; `key` names the p-values
 * @param {import('../../diagrams/geometry.js').Options} options
 * @returns {import('../../diagrams/geometry.js').Diagram}
 */
export function pValueMatrix({ models, pairs, key, alpha }, options) {
  const { theme, words, width } = options;
  const items = byMeanRank(models);
  const find = pairOf(pairs, models.length);
  const strict = Math.min(0.01, alpha / 5);
  const colours = SHADES.map((share) => mixed(theme.models['--model-1'], theme.card, share));
  const shade = (/** @type {number} */ p) => (p <= strict ? 0 : p <= alpha ? 1 : 2);
  const { shapes, bottom } = triangle(
    items,
    (row, column) => {
      const p = find(row.model, column.model)?.[key];
      const known = typeof p === 'number';
      const colour = known ? colours[shade(p)] : theme.card;
      return {
        colour,
        ink: readable(colour, theme),
        texts: known && p < 0.001 ? [writeP(p), '<.001'] : [writeP(p)],
        tip: words.pair(column.name, row.name, `p ${writeP(p)}`),
      };
    },
    options,
  );
  const [low, high] = [strict, alpha].map((level) => threshold(level).replace(/^0/, ''));
  const keys = legend(
    [words.atMost(low), words.atMost(high), words.above(high)].map((label, at) => ({
      label,
      colour: colours[at],
      edge: at === 2 ? theme.muted : undefined,
    })),
    bottom + 4,
    options,
  );
  return {
    id: 'p_value_matrix',
    description: words.pValueMatrix(items.map(({ name }) => name)),
    width,
    height: keys.bottom,
    shapes: [...shapes, ...keys.shapes],
  };
}
