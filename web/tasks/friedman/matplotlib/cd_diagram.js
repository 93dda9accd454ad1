import { spread } from '../../../diagrams/axis.js';
import { byMeanRank } from '../../../diagrams/geometry.js';
import { broken, emWidth, roomOf, rounded, script } from '../../../export/matplotlib.js';
import { bars } from '../cliques.js';

/** The smallest distance of two lines, as a share of the axis. */
const APART = 1 / 90;
/** And the sum of all such distances at most. */
const MOVED = 0.45;

/**
 * @param {import('../../../diagrams/geometry.js').Ranked[]} ranked
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

/** What stands between the axis and the names, in em: mean ranks and gaps. */
const RANK = 4.5;
/** What the axis is left of the width, where names stand at both sides. */
const AXIS_SHARE = 0.4;

/**
 * Where names and title stand.
 * @param {import('../../../diagrams/geometry.js').Ranked[]} ranked
 * @param {number | null} difference critical
 * @param {string} title
 * @param {{ millimetres: number, points: number }} size
 * @returns {{ half: number, names: string[], above: number }} how many names stand at the side
 *   of the best: half of them, or all where the axis would become too short; how they are
 *   broken; how many lines the title stands above the critical difference
 */
export function layoutOf(ranked, difference, title, size) {
  const split = Math.ceil(ranked.length / 2);
  const plain = ranked.map(({ name }) => name);
  const widest = (/** @type {string[]} */ some) =>
    Math.max(
      ...some.flatMap((name) => name.split('\n')).map((each) => RANK + emWidth(each)),
      RANK / 2,
    );
  const both = widest(plain.slice(0, split)) + widest(plain.slice(split));
  const sided = both <= roomOf(1 - AXIS_SHARE, size);
  const names = sided ? plain : plain.map((name) => broken(name, roomOf(0.5, size) - RANK));
  const axis = roomOf(1, size) - (sided ? both : widest(names) + RANK / 2);
  const middle = ((difference ?? 0) / 2 / Math.max(1, ranked.length - 1)) * axis;
  const meet = middle + emWidth('CD = 0.000') / 2 + 1 > axis - emWidth(title);
  return {
    half: sided ? split : ranked.length,
    names,
    above: difference !== null && meet ? 1 : 0,
  };
}

/** What is said of the numbers of that layout. */
export const LAYOUT_NOTES = {
  half: 'how many names stand at the side of the best',
  turned: 'the best at the right',
  above: 'lines from the critical difference up to the title',
};

/** Axis and labels, which the diagram with a control has, too. */
export const AXIS = `
k = len(names)
row = plt.rcParams["font.size"] / 50  # inches
pitch = 1.7 if any("\\n" in name for name in names) else 1  # of the names, in rows
unit = 0.1 / row  # one level of bars, in rows
low = -(levels + 1) * unit - pitch * max(half, k - half)
high = 3.9 + above
fig, ax = plt.subplots(figsize=(width, (high - low) * row + 0.1), layout="constrained")
ax.set_axis_off()
ax.plot([1, k], [0, 0], color=ink, lw=1)
step = next((s for s in (1, 2, 5, 10, 20, 50) if (k - 1) / s <= 14), 100)
for tick in sorted({1, k} | set(range(step, k + 1, step))):
    ax.plot([tick, tick], [0, 0.3], color=ink, lw=0.8)
    if tick in (1, k) or (tick - 1 >= 0.7 * step and k - tick >= 0.7 * step):
        ax.text(tick, 0.45, str(tick), ha="center", va="bottom", color=muted)
pad = 0.03 * max(k - 1, 1)
ends = (1 - pad, k + pad)
ax.set_xlim(ends[::-1] if turned else ends)
ax.set_ylim(low, high)
gap = 3.6 * plt.rcParams["font.size"]  # for the mean rank, in points
before, after = ("left", "right") if turned else ("right", "left")
for i, (name, rank, place) in enumerate(zip(names, ranks, places)):
    left = i < half
    y = -(levels + 1) * unit - pitch * ((i if left else k - 1 - i) + 0.5)
    edge = 1 - pad if left else k + pad
    color = colors[i]
    ax.plot([rank, place, place, edge], [0, -0.25, y, y], color=color, lw=min(0.9, 20 / k))
    foot = edge - pad / 2 if left else edge + pad / 2
    align = before if left else after
    ax.text(foot, y, f"{rank:.3f}", color=color, ha=align, va="center")
    ax.annotate(name, (foot, y), (gap if align == "left" else -gap, 0), color=color, ha=align,
                textcoords="offset points", va="center", annotation_clip=False, **plain)
if cd is not None:
    ax.plot([1, 1 + cd], [2.6, 2.6], color=accent, lw=1.5)
    for end in (1, 1 + cd):
        ax.plot([end, end], [2.35, 2.85], color=accent, lw=1.5)
    ax.text(1 + cd / 2, 2.9, f"CD = {cd:.3f}", ha="center", va="bottom")
ax.text(k, 2.9 + above, title, ha=before, va="bottom", color=muted)
`;

/**
 * @param {Parameters<typeof import('../cd_diagram.js').cdDiagram>[0]} part
 * @param {import('../../../export/matplotlib.js').Figure & { turned?: boolean }} figure
 */
export function cdDiagramScript({ models, procedure }, { theme, words, turned = false, ...size }) {
  const ranked = byMeanRank(models);
  const placeOf = new Map(ranked.map(({ model }, place) => [model, place]));
  const places = linePlaces(ranked);
  const found = bars(
    procedure.cliques.map((members) => members.flatMap((model) => placeOf.get(model) ?? [])),
    places,
    0.03 * ranked.length,
  );
  const difference = procedure.critical_difference;
  const { half, names, above } = layoutOf(ranked, difference, words.meanRank, size);
  return script({
    id: 'cd_diagram',
    data: {
      names: ranked.map(({ name }) => name),
      ranks: ranked.map(({ rank }) => rounded(rank)),
      places,
      cd: difference === null ? null : rounded(difference),
      cliques: found.map(({ members }) => members),
      rows: found.map(({ level }) => level),
      half,
      turned,
      above,
      title: words.meanRank,
      accent: theme.accent,
      ink: theme.ink,
      muted: theme.muted,
    },
    fitted: { names },
    notes: {
      ...LAYOUT_NOTES,
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
