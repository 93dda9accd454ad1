import { shortLabel, widthOf } from '../../charts/cluster_heat_map.js';
import { AXIS_ROOM, figure } from '../../charts/figure.js';
import { modelColour } from '../../charts/line_style.js';
import { faded } from '../../charts/theme.js';
import { number } from '../../words/format.js';

/**
 * @typedef {import('../../charts/theme.js').Theme} Theme
 * @typedef {import('../../charts/marks.js').Mark} Mark
 *
 * @typedef {object} Cluster
 * @property {string} label
 * @property {number} size
 * @property {number[]} silhouettes descending, evenly spaced quantiles
 */

/** Between two clusters, as a share of all points. */
const GAP = 0.02;
/** Above the first cluster, for the name of the mean. */
const HEAD = 0.06;
/** Distances of the ticks, the first with which there are at most six. */
const STEPS = [0.2, 0.25, 0.5];
const MOST_TICKS = 6;
/** With more clusters only some are named. */
const MOST_NAMES = 16;
/** Of the title and the gap beside the names, in pixels. */
const TITLE_ROOM = 32;

/**
 * Where each cluster lies on the upright axis, from 0 downwards.
 * @param {readonly Cluster[]} clusters
 */
function placesOf(clusters) {
  const all = clusters.reduce((sum, { size }) => sum + size, 0);
  let top = 0;
  return clusters.map(({ size }) => {
    const from = top;
    top -= size;
    const to = top;
    top -= GAP * all;
    return { from, to };
  });
}

/**
 * Each cluster is an area: one line a point, as long as its silhouette, the
 * longest on top.
 * @param {readonly Cluster[]} clusters
 * @param {Theme} theme
 * @param {{ axisSilhouette: string, axisClusters: string }} texts
 */
export function silhouettes(clusters, theme, texts) {
  const places = placesOf(clusters);
  const least = Math.min(0, ...clusters.flatMap((cluster) => cluster.silhouettes));
  const along = ticksFrom(least);
  const every = Math.ceil(clusters.length / MOST_NAMES);
  const ticks = places.flatMap(({ from, to }, index) =>
    index % every === 0
      ? [/** @type {[number, string]} */ ([(from + to) / 2, shortLabel(clusters[index].label)])]
      : [],
  );
  const config = figure({
    theme,
    x: {
      min: along[0],
      max: 1,
      ticks: along.map((x) => [x, tickText(x)]),
      title: texts.axisSilhouette,
    },
    y: {
      min: places.at(-1)?.to ?? -1,
      max: -HEAD * (places.at(-1)?.to ?? -1),
      ticks,
      title: texts.axisClusters,
    },
    datasets: [],
    backdrop: clusters.map(({ silhouettes: values }, index) => ({
      points: outline(values, places[index]),
      fill: faded(modelColour(index, theme), 0.85),
    })),
  });
  const widest = Math.max(...ticks.map(([, name]) => widthOf(name)));
  config.options.scales.y.afterFit = (/** @type {{ width: number }} */ axis) => {
    axis.width = Math.max(AXIS_ROOM, TITLE_ROOM + widest);
  };
  return config;
}

/** @param {number} x */
const tickText = (x) => number(x, Math.abs(x * 10 - Math.round(x * 10)) < 1e-9 ? 1 : 2);

/**
 * Round numbers up to 1, the first at or below the smallest silhouette.
 * @param {number} least at most 0
 */
function ticksFrom(least) {
  const counts = STEPS.map((step) => Math.round(1 / step) + Math.ceil(-least / step - 1e-9) + 1);
  const fits = counts.findIndex((ticks) => ticks <= MOST_TICKS);
  const step = STEPS[fits] ?? 0.5;
  const below = Math.ceil(-least / step - 1e-9);
  const ticks = Math.round(1 / step) + below + 1;
  return Array.from({ length: ticks }, (_, place) => (place - below) * step);
}

/**
 * @param {number[]} values
 * @param {{ from: number, to: number }} place
 * @returns {[number, number][]}
 */
function outline(values, { from, to }) {
  const height = (to - from) / Math.max(1, values.length);
  const steps = values.flatMap((value, index) => [
    /** @type {[number, number]} */ ([value, from + index * height]),
    /** @type {[number, number]} */ ([value, from + (index + 1) * height]),
  ]);
  return [[0, from], ...steps, [0, to]];
}

/**
 * @param {number | null} mean over all points
 * @param {string} label
 * @returns {Mark[]}
 */
export function silhouettesMarks(mean, label) {
  return mean === null ? [] : [{ kind: 'vertical', x: mean, role: 'ink', dash: [6, 4], label }];
}
