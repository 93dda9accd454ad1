import { figure, guide, modelLines, UNIT } from '../../charts/figure.js';
import { modelColour } from '../../charts/line_style.js';
import { modelStyle } from '../../charts/model_style.js';
import { columnsOf } from '../../charts/series.js';
import { faded } from '../../charts/theme.js';

/**
 * @typedef {import('../../charts/theme.js').Theme} Theme
 * @typedef {import('../../charts/series.js').Model} Model
 * @typedef {import('../../charts/figure.js').Texts} Texts
 */

/**
 * Share of positives against mean score in bins, with Wilson intervals for the
 * selected model; a calibrated one lies on the diagonal.
 * @param {Model[]} models
 * @param {Theme} theme
 * @param {Texts} texts
 * @param {{ selected: number, bins: 'uniform' | 'quantile' }} view
 */
export function calibration(models, theme, texts, view) {
  const lines = modelLines(models, 'calibration', view.bins, view.selected, theme).map((line) =>
    line.model === view.selected ? { ...line, ...dots(line.model, theme) } : line,
  );
  const bins = columnsOf(models[view.selected], 'calibration', view.bins);
  const colour = faded(modelColour(view.selected, theme), 0.5);
  return figure({
    theme,
    x: { ...UNIT, title: texts.axisMeanScore },
    y: { ...UNIT, title: texts.axisPositiveShare },
    datasets: [
      ...lines,
      guide(
        texts.calibrated,
        [
          { x: 0, y: 0 },
          { x: 1, y: 1 },
        ],
        theme.muted,
      ),
    ],
    backdrop: [whiskers(bins, colour)],
  });
}

/**
 * @param {number} index
 * @param {Theme} theme
 */
function dots(index, theme) {
  return {
    pointRadius: 4,
    pointStyle: modelStyle(index).marker,
    pointBackgroundColor: theme.card,
    pointBorderColor: modelColour(index, theme),
    pointBorderWidth: 2,
    borderWidth: 1.75,
    clip: false,
  };
}

/**
 * @param {import('../../charts/series.js').Columns | null} bins
 * @param {string} stroke
 * @returns {import('../../charts/backdrop.js').Shape}
 */
function whiskers(bins, stroke) {
  /** @type {[[number, number], [number, number]][]} */
  const lines = (bins?.mean_score ?? []).flatMap((x, index) => {
    const low = bins?.low[index] ?? null;
    const high = bins?.high[index] ?? null;
    return x === null || low === null || high === null
      ? []
      : [
          [
            [x, low],
            [x, high],
          ],
        ];
  });
  return { lines, stroke, width: 1.5 };
}
