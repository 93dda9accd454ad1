import { figure, guide, modelLines, UNIT } from '../../charts/figure.js';
import { extent } from '../../charts/series.js';

/**
 * How many times more positives than at random among the first cases.
 * @param {import('../../charts/series.js').Model[]} models
 * @param {import('../../charts/theme.js').Theme} theme
 * @param {import('../../charts/figure.js').Texts} texts
 * @param {{ selected: number }} view
 */
export function lift(models, theme, texts, view) {
  const most = extent(models, 'lift', 'curve', 'lift')?.high ?? 1;
  return figure({
    theme,
    x: { ...UNIT, title: texts.axisCasesShare },
    y: { min: 0, max: 1.05 * most, title: texts.axisLift, includeBounds: false },
    datasets: [
      ...modelLines(models, 'lift', 'curve', view.selected, theme),
      guide(
        texts.coin,
        [
          { x: 0, y: 1 },
          { x: 1, y: 1 },
        ],
        theme.muted,
      ),
    ],
  });
}
