import { byMeanRank } from '../../../diagrams/geometry.js';
import { broken, ROWS_ON_GRID, roomOf, rounded, script } from '../../../export/matplotlib.js';

/**
 * @param {Parameters<typeof import('../friedman_plot.js').friedmanPlot>[0]} part
 * @param {import('../../../export/matplotlib.js').Figure & { chosen?: number | null }} figure
 */
export function friedmanPlotScript(
  { models, procedure },
  { theme, words, chosen = null, ...size },
) {
  const ranked = byMeanRank(models);
  const difference = procedure.critical_difference;
  return script({
    id: 'friedman_plot',
    data: {
      names: ranked.map(({ name }) => name),
      ranks: ranked.map(({ rank }) => rounded(rank)),
      cd: difference === null ? null : rounded(difference),
      chosen: Math.max(
        0,
        ranked.findIndex(({ model }) => model === chosen),
      ),
      title: words.meanRank,
      accent: theme.accent,
      tint: theme.tint,
      blue: theme.models['--model-1'],
      muted: theme.muted,
      grid: theme.grid,
    },
    fitted: { names: ranked.map(({ name }) => broken(name, roomOf(0.45, size))) },
    notes: { ranks: 'mean ranks', chosen: 'whose band is shaded, by its place in names' },
    body: `k = len(names)
half = (cd or 0) / 2
row = plt.rcParams["font.size"] / 35 * (1.35 if any("\\n" in name for name in names) else 1)
fig, ax = plt.subplots(figsize=(width, row * k + 0.5), layout="constrained")
if cd is not None:
    ax.axvspan(ranks[chosen] - half, ranks[chosen] + half, color=tint, lw=0, zorder=0)
for i, rank in enumerate(ranks):
    alike = cd is None or i == chosen or abs(rank - ranks[chosen]) < cd
    color = blue if alike else muted
    if cd is not None:
        ax.plot([rank - half, rank + half], [i, i], color=color, lw=2)
    fill = accent if i == chosen else color if alike else "white"
    ax.plot(rank, i, "o", ms=5.5, mfc=fill, mec=fill if alike else muted)
    ax.text(1.01, i, f"{rank:.3f}", transform=ax.get_yaxis_transform(), va="center", color=muted)
ax.set_yticks(range(k), labels=names, **plain)
ax.set_ylim(k - 0.4, -0.6)
ax.xaxis.get_major_locator().set_params(integer=True)
${ROWS_ON_GRID}
ax.set_xlabel(title if cd is None else f"CD = {cd:.3f}    {title}", loc="right", color=muted)`,
    ...size,
  });
}
