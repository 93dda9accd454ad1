import { modelStyle } from '../../charts/model_style.js';
import { mixed } from '../../charts/theme.js';
import { roundTicks, scale, widened } from '../../diagrams/axis.js';
import { LEADING, line, typesetter } from '../../diagrams/geometry.js';
import { labels, lines, plainText } from '../../diagrams/text_width.js';
import { fixed, number } from '../../words/format.js';

/** @typedef {import('../../diagrams/geometry.js').Shape} Shape */

const PAD = 4;
const HEIGHT = 260;
/** Beyond this many learners a list of their names would be larger than the picture. */
const MOST_LISTED = 40;
/** Between two names side by side, in em. */
const GAP = 1.2;

/**
 * Results of cross-validation: a column for each learner, a dot for each fold,
 * a thin line that joins one fold's dots, a bar at each mean. Names stand below
 * their columns in one line or two; where they have no room there, the columns are
 * numbered and the names listed.
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
  const [from, to] = widened(low, high, 0.06);
  const top = PAD + 1.6 * small;
  const bottom = top + Math.max(140, Math.min(HEIGHT, 0.6 * width));
  const { values: ticks, decimals } = roundTicks(from, to, 6);
  const tickWidth = Math.max(0, ...ticks.map((tick) => measure(fixed(tick, decimals), small)));
  const left = PAD + tickWidth + 8;
  const right = width - PAD;
  const up = scale(from, to, bottom, top);
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
  });
  const below = namesBelow(models, step - 6, options);
  const shown = below ?? models.map((_, model) => [String(model + 1)]);
  shown.forEach((pieces, model) => {
    pieces.forEach((piece, at) => {
      const place = bottom + (0.9 + at * LEADING) * size;
      const look = { bold: model === chosen, model, tip: models[model].name };
      shapes.push(
        text('label', piece, [columns[model], place], size, { ...look, anchor: 'middle' }),
      );
    });
  });
  const end = bottom + (0.5 + LEADING * Math.max(...shown.map(({ length }) => length))) * size;
  const list = below || models.length > MOST_LISTED ? null : listOfNames(models, end, options);
  return {
    id: 'fold_plot',
    description: options.description(models.map(({ name }) => name)),
    width,
    height: list?.end ?? end,
    shapes: [...shapes, ...(list?.shapes ?? [])],
  };
}

/**
 * Whole names in a line or two; null where one of them has no room.
 * @param {import('../../diagrams/geometry.js').Model[]} models
 * @param {number} room
 * @param {import('../../diagrams/geometry.js').Options} options
 * @returns {string[][] | null}
 */
function namesBelow(models, room, options) {
  const { width } = typesetter(options);
  const { size, chosen } = options;
  const broken = models.map(({ name }, model) => {
    const measure = (/** @type {string} */ each) => width(each, size, model === chosen);
    const pieces = lines(plainText(name), room, measure);
    return pieces.every((each) => measure(each) <= room) ? pieces : null;
  });
  return broken.every((pieces) => pieces !== null) ? broken : null;
}

/**
 * Numbers and names below each other, in as many columns as there is room for. A
 * name that is wider than the picture has two lines.
 * @param {import('../../diagrams/geometry.js').Model[]} models
 * @param {number} top
 * @param {import('../../diagrams/geometry.js').Options} options
 * @returns {{ shapes: Shape[], end: number }}
 */
function listOfNames(models, top, options) {
  const { width, size, theme, chosen } = options;
  const { text, width: measure } = typesetter(options);
  const small = 0.88 * size;
  const gap = GAP * small;
  const wide = models.map(
    (_, model) => (/** @type {string} */ each) => measure(each, small, model === chosen),
  );
  const forNumber = measure(String(models.length), small, true) + gap / 2;
  const names = models.map(({ name }) => plainText(name));
  const room = width - 2 * PAD - forNumber;
  const widest = Math.max(...names.map((name, model) => wide[model](name)));
  const step = forNumber + Math.min(widest, room) + gap;
  const perRow = Math.max(1, Math.min(3, Math.floor((width - 2 * PAD + gap) / step)));
  const pieces = labels(
    names,
    names.map(() => room),
    wide,
  );
  const perColumn = Math.ceil(models.length / perRow);
  /** @type {Shape[]} */
  const shapes = [];
  let end = top;
  for (let column = 0; column < perRow; column += 1) {
    let y = top + 0.9 * small;
    for (let at = 0; at < perColumn; at += 1) {
      const model = column * perColumn + at;
      if (model >= models.length) break;
      const look = { model, tip: models[model].name, bold: model === chosen };
      const left = PAD + column * step + forNumber;
      shapes.push(
        text('number', String(model + 1), [left - gap / 2, y], small, {
          ...look,
          anchor: 'end',
          colour: theme.muted,
        }),
      );
      for (const piece of pieces[model]) {
        shapes.push(text('name', piece, [left, y], small, look));
        y += LEADING * small;
      }
    }
    end = Math.max(end, y);
  }
  return { shapes, end };
}
