import { line, typesetter } from './geometry.js';
import { plotFrame } from './plot_frame.js';

/**
 * In which share of comparisons tests reject, against how often a cross-validation is repeated.
 *
 * @typedef {import('./geometry.js').Options} Options
 * @typedef {import('./geometry.js').Diagram} Diagram
 * @typedef {import('./geometry.js').Shape} Shape
 *
 * @typedef {object} Rejections  at a number of repetitions
 * @property {number} runs
 * @property {number} rejected  the share in a simulation
 * @property {number} exact  the probability
 */

const HEIGHT = 260;

/**
 * @param {{ points: readonly Rejections[], chosen: number, most: number, nominal: number }} drawn  points:
 *   ascending in their runs; chosen: a number of repetitions to mark; most: of the axis
 * @param {Options & { texts: { x: string, y: string, nominal: string, description: string } }} options
 * @returns {Diagram}
 */
export function rejections({ points, chosen, most, nominal }, options) {
  const { theme, texts, width, size } = options;
  const { text } = typesetter(options);
  const small = 0.88 * size;
  const runs = points.map((point) => point.runs);
  const [first, last] = [1, most];
  const frame = plotFrame(
    { x: [first, last], y: [0, 1], xTitle: texts.x, yTitle: texts.y, height: HEIGHT, whole: true },
    options,
  );
  const [, level] = frame.at(first, nominal);
  return {
    id: 'rejections',
    description: texts.description,
    width,
    height: frame.height,
    shapes: [
      ...frame.ground,
      line('chosen', [frame.at(chosen, 0), frame.at(chosen, 1)], theme.muted, 1.5, {
        dash: [4, 3],
      }),
      line('nominal', [frame.at(first, nominal), frame.at(last, nominal)], theme.accent, 2),
      text('nominal_label', texts.nominal, [frame.bounds.right, level - 0.8 * small], small, {
        anchor: 'end',
      }),
      ...frame.curve(
        'exact',
        runs,
        points.map(({ exact }) => exact),
        theme.models['--model-2'],
        2.2,
      ),
      ...points.map(
        (point) =>
          /** @type {Shape} */ ({
            kind: 'dot',
            part: 'simulated',
            at: frame.at(point.runs, point.rejected),
            radius: point.runs === chosen ? 5 : 3,
            colour: theme.models['--model-2'],
          }),
      ),
    ],
  };
}
