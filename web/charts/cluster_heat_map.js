import { figure } from './figure.js';
import { mixed } from './theme.js';

/**
 * @typedef {import('./theme.js').Theme} Theme
 * @typedef {import('./marks.js').Mark} Mark
 * @typedef {'counts' | 'rows' | 'columns'} Scale what a cell is a share of: the
 *   largest cell, its row, or its column
 *
 * @typedef {object} Table of two groupings
 * @property {string[]} rows
 * @property {string[]} columns
 * @property {number[][]} counts by row
 * @property {number[]} row_totals
 * @property {number[]} column_totals
 */

/** Colour of the fullest cell, as a share of the first model's. */
const DEEPEST = 0.6;
/** With more rows or columns the numbers would not fit. */
const MOST_NUMBERS = 14;
const LONGEST_LABEL = 8;
/** Beside the rows, where there is more room. */
const LONGEST_ROW = 14;
const ROW_ROOM = 120;
/** Below the columns, where names and title stand upright. */
const COLUMN_ROOM = 96;
/** Of the plot on its sheet, in pixels, at least. */
const PLOT = 400;
/** Of a character of a label, and of one from China or Japan. */
const CHARACTER = { narrow: 7, square: 13 };
/** More names than this would touch each other: only some are named. */
const MOST_LABELS = 28;

/**
 * @param {string} text
 * @param {number} [most] characters
 */
export function shortLabel(text, most = LONGEST_LABEL) {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
}

/**
 * About how wide a label is, in pixels.
 * @param {string} label
 */
export const widthOf = (label) =>
  [...label].reduce(
    (sum, each) => sum + (each >= '\u2e80' ? CHARACTER.square : CHARACTER.narrow),
    0,
  );

/**
 * How full each cell is, in [0, 1]; 0 in an empty row or column.
 * @param {Table} table
 * @param {Scale} scale
 * @example cellShares({ counts: [[1, 3]], row_totals: [4], … }, 'rows') // [[0.25, 0.75]]
 */
export function cellShares({ counts, row_totals: rows, column_totals: columns }, scale) {
  // Row by row: a thousand classes are more cells than a call takes arguments.
  const most = Math.max(Number.MIN_VALUE, ...counts.map((cells) => Math.max(...cells)));
  const whole = (/** @type {number} */ row, /** @type {number} */ column) =>
    scale === 'rows' ? rows[row] : scale === 'columns' ? columns[column] : most;
  return counts.map((cells, row) =>
    cells.map((count, column) => (count === 0 ? 0 : count / whole(row, column))),
  );
}

/**
 * The table as a picture to be saved: rows from top to bottom.
 * @param {Table} table
 * @param {Theme} theme
 * @param {{ x: string, y: string }} titles of the axes
 * @param {Scale} scale
 */
export function clusterHeatMap(table, theme, titles, scale) {
  const { rows, columns } = table;
  const ticks = (
    /** @type {string[]} */ labels,
    /** @type {1 | -1} */ sign,
    /** @type {number} */ most,
  ) => {
    const every = Math.ceil(labels.length / MOST_LABELS);
    return labels.flatMap((label, place) =>
      place % every === 0
        ? [/** @type {[number, string]} */ ([sign * (place + 0.5), shortLabel(label, most)])]
        : [],
    );
  };
  const longest = columns.length < 6 ? LONGEST_ROW : LONGEST_LABEL;
  const stand = columns.some(
    (label) => widthOf(shortLabel(label, longest)) > PLOT / columns.length,
  );
  const config = figure({
    theme,
    x: { min: 0, max: columns.length, ticks: ticks(columns, 1, longest), title: titles.x },
    y: { min: -rows.length, max: 0, ticks: ticks(rows, -1, LONGEST_ROW), title: titles.y },
    datasets: [],
    backdrop: cellShares(table, scale).flatMap((cells, row) =>
      cells.map((share, column) => ({
        points: /** @type {[number, number][]} */ ([
          [column, -row],
          [column + 1, -row],
          [column + 1, -row - 1],
          [column, -row - 1],
        ]),
        fill: mixed(theme.models['--model-1'], theme.card, DEEPEST * share),
      })),
    ),
  });
  // Names that would touch each other stand upright.
  if (stand) {
    const { x } = config.options.scales;
    Object.assign(x.ticks, { minRotation: 90, maxRotation: 90 });
    x.afterFit = (/** @type {{ height: number }} */ axis) => {
      axis.height = COLUMN_ROOM;
    };
  }
  config.options.scales.y.afterFit = (/** @type {{ width: number }} */ axis) => {
    axis.width = ROW_ROOM;
  };
  return config;
}

/**
 * The numbers in the cells, where there is room for them.
 * @param {Table} table
 * @param {(count: number) => string} write
 * @returns {Mark[]}
 */
export function clusterHeatMapMarks({ rows, columns, counts }, write) {
  if (rows.length > MOST_NUMBERS || columns.length > MOST_NUMBERS) return [];
  return counts.flatMap((cells, row) =>
    cells.map((count, column) => ({
      kind: /** @type {const} */ ('text'),
      at: /** @type {[number, number]} */ ([column + 0.5, -row - 0.5]),
      role: /** @type {const} */ ('ink'),
      text: write(count),
      align: /** @type {const} */ ('center'),
    })),
  );
}
