import { mixed } from '../charts/theme.js';
import { number } from '../words/format.js';
import { line, typesetter } from './geometry.js';
import { plotFrame } from './plot_frame.js';
import { valueAxis } from './value_axis.js';

/**
 * What a search has tried, and what it came to: the metric against one hyper-parameter, or its colour over two.
 *
 * @typedef {import('./geometry.js').Options} Options
 * @typedef {import('./geometry.js').Diagram} Diagram
 * @typedef {import('./geometry.js').Shape} Shape
 * @typedef {import('../lab/search.js').Trial} Trial
 * @typedef {import('../lab/search.js').Searched} Searched
 *
 * @typedef {object} Surface
 * @property {Searched[]} axes  one, or two
 * @property {Trial[]} trials  all of them: their metric decides what the picture spans
 * @property {number} step  the trials that are shown
 * @property {boolean} higherIsBetter
 */

const HEIGHT = 250;
const SWATCHES = 24;
/** The weakest colour still stands out from the ground. */
const LEAST = 0.1;
/** Good trials differ little, and are what one looks at: most of the colours are theirs. */
const POWER = 3;

/** @param {Trial[]} trials @returns {[number, number]} */
function rangeOf(trials) {
  const means = trials.flatMap(({ mean }) => mean ?? []);
  return means.length === 0 ? [0, 1] : [Math.min(...means), Math.max(...means)];
}

/**
 * Where a trial is whose metric is undefined.
 * @param {import('./geometry.js').Point} place
 * @param {number} radius
 * @param {string} colour
 */
const cross = ([x, y], radius, colour) =>
  [1, -1].map((sign) =>
    line(
      'undefined',
      [
        [x - 0.8 * radius, y - sign * 0.8 * radius],
        [x + 0.8 * radius, y + sign * 0.8 * radius],
      ],
      colour,
      1.5,
    ),
  );

/**
 * The trials that have a place on all axes; where a hyper-parameter does not count they have none.
 * @param {Surface} surface
 */
export const shownTrials = ({ axes, trials, step }) =>
  trials
    .map((trial, at) => ({ trial, at }))
    .filter(({ at }) => at < step)
    .filter(({ trial }) => axes.every(({ name }) => trial.parameters[name] !== undefined));

/**
 * @param {Surface} surface
 * @param {Options & { texts: { metric: string, description: string } }} options
 * @returns {Diagram}
 */
export function responseSurface(surface, options) {
  const { axes, trials, step, higherIsBetter } = surface;
  const { theme, texts, width, size } = options;
  const { text } = typesetter(options);
  const small = 0.88 * size;
  const [across, up] = axes.map(valueAxis);
  const [low, high] = rangeOf(trials);
  const margin = 0.06 * (high - low) || 0.05 * Math.abs(high) || 0.05;
  const frame = plotFrame(
    {
      x: across.span,
      y: up ? up.span : [low - margin, high + margin],
      xTitle: across.name,
      yTitle: up ? up.name : texts.metric,
      height: HEIGHT,
      xMarks: across.marks,
      ...(up ? { yMarks: up.marks } : {}),
    },
    options,
  );
  /** The better, the stronger. @param {number} share from the worst to the best */
  const colourAt = (share) =>
    mixed(theme.models['--model-2'], theme.card, LEAST + (1 - LEAST) * share ** POWER);
  /** @param {number} mean */
  const shareOf = (mean) => {
    const share = high > low ? (mean - low) / (high - low) : 1;
    return higherIsBetter ? share : 1 - share;
  };
  const shown = shownTrials(surface);
  const best = trials[step - 1]?.best ?? null;
  const leader = trials.findIndex(
    ({ training_share: share, mean }) => best !== null && share === 1 && mean === best,
  );
  const dots = shown.flatMap(({ trial, at }) => {
    const { mean } = trial;
    const x = across.place(trial.parameters[across.name]);
    const y = up ? up.place(trial.parameters[up.name]) : (mean ?? low - margin);
    const place = frame.at(x, y);
    const radius = trial.training_share === 1 ? 5 : 3.2;
    /** @type {Shape[]} */
    const drawn =
      mean === null
        ? cross(place, radius, theme.muted)
        : [
            {
              kind: 'dot',
              part: 'trial',
              at: place,
              radius,
              colour: up ? colourAt(shareOf(mean)) : theme.models['--model-2'],
              edge: up ? theme.muted : theme.card,
              tip: `${at + 1}: ${trial.learner} · ${number(mean)}`,
            },
          ];
    /** @param {string} part @param {number} beyond @param {string} colour @returns {Shape} */
    const ring = (part, beyond, colour) => ({
      kind: 'line',
      part,
      points: Array.from({ length: 33 }, (_, k) => {
        const angle = (2 * Math.PI * k) / 32;
        const r = radius + beyond;
        return /** @type {[number, number]} */ ([
          place[0] + r * Math.cos(angle),
          place[1] + r * Math.sin(angle),
        ]);
      }),
      colour,
      thickness: 2,
    });
    return [
      ...drawn,
      ...(at === leader ? [ring('best', 3, theme.ink)] : []),
      ...(at === step - 1 ? [ring('latest', 6, theme.accent)] : []),
    ];
  });
  if (!up) {
    return {
      id: 'response_surface',
      description: texts.description,
      width,
      height: frame.height,
      shapes: [...frame.ground, ...dots],
    };
  }
  const y = frame.height + 0.6 * small;
  const [worst, top] = higherIsBetter ? [low, high] : [high, low];
  const bar = width / 3;
  const left = frame.bounds.left + 4.5 * small;
  /** @type {Shape[]} */
  const legend = [
    text('legend', number(worst), [left - 6, y + small / 2], small, { anchor: 'end' }),
    ...Array.from({ length: SWATCHES }, (_, at) => ({
      kind: /** @type {const} */ ('box'),
      part: 'swatch',
      x: left + (at * bar) / SWATCHES,
      y,
      width: bar / SWATCHES + 0.5,
      height: small,
      colour: colourAt(at / (SWATCHES - 1)),
    })),
    text('legend', `${number(top)}  ${texts.metric}`, [left + bar + 6, y + small / 2], small),
  ];
  return {
    id: 'response_surface',
    description: texts.description,
    width,
    height: y + 2 * small,
    shapes: [...frame.ground, ...dots, ...legend],
  };
}
