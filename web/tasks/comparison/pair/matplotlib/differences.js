import {
  broken,
  cut,
  ROWS_ON_GRID,
  roomOf,
  rounded,
  script,
} from '../../../../export/matplotlib.js';

/** More rows than this have no names: the sorted differences alone. */
const MOST_NAMED = 60;

/**
 * @param {Parameters<typeof import('../differences.js').differences>[0]} part
 * @param {import('../../../../export/matplotlib.js').Figure & { better: { first: string, second: string } }} figure
 */
export function differencesScript({ items, higherIsBetter, hues }, { theme, better, ...size }) {
  const sorted = [...items].sort((one, other) => other.difference - one.difference);
  const names = sorted.length > MOST_NAMED ? [] : sorted.map(({ name }) => name);
  const labels = higherIsBetter ? [better.second, better.first] : [better.first, better.second];
  return script({
    id: 'differences',
    data: {
      names,
      differences: sorted.map(({ difference }) => rounded(difference)),
      labels,
      colors: hues.map((hue) => theme.models[hue]),
      ink: theme.ink,
      muted: theme.muted,
      grid: theme.grid,
    },
    fitted: {
      names: names.map((name) => broken(name, roomOf(0.45, size))),
      labels: labels.map((label) => cut(label, roomOf(0.48, size))),
    },
    notes: {
      differences: 'from the largest to the smallest',
      labels: 'what differences below and above zero say',
    },
    body: `k = len(differences)
row = plt.rcParams["font.size"] / 45 * (1.65 if any("\\n" in name for name in names) else 1)
tall = row * k + 0.4 if names else 3.1
fig, ax = plt.subplots(figsize=(width, tall), layout="constrained")
pitch = 72 * tall / k  # in points
shades = [muted if d == 0 else colors[d > 0] for d in differences]
ax.hlines(range(k), 0, differences, colors=shades, lw=min(1.5, 0.5 * pitch))
ax.scatter(differences, range(k), s=min(4.5, max(1, 0.5 * pitch)) ** 2, c=shades, lw=0, zorder=3)
ax.axvline(0, color=ink, lw=0.8)
reach = 1.06 * max(1e-12, *(abs(d) for d in differences))
ax.set_xlim(-reach, reach)
ax.xaxis.get_major_locator().set_params(nbins=2 + int(width), steps=[1, 2, 5, 10])
ax.set_yticks(range(len(names)), labels=names, **plain)
ax.set_ylim(k - 0.4, -0.6)
${ROWS_ON_GRID}
for at, label, align, color in zip((0, 1), labels, ("left", "right"), colors):
    fig.text(at, 1, label, ha=align, va="bottom", color=color, **plain)`,
    ...size,
  });
}
