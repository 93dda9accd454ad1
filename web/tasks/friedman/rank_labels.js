import { spread } from '../../diagrams/axis.js';
import { typesetter } from '../../diagrams/geometry.js';
import { distinct, labels, lines } from '../../diagrams/text_width.js';
import { fixed } from '../../words/format.js';

/**
 * Where the labels of a critical-difference diagram stand, and how long its axis can be between them.
 *
 * @typedef {import('../../diagrams/geometry.js').Options} Options
 * @typedef {import('../../diagrams/geometry.js').Ranked} Ranked
 * @typedef {Options & { turned?: boolean }} RankOptions `turned`: the best at the right
 *
 * @typedef {{ sides: 1 | 2, lines: 1 | 2, most?: number }} Arrangement of the labels; `most`
 *   algorithms are put so
 */

export const PAD = 4;
export const NAME_GAP = 7;
export const STUB = 8;
export const RANK_SIZE = 0.88;
/** Lines of algorithms are apart by this much, as long as that moves them little. */
export const COLUMN_GAP = 5;
const MOVED_SHARE = 0.45;
/** Tried in this order; names are shortened when none has room for them. */
const ARRANGEMENTS = /** @type {Arrangement[]} */ ([
  { sides: 2, lines: 1 },
  { sides: 2, lines: 2, most: 12 },
  { sides: 1, lines: 1, most: 12 },
  { sides: 1, lines: 2, most: 12 },
]);

/**
 * The share of the width that the axis keeps, whatever the names.
 * @param {number} k
 */
const axisShare = (k) => Math.min(0.45, 0.27 + 0.01 * k);
/** With a narrower one the labels stand below it. */
const NARROW_SHARE = 0.5;
/** A narrower axis goes on above the names of its sides. */
const ROOMY_SHARE = 0.55;

/**
 * Both ends of the axis, as far apart as the labels below it allow: in its row a
 * label may reach up to the line of its algorithm.
 * @param {{ share: number, need: number }[]} left where on the axis, 0 to 1, the line of each
 *   label at the left is, and how far from the border it may be
 * @param {{ share: number, need: number }[]} right
 * @param {number} width
 * @returns {[number, number] | null} null when there is no room
 */
function widestAxis(left, right, width) {
  let [from, to] = [PAD + STUB, width - PAD - STUB];
  for (let round = 0; round < 40; round += 1) {
    const ends = [
      Math.max(PAD + STUB, ...left.map(({ share, need }) => (need - to * share) / (1 - share))),
      Math.min(
        width - PAD - STUB,
        ...right.map(({ share, need }) => (width - need - from * (1 - share)) / share),
      ),
    ];
    if (!(ends[1] - ends[0] > 0)) return null;
    const moved = Math.abs(ends[0] - from) + Math.abs(ends[1] - to);
    [from, to] = ends;
    if (moved < 0.01) break;
  }
  return [from, to];
}

/**
 * Where the lines of algorithms stand: apart, as long as that moves them little.
 * @param {number[]} places of their mean ranks
 * @param {number} left end of the axis
 * @param {number} right end
 * @param {number} [limit] how far right they may be moved
 */
export function columnsAt(places, left, right, limit = right) {
  const roomy = (MOVED_SHARE * (right - left)) / Math.max(1, places.length - 1);
  return spread(places, Math.min(COLUMN_GAP, roomy), left, Math.max(right, limit));
}

/** More labels below the axis, each in a row of its own, would be too tall. */
const MOST_INWARD = 10;

/**
 * Labels below the axis that begin at the lines of their algorithms and reach
 * inwards: from the lowest row on, the outermost that is left on either side.
 * @param {number[]} columns
 * @param {number[]} widths of names with their ranks
 * @param {number} width
 * @returns {{ place: number, side: -1 | 1 }[] | null} rows from the lowest; `side`: -1 reaches to
 *   the right of its line, 1 to the left
 */
function inwardRows(columns, widths, width) {
  /** @type {{ place: number, side: -1 | 1 }[]} */
  const chosen = [];
  /** @param {number} from @param {number} to @returns {boolean} */
  function choose(from, to) {
    if (from > to) return true;
    const leftWall = from === 0 ? 0 : columns[from - 1];
    const rightWall = to === columns.length - 1 ? width : columns[to + 1];
    const slack = {
      left: rightWall - columns[from] - widths[from],
      right: columns[to] - leftWall - widths[to],
    };
    const tries = /** @type {const} */ ([-1, 1]).filter((side) =>
      side < 0 ? slack.left >= 0 : slack.right >= 0,
    );
    if (slack.right > slack.left) tries.reverse();
    return tries.some((side) => {
      chosen.push({ place: side < 0 ? from : to, side });
      if (side < 0 ? choose(from + 1, to) : choose(from, to - 1)) return true;
      chosen.pop();
      return false;
    });
  }
  return choose(0, columns.length - 1) ? chosen : null;
}

/**
 * The labels of the sides: which stands where, in which lines.
 * @param {Ranked[]} items from left to right
 * @param {(rank: number) => number} shareOf a mean rank: its place between both ends, 0 to 1
 * @param {number} axisEnd where the axis ends, as a bar can be longer
 * @param {RankOptions} options
 */
export function arrange(items, shareOf, axisEnd, options) {
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
  const least = axisShare(items.length) * width;
  const forNames = width - least - beside;
  const half = options.turned ? Math.floor(items.length / 2) : Math.ceil(items.length / 2);
  const split = (/** @type {1 | 2} */ sides) =>
    sides === 2 ? half : options.turned ? 0 : items.length;
  const widthOf = (/** @type {string[]} */ pieces, /** @type {number} */ at) =>
    Math.max(...pieces.map(measures[at]));
  const widest = (/** @type {string[][]} */ texts, from = 0, to = items.length) =>
    Math.max(0, ...texts.slice(from, to).map((each, at) => widthOf(each, from + at)));
  const side = (
    /** @type {string[][]} */ texts,
    /** @type {number} */ from,
    /** @type {number} */ to,
  ) => (to > from ? widest(texts, from, to) + beside : PAD + STUB);

  /**
   * Whether the lines still stand clear of the labels when they are moved apart.
   * @param {[number, number]} edges
   * @param {{ share: number, need: number }[]} needs
   * @param {number} left
   */
  function reached(edges, needs, left) {
    const unit = edges[1] - edges[0];
    const places = needs.map(({ share }) => edges[0] + share * unit);
    return columnsAt(places, edges[0], edges[0] + unit * axisEnd, edges[1]).every((column, at) => {
      const border = at < left ? column : width - column;
      return border >= needs[at].need - COLUMN_GAP;
    });
  }

  /** @param {string[][]} texts @param {number} left */
  function placed(texts, left) {
    /** @type {[number, number]} */
    const apart = [side(texts, 0, left), width - side(texts, left, items.length)];
    if (apart[1] - apart[0] >= ROOMY_SHARE * width)
      return { texts, left, edges: apart, ragged: false };
    // Lines may be moved to be apart.
    const needs = items.map(({ rank }, at) => ({
      share: shareOf(rank),
      need: widthOf(texts[at], at) + beside + COLUMN_GAP,
    }));
    const found = widestAxis(needs.slice(0, left), needs.slice(left), width);
    const gained = found && found[1] - found[0] > 1.15 * (apart[1] - apart[0]);
    if (gained && reached(found, needs, left)) return { texts, left, edges: found, ragged: true };
    return { texts, left, edges: apart, ragged: false };
  }

  /** @param {Arrangement} arrangement */
  function tried({ sides, lines: most }) {
    const room = sides === 2 ? (forNames - beside) / 2 : forNames - PAD - STUB;
    const texts = items.map(({ name }, at) =>
      most === 1 ? [name] : lines(name, room, measures[at]),
    );
    return placed(texts, split(sides));
  }
  function triedInward() {
    if (items.length > MOST_INWARD) return null;
    /** @type {[number, number]} */
    const edges = [PAD + STUB, width - PAD - STUB];
    const unit = edges[1] - edges[0];
    const places = items.map(({ rank }) => edges[0] + shareOf(rank) * unit);
    const columns = columnsAt(places, edges[0], edges[0] + unit * axisEnd, edges[1]);
    const widths = items.map(
      ({ name }, at) => STUB + 2 * NAME_GAP + measures[at](name) + rankWidth + PAD,
    );
    const rows = inwardRows(columns, widths, width);
    const texts = items.map(({ name }) => [name]);
    return rows && { texts, left: split(2), edges, ragged: false, rows };
  }
  const fits = (/** @type {{ edges: number[] }} */ { edges }) => edges[1] - edges[0] >= least;
  const first = tried(ARRANGEMENTS[0]);
  const inward = first.edges[1] - first.edges[0] < NARROW_SHARE * width ? triedInward() : null;
  if (inward) return { ...inward, rankSize, rankWidth };
  const possible = ARRANGEMENTS.filter(
    ({ most = Number.POSITIVE_INFINITY }) => items.length <= most,
  );
  for (const each of possible) {
    const found = tried(each);
    if (fits(found)) return { ...found, rankSize, rankWidth };
  }
  // On both sides where half of the names leave enough of each.
  const halfRoom = (forNames - beside) / 2;
  const sides = items.length > 12 && halfRoom > 9 * size ? 2 : 1;
  const room = Math.max(sides === 2 ? halfRoom : forNames - PAD - STUB, 2 * size);
  const names = items.map(({ name }) => name);
  const rooms = names.map(() => room);
  const cut =
    items.length > 12 && room > 14 * size
      ? distinct(names, rooms, measures).map((name) => [name])
      : labels(names, rooms, measures);
  return { ...placed(cut, split(sides)), rankSize, rankWidth };
}
