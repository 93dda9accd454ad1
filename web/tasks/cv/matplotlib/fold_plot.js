import { modelStyle } from '../../../charts/model_style.js';
import { mixed } from '../../../charts/theme.js';
import { lines } from '../../../diagrams/text_width.js';
import { cut, emWidth, roomOf, rounded, script } from '../../../export/matplotlib.js';

/** More learners than this have names that stand upright. */
const MOST_SLANTED = 12;

/**
 * Names below their columns: in two lines at most, or turned.
 * @param {string[]} names
 * @param {{ millimetres: number, points: number }} size
 */
function below(names, size) {
  const room = roomOf(0.85 / names.length, size);
  const level = names.map((name) => lines(cut(name, 2 * room), room, emWidth));
  const whole = level.every(
    (pieces, at) => pieces.every((each) => emWidth(each) <= room) && emWidth(names[at]) <= 2 * room,
  );
  if (whole) return { angle: 0, fitted: level.map((pieces) => pieces.join('\n')) };
  const angle = names.length > MOST_SLANTED ? 90 : 30;
  const share = angle === 90 ? 0.5 : 0.35;
  return { angle, fitted: names.map((name) => cut(name, roomOf(share, size))) };
}

/**
 * @param {Parameters<typeof import('../fold_plot.js').foldPlot>[0]} part
 * @param {import('../../../export/matplotlib.js').Figure & { axis: string }} figure
 */
export function foldPlotScript({ models, result }, { theme, axis, ...size }) {
  const names = models.map(({ name }) => name);
  const { angle, fitted } = below(names, size);
  return script({
    id: 'fold_plot',
    data: {
      names,
      results: result.map((row) => row.map(rounded)),
      means: models.map(({ metrics: { mean } }) =>
        typeof mean === 'number' ? rounded(mean) : null,
      ),
      angle,
      title: axis,
      colors: models.map((_, at) => theme.models[modelStyle(at).token]),
      // As pale as in the diagram: a hundred lines would be a smear.
      faint: mixed(theme.muted, theme.card, Math.max(0.12, Math.min(0.5, 6 / result.length))),
      ink: theme.ink,
      muted: theme.muted,
      grid: theme.grid,
    },
    fitted: { names: fitted },
    notes: { angle: 'of the names', results: 'a row for each fold, in the order of names' },
    body: `k = len(names)
tall = min(2.7, 0.6 * width) + {0: 0, 30: 0.15, 90: 0.4}[angle] * width
fig, ax = plt.subplots(figsize=(width, tall), layout="constrained")
if k > 1:
    for row in results:
        ax.plot(range(k), row, color=faint, lw=0.4 if len(results) > 30 else 0.6, zorder=1)
half = min(0.32, 0.2 * k / width)  # of a bar, in columns
for i, mean in enumerate(means):
    ax.plot([i] * len(results), [row[i] for row in results], "o", color=colors[i],
            ms=2.5 if len(results) > 40 else 4, mew=0, zorder=2)
    if mean is not None:
        ax.plot([i - half, i + half], [mean, mean], color=ink, lw=1.5, zorder=3)
ax.set_xlim(-0.5, k - 0.5)
ax.set_xticks(range(k), labels=names, **plain)
ax.grid(axis="y", color=grid, lw=0.7)
ax.set_axisbelow(True)
ax.tick_params(length=0)
ax.tick_params(axis="y", labelcolor=muted)
for side in ax.spines.values():
    side.set_visible(False)
ax.set_title(title, loc="left", color=muted, fontsize="medium")
if angle:
    plt.setp(ax.get_xticklabels(), rotation=angle, ha="right", rotation_mode="anchor",
             va="center" if angle == 90 else "top")`,
    ...size,
  });
}
