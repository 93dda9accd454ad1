import { byMeanRank } from '../../../diagrams/geometry.js';
import { broken, ROWS_ON_GRID, roomOf, rounded, script } from '../../../export/matplotlib.js';

/**
 * @param {Parameters<typeof import('../rank_distribution.js').rankDistribution>[0]} part
 * @param {import('../../../export/matplotlib.js').Figure} figure
 */
export function rankDistributionScript({ models, values, of }, { theme, words, ...size }) {
  const ranked = byMeanRank(models).filter(({ model }) => models[model][of]);
  const rows = values?.[of === 'ranks' ? 'rank' : 'result'] ?? [];
  const data = rows.length <= 30 ? rows : [];
  return script({
    id: of === 'ranks' ? 'rank_distribution' : 'result_distribution',
    data: {
      names: ranked.map(({ name }) => name),
      boxes: ranked.map(({ model }) => {
        const box = models[model][of];
        return box
          ? [box.low, box.q1, box.median, box.q3, box.high].map((each) => rounded(each))
          : [];
      }),
      data: ranked.map(({ model }) => data.map((row) => rounded(row[model]))),
      whole: of === 'ranks',
      title: of === 'ranks' ? words.rank : words.result,
      blue: theme.models['--model-1'],
      ink: theme.ink,
      muted: theme.muted,
      grid: theme.grid,
    },
    fitted: { names: ranked.map(({ name }) => broken(name, roomOf(0.45, size))) },
    notes: {
      whole: 'ticks at whole numbers',
      boxes: 'lowest, lower quartile, median, upper quartile, highest',
      data: 'the values themselves, where they are few',
    },
    body: `k = len(names)
row = plt.rcParams["font.size"] / 32 * (1.35 if any("\\n" in name for name in names) else 1)
fig, ax = plt.subplots(figsize=(width, row * k + 0.5), layout="constrained")
ax.use_sticky_edges = False
for i, ((low, q1, median, q3, high), values) in enumerate(zip(boxes, data)):
    ax.plot([low, q1], [i, i], color=blue, lw=1)
    ax.plot([q3, high], [i, i], color=blue, lw=1)
    for end in (low, high):
        ax.plot([end, end], [i - 0.15, i + 0.15], color=blue, lw=1)
    ax.barh(i, q3 - q1, left=q1, height=0.6, color=blue, alpha=0.2, lw=0)
    ax.barh(i, q3 - q1, left=q1, height=0.6, fill=False, ec=blue, lw=1)
    ax.plot([median, median], [i - 0.3, i + 0.3], color=ink, lw=1.6)
    heights = [i + 0.45 * (j * 0.61803398875 % 1 - 0.5) for j in range(len(values))]
    ax.plot(values, heights, "o", color=ink, alpha=0.45, ms=2.5, mew=0)
ax.set_yticks(range(k), labels=names, **plain)
ax.set_ylim(k - 0.4, -0.6)
if whole:
    ax.xaxis.get_major_locator().set_params(integer=True)
${ROWS_ON_GRID}
ax.set_xlabel(title, loc="right", color=muted)`,
    ...size,
  });
}
