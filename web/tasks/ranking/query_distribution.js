import { figure } from '../../charts/figure.js';
import { lineStyle } from '../../charts/line_style.js';

/**
 * @typedef {import('../../charts/theme.js').Theme} Theme
 * @typedef {{ metric: string, low: number, high: number, counts: number[] }} Distribution
 * @typedef {{ name: string, distribution: Distribution }} Model
 */

/** Head room above the highest step. */
const ROOM = 1.08;

/**
 * How many queries have which value, as an outline of the bins for every model.
 * @param {readonly Model[]} models
 * @param {Theme} theme
 * @param {{ axisValue: string, axisQueries: string }} texts
 * @param {{ selected: number }} view
 */
export function queryDistribution(models, theme, texts, { selected }) {
  const { low, high } = models[0].distribution;
  const most = Math.max(1, ...models.flatMap(({ distribution }) => distribution.counts));
  return figure({
    theme,
    x: { min: low, max: high, step: (high - low) / 5, title: texts.axisValue },
    y: { min: 0, max: ROOM * most, includeBounds: false, title: texts.axisQueries },
    datasets: models.map(({ name, distribution }, index) => ({
      label: name,
      model: index,
      data: outline(distribution),
      ...lineStyle(index, index === selected, theme),
    })),
  });
}

/** @param {Distribution} distribution */
function outline({ low, high, counts }) {
  const width = (high - low) / counts.length;
  const steps = counts.flatMap((count, bin) => [
    { x: low + bin * width, y: count },
    { x: low + (bin + 1) * width, y: count },
  ]);
  return [{ x: low, y: 0 }, ...steps, { x: high, y: 0 }];
}

/**
 * The bin at a value.
 * @param {Distribution} distribution
 * @param {number} value
 */
export function binAt({ low, high, counts }, value) {
  const bin = Math.floor(((value - low) / (high - low)) * counts.length);
  return Math.min(counts.length - 1, Math.max(0, bin));
}
