import { figure, guide } from '../../charts/figure.js';
import { modelColour } from '../../charts/line_style.js';
import { faded } from '../../charts/theme.js';

/**
 * @typedef {import('../../charts/theme.js').Theme} Theme
 *
 * @typedef {object} Histogram
 * @property {number} low of the first bin
 * @property {number} width of every bin
 * @property {number[]} counts
 * @property {number} mean of the errors
 * @property {number} std
 * @property {{ x: number[], y: number[] }} normal the density scaled to the bars
 */

/** Head room above the highest bar. */
const ROOM = 1.08;
/** Of a bin's width, left free between bars. */
const GAP = 0.08;

/**
 * How often errors of which size occur, with the normal curve of the same mean
 * and standard deviation.
 * @param {Histogram} histogram
 * @param {Theme} theme
 * @param {{ axisError: string, axisCases: string, normal: string }} texts
 * @param {{ model: number }} view
 */
export function errorHistogram({ low, width, counts, normal }, theme, texts, { model }) {
  const most = Math.max(1e-9, ...counts, ...normal.y);
  const fill = faded(modelColour(model, theme), 0.4);
  return figure({
    theme,
    x: { min: low, max: low + width * counts.length, includeBounds: false, title: texts.axisError },
    y: { min: 0, max: ROOM * most, includeBounds: false, title: texts.axisCases },
    backdrop: counts.map((count, bin) => {
      const left = low + (bin + GAP / 2) * width;
      const right = low + (bin + 1 - GAP / 2) * width;
      return {
        points: [
          [left, 0],
          [left, count],
          [right, count],
          [right, 0],
        ],
        fill,
      };
    }),
    datasets: [
      {
        label: texts.normal,
        data: normal.x.map((x, index) => ({ x, y: normal.y[index] })),
        borderColor: theme.ink,
        borderWidth: 1.75,
        order: 1,
      },
      guide(
        '0',
        [
          { x: 0, y: 0 },
          { x: 0, y: ROOM * most },
        ],
        theme.muted,
      ),
    ],
  });
}

/**
 * The bin that contains a value.
 * @param {Histogram} histogram
 * @param {number} value
 */
export function binOf({ low, width, counts }, value) {
  return Math.min(counts.length - 1, Math.max(0, Math.floor((value - low) / width)));
}
