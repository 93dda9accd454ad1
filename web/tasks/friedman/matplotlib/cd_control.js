import { byMeanRank } from '../../../diagrams/geometry.js';
import { LEGEND, legendColumns, rounded, script } from '../../../export/matplotlib.js';
import { AXIS, LAYOUT_NOTES, layoutOf, linePlaces } from './cd_diagram.js';

/**
 * @param {Parameters<typeof import('../cd_control.js').cdControl>[0]} part
 * @param {import('../../../export/matplotlib.js').Figure & { turned?: boolean }} figure
 */
export function cdControlScript(
  { models, control, alpha },
  { theme, words, turned = false, ...size },
) {
  const ranked = byMeanRank(models);
  const meanings = [words.control, words.differs, words.differsNot];
  const { key, critical_difference: difference } = control.procedure;
  const { half, names, above } = layoutOf(ranked, difference, words.meanRank, size);
  return script({
    id: 'cd_control',
    data: {
      names: ranked.map(({ name }) => name),
      ranks: ranked.map(({ rank }) => rounded(rank)),
      places: linePlaces(ranked),
      cd: difference === null ? null : rounded(difference),
      control: ranked.findIndex(({ model }) => model === control.index),
      p: ranked.map(({ model }) => (model === control.index ? null : models[model].metrics[key])),
      alpha,
      half,
      turned,
      above,
      meanings,
      columns: legendColumns(meanings, size),
      title: words.meanRank,
      accent: theme.accent,
      tint: theme.tint,
      ink: theme.ink,
      muted: theme.muted,
    },
    fitted: { names },
    notes: {
      ...LAYOUT_NOTES,
      meanings: 'of the dots',
      columns: 'of the legend',
      ranks: 'mean ranks',
      places: 'where the lines stand: the mean ranks, moved where lines would touch',
      p: 'adjusted p-values of the comparisons with the control',
    },
    body: `differs = [value is not None and value <= alpha for value in p]
colors = [accent if differs[i] else ink if i == control else muted for i in range(len(names))]
levels = 1
${AXIS}
y = -unit
if cd is not None and control >= 0:
    reach = [ranks[control] - cd, ranks[control] + cd]
    ax.fill_between(reach, [1.6 * y] * 2, [0] * 2, color=tint, lw=0, zorder=0, clip_on=False)
    ax.plot(reach, [y, y], "|-", color=accent, lw=1.5, ms=7, clip_on=False)
for i, place in enumerate(places):
    fill = ink if i == control else accent if differs[i] else "white"
    ax.plot(place, y, "o", ms=5, mfc=fill, mec=fill if fill != "white" else ink,
            zorder=4 if i == control else 3)
${LEGEND}
for label, fill in zip(meanings, (ink, accent, "white")):
    ax.plot([], [], "o", ms=5, mfc=fill, mec=fill if fill != "white" else ink, label=label)
fig.legend(loc="upper left", bbox_to_anchor=(0, 0), ncol=columns, labelcolor=muted)`,
    ...size,
  });
}
