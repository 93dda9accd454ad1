import { rounded, script } from './script.js';

/**
 * @param {Parameters<typeof import('../../diagrams/simplex.js').simplex>[0]} part
 * @param {import('./script.js').Figure} figure
 */
export function simplexScript({ sample, sides }, { theme, words, ...size }) {
  return script({
    id: 'simplex',
    data: {
      points: sample.points.map((point) => point.map((each) => Number(each.toFixed(4)))),
      labels: [sides.left, words.equivalent, sides.right],
      probabilities: [sample.left, sample.rope, sample.right].map(rounded),
      colors: [theme.models['--model-1'], theme.muted, theme.models['--model-2']],
      ink: theme.ink,
      muted: theme.muted,
    },
    notes: { points: 'draws of the posterior: left, region of practical equivalence, right' },
    body: `corners = [(0, 0), (0.5, 3**0.5 / 2), (1, 0)]


def place(weights):
    total = sum(weights)
    return [sum(w * corner[axis] for w, corner in zip(weights, corners)) / total for axis in (0, 1)]


fig, ax = plt.subplots(figsize=(0.7 * width, 0.62 * width))
ax.set_aspect("equal")
ax.set_axis_off()
ax.plot(*zip(*corners, corners[0]), color=ink, lw=1)
for foot in ((1, 1, 0), (0, 1, 1), (1, 0, 1)):
    ax.plot(*zip(place((1, 1, 1)), place(foot)), "--", color=muted, lw=0.8)
for i, (label, probability, color) in enumerate(zip(labels, probabilities, colors)):
    inside = [place(point) for point in points if point.index(max(point)) == i]
    if inside:
        ax.plot(*zip(*inside), "o", color=color, ms=1.8, mew=0, alpha=0.5)
    ax.plot([], [], "s", color=color, label=f"{label}: {probability:.3f}")
for (x, y), label, align in zip(corners, labels, ("left", "center", "right")):
    below = y == 0
    ax.text(x, y - 0.02 if below else y + 0.02, label, ha=align, va="top" if below else "bottom", **plain)
legend = ax.legend(loc="lower center", bbox_to_anchor=(0.5, 1.02), ncol=3, frameon=False)
for text in legend.get_texts():
    text.set_parse_math(False)`,
    ...size,
  });
}
