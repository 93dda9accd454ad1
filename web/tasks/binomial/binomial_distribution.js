import { mixed } from '../../charts/theme.js';
import { roundTicks, scale } from '../../diagrams/axis.js';
import { axisBelow } from '../../diagrams/axis_below.js';
import { line, typesetter } from '../../diagrams/geometry.js';
import { legend } from '../../diagrams/triangle.js';
import { integer, p } from '../../words/format.js';

/** @typedef {import('../../diagrams/geometry.js').Shape} Shape */

const PAD = 4;
const HEIGHT = 220;

/**
 * The distribution of the number of errors if the error rate were the one that
 * the experiment is held against: the numbers from the critical one on are
 * shaded, and those up to `few`; the observed number is marked.
 * @param {{ distribution: { errors: number[], probability: number[] }, observed: number,
 *   critical: number | null, few?: number | null }} part of a report of the task `binomial`
 * @param {import('../../diagrams/geometry.js').Options & { axis: string, description: string,
 *   observedText: string, criticalText: string,
 *   bar: (errors: string, p: string) => string }} options
 * @returns {import('../../diagrams/geometry.js').Diagram}
 */
export function binomialDistribution({ distribution, observed, critical, few = null }, options) {
  const { theme, width, size } = options;
  const { width: measure } = typesetter(options);
  const small = 0.88 * size;
  const { errors, probability } = distribution;
  const step = errors.length > 1 ? errors[1] - errors[0] : 1;
  const from = Math.min(errors[0], observed) - step;
  const to = Math.max(errors[errors.length - 1], observed) + step;
  const rest = mixed(theme.models['--model-1'], theme.card, 0.55);
  const tail = theme.models['--model-2'];
  const isCritical = (/** @type {number} */ count) =>
    (critical !== null && count >= critical) || (few !== null && count <= few);
  const keys = legend(
    [
      ...(critical === null && few === null ? [] : [{ colour: tail, label: options.criticalText }]),
      { colour: theme.accent, label: options.observedText },
    ],
    0,
    options,
  );
  const left = PAD + small;
  const right = width - PAD - small;
  const top = keys.bottom + 8;
  const bottom = top + Math.max(120, Math.min(HEIGHT, 0.5 * width));
  const across = scale(from, to, left, right);
  const up = scale(0, Math.max(...probability), bottom, top);
  const bar = Math.max(0.8, (across.place(step) - across.place(0)) * 0.86);
  /** @type {Shape[]} */
  const shapes = errors.map((value, at) => ({
    kind: 'box',
    part: isCritical(value) ? 'critical' : 'bar',
    x: across.place(value) - bar / 2,
    y: up.place(probability[at]),
    width: bar,
    height: bottom - up.place(probability[at]),
    colour: isCritical(value) ? tail : rest,
    tip: options.bar(integer(value), p(probability[at])),
  }));
  const x = across.place(observed);
  shapes.push(
    line(
      'observed',
      [
        [x, top],
        [x, bottom],
      ],
      theme.accent,
      2,
      { dash: [5, 3] },
    ),
    line(
      'axis',
      [
        [left, bottom],
        [right, bottom],
      ],
      theme.ink,
      1,
    ),
  );
  const most = Math.max(2, Math.floor((right - left) / (measure(integer(to), small) + 2 * small)));
  const ticks = roundTicks(Math.max(0, from), to, most).values.filter(Number.isInteger);
  const below = axisBelow(
    {
      ticks,
      place: across.place,
      write: integer,
      title: options.axis,
      bottom,
      right: width - PAD,
      size: small,
    },
    options,
  );
  return {
    id: 'binomial_distribution',
    description: options.description,
    width,
    height: below.height,
    shapes: [...keys.shapes, ...shapes, ...below.ticks, below.title],
  };
}
