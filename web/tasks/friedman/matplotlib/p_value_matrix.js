import { byMeanRank } from '../../../diagrams/geometry.js';
import { broken, LEGEND, roomOf, rounded, script } from '../../../export/matplotlib.js';
import { pairOf } from '../p_value_matrix.js';

/**
 * Lower triangle of a table, its names at the ends of the rows. `keys` are the
 * colours and labels of its legend.
 */
export const TRIANGLE = `
k = len(names)
size = plt.rcParams["font.size"]
fig = plt.figure(figsize=(width, 1))
ax = fig.add_axes((0, 0, 1, 1))
ax.set_axis_off()
labels = [ax.text(0, 0, name, va="center", color=ink, **plain) for name in names]
# As wide as the names leave room for, in inches.
cell = min([widest] + [
    (width - label.get_window_extent().width / fig.dpi - 0.05) / (i + 0.15)
    for i, label in enumerate(labels)
])
tall = min(0.25, max(0.2, cell)) if k <= 40 else 0.14
if any("\\n" in name for name in names):
    tall = max(tall, size / 28)
fig.set_size_inches(width, tall * k)
ax.set_xlim(0, width / cell)
ax.set_ylim(k, 0)
looks = [[look(value) for value in row] for row in cells]
longest = max([len(text) for row in looks for _, _, text in row], default=1)
small = min(7, 72 * 0.88 * cell / (0.56 * longest), 60 * tall)
for i, label in enumerate(labels):
    label.set_position((i + 0.15, i + 0.5))
    for j, (color, ink_here, text) in enumerate(looks[i]):
        ax.add_patch(plt.Rectangle((j + 0.03, i + 0.03), 0.94, 0.94, color=color, lw=0))
        if small >= 4:
            ax.text(j + 0.5, i + 0.5, text, ha="center", va="center", color=ink_here, fontsize=small)
${LEGEND}
for color, label in keys:
    ax.plot([], [], "s", color=color, mec=ink, mew=0.3, label=label)
legend = fig.legend(loc="upper left", bbox_to_anchor=(0, 0), ncol=columns, labelcolor=muted,
                    title=title, title_fontsize=size, alignment="left")
legend.get_title().set_color(muted)`;

/**
 * @param {Parameters<typeof import('../p_value_matrix.js').pValueMatrix>[0]} part
 * @param {import('../../../export/matplotlib.js').Figure} figure
 */
export function pValueMatrixScript({ models, pairs, key, alpha }, { theme, words: _, ...size }) {
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
      title: null,
      columns: 3,
      blue: theme.models['--model-1'],
      ink: theme.ink,
      muted: theme.muted,
      widest: 0.42,
    },
    fitted: { names: ranked.map(({ name }) => broken(name, roomOf(0.45, size))) },
    notes: {
      title: 'of the legend',
      columns: 'of the legend',
      widest: 'widest cell, in inches',
      cells: 'adjusted p-values: a row for each algorithm, against those before it',
    },
    body: `from matplotlib.colors import to_rgb

strict = min(0.01, alpha / 5)


def look(p):
    share = 0.06 if p is None or p > alpha else 0.4 if p > strict else 1
    color = tuple(share * part + 1 - share for part in to_rgb(blue))
    text = "n/a" if p is None else "< .0001" if p < 0.0001 else f"{p:.{4 if p < 0.001 else 3}f}"
    return color, "white" if share == 1 else ink, text.lstrip("0")


levels = [("≤", strict, strict), ("≤", alpha, alpha), (">", alpha, 1)]
keys = [(look(p)[0], f"p {sign} " + f"{limit:g}".lstrip("0")) for sign, limit, p in levels]
${TRIANGLE}`,
    ...size,
  });
}
