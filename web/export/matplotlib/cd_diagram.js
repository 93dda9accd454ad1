import { spread } from '../../diagrams/axis.js';
import { bars } from '../../diagrams/cliques.js';
import { byMeanRank } from '../../diagrams/geometry.js';
import { rounded, script } from './script.js';

/** The smallest distance of two lines, as a share of the axis. */
const APART = 1 / 90;
/** And the sum of all such distances at most. */
const MOVED = 0.45;

/**
 * @param {import('../../diagrams/geometry.js').Ranked[]} ranked
 * @returns {number[]} mean ranks, moved where lines would touch
 */
export function linePlaces(ranked) {
  const axis = Math.max(1, ranked.length - 1);
  return spread(
    ranked.map(({ rank }) => rank),
    Math.min(APART * axis, MOVED),
    1,
    1 + axis,
  ).map(rounded);
}

/** Axis and labels, which the diagram with a control has, too. */
export const AXIS = `
k = len(names)
half = (k + 1) // 2
row = 0.055 * plt.rcParams["font.size"] / 3  # inches
height = row * (half + 3) + 0.1 * levels + 0.4
fig, ax = plt.subplots(figsize=(width, height))
ax.set_axis_off()
unit = 0.1 / row  # one level of bars, in rows
ax.plot([1, k], [0, 0], color=ink, lw=1)
step = next((s for s in (1, 2, 5, 10, 20, 50) if (k - 1) / s <= 14), 100)
for tick in sorted({1, k} | set(range(step, k + 1, step))):
    ax.plot([tick, tick], [0, 0.3], color=ink, lw=0.8)
    if tick in (1, k) or (tick - 1 >= 0.7 * step and k - tick >= 0.7 * step):
        ax.text(tick, 0.45, str(tick), ha="center", va="bottom", color=muted)
pad = 0.03 * max(k - 1, 1)
for i, (name, rank, place) in enumerate(zip(names, ranks, places)):
    left = i < half
    y = -(levels + 1) * unit - (i if left else k - 1 - i) - 0.5
    edge = 1 - pad if left else k + pad
    color = colors[i]
    ax.plot([rank, place, place, edge], [0, -0.25, y, y], color=color, lw=min(0.9, 20 / k))
    label = f"{name}  {rank:.3f}" if left else f"{rank:.3f}  {name}"
    ax.text(edge - pad / 2 if left else edge + pad / 2, y, label, color=color,
            ha="right" if left else "left", va="center", **plain)
if cd is not None:
    ax.plot([1, 1 + cd], [2.6, 2.6], color=accent, lw=1.5)
    for end in (1, 1 + cd):
        ax.plot([end, end], [2.35, 2.85], color=accent, lw=1.5)
    ax.text(1 + cd / 2, 2.9, f"CD = {cd:.3f}", ha="center", va="bottom")
ax.text(k, 2.9, title, ha="right", va="bottom", color=muted)
`;

/**
 * @param {Parameters<typeof import('../../diagrams/cd_diagram.js').cdDiagram>[0]} part
 * @param {import('./script.js').Figure} figure
 */
export function cdDiagramScript({ models, procedure }, { theme, words, ...size }) {
  const ranked = byMeanRank(models);
  const placeOf = new Map(ranked.map(({ model }, place) => [model, place]));
  const places = linePlaces(ranked);
  const found = bars(
    procedure.cliques.map((members) => members.flatMap((model) => placeOf.get(model) ?? [])),
    places,
    0.03 * ranked.length,
  );
  const difference = procedure.critical_difference;
  return script({
    id: 'cd_diagram',
    data: {
      names: ranked.map(({ name }) => name),
      ranks: ranked.map(({ rank }) => rounded(rank)),
      places,
      cd: difference === null ? null : rounded(difference),
      cliques: found.map(({ members }) => members),
      rows: found.map(({ level }) => level),
      title: words.meanRank,
      accent: theme.accent,
      ink: theme.ink,
      muted: theme.muted,
    },
    notes: {
      ranks: 'mean ranks',
      places: 'where the lines stand: the mean ranks, moved where lines would touch',
      cliques: 'algorithms, by their place in names, of which no two differ significantly',
      rows: 'in which row each clique is drawn',
    },
    body: `colors = [ink] * len(names)
levels = max(rows, default=-1) + 1
${AXIS}
for members, level in zip(cliques, rows):
    y = -(level + 1) * unit
    skips = members[-1] - members[0] >= len(members)
    if skips:
        ax.plot([places[members[0]], places[members[-1]]], [y, y], ":", color=accent, lw=0.8)
        ax.plot([places[m] for m in members], [y] * len(members), "o", color=accent, ms=4)
    # Solid along neighbours only, so that no bar covers a significant pair.
    for a, b in zip(members, members[1:]):
        if b == a + 1:
            ax.plot([places[a], places[b]], [y, y], color=accent, lw=3.5,
                    solid_capstyle="butt" if skips else "projecting")`,
    ...size,
  });
}
