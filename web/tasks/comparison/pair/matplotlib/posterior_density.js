import { rounded, script } from '../../../../export/matplotlib.js';
import { THREE, threeProbabilities } from './probabilities.js';

/**
 * @param {Parameters<typeof import('../posterior_density.js').posteriorDensity>[0]} part
 * @param {import('../../../../export/matplotlib.js').Figure} figure
 */
export function posteriorDensityScript({ density, rope, sides, hues }, figure) {
  const { theme, words, ...size } = figure;
  const { data, notes, fitted } = threeProbabilities({ ...density, sides, hues }, figure, 1);
  return script({
    id: 'posterior_density',
    data: {
      x: density.x.map(rounded),
      y: density.y.map(rounded),
      rope,
      title: words.meanDifference,
      ...data,
    },
    notes: { rope: 'half the width of the region of practical equivalence', ...notes },
    fitted,
    body: `fig, ax = plt.subplots(figsize=(width, min(2.5, 0.5 * width)), layout="constrained")
# The limits of the areas are not points of the density, so they are put in.
def at(value):
    for (x0, y0), (x1, y1) in zip(zip(x, y), zip(x[1:], y[1:])):
        if x0 <= value <= x1:
            return y0 + (y1 - y0) * (value - x0) / (x1 - x0)
    return 0


limits = [x[0], min(max(-rope, x[0]), x[-1]), min(max(rope, x[0]), x[-1]), x[-1]]
for low, high, color in zip(limits, limits[1:], colors):
    inside = [low] + [value for value in x if low < value < high] + [high]
    ax.fill_between(inside, [at(value) for value in inside], color=color, alpha=0.45, lw=0)
ax.plot(x, y, color=ink, lw=1.2)
for limit in limits[1:-1]:
    ax.axvline(limit, color=muted, lw=0.8, ls="--")
ax.set_ylim(0)
ax.set_yticks([])
ax.tick_params(axis="x", labelcolor=muted)
for side in ("left", "right", "top"):
    ax.spines[side].set_visible(False)
ax.set_xlabel(title, loc="right", color=muted)
${THREE}`,
    ...size,
  });
}
