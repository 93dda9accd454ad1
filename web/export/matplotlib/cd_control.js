import { byMeanRank } from '../../diagrams/geometry.js';
import { AXIS, linePlaces } from './cd_diagram.js';
import { rounded, script } from './script.js';

/**
 * @param {Parameters<typeof import('../../diagrams/cd_control.js').cdControl>[0]} part
 * @param {import('./script.js').Figure} figure
 */
export function cdControlScript({ models, control, alpha }, { theme, words, ...size }) {
  const ranked = byMeanRank(models);
  const { key, critical_difference: difference } = control.procedure;
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
      title: words.meanRank,
      accent: theme.accent,
      tint: theme.tint,
      ink: theme.ink,
      muted: theme.muted,
    },
    notes: {
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
    ends = [ranks[control] - cd, ranks[control] + cd]
    ax.fill_between(ends, [1.6 * y] * 2, [0] * 2, color=tint, lw=0, zorder=0)
    ax.plot(ends, [y, y], "|-", color=accent, lw=1.5, ms=7)
for i, place in enumerate(places):
    fill = ink if i == control else accent if differs[i] else "white"
    ax.plot(place, y, "o", ms=6 if i == control else 5, mfc=fill, mec=fill if fill != "white" else ink, zorder=3)`,
    ...size,
  });
}
