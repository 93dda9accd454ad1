import { mixed } from '../../../charts/theme.js';
import { LEGEND, legendColumns, rounded, script } from '../../../export/matplotlib.js';

/**
 * @param {Parameters<typeof import('../binomial_distribution.js').binomialDistribution>[0]} part
 * @param {import('../../../export/matplotlib.js').Figure & { axis: string, observedText: string,
 *   criticalText: string }} figure
 */
export function binomialDistributionScript(
  { distribution, observed, critical, few = null },
  { theme, axis, observedText, criticalText, ...size },
) {
  const labels = critical === null && few === null ? [observedText] : [criticalText, observedText];
  return script({
    id: 'binomial_distribution',
    data: {
      errors: distribution.errors,
      probability: distribution.probability.map(rounded),
      observed,
      critical,
      few,
      labels,
      columns: legendColumns(labels, size),
      title: axis,
      orange: theme.models['--model-2'],
      rest: mixed(theme.models['--model-1'], theme.card, 0.55),
      accent: theme.accent,
      muted: theme.muted,
    },
    notes: {
      probability: 'of each number of errors, if the rate were the one that is held against',
      columns: 'of the legend',
      critical: 'the number of errors from which on they are significant',
      few: 'the number of errors up to which they are significant',
    },
    body: `step = errors[1] - errors[0] if len(errors) > 1 else 1
colors = [orange if (critical is not None and m >= critical) or (few is not None and m <= few) else rest
          for m in errors]
fig, ax = plt.subplots(figsize=(width, min(2.5, 0.55 * width)), layout="constrained")
ax.bar(errors, probability, width=0.86 * step, color=colors, lw=0)
ax.axvline(observed, color=accent, lw=1.5, ls="--")
ax.set_xlim(min(errors[0], observed) - step, max(errors[-1], observed) + step)
ax.set_ylim(0, max(probability))
ax.set_yticks([])
ax.xaxis.get_major_locator().set_params(integer=True)
ax.xaxis.set_major_formatter("{x:,.0f}")
ax.tick_params(axis="x", labelcolor=muted)
for side in ("left", "right", "top"):
    ax.spines[side].set_visible(False)
if len(labels) > 1:
    ax.plot([], [], "s", color=orange, label=labels[0])
ax.plot([], [], "|", color=accent, ms=8, mew=1.5, label=labels[-1])
${LEGEND}
fig.legend(loc="lower left", bbox_to_anchor=(0, 1), ncol=columns, labelcolor=muted)
ax.set_xlabel(title, loc="right", color=muted)`,
    ...size,
  });
}
