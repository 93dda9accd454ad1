import { byMeanRank } from '../../diagrams/geometry.js';
import { pairOf } from '../../diagrams/p_value_matrix.js';
import { rounded, script } from './script.js';

/** Lower triangle of a table, its names at the ends of the rows. */
export const TRIANGLE = `
k = len(names)
cell = min(widest, 0.62 * width / k)
tall = min(0.32, max(0.2, cell)) if k <= 40 else 0.14
fig = plt.figure(figsize=(cell * k, tall * k))
ax = fig.add_axes((0, 0, 1, 1))
ax.set_axis_off()
ax.set_xlim(0, k)
ax.set_ylim(k, 0)
for i, name in enumerate(names):
    for j in range(i):
        color, ink_here, text = look(cells[i][j])
        ax.add_patch(plt.Rectangle((j + 0.03, i + 0.03), 0.94, 0.94, color=color, lw=0))
        if cell > 0.7 * widest:
            ax.text(j + 0.5, i + 0.5, text, ha="center", va="center", color=ink_here, fontsize=7)
    ax.text(i + 0.15, i + 0.5, name, va="center", color=ink, **plain)
`;

/**
 * @param {Parameters<typeof import('../../diagrams/p_value_matrix.js').pValueMatrix>[0]} part
 * @param {import('./script.js').Figure} figure
 */
export function pValueMatrixScript({ models, pairs, key, alpha }, { theme, ...size }) {
  const ranked = byMeanRank(models);
  const find = pairOf(pairs, models.length);
  return script({
    id: 'p_value_matrix',
    data: {
      names: ranked.map(({ name }) => name),
      cells: ranked.map((row, at) =>
        ranked.slice(0, at).map((column) => {
          const p = find(row.model, column.model)?.[key];
          return typeof p === 'number' ? rounded(p) : null;
        }),
      ),
      alpha,
      blue: theme.models['--model-1'],
      ink: theme.ink,
      widest: 0.42,
    },
    notes: {
      widest: 'widest cell, in inches',
      cells: 'adjusted p-values: a row for each algorithm, against those before it',
    },
    body: `from matplotlib.colors import to_rgb

strict = min(0.01, alpha / 5)


def look(p):
    share = 0.06 if p is None or p > alpha else 0.4 if p > strict else 1
    color = tuple(share * part + 1 - share for part in to_rgb(blue))
    text = "n/a" if p is None else "<.001" if p < 0.001 else f"{p:.3f}".replace("0.", ".", 1)
    return color, "white" if share == 1 else ink, text

${TRIANGLE}
for at, (p, meaning) in enumerate([(strict / 2, f"p ≤ {strict:g}"), (0.9 * alpha, f"p ≤ {alpha:g}"), (1, f"p > {alpha:g}")]):
    ax.plot([], [], "s", color=look(p)[0], mec=ink, mew=0.3, label=meaning)
ax.legend(loc="upper center", bbox_to_anchor=(0.5, 0), ncol=3, frameon=False)`,
    ...size,
  });
}
