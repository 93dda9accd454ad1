import { fixed, integer } from '../format.js';
import { rankTicks, scale, spread } from './axis.js';
import { LEADING, line, typesetter } from './geometry.js';
import { lines, shortened } from './text_width.js';

/**
 * @typedef {import('./geometry.js').Options} Options
 * @typedef {import('./geometry.js').Ranked} Ranked
 * @typedef {import('./geometry.js').Shape} Shape
 * @typedef {import('./geometry.js').Point} Point
 * @typedef {Options & { turned?: boolean }} RankOptions `turned`: the best at the right
 *
 * @typedef {object} RankAxis the upper part of a critical-difference diagram
 * @property {import('./axis.js').Scale} scale of mean ranks
 * @property {Ranked[]} items from left to right
 * @property {number[]} columns where the leader of each stands; apart even where ranks are equal
 * @property {number} gap the smallest distance of two columns
 * @property {number} y of the axis
 * @property {number} below where bars may begin
 * @property {Shape[]} shapes
 * @property {(top: number, emphasis?: Emphasis) => { shapes: Shape[], bottom: number }} leaders
 *   lines and labels, from the axis down to rows that begin at `top`
 *
 * @typedef {(item: Ranked) => { colour: string, bold?: boolean } | undefined} Emphasis
 *
 * @typedef {{ sides: 1 | 2, lines: 1 | 2, anywhere?: boolean }} Arrangement of the labels;
 *   `anywhere`: words may be broken
 */

const PAD = 4;
const NAME_GAP = 7;
const STUB = 8;
const RANK_SIZE = 0.88;
const TICK = 5;
/** Lines of algorithms are apart by this much, as long as that moves them little. */
const COLUMN_GAP = 5;
const MOVED_SHARE = 0.45;
const SLANT = 7;
/** From the first line of a name to its second, in em. */
const LINE = 1.17;
/** Tried in this order; names are shortened when none has room for them. */
const ARRANGEMENTS = /** @type {Arrangement[]} */ ([
  { sides: 2, lines: 1 },
  { sides: 2, lines: 2 },
  { sides: 1, lines: 1 },
  { sides: 1, lines: 2 },
  { sides: 1, lines: 2, anywhere: true },
]);

/**
 * The share of the width that the axis keeps, whatever the names.
 * @param {number} k
 */
const axisShare = (k) => Math.min(0.45, 0.27 + 0.01 * k);

/**
 * The labels of the sides: who stands where, in which lines.
 * @param {Ranked[]} items from left to right
 * @param {RankOptions} options
 */
function arrange(items, options) {
  const { width, size, chosen } = options;
  const { width: measure } = typesetter(options);
  const measures = items.map(
    ({ model }) =>
      (/** @type {string} */ text) =>
        measure(text, size, model === chosen),
  );
  const rankSize = size * RANK_SIZE;
  const rankWidth = Math.max(0, ...items.map(({ rank }) => measure(fixed(rank), rankSize)));
  const beside = PAD + NAME_GAP + rankWidth + NAME_GAP + STUB;
  const forNames = width - axisShare(items.length) * width - beside;
  const half = options.turned ? Math.floor(items.length / 2) : Math.ceil(items.length / 2);
  const split = (/** @type {1 | 2} */ sides) =>
    sides === 2 ? half : options.turned ? 0 : items.length;
  const widest = (/** @type {string[][]} */ texts, from = 0, to = items.length) =>
    Math.max(0, ...texts.slice(from, to).flatMap((each, at) => each.map(measures[from + at])));

  /** @param {Arrangement} arrangement */
  function tried({ sides, lines: most, anywhere }) {
    const room = sides === 2 ? (forNames - beside) / 2 : forNames - PAD - STUB;
    const texts = items.map(({ name }, at) =>
      most === 1 ? [name] : lines(name, room, measures[at], anywhere),
    );
    const left = split(sides);
    // Two sides may share the room unevenly.
    const fits =
      sides === 2
        ? widest(texts, 0, left) + widest(texts, left) <= 2 * room
        : widest(texts) <= room;
    return { texts, left, fits, room };
  }

  const arrangements = ARRANGEMENTS.map((each) => () => tried(each));
  let found = arrangements[0]();
  for (const next of arrangements.slice(1)) {
    if (found.fits) break;
    found = next();
  }
  if (!found.fits) {
    const room = Math.max(found.room, 2 * size);
    found.texts = items.map(({ name }, at) =>
      // Less than two lines, as a break is seldom in the middle.
      lines(shortened(name, 1.8 * room, measures[at]), room, measures[at], true).map((each) =>
        shortened(each, room, measures[at]),
      ),
    );
  }
  const { texts, left } = found;
  const side = (/** @type {number} */ from, /** @type {number} */ to) =>
    to > from ? widest(texts, from, to) + beside : PAD + STUB;
  return {
    texts,
    left,
    rankSize,
    rankWidth,
    edges: [side(0, left), width - side(left, items.length)],
  };
}

/**
 * Height of a row of labels, in em: fewer have more air.
 * @param {number} k
 */
const rowHeight = (k) => (k <= 12 ? 1.75 : k <= 40 ? 1.5 : LEADING);

/**
 * Axis of mean ranks with the algorithms' labels beside it, and the critical
 * difference above it. Long names are broken, all put on one side, and only then
 * shortened.
 * @param {Ranked[]} ranked from the best to the worst
 * @param {number} k ranks go from 1 to k
 * @param {number | null} difference the critical one
 * @param {RankOptions} options
 * @returns {RankAxis}
 */
export function rankAxis(ranked, k, difference, options) {
  const { width, size, theme, words, turned = false } = options;
  const { text, width: measure } = typesetter(options);
  const items = turned ? [...ranked].reverse() : ranked;
  const { texts, left: onLeft, rankSize, rankWidth, edges } = arrange(items, options);
  const [plotLeft, plotRight] = edges;

  // A bar that is longer than the axis must fit in, too.
  const longest = Math.max(k - 1, difference ?? 0, 1e-9);
  const unit = (plotRight - plotLeft) / longest;
  const axisRight = plotLeft + unit * (k - 1);
  const ranks = turned ? scale(k, 1, plotLeft, axisRight) : scale(1, k, plotLeft, axisRight);

  /** @type {Shape[]} */
  const shapes = [];
  const small = size * RANK_SIZE;
  let y = PAD + 0.5 * small;
  const titleWidth = measure(words.meanRank, small);
  const differenceText = difference === null ? '' : words.criticalDifference(fixed(difference));
  const differenceWidth = measure(differenceText, small);
  const barEnd = plotLeft + unit * (difference ?? 0);
  const middle = Math.max(
    PAD + differenceWidth / 2,
    Math.min(width - PAD - differenceWidth / 2, (plotLeft + barEnd) / 2),
  );
  const titleRight = Math.min(width - PAD, Math.max(axisRight, PAD + titleWidth));
  const title = text('axis_title', words.meanRank, [titleRight, y], small, {
    anchor: 'end',
    colour: theme.muted,
  });
  shapes.push(title);
  if (difference !== null) {
    const clear = Math.max(middle + differenceWidth / 2, barEnd + 4) + size;
    if (clear > titleRight - titleWidth) y += small * LEADING;
    shapes.push(
      text('cd_label', differenceText, [middle, y], small, { anchor: 'middle', colour: theme.ink }),
    );
    y += small * 0.5 + 6;
    const cap = 4;
    shapes.push(
      line(
        'cd_bar',
        [
          [plotLeft, y],
          [barEnd, y],
        ],
        theme.accent,
        2,
      ),
      ...[plotLeft, barEnd].map((x) =>
        line(
          'cd_cap',
          [
            [x, y - cap],
            [x, y + cap],
          ],
          theme.accent,
          2,
        ),
      ),
    );
    y += 10;
  } else {
    y += small * 0.5 + 5;
  }
  y += 0.5 * small;
  const tickRoom = measure(integer(k), small) + 0.7 * small;
  for (const tick of rankTicks(k, unit, tickRoom)) {
    shapes.push(
      text('tick_label', integer(tick), [ranks.place(tick), y], small, {
        anchor: 'middle',
        colour: theme.muted,
      }),
    );
  }
  y += 0.5 * small + 4 + TICK;
  const labelled = new Set(rankTicks(k, unit, tickRoom));
  for (let tick = 1; tick <= k; tick += 1) {
    const long = labelled.has(tick);
    if (!long && unit < 4) continue;
    const x = ranks.place(tick);
    shapes.push(
      line(
        'tick',
        [
          [x, y - (long ? TICK : TICK * 0.5)],
          [x, y],
        ],
        theme.ink,
        long ? 1.25 : 0.75,
      ),
    );
  }
  const places = items.map(({ rank }) => ranks.place(rank));
  const roomy = (MOVED_SHARE * (axisRight - plotLeft)) / Math.max(1, items.length - 1);
  const columns = spread(
    places,
    Math.min(COLUMN_GAP, roomy),
    plotLeft,
    Math.max(axisRight, plotRight),
  );
  const gap = Math.min(
    COLUMN_GAP,
    ...columns.slice(1).map((column, place) => column - columns[place]),
  );
  const slanted = columns.some((column, place) => Math.abs(column - places[place]) > 0.3);
  shapes.push(
    line(
      'axis',
      [
        [plotLeft, y],
        [axisRight, y],
      ],
      theme.ink,
      1.5,
    ),
  );
  const axisY = y;
  const bend = axisY + (slanted ? SLANT : 0);
  const thickness = Math.min(1.25, Math.max(0.2, gap * 0.28));

  /** @type {RankAxis['leaders']} */
  function leaders(top, emphasis = () => undefined) {
    /** @type {Shape[]} */
    const drawn = [];
    const draw = (
      /** @type {number} */ place,
      /** @type {number} */ row,
      /** @type {-1 | 1} */ side,
    ) => {
      const { model, name, rank } = items[place];
      const look = emphasis(items[place]) ?? { colour: theme.ink };
      const edge = side < 0 ? plotLeft - STUB : plotRight + STUB;
      /** @type {Point[]} */
      const points = [
        [places[place], axisY],
        [columns[place], bend],
        [columns[place], row],
        [edge, row],
      ];
      const tip = `${name}: ${fixed(rank)}`;
      drawn.push(
        line(
          'leader',
          slanted ? points : points.filter((_, at) => at !== 1),
          look.colour,
          thickness,
          {
            model,
          },
        ),
      );
      const rankEdge = edge + side * (NAME_GAP + (side < 0 ? 0 : rankWidth));
      const nameEdge = edge + side * (2 * NAME_GAP + rankWidth);
      drawn.push(
        text('rank', fixed(rank), [rankEdge, row], rankSize, {
          anchor: 'end',
          colour: theme.muted,
          model,
        }),
      );
      texts[place].forEach((words, at) => {
        const height = row + (at - (texts[place].length - 1) / 2) * LINE * size;
        drawn.push(
          text('label', words, [nameEdge, height], size, {
            anchor: side < 0 ? 'end' : 'start',
            colour: look.colour,
            bold: look.bold,
            model,
            tip,
          }),
        );
      });
    };
    let bottom = top;
    const column = (/** @type {number[]} */ order, /** @type {-1 | 1} */ side) => {
      let below = top - 0.5 * LEADING * size;
      for (const place of order) {
        const height = (rowHeight(k) + (texts[place].length - 1) * LINE) * size;
        draw(place, below + height / 2, side);
        below += height;
      }
      bottom = Math.max(bottom, below);
    };
    const all = items.map((_, place) => place);
    column(all.slice(0, onLeft), -1);
    column(all.slice(onLeft).reverse(), 1);
    return { shapes: drawn, bottom: bottom + PAD };
  }

  return { scale: ranks, items, columns, gap, y: axisY, below: bend, shapes, leaders };
}
