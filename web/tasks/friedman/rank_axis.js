import { rankTicks, scale } from '../../diagrams/axis.js';
import { LEADING, line, typesetter } from '../../diagrams/geometry.js';
import { fixed, integer } from '../../words/format.js';
import { arrange, COLUMN_GAP, columnsAt, NAME_GAP, PAD, RANK_SIZE, STUB } from './rank_labels.js';

/**
 * @typedef {import('../../diagrams/geometry.js').Ranked} Ranked
 * @typedef {import('../../diagrams/geometry.js').Shape} Shape
 * @typedef {import('../../diagrams/geometry.js').Point} Point
 * @typedef {import('./rank_labels.js').RankOptions} RankOptions
 *
 * @typedef {object} RankAxis the upper part of a critical-difference diagram
 * @property {import('../../diagrams/axis.js').Scale} scale of mean ranks
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
 */

const TICK = 5;
/** Below the axis, the height within which lines that were moved apart leave their ranks. */
const SLANT = 7;
/** From the first line of a name to its second, in em. */
const LINE = 1.17;

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
  const { width, size, theme, words, chosen, turned = false } = options;
  const { text, width: measure } = typesetter(options);
  const items = turned ? [...ranked].reverse() : ranked;
  // A bar that is longer than the axis must fit in, too.
  const longest = Math.max(k - 1, difference ?? 0, 1e-9);
  const shareOf = (/** @type {number} */ rank) => (turned ? k - rank : rank - 1) / longest;
  const arranged = arrange(items, shareOf, (k - 1) / longest, options);
  const { texts, left: onLeft, rankSize, rankWidth, ragged } = arranged;
  const inward = 'rows' in arranged ? arranged.rows : null;
  const [plotLeft, plotRight] = arranged.edges;
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
  const columns = columnsAt(places, plotLeft, axisRight, plotRight);
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
      inwards = false,
    ) => {
      const { model, name, rank } = items[place];
      const look = emphasis(items[place]) ?? { colour: theme.ink };
      const nameWidth = Math.max(
        ...texts[place].map((words) => measure(words, size, model === chosen)),
      );
      const reach = PAD + nameWidth + 2 * NAME_GAP + rankWidth;
      const near = ragged ? reach : side < 0 ? plotLeft - STUB : width - plotRight - STUB;
      const outer = side < 0 ? near : width - near;
      const edge = inwards ? columns[place] - side * (STUB - 2) : outer;
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
      // Beside the axis the rank is next to the line, below it the name.
      const rankEdge = inwards
        ? edge - side * (NAME_GAP / 2 + nameWidth + NAME_GAP) + (side < 0 ? rankWidth : 0)
        : edge + side * (NAME_GAP + (side < 0 ? 0 : rankWidth));
      const nameEdge = inwards
        ? edge - side * (NAME_GAP / 2)
        : edge + side * (2 * NAME_GAP + rankWidth);
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
            anchor: side < 0 !== inwards ? 'end' : 'start',
            colour: look.colour,
            bold: look.bold,
            model,
            tip,
          }),
        );
      });
    };
    let bottom = top;
    if (inward) {
      const height = rowHeight(k) * size;
      inward.forEach(({ place, side }, at) => {
        draw(place, top + (inward.length - 1 - at) * height, side, true);
      });
      return { shapes: drawn, bottom: top + (inward.length - 0.5) * height + PAD };
    }
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
