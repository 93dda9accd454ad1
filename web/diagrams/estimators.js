import { roundTicks, scale } from './axis.js';
import { axisBelow } from './axis_below.js';
import { line, typesetter } from './geometry.js';
import { rows } from './rows.js';
import { textWidth } from './text_width.js';

/**
 * How estimates lie about the truth: of each estimator its mean and a standard deviation to both sides, against a line
 * at the true mean.
 *
 * @typedef {import('./geometry.js').Options} Options
 * @typedef {import('./geometry.js').Diagram} Diagram
 * @typedef {import('./geometry.js').Shape} Shape
 * @typedef {{ name: string, mean: number, low: number, high: number }} Spread
 */

const PAD = 4;
const TICKS = 6;
/** What a tick needs, in letters. */
const TICK_ROOM = 3.4;
const TALLEST = 1.9;

/**
 * @param {string} id
 * @param {readonly Spread[]} spreads
 * @param {number} truth
 * @param {Options & { range?: [number, number], texts: { x: string, truth: string, description: string } }} options  range:
 *   of the axis, at least; what there is to show if it is not given
 * @returns {Diagram}
 */
export function estimatorPlot(id, spreads, truth, options) {
  const { theme, texts, width, size, range = [truth, truth] } = options;
  const { text } = typesetter(options);
  const small = 0.88 * size;
  const top = PAD + 1.6 * small;
  const names = rows(
    spreads.map(({ name }, model) => ({ model, name })),
    top,
    options,
    TALLEST,
  );
  const least = Math.min(truth, range[0], ...spreads.map(({ low }) => low));
  const most = Math.max(truth, range[1], ...spreads.map(({ high }) => high));
  const margin = 0.05 * (most - least || 1);
  const right = width - PAD - small;
  const across = scale(least - margin, most + margin, names.left, right);
  const fit = Math.floor((right - names.left) / (TICK_ROOM * small));
  const { values: ticks, decimals } = roundTicks(
    across.from,
    across.to,
    Math.max(2, Math.min(TICKS, fit)),
  );
  const axis = axisBelow(
    {
      ticks,
      place: across.place,
      write: (tick) => tick.toFixed(decimals).replace('-', '−'),
      title: texts.x,
      top,
      bottom: names.bottom,
      right,
      size: small,
    },
    options,
  );
  const at = across.place(truth);
  const isRight = at > (names.left + right) / 2;
  const broad = PAD + textWidth(texts.truth, small);
  return {
    id,
    description: texts.description,
    width,
    height: axis.height,
    shapes: [
      ...axis.ticks,
      axis.title,
      line(
        'truth',
        [
          [at, top],
          [at, names.bottom],
        ],
        theme.accent,
        2,
      ),
      text(
        'truth_label',
        texts.truth,
        // Beside the line, and moved as far as the picture needs it.
        [isRight ? Math.max(at, broad) : Math.min(at, width - broad), PAD + small / 2],
        small,
        { anchor: isRight ? 'end' : 'start' },
      ),
      ...names.shapes,
      ...spreads.flatMap(({ mean, low, high }, row) => {
        const y = names.middles[row];
        return /** @type {Shape[]} */ ([
          line(
            'spread',
            [
              [across.place(low), y],
              [across.place(high), y],
            ],
            theme.models['--model-1'],
            2.5,
            { model: row },
          ),
          {
            kind: 'dot',
            part: 'mean',
            at: [across.place(mean), y],
            radius: 4,
            colour: theme.models['--model-1'],
            model: row,
          },
        ]);
      }),
    ],
  };
}
