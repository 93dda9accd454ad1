import { figure } from '../../charts/figure.js';

/**
 * @typedef {import('../../charts/theme.js').Theme} Theme
 * @typedef {{ name: string, metrics: Record<string, number | null> }} Model
 * @typedef {{ k: number, value: number, model: number }} Place
 */

/**
 * The columns for which the index is defined, by number of clusters.
 * @param {readonly Model[]} models
 * @param {string} key of the index
 * @returns {Place[]}
 */
export function indexPlaces(models, key) {
  return models
    .flatMap(({ metrics }, model) => {
      const value = metrics[key];
      const k = metrics.n_clusters;
      return typeof value === 'number' && typeof k === 'number' ? [{ k, value, model }] : [];
    })
    .sort((one, other) => one.k - other.k || one.model - other.model);
}

/**
 * An index against the number of clusters: a point for each column, and a line
 * when no two have the same number.
 * @param {readonly Model[]} models
 * @param {string} key
 * @param {Theme} theme
 * @param {{ axisClusters: string, axisIndex: string }} texts
 */
export function indexByClusters(models, key, theme, texts) {
  const places = indexPlaces(models, key);
  const numbers = [...new Set(places.map(({ k }) => k))];
  const every = Math.ceil(numbers.length / 12);
  const least = Math.min(...numbers);
  const most = Math.max(...numbers);
  const room = Math.max(0.5, (most - least) / 20);
  const colour = theme.models['--model-1'];
  return figure({
    theme,
    x: {
      min: least - room,
      max: most + room,
      title: texts.axisClusters,
      ticks: numbers.filter((_, index) => index % every === 0).map((k) => [k, String(k)]),
    },
    y: { title: texts.axisIndex, includeBounds: false },
    datasets: [
      {
        label: texts.axisIndex,
        data: places.map(({ k, value }) => ({ x: k, y: value })),
        showLine: numbers.length === places.length,
        borderColor: colour,
        borderWidth: 2.25,
        pointRadius: 4.5,
        pointBackgroundColor: colour,
        pointBorderColor: theme.card,
        clip: false,
      },
    ],
  });
}
