import { roundTicks, scale, widened } from '../../../diagrams/axis.js';
import { line, typesetter } from '../../../diagrams/geometry.js';
import { rows } from '../../../diagrams/rows.js';
import { shortened } from '../../../diagrams/text_width.js';
import { fixed, number } from '../../../words/format.js';

/** @typedef {import('../../../diagrams/geometry.js').Shape} Shape */

const PAD = 4;
/** More rows than this have no names: the sorted differences alone. */
const MOST_NAMED = 60;

/** Smaller ones are what subtraction leaves of equal results. */
const LEAST_DIFFERENCE = 1e-12;

/**
 * Round numbers from −reach to reach: zero and at least one on either side.
 * @param {number} reach
 * @param {number} most of them, if that leaves three
 */
function ticksOnBothSides(reach, most) {
  let round = roundTicks(-reach, reach, most);
  // Seven always leave three.
  for (let more = most + 1; round.values.length < 3 && more <= Math.max(most, 7); more += 1)
    round = roundTicks(-reach, reach, more);
  return round;
}

/**
 * Differences of two learners, one row for each data set or fold, the largest at
 * the top: a line from zero to a dot. Each side has the colour of the learner that
 * is better there.
 * @param {{ items: { name: string, difference: number }[], higherIsBetter: boolean, hues: [string, string] }} part
 * @param {import('../../../diagrams/geometry.js').Options & { description: string,
 *   better: { first: string, second: string, names: [string, string] } }} options `names` are
 *   those in the two texts, which are cut where there is little room
 * @returns {import('../../../diagrams/geometry.js').Diagram}
 */
export function differences({ items, higherIsBetter, hues }, options) {
  const { theme, width, size } = options;
  const { text, width: measure } = typesetter(options);
  const small = 0.88 * size;
  const sorted = [...items].sort((one, other) => other.difference - one.difference);
  const top = PAD + 1.7 * small;
  const named = sorted.length <= MOST_NAMED;
  const list = named
    ? rows(
        sorted.map(({ name }, model) => ({ model, name })),
        top,
        { ...options, size: small, chosen: null },
        1.7,
      )
    : {
        left: PAD + small,
        middles: sorted.map((_, at) => top + (at + 0.5) * (300 / sorted.length)),
        bottom: top + 300,
        pitch: 300 / sorted.length,
        shapes: [],
      };
  const values = sorted.map(({ difference }) => difference);
  const largest = Math.max(0, ...values.map(Math.abs));
  // Equal columns have no scale: their axis has zero alone.
  const equal = largest < LEAST_DIFFERENCE;
  const reach = equal ? 1 : widened(-largest, largest, 0.03)[1];
  const right = width - PAD - small;
  const across = scale(-reach, reach, list.left + 4, right);
  const zero = across.place(0);
  // Zero has a tick on either side.
  const most = Math.max(
    3,
    Math.floor((right - list.left) / (measure('−0.000', small) + 2 * small)),
  );
  const { values: ticks, decimals } = equal
    ? { values: [0], decimals: 0 }
    : ticksOnBothSides(reach, most);
  const colours = { negative: theme.models[hues[0]], positive: theme.models[hues[1]] };
  const [positive, negative] = higherIsBetter ? [0, 1] : [1, 0];
  const room = (right - list.left) / 2 - small;
  const { first, second, names } = options.better;
  const widthOf = (/** @type {string} */ each) => measure(each, small);
  const sides = [first, second].map((side, at) => {
    const left = room - (widthOf(side) - widthOf(names[at]));
    const fitting = side.replace(names[at], () => shortened(names[at], left, widthOf));
    return shortened(fitting, room, widthOf);
  });
  // Zero has its number, and on either side at least one, else as many as there is room for.
  const apart = ticks.length > 1 ? across.place(ticks[1]) - across.place(ticks[0]) : right;
  const widest = Math.max(...ticks.map((tick) => widthOf(fixed(tick, decimals))));
  const middle = ticks.findIndex((tick) => Math.abs(tick) < LEAST_DIFFERENCE);
  const beside = Math.min(middle, ticks.length - 1 - middle);
  const stride = Math.max(1, Math.min(beside, Math.ceil((widest + 0.4 * small) / apart)));
  /** @type {Shape[]} */
  const shapes = ticks.flatMap((tick, at) => [
    line(
      'grid',
      [
        [across.place(tick), top],
        [across.place(tick), list.bottom + 4],
      ],
      theme.grid,
      1,
    ),
    ...((at - middle) % stride === 0
      ? [
          text(
            'tick_label',
            fixed(tick, decimals),
            [across.place(tick), list.bottom + 8 + small / 2],
            small,
            {
              anchor: 'middle',
              colour: theme.muted,
            },
          ),
        ]
      : []),
  ]);
  shapes.push(
    line(
      'zero',
      [
        [zero, top],
        [zero, list.bottom + 4],
      ],
      theme.ink,
      1,
    ),
    text('side', sides[negative], [list.left + 4, PAD + small / 2], small, {
      colour: colours.negative,
    }),
    text('side', sides[positive], [right, PAD + small / 2], small, {
      anchor: 'end',
      colour: colours.positive,
    }),
  );
  sorted.forEach(({ name, difference: found }, at) => {
    const difference = equal ? 0 : found;
    const y = list.middles[at];
    const x = across.place(difference);
    const colour =
      difference === 0 ? theme.muted : colours[difference > 0 ? 'positive' : 'negative'];
    const tip = `${name}: ${number(difference, 4)}`;
    shapes.push(
      line(
        'difference',
        [
          [zero, y],
          [x, y],
        ],
        colour,
        Math.min(2, list.pitch * 0.5),
        { tip },
      ),
      {
        kind: 'dot',
        part: 'end',
        at: [x, y],
        radius: Math.max(0.8, Math.min(4, list.pitch * 0.25)),
        colour,
        tip,
      },
    );
  });
  return {
    id: 'differences',
    description: options.description,
    width,
    height: list.bottom + 8 + 1.6 * small,
    shapes: [...shapes, ...list.shapes.map((shape) => ({ ...shape, model: undefined }))],
  };
}
