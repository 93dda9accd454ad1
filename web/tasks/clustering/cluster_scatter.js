import { figure } from '../../charts/figure.js';
import { modelColour } from '../../charts/line_style.js';
import { modelStyle } from '../../charts/model_style.js';
import { faded } from '../../charts/theme.js';

/**
 * @typedef {import('../../charts/theme.js').Theme} Theme
 *
 * @typedef {object} Components
 * @property {number[]} x
 * @property {number[]} y
 * @property {number[]} share of the variance along each axis
 */

const RADIUS = 3;

/**
 * Points along the first two principal components, in the colour and with the
 * marker of their group; those of groups that are not shown are grey.
 * @param {Components} components
 * @param {number[]} groups the place of each point's group; −1: not shown
 * @param {string[]} labels of the groups
 * @param {Theme} theme
 * @param {{ x: string, y: string }} titles of the axes
 */
export function clusterScatter({ x, y }, groups, labels, theme, titles) {
  /** @type {Map<number, { x: number, y: number }[]>} */
  const points = new Map();
  for (const [index, group] of groups.entries()) {
    if (!points.has(group)) points.set(group, []);
    points.get(group)?.push({ x: x[index], y: y[index] });
  }
  // Chart.js takes the bounds of the axis from the first and the last point.
  for (const group of points.values()) group.sort((one, other) => one.x - other.x);
  const order = [...points.keys()].sort((one, other) => one - other);
  return figure({
    theme,
    x: { title: titles.x, includeBounds: false },
    y: { title: titles.y, includeBounds: false },
    datasets: order.map((group) => {
      const colour = group < 0 ? theme.muted : modelColour(group, theme);
      return {
        label: labels[group] ?? '',
        data: points.get(group),
        showLine: false,
        pointRadius: RADIUS,
        pointStyle: group < 0 ? 'circle' : modelStyle(group).marker,
        pointBackgroundColor: faded(colour, 0.55),
        pointBorderColor: colour,
        pointBorderWidth: 1,
      };
    }),
  });
}
