import { clippedArea } from './clip.js';
import { typesetter } from './geometry.js';
import { plotFrame } from './plot_frame.js';

/**
 * A learning curve or a validation curve: the mean of a metric on the rows that were learnt from and on the test sets,
 * with bands of a standard deviation over the folds.
 *
 * @typedef {import('./geometry.js').Options} Options
 * @typedef {import('./geometry.js').Diagram} Diagram
 * @typedef {import('./geometry.js').Shape} Shape
 * @typedef {import('../lab/curves.js').Moments} Moments
 *
 * @typedef {object} Drawn
 * @property {string[]} labels  of the points
 * @property {number[] | null} rows  where the points lie; null: at equal distances
 * @property {{ training: Moments, test: Moments }[]} points
 * @property {number | null} best  the place of the best point, if it is to be marked
 * @property {[number, number]} range  of the metric
 */

const HEIGHT = 250;

/**
 * The points at which the mean exists, as stretches without a gap.
 * @param {Drawn['points']} points
 * @param {'training' | 'test'} part
 * @returns {number[][]} their places
 */
function stretches(points, part) {
  /** @type {number[][]} */
  const all = [[]];
  for (const [place, point] of points.entries()) {
    if (point[part].mean === null) all.push([]);
    else all[all.length - 1].push(place);
  }
  return all.filter((one) => one.length > 0);
}

/**
 * What a picture of curves spans: means and bands of both parts.
 * @param {readonly Drawn['points'][]} curves
 * @returns {[number, number]}
 */
export function rangeOf(curves) {
  const ends = curves
    .flat()
    .flatMap(({ training, test }) =>
      [training, test].flatMap(({ mean, low, high }) =>
        mean === null ? [] : [low ?? mean, high ?? mean],
      ),
    );
  if (ends.length === 0) return [0, 1];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const margin = 0.05 * (high - low) || 0.05 * Math.abs(high) || 0.05;
  return [low - margin, high + margin];
}

/**
 * @param {Drawn} drawn
 * @param {Options & { texts: { x: string, y: string, training: string, test: string, description: string } }} options
 * @returns {Diagram}
 */
export function labCurve({ labels, rows, points, best, range }, options) {
  const { theme, texts, width, size } = options;
  const { text } = typesetter(options);
  const small = 0.88 * size;
  const places = rows ?? labels.map((_, place) => place);
  const [first, last] = [Math.min(...places), Math.max(...places)];
  const margin = rows ? 0 : 0.4;
  const frame = plotFrame(
    {
      x: first === last ? [first - 1, last + 1] : [first - margin, last + margin],
      y: range,
      xTitle: texts.x,
      yTitle: texts.y,
      height: HEIGHT,
      ...(rows ? { whole: true } : { labels }),
    },
    options,
  );
  const looks = /** @type {const} */ ([
    ['training', texts.training, theme.models['--model-1'], [6, 4]],
    ['test', texts.test, theme.models['--model-2'], null],
  ]);
  const curves = looks.flatMap(([part, , colour, dash]) =>
    stretches(points, part).flatMap((stretch) => {
      const xs = stretch.map((place) => places[place]);
      // Where there is a single result there is no band.
      const of = (/** @type {'low' | 'mean' | 'high'} */ key) =>
        stretch.map((place) => Number(points[place][part][key] ?? points[place][part].mean));
      const [low, mean, high] = [of('low'), of('mean'), of('high')];
      const band = [
        ...xs.map((x, at) => frame.at(x, high[at])),
        ...xs.map((x, at) => frame.at(x, low[at])).reverse(),
      ];
      return [
        /** @type {Shape} */ ({
          kind: 'area',
          part: `${part}_band`,
          points: clippedArea(band, frame.bounds),
          colour,
          opacity: 0.18,
        }),
        ...frame.curve(part, xs, mean, colour, 2.2, dash ? { dash: [...dash] } : {}),
        ...xs.map(
          (x, at) =>
            /** @type {Shape} */ ({
              kind: 'dot',
              part: `${part}_point`,
              at: frame.at(x, mean[at]),
              radius: stretch[at] === best && part === 'test' ? 5 : 2.5,
              colour,
            }),
        ),
      ];
    }),
  );
  const y = frame.height + 1.2 * small;
  const legend = looks.flatMap(([part, name, colour, dash], place) => {
    const x = frame.bounds.left + place * (width / 2);
    return [
      /** @type {Shape} */ ({
        kind: 'line',
        part: `legend_${part}`,
        points: [
          [x, y],
          [x + 24, y],
        ],
        colour,
        thickness: 2.2,
        ...(dash ? { dash: [...dash] } : {}),
      }),
      text('legend', name, [x + 30, y], small),
    ];
  });
  return {
    id: 'lab_curve',
    description: texts.description,
    width,
    height: y + small,
    shapes: [...frame.ground, ...curves, ...legend],
  };
}
