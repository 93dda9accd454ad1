import { figure, guide } from '../../charts/figure.js';
import { cloud } from './error_scatter.js';

/**
 * @typedef {import('../../charts/theme.js').Theme} Theme
 * @typedef {{ theoretical: number[], observed: number[], mean: number, std: number }} Quantiles
 */

/** Distance of the grid lines in standard deviations, and room beyond the last point. */
const STEP = 1;
const ROOM = 0.2;

/**
 * Quantiles of the errors against those of the normal distribution; normal
 * errors lie on the line.
 * @param {string} name of the model
 * @param {Quantiles} quantiles
 * @param {Theme} theme
 * @param {{ axisTheoretical: string, axisError: string, normal: string }} texts
 * @param {{ model: number }} view
 */
export function errorQuantiles(name, quantiles, theme, texts, { model }) {
  const { theoretical, observed, mean, std } = quantiles;
  const reach = Math.max(1, ...theoretical.map(Math.abs)) + ROOM;
  return figure({
    theme,
    x: { min: -reach, max: reach, step: STEP, includeBounds: false, title: texts.axisTheoretical },
    y: { includeBounds: false, title: texts.axisError },
    datasets: [
      guide(
        texts.normal,
        [
          { x: -reach, y: mean - reach * std },
          { x: reach, y: mean + reach * std },
        ],
        theme.ink,
        [],
      ),
      cloud(
        name,
        theoretical.map((x, index) => ({ x, y: observed[index] })),
        model,
        theme,
      ),
    ],
  });
}
