import { figure, guide, modelLines, UNIT } from '../../charts/figure.js';

/**
 * Share of the positives found against share of the cases looked at.
 * @param {import('../../charts/series.js').Model[]} models
 * @param {import('../../charts/theme.js').Theme} theme
 * @param {import('../../charts/figure.js').Texts} texts
 * @param {{ selected: number }} view
 */
export function cumulativeGain(models, theme, texts, view) {
  return figure({
    theme,
    x: { ...UNIT, title: texts.axisCasesShare },
    y: { ...UNIT, title: texts.axisGain },
    datasets: [
      ...modelLines(models, 'cumulative_gain', 'curve', view.selected, theme),
      guide(
        texts.coin,
        [
          { x: 0, y: 0 },
          { x: 1, y: 1 },
        ],
        theme.muted,
      ),
    ],
  });
}
