import { figure, guide, UNIT } from '../../charts/figure.js';
import { lineStyle } from '../../charts/line_style.js';

/**
 * @typedef {import('../../charts/theme.js').Theme} Theme
 * @typedef {{ tolerance: number[], share: number[], area_over: number }} Rec
 * @typedef {{ name: string, rec: Rec | undefined }} Model
 */

/** The picture ends where every curve has reached this share. */
const SHOWN_SHARE = 0.995;

/** @param {Rec} rec */
const pointsOf = ({ tolerance, share }) => tolerance.map((x, index) => ({ x, y: share[index] }));

/**
 * REC curves: which share of the cases is off by at most a tolerance.
 * @param {readonly Model[]} models
 * @param {Rec | undefined} baseline of always predicting the mean
 * @param {Theme} theme
 * @param {{ axisTolerance: string, axisShare: string, mean: string }} texts
 * @param {{ selected: number }} view
 */
export function recCurves(models, baseline, theme, texts, { selected }) {
  return figure({
    theme,
    x: {
      min: 0,
      max: widestTolerance(models, baseline),
      includeBounds: false,
      title: texts.axisTolerance,
    },
    y: { ...UNIT, title: texts.axisShare },
    datasets: [
      ...models.flatMap(({ name, rec }, index) =>
        rec
          ? [
              {
                label: name,
                model: index,
                data: pointsOf(rec),
                ...lineStyle(index, index === selected, theme),
              },
            ]
          : [],
      ),
      ...(baseline ? [guide(texts.mean, pointsOf(baseline), theme.muted)] : []),
    ],
  });
}

/**
 * @param {readonly Model[]} models
 * @param {Rec | undefined} baseline
 */
function widestTolerance(models, baseline) {
  const curves = [...models.map(({ rec }) => rec), baseline].filter((rec) => rec !== undefined);
  const ends = curves.map(({ tolerance, share }) => {
    const place = share.findIndex((one) => one >= SHOWN_SHARE);
    return tolerance[place < 0 ? tolerance.length - 1 : place];
  });
  return Math.max(...ends) || 1;
}

/**
 * The share of cases that are off by at most the tolerance.
 * @param {Rec} rec
 * @param {number} tolerance
 */
export function shareWithin({ tolerance: tolerances, share }, tolerance) {
  const after = tolerances.findIndex((one) => one > tolerance);
  if (after < 0) return share.at(-1) ?? 1;
  if (after === 0) return 0;
  const [x0, x1] = [tolerances[after - 1], tolerances[after]];
  const part = (tolerance - x0) / (x1 - x0);
  return (1 - part) * share[after - 1] + part * share[after];
}
