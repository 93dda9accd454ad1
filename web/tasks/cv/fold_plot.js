import { modelStyle } from '../../charts/model_style.js';
import { mixed } from '../../charts/theme.js';
import { roundTicks, scale } from '../../diagrams/axis.js';
import { line, typesetter } from '../../diagrams/geometry.js';
import { shortened } from '../../diagrams/text_width.js';
import { fixed, number } from '../../words/format.js';

/** @typedef {import('../../diagrams/geometry.js').Shape} Shape */

const PAD = 4;
const HEIGHT = 260;
/** Beyond this many learners their names have no room below; they are numbered. */
const MOST_NAMED = 16;

/**
 * Results of cross-validation: a column for each learner, a dot for each fold,
 * a thin line that joins one fold's dots, a bar at each mean.
 * @param {{ models: import('../../diagrams/geometry.js').Model[], result: number[][],
 *   foldOf: (row: number) => string }} part of a report of the task `cv`; a row of `result`
 *   is a fold
 * @param {import('../../diagrams/geometry.js').Options & { axis: string,
 *   description: (names: string[]) => string }} options
 * @returns {import('../../diagrams/geometry.js').Diagram}
 */
export function foldPlot({ models, result, foldOf }, options) {
  const { theme, width, size, axis, chosen } = options;
  const { text, width: measure } = typesetter(options);
  const small = 0.88 * size;
  const low = Math.min(...result.map((fold) => Math.min(...fold)));
  const high = Math.max(...result.map((fold) => Math.max(...fold)));
  const margin = (high - low || Math.abs(high) || 1) * 0.06;
  const top = PAD + 1.6 * small;
  const bottom = top + Math.max(140, Math.min(HEIGHT, 0.6 * width));
  const { values: ticks, decimals } = roundTicks(low - margin, high + margin, 6);
  const tickWidth = Math.max(0, ...ticks.map((tick) => measure(fixed(tick, decimals), small)));
  const left = PAD + tickWidth + 8;
  const right = width - PAD;
  const up = scale(low - margin, high + margin, bottom, top);
  const step = (right - left) / Math.max(1, models.length);
  const columns = models.map((_, at) => left + (at + 0.5) * step);
  const colourOf = (/** @type {number} */ model) => theme.models[modelStyle(model).token];

  /** @type {Shape[]} */
  const shapes = [text('axis_title', axis, [PAD, PAD + small / 2], small, { colour: theme.muted })];
  for (const tick of ticks) {
    const y = up.place(tick);
    shapes.push(
      line(
        'grid',
        [
          [left, y],
          [right, y],
        ],
        theme.grid,
        1,
      ),
      text('tick_label', fixed(tick, decimals), [left - 8, y], small, {
        anchor: 'end',
        colour: theme.muted,
      }),
    );
  }
  // A hundred lines would be a smear: they pale as there are more of them.
  const opacity = Math.max(0.12, Math.min(0.5, 6 / result.length));
  if (models.length > 1) {
    result.forEach((row, at) => {
      shapes.push(
        line(
          'fold',
          row.map((value, model) => [columns[model], up.place(value)]),
          mixed(theme.muted, theme.card, opacity),
          result.length > 30 ? 0.5 : 0.8,
          { tip: foldOf(at) },
        ),
      );
    });
  }
  const radius = result.length > 40 ? 2 : 3.5;
  models.forEach(({ name, metrics }, model) => {
    result.forEach((row, at) => {
      shapes.push({
        kind: 'dot',
        part: 'result',
        at: [columns[model], up.place(row[model])],
        radius,
        colour: colourOf(model),
        model,
        tip: [name, foldOf(at), number(row[model], 4)].filter(Boolean).join(' · '),
      });
    });
    const { mean } = metrics;
    if (typeof mean === 'number') {
      const half = Math.min(22, 0.32 * step);
      const y = up.place(mean);
      shapes.push(
        line(
          'mean',
          [
            [columns[model] - half, y],
            [columns[model] + half, y],
          ],
          theme.ink,
          model === chosen ? 3 : 2,
          { model, tip: `${name}: ${number(mean, 4)}` },
        ),
      );
    }
    const label = models.length > MOST_NAMED ? String(model + 1) : name;
    shapes.push(
      text(
        'label',
        shortened(label, step - 6, (each) => measure(each, size, model === chosen)),
        [columns[model], bottom + 0.9 * size],
        size,
        { anchor: 'middle', bold: model === chosen, model, tip: name },
      ),
    );
  });
  return {
    id: 'fold_plot',
    description: options.description(models.map(({ name }) => name)),
    width,
    height: bottom + 1.8 * size,
    shapes,
  };
}
