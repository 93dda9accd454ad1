import { mixed } from '../../charts/theme.js';
import { byMeanRank, LEADING, typesetter } from '../../diagrams/geometry.js';
import { lines } from '../../diagrams/text_width.js';
import { legend, triangle } from '../../diagrams/triangle.js';
import { integer } from '../../words/format.js';
import { pairOf } from './p_value_matrix.js';
import { readable } from './readable.js';

const DEEPEST = 0.75;

/**
 * Wins, ties and losses of the row against the column by their ranks, which the tie
 * tolerance acts on. The blue of the first
 * model says that the row wins more often, the orange of the second that it
 * loses more often.
 * @param {{ models: import('../../diagrams/geometry.js').Model[],
 *   pairs: import('./p_value_matrix.js').Pair[] }} part of a report of the task `friedman`
 * @param {import('../../diagrams/geometry.js').Options} options
 * @returns {import('../../diagrams/geometry.js').Diagram}
 */
export function winTieLoss({ models, pairs }, options) {
  const { theme, words, width, size } = options;
  const items = byMeanRank(models);
  const find = pairOf(pairs, models.length);
  const { shapes, bottom } = triangle(
    items,
    (row, column) => {
      const pair = find(row.model, column.model) ?? {};
      const { rank_ties: ties } = pair;
      const counts = [pair.rank_wins, pair.rank_losses];
      // The report counts the wins of the earlier of the two models.
      const [wins, losses] = row.model < column.model ? counts : counts.reverse();
      const all = wins + ties + losses;
      const lead = all > 0 ? (wins - losses) / all : 0;
      const hue = theme.models[lead >= 0 ? '--model-1' : '--model-2'];
      const colour = mixed(hue, theme.card, 0.05 + (DEEPEST - 0.05) * Math.abs(lead));
      const texts = [wins, ties, losses].map(integer);
      return {
        colour,
        ink: readable(colour, theme),
        texts: [texts.join('/')],
        tip: words.pair(row.name, column.name, words.counts(texts[0], texts[1], texts[2])),
      };
    },
    options,
  );
  const keys = legend(
    [
      { label: words.rowWins, colour: mixed(theme.models['--model-1'], theme.card, DEEPEST) },
      { label: words.rowLoses, colour: mixed(theme.models['--model-2'], theme.card, DEEPEST) },
    ],
    bottom + 4,
    options,
  );
  const small = 0.88 * size;
  const { text, width: measure } = typesetter(options);
  const note = lines(words.rowAgainstColumn, width - 8, (each) => measure(each, small)).map(
    (each, at) =>
      text('note', each, [4, keys.bottom + (0.6 + at * LEADING) * small], small, {
        colour: theme.muted,
      }),
  );
  return {
    id: 'win_tie_loss',
    description: words.winTieLoss(items.map(({ name }) => name)),
    width,
    height: keys.bottom + (1.4 + (note.length - 1) * LEADING) * small,
    shapes: [...shapes, ...keys.shapes, ...note],
  };
}
