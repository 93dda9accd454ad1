import { typesetter } from './geometry.js';
import { plotFrame } from './plot_frame.js';

/**
 * The best mean so far against what was spent, of one search or of several with the same budget.
 *
 * @typedef {import('./geometry.js').Options} Options
 * @typedef {import('./geometry.js').Diagram} Diagram
 * @typedef {import('./geometry.js').Shape} Shape
 * @typedef {import('./geometry.js').Point} Point
 * @typedef {import('../lab/search.js').Trial} Trial
 *
 * @typedef {{ name: string, trials: Trial[] }} Raced
 */

const HEIGHT = 250;
/** Told apart without colours, too. */
const DASHES = [[], [8, 4], [2, 3], [8, 3, 2, 3], [14, 4], [4, 4]];

/** What was spent by each trial, which counts as the share that it learnt from. @param {Trial[]} trials */
function spent(trials) {
  let sum = 0;
  return trials.map(({ training_share: share }) => {
    sum += share;
    return sum;
  });
}

/**
 * @param {{ raced: Raced[], budget: number, step: number | null }} drawn  step: of a single search, the trial to mark
 * @param {Options & { texts: { x: string, y: string, description: string } }} options
 * @returns {Diagram}
 */
export function bestSoFar({ raced, budget, step }, options) {
  const { theme, texts, width, size } = options;
  const { text } = typesetter(options);
  const small = 0.88 * size;
  const alone = raced.length === 1;
  const values = raced.flatMap(({ trials }) =>
    trials
      .flatMap(({ best, mean }) => (alone ? [best, mean] : [best]))
      .filter((one) => one !== null),
  );
  const [low, high] = values.length === 0 ? [0, 1] : [Math.min(...values), Math.max(...values)];
  const margin = 0.06 * (high - low) || 0.05 * Math.abs(high) || 0.05;
  const frame = plotFrame(
    {
      x: [0, budget],
      y: [low - margin, high + margin],
      xTitle: texts.x,
      yTitle: texts.y,
      height: HEIGHT,
      whole: true,
    },
    options,
  );
  const lines = raced.flatMap(({ trials }, place) => {
    const xs = spent(trials);
    const colour = theme.models[`--model-${place + 1}`];
    const first = trials.findIndex(({ best }) => best !== null);
    /** Level up to the next trial, then up to its best. @type {[number[], number[]]} */
    const [across, up] = [[], []];
    for (let at = first; first >= 0 && at < trials.length; at += 1) {
      const before = trials[at - 1]?.best ?? null;
      if (before !== null) {
        across.push(xs[at]);
        up.push(before);
      }
      across.push(xs[at]);
      up.push(/** @type {number} */ (trials[at].best));
    }
    const dash = DASHES[place % DASHES.length];
    return [
      ...(alone
        ? trials.flatMap(({ mean, training_share: share }, at) =>
            mean === null
              ? []
              : [
                  /** @type {Shape} */ ({
                    kind: 'dot',
                    part: 'trial',
                    at: frame.at(xs[at], mean),
                    radius: at + 1 === step ? 5 : share === 1 ? 2.5 : 1.8,
                    colour: at + 1 === step ? theme.accent : theme.muted,
                  }),
                ],
          )
        : []),
      ...frame.curve('best', across, up, colour, 2.2, dash.length > 0 ? { dash } : {}),
      // A curve of one point would not be seen.
      ...(across.length === 1
        ? [
            /** @type {Shape} */ ({
              kind: 'dot',
              part: 'best',
              at: frame.at(across[0], up[0]),
              radius: 3,
              colour,
            }),
          ]
        : []),
    ];
  });
  const legend = alone
    ? []
    : raced.flatMap(({ name }, place) => {
        const y = frame.height + 1.2 * small + Math.floor(place / 2) * 1.6 * small;
        const x = frame.bounds.left + (place % 2) * (width / 2);
        const dash = DASHES[place % DASHES.length];
        return [
          /** @type {Shape} */ ({
            kind: 'line',
            part: 'legend_line',
            points: [
              [x, y],
              [x + 28, y],
            ],
            colour: theme.models[`--model-${place + 1}`],
            thickness: 2.2,
            ...(dash.length > 0 ? { dash } : {}),
          }),
          text('legend', name, [x + 34, y], small),
        ];
      });
  return {
    id: 'best_so_far',
    description: texts.description,
    width,
    height: frame.height + (alone ? 0 : (1 + 1.6 * Math.ceil(raced.length / 2)) * small),
    shapes: [...frame.ground, ...lines, ...legend],
  };
}
