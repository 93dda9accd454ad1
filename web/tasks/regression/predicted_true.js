import { figure, guide } from '../../charts/figure.js';
import { cloud } from './error_scatter.js';

/**
 * @typedef {import('../../charts/theme.js').Theme} Theme
 * @typedef {import('./error_scatter.js').Point} Point
 */

/** Room around the points, as a share of their extent. */
const ROOM = 0.04;
/** Of the line, so that it shows among the points. */
const DASH = [5, 4];

/**
 * Predicted against true values of one model, both axes alike, with the line on
 * which predictions are right.
 * @param {string} name of the model
 * @param {Point[]} points true value, prediction
 * @param {Theme} theme
 * @param {{ axisTrue: string, axisPredicted: string, right: string }} texts
 * @param {{ model: number }} view
 */
export function predictedTrue(name, points, theme, texts, { model }) {
  const values = points.flatMap(({ x, y }) => [x, y]);
  const low = Math.min(...values);
  const high = Math.max(...values);
  const room = ROOM * (high - low || 1);
  const axis = { min: low - room, max: high + room, includeBounds: false };
  return figure({
    theme,
    x: { ...axis, title: texts.axisTrue },
    y: { ...axis, title: texts.axisPredicted },
    datasets: [
      guide(
        texts.right,
        [
          { x: axis.min, y: axis.min },
          { x: axis.max, y: axis.max },
        ],
        theme.ink,
        DASH,
      ),
      cloud(name, points, model, theme),
    ],
  });
}
