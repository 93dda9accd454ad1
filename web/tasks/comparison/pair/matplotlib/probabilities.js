import { cut, LEGEND, legendColumns, roomOf } from '../../../../export/matplotlib.js';
import { posterior } from '../../../../words/format.js';

/** What stands in a legend besides the name, in em. */
const REST = 8;

/**
 * What scripts say of the three probabilities of a Bayesian comparison.
 * @param {import('../three_probabilities.js').Probabilities & {
 *   sides: { left: string, right: string }, hues: [string, string] }} part
 * @param {import('../../../../export/matplotlib.js').Figure} figure
 * @param {number} share of the width that a name may take
 */
export function threeProbabilities(
  { left, rope, right, sides, hues },
  { theme, words, ...size },
  share,
) {
  const labels = [sides.left, words.equivalent, sides.right];
  const room = Math.min(roomOf(share, size), roomOf(1, size) - REST);
  const fitted = labels.map((label) => cut(label, room));
  const probabilities = [left, rope, right].map(posterior);
  const entries = fitted.map((label, at) => words.probability(label, probabilities[at]));
  return {
    data: {
      labels,
      probabilities,
      entry: words.probability('{}', '{}'),
      columns: legendColumns(entries, size),
      colors: [theme.models[hues[0]], theme.muted, theme.models[hues[1]]],
      ink: theme.ink,
      muted: theme.muted,
    },
    notes: { entry: 'of the legend', columns: 'of the legend' },
    fitted: { labels: fitted },
  };
}

/** Draws their legend. */
export const THREE = `${LEGEND}
for label, probability, color in zip(labels, probabilities, colors):
    ax.plot([], [], "s", color=color, label=entry.format(label, probability))
legend = fig.legend(loc="lower left", bbox_to_anchor=(0, 1), ncol=columns, labelcolor=muted)
for text in legend.get_texts():
    text.set_parse_math(False)`;
