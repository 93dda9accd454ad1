import { line, typesetter } from './geometry.js';
import { plotFrame } from './plot_frame.js';

/**
 * The two pictures of bias and variance: what models from different training sets have learnt, and what their error
 * consists of.
 *
 * @typedef {import('./geometry.js').Options} Options
 * @typedef {import('./geometry.js').Diagram} Diagram
 * @typedef {import('./geometry.js').Shape} Shape
 *
 * @typedef {object} Parts  of one learner, as the core has them
 * @property {string} name
 * @property {number[]} mean
 * @property {number[][]} fits
 * @property {number} mean_bias_squared
 * @property {number} mean_variance
 * @property {number} noise_variance
 * @property {number} expected_error
 * @property {number} measured_error
 * @property {number} standard_error
 * @property {number} measured_low  two standard errors below the measured error
 * @property {number} measured_high
 * @property {number} training_error
 *
 * @typedef {object} Simulated
 * @property {number[]} points
 * @property {number[]} truth
 * @property {{ x: number[], y: number[] }} sample
 * @property {Parts[]} learners
 */

/** @typedef {{ name: string, sign: (at: import('./geometry.js').Point) => Shape }} Entry  of a legend */

const HEIGHT = 260;
/** How long the sign of a curve is. */
const SIGN = 24;
/** Beyond so much of what a constant would miss, a curve leaves the picture. */
const MOST_OF_SPREAD = 1.6;

/** @param {number[]} values @returns {[number, number]} */
const span = (values) => [Math.min(...values), Math.max(...values)];

/**
 * The function, a training set, what models have learnt from this and other training sets, and their mean; without a mean a
 * single model stands out.
 * @param {Simulated} simulated
 * @param {number} chosen  which learner
 * @param {Options & { texts: { x: string, y: string, description: string } }} options
 * @returns {Diagram}
 */
export function learntCurves({ points, truth, sample, learners }, chosen, options) {
  const { theme, texts, width } = options;
  const [low, high] = span([...truth, ...sample.y]);
  const margin = 0.15 * (high - low || 1);
  const frame = plotFrame(
    {
      x: [0, 1],
      y: [low - margin, high + margin],
      xTitle: texts.x,
      yTitle: texts.y,
      height: HEIGHT,
    },
    options,
  );
  const { fits, mean } = learners[chosen];
  const isSingle = mean.length === 0;
  /** @type {Shape[]} */
  const shapes = [
    ...frame.ground,
    ...fits.flatMap((fit) =>
      frame.curve('fit', points, fit, theme.models['--model-1'], isSingle ? 2.5 : 1, {
        opacity: isSingle ? 1 : 0.25,
      }),
    ),
    ...sample.x.map((x, row) => ({
      kind: /** @type {const} */ ('dot'),
      part: 'case',
      at: frame.at(x, sample.y[row]),
      radius: 2.5,
      colour: theme.muted,
    })),
    ...frame.curve('truth', points, truth, theme.ink, 2, { dash: [6, 4] }),
    ...(isSingle ? [] : frame.curve('mean', points, mean, theme.models['--model-2'], 2.5)),
  ];
  return {
    id: 'learnt_curves',
    description: texts.description,
    width,
    height: frame.height,
    shapes,
  };
}

/**
 * Bias², variance, noise, their sum, and the error that was measured, against complexity.
 * @param {Simulated} simulated
 * @param {number[]} complexities  of the learners
 * @param {number} chosen
 * @param {Options & { texts: { x: string, y: string, description: string, bias: string, variance: string,
 *   noise: string, error: string, training: string,
 *   measured?: string }, top?: number, hidden?: readonly string[] }} options  top: of the
 *   errors, otherwise by how far the function reaches; hidden: curves that are left out
 * @returns {Diagram}
 */
export function errorParts({ truth, learners }, complexities, chosen, options) {
  const { theme, texts, width, hidden = [] } = options;
  const [low, high] = span(truth);
  const noise = learners[0].noise_variance;
  const least = Math.min(...learners.map((one) => one.expected_error));
  // Half the range of a function squared is about what its mean would miss.
  const usual = Math.max(1.2 * least, MOST_OF_SPREAD * ((high - low) ** 2 / 8 + noise)) || 1;
  const { top = usual } = options;
  const frame = plotFrame(
    {
      x: [complexities[0], complexities[complexities.length - 1]],
      y: [0, top],
      xTitle: texts.x,
      yTitle: texts.y,
      height: HEIGHT,
      whole: true,
    },
    options,
  );
  /** @type {[part: string, name: string, key: keyof Parts & string, colour: string, dash?: number[]][]} */
  const all = [
    ['noise', texts.noise, 'noise_variance', theme.muted, [2, 3]],
    ['training', texts.training, 'training_error', theme.models['--model-5'], [8, 3, 2, 3]],
    ['bias', texts.bias, 'mean_bias_squared', theme.models['--model-1'], [6, 4]],
    ['variance', texts.variance, 'mean_variance', theme.models['--model-3']],
    ['error', texts.error, 'expected_error', theme.models['--model-2']],
  ];
  const curves = all.filter(([part]) => !hidden.includes(part));
  const marked = complexities[chosen];
  /** @type {Shape[]} */
  const shapes = [
    ...frame.ground,
    {
      kind: 'line',
      part: 'chosen',
      points: [frame.at(marked, 0), frame.at(marked, top)],
      colour: theme.accent,
      thickness: 1.5,
    },
    ...curves.flatMap(([part, , key, colour, dash]) =>
      frame.curve(
        part,
        complexities,
        learners.map((one) => Number(one[key])),
        colour,
        part === 'error' ? 2.5 : 1.8,
        dash ? { dash } : {},
      ),
    ),
    // The error that was measured, within two standard errors.
    ...learners.flatMap(
      ({ measured_error: error, measured_low: low, measured_high: high }, place) => {
        if (!frame.holds(error)) return [];
        const x = complexities[place];
        return [
          ...frame.curve('interval', [x, x], [low, high], theme.ink, 1),
          /** @type {Shape} */ ({
            kind: 'dot',
            part: 'measured',
            at: frame.at(x, error),
            radius: 2.5,
            colour: theme.ink,
          }),
        ];
      },
    ),
  ];
  /** @type {Entry[]} */
  const legend = curves.toReversed().map(([part, name, , colour, dash]) => ({
    name,
    sign: ([x, y]) =>
      line(
        `legend_${part}`,
        [
          [x, y],
          [x + SIGN, y],
        ],
        colour,
        2,
        dash ? { dash } : {},
      ),
  }));
  if (texts.measured)
    legend.push({
      name: texts.measured,
      sign: ([x, y]) => ({
        kind: 'dot',
        part: 'legend_measured',
        at: [x + SIGN / 2, y],
        radius: 2.5,
        colour: theme.ink,
      }),
    });
  const below = legendBelow(legend, frame.bounds.left, frame.height, options);
  return {
    id: 'error_parts',
    description: texts.description,
    width,
    height: below.height,
    shapes: [...shapes, ...below.shapes],
  };
}

/**
 * Names in two columns, with their signs before them.
 * @param {Entry[]} entries
 * @param {number} left
 * @param {number} top
 * @param {Options} options
 * @returns {{ shapes: Shape[], height: number }}  height: with what stands above
 */
function legendBelow(entries, left, top, options) {
  const { width, size } = options;
  const { text } = typesetter(options);
  const small = 0.88 * size;
  const shapes = entries.flatMap(({ name, sign }, place) => {
    const y = top + 1.5 * small + Math.floor(place / 2) * 1.6 * small;
    const x = left + (place % 2) * (width / 2);
    return [sign([x, y]), text('legend', name, [x + SIGN + 6, y], small)];
  });
  return { shapes, height: top + (1 + 1.6 * Math.ceil(entries.length / 2)) * small };
}
