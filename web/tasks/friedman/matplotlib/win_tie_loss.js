import { byMeanRank } from '../../../diagrams/geometry.js';
import { broken, legendColumns, roomOf, script } from '../../../export/matplotlib.js';
import { pairOf } from '../p_value_matrix.js';
import { TRIANGLE } from './p_value_matrix.js';

/**
 * @param {Parameters<typeof import('../win_tie_loss.js').winTieLoss>[0]} part
 * @param {import('../../../export/matplotlib.js').Figure} figure
 */
export function winTieLossScript({ models, pairs }, { theme, words, ...size }) {
  const ranked = byMeanRank(models);
  const find = pairOf(pairs, models.length);
  const labels = [words.rowWins, words.rowLoses];
  return script({
    id: 'win_tie_loss',
    data: {
      names: ranked.map(({ name }) => name),
      cells: ranked.map((row, at) =>
        ranked.slice(0, at).map((column) => {
          const {
            rank_wins: wins,
            rank_ties: ties,
            rank_losses: losses,
          } = find(row.model, column.model) ?? {};
          return row.model < column.model ? [wins, ties, losses] : [losses, ties, wins];
        }),
      ),
      title: words.rowAgainstColumn,
      meanings: labels,
      columns: legendColumns(labels, size),
      blue: theme.models['--model-1'],
      orange: theme.models['--model-2'],
      ink: theme.ink,
      muted: theme.muted,
      widest: 0.55,
    },
    fitted: { names: ranked.map(({ name }) => broken(name, roomOf(0.45, size))) },
    notes: {
      title: 'of the legend',
      meanings: 'of the colours',
      columns: 'of the legend',
      widest: 'widest cell, in inches',
      cells: 'wins, ties, losses: a row for each algorithm, against those before it',
    },
    body: `from matplotlib.colors import to_rgb


def look(counts):
    wins, ties, losses = counts
    lead = (wins - losses) / max(1, sum(counts))
    share = 0.05 + 0.7 * abs(lead)
    color = tuple(share * part + 1 - share for part in to_rgb(blue if lead >= 0 else orange))
    return color, ink, f"{wins}/{ties}/{losses}"


keys = [(look(counts)[0], label) for counts, label in zip(([1, 0, 0], [0, 0, 1]), meanings)]
${TRIANGLE}`,
    ...size,
  });
}
