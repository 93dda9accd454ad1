import { roundTicks, scale } from '../../diagrams/axis.js';
import { axisBelow } from '../../diagrams/axis_below.js';
import { line, typesetter } from '../../diagrams/geometry.js';
import { rows } from '../../diagrams/rows.js';
import { fixed } from '../../words/format.js';

/** @typedef {import('../../diagrams/geometry.js').Shape} Shape */

const PAD = 4;

/**
 * Error rates of experiments: a row for each, a dot at the rate, a line for its
 * interval; a dashed line at the rate that they are held against.
 * @param {{ models: import('../../diagrams/geometry.js').Model[], eps0: number | null, worst: string }} part
 *   of a report of the task `binomial`
 * @param {import('../../diagrams/geometry.js').Options & { axis: string,
 *   description: (names: string[]) => string,
 *   tip: (model: import('../../diagrams/geometry.js').Model) => string }} options
 * @returns {import('../../diagrams/geometry.js').Diagram}
 */
export function experiments({ models, eps0, worst }, options) {
  const { theme, width, size, axis } = options;
  const { text, width: measure } = typesetter(options);
  const small = 0.88 * size;
  const top = PAD + (eps0 === null ? 0 : 1.5 * small);
  const list = rows(
    models.map(({ name }, model) => ({ model, name })),
    top,
    options,
  );
  const limits = models.flatMap(({ metrics }) => [
    metrics.clopper_pearson_low ?? metrics.error_rate ?? 0,
    metrics.clopper_pearson_high ?? metrics.error_rate ?? 1,
  ]);
  const right = width - PAD - small;
  const across = scale(
    0,
    Math.min(1, 1.04 * Math.max(0.01, eps0 ?? 0, ...limits)),
    list.left + 4,
    right,
  );
  const most = Math.max(2, Math.floor((right - list.left) / (measure('0.00', small) + 2 * small)));
  const { values: ticks, decimals } = roundTicks(0, across.to, most);
  const below = axisBelow(
    {
      ticks,
      place: across.place,
      write: (tick) => fixed(tick, decimals),
      title: axis,
      top,
      bottom: list.bottom,
      right: width - PAD,
      size: small,
    },
    options,
  );
  const shapes = below.ticks;
  if (eps0 !== null) {
    const x = across.place(eps0);
    shapes.push(
      line(
        'eps0',
        [
          [x, top],
          [x, list.bottom + 4],
        ],
        theme.accent,
        1.5,
        { dash: [5, 3] },
      ),
      text('eps0_label', `ε₀ = ${Number(eps0.toPrecision(4))}`, [x, PAD + small / 2], small, {
        anchor: x > (list.left + right) / 2 ? 'end' : 'start',
        colour: theme.accent,
      }),
    );
  }
  const hue = theme.models['--model-1'];
  models.forEach((model, at) => {
    const { metrics, name } = model;
    const y = list.middles[at];
    const { clopper_pearson_low: low, clopper_pearson_high: high, error_rate: rate } = metrics;
    const colour = name === worst && models.length > 1 ? theme.models['--model-2'] : hue;
    const look = { model: at, tip: options.tip(model) };
    if (typeof low === 'number' && typeof high === 'number') {
      shapes.push(
        line(
          'interval',
          [
            [across.place(low), y],
            [across.place(high), y],
          ],
          colour,
          2,
          look,
        ),
        ...[low, high].map((end) =>
          line(
            'cap',
            [
              [across.place(end), y - 4],
              [across.place(end), y + 4],
            ],
            colour,
            1.5,
          ),
        ),
      );
    }
    if (typeof rate === 'number') {
      const radius = Math.min(5, list.pitch * 0.26);
      shapes.push({
        kind: 'dot',
        part: 'rate',
        at: [across.place(rate), y],
        radius,
        colour,
        ...look,
      });
    }
  });
  return {
    id: 'experiments',
    description: options.description(models.map(({ name }) => name)),
    width,
    height: below.height,
    shapes: [...shapes, ...list.shapes, below.title],
  };
}
