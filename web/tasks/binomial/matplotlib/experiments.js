import { broken, ROWS_ON_GRID, roomOf, rounded, script } from '../../../export/matplotlib.js';

const known = (/** @type {number | null | undefined} */ value) =>
  typeof value === 'number' ? rounded(value) : null;

/**
 * @param {Parameters<typeof import('../experiments.js').experiments>[0]} part
 * @param {import('../../../export/matplotlib.js').Figure & { axis: string }} figure
 */
export function experimentsScript({ models, eps0, worst }, { theme, axis, ...size }) {
  return script({
    id: 'experiments',
    data: {
      names: models.map(({ name }) => name),
      rates: models.map(({ metrics }) => known(metrics.error_rate)),
      lows: models.map(({ metrics }) => known(metrics.clopper_pearson_low)),
      highs: models.map(({ metrics }) => known(metrics.clopper_pearson_high)),
      eps0,
      worst: models.length > 1 ? models.findIndex(({ name }) => name === worst) : -1,
      title: axis,
      blue: theme.models['--model-1'],
      orange: theme.models['--model-2'],
      accent: theme.accent,
      muted: theme.muted,
      grid: theme.grid,
    },
    fitted: { names: models.map(({ name }) => broken(name, roomOf(0.45, size))) },
    notes: {
      rates: 'error rates',
      lows: 'ends of their Clopper-Pearson intervals',
      eps0: 'the rate that they are held against',
      worst: 'the highest rate, by its place in names',
    },
    body: `k = len(names)
row = plt.rcParams["font.size"] / 35 * (1.35 if any("\\n" in name for name in names) else 1)
fig, ax = plt.subplots(figsize=(width, row * k + 0.6), layout="constrained")
if eps0 is not None:
    ax.axvline(eps0, color=accent, lw=1.2, ls="--", zorder=1)
for i, (rate, low, high) in enumerate(zip(rates, lows, highs)):
    color = orange if i == worst else blue
    if low is not None and high is not None:
        ax.plot([low, high], [i, i], "|-", color=color, lw=1.5, ms=5, mew=1.2)
    if rate is not None:
        ax.plot(rate, i, "o", color=color, ms=5)
reach = max([0.01, eps0 or 0] + [high for high in highs + rates if high is not None])
ax.set_xlim(0, min(1, 1.04 * reach))
ax.set_yticks(range(k), labels=names, **plain)
ax.set_ylim(k - 0.4, -0.6)
${ROWS_ON_GRID}
if eps0 is not None:
    ax.text(eps0, 1, f"ε₀ = {eps0:.4g}", transform=ax.get_xaxis_transform(), color=accent,
            ha="right" if 2 * eps0 > ax.get_xlim()[1] else "left", va="bottom")
ax.set_xlabel(title, loc="right", color=muted)`,
    ...size,
  });
}
