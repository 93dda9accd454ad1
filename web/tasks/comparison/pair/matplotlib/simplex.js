import { script } from '../../../../export/matplotlib.js';
import { THREE, threeProbabilities } from './probabilities.js';

/**
 * @param {Parameters<typeof import('../simplex.js').simplex>[0]} part
 * @param {import('../../../../export/matplotlib.js').Figure} figure
 */
export function simplexScript({ sample, sides, hues }, figure) {
  const { theme: _, words: __, ...size } = figure;
  const { data, notes, fitted } = threeProbabilities({ ...sample, sides, hues }, figure, 0.45);
  return script({
    id: figure.id ?? 'simplex',
    data: {
      points: sample.points.map((point) => point.map((each) => Number(each.toFixed(4)))),
      ...data,
    },
    notes: {
      points: 'draws of the posterior: left, region of practical equivalence, right',
      ...notes,
    },
    fitted,
    body: `corners = [(0, 0), (0.5, 3**0.5 / 2), (1, 0)]


def place(weights):
    total = sum(weights)
    return [sum(w * corner[axis] for w, corner in zip(weights, corners)) / total for axis in (0, 1)]


side = min(4.4, 0.94 * width)
margin = (width / side - 1) / 2
line = plt.rcParams["font.size"] / 45 / side  # of text, in sides of the triangle
fig = plt.figure(figsize=(width, (corners[1][1] + 2 * line) * side))
ax = fig.add_axes((0, 0, 1, 1))
ax.set_axis_off()
ax.set_xlim(-margin, 1 + margin)
ax.set_ylim(-line, corners[1][1] + line)
ax.plot(*zip(*corners, corners[0]), color=ink, lw=1)
for foot in ((1, 1, 0), (0, 1, 1), (1, 0, 1)):
    ax.plot(*zip(place((1, 1, 1)), place(foot)), "--", color=muted, lw=0.8)
for i, color in enumerate(colors):
    inside = [place(point) for point in points if point.index(max(point)) == i]
    if inside:
        ax.plot(*zip(*inside), "o", color=color, ms=1.8, mew=0, alpha=0.5)
for (x, y), label, align in zip(corners, labels, ("left", "center", "right")):
    below = y == 0
    ax.text(x, y - 0.2 * line if below else y + 0.2 * line, label, color=ink, ha=align,
            va="top" if below else "bottom", **plain)
${THREE}`,
    ...size,
  });
}
