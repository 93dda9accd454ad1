import { LEADING, typesetter } from './geometry.js';
import { labels, lines, shortened } from './text_width.js';

/**
 * @typedef {import('./geometry.js').Options} Options
 * @typedef {import('./geometry.js').Ranked} Ranked
 * @typedef {import('./geometry.js').Shape} Shape
 *
 * @typedef {object} Cell of a pair: `row` ranks behind `column`
 * @property {string} colour
 * @property {string} ink of its text
 * @property {string[]} texts the first that fits stands in the cell
 * @property {string} tip
 */

const PAD = 4;
const GAP = 6;
const LINE = 1.17;
/** Between two cells, where they are large enough to be apart. */
const GUTTER = 2;
const WIDEST = 58;
const TALLEST = 2.3;

/**
 * All pairs as the lower triangle of a table. A name stands at the end of its
 * row, over its column: one label serves both, and none is turned on its side.
 * @param {Ranked[]} items
 * @param {(row: Ranked, column: Ranked) => Cell} cell
 * @param {Options} options
 * @returns {{ shapes: Shape[], bottom: number }}
 */
export function triangle(items, cell, options) {
  const { width, size, theme, chosen } = options;
  const { text, width: measure } = typesetter(options);
  const k = items.length;
  const small = 0.85 * size;
  const smallest = 0.7 * size;
  // The last name stands to the right of all cells; those before it have more room.
  const least = Math.min((0.62 * width) / k, WIDEST);
  const nameWidth = ({ model = -1 }, /** @type {string} */ name) =>
    measure(name, size, model === chosen);
  const limits = items.slice(1).map((item, at) => {
    const broken = lines(item.name, (width - PAD - GAP - (at + 1) * least) * 0.98, (each) =>
      nameWidth(item, each),
    );
    const widest = Math.max(...broken.map((each) => nameWidth(item, each)));
    return (width - 2 * PAD - GAP - 1 - widest) / (at + 1);
  });
  const across = Math.max(least, Math.min(WIDEST, ...limits));
  const pitch = Math.max(LEADING * size, Math.min(TALLEST * size, across));
  const gutter = Math.min(GUTTER, across * 0.12);

  /** @type {Shape[]} */
  const shapes = [];
  let y = PAD;
  const leftOf = (/** @type {number} */ row) => PAD + row * across + (row > 0 ? GAP : 0);
  const names = labels(
    items.map(({ name }) => name),
    items.map((_, row) => width - PAD - leftOf(row)),
    items.map((item) => (/** @type {string} */ each) => nameWidth(item, each)),
  );
  items.forEach((item, row) => {
    const left = leftOf(row);
    const pieces = names[row];
    const height = Math.max(pitch, (LEADING + (pieces.length - 1) * LINE) * size);
    const middle = y + height / 2;
    items.slice(0, row).forEach((other, column) => {
      const { colour, ink, texts, tip } = cell(item, other);
      const x = PAD + column * across;
      shapes.push({
        kind: 'box',
        part: 'cell',
        x: x + gutter / 2,
        y: y + gutter / 2,
        width: across - gutter,
        height: height - gutter,
        radius: Math.min(3, gutter),
        colour,
        tip,
      });
      const fitting = texts
        .flatMap((words) => [small, smallest].map((size) => ({ words, size })))
        .find(({ words, size }) => measure(words, size) <= across - gutter - 2);
      if (fitting) {
        shapes.push(
          text('cell_text', fitting.words, [x + across / 2, middle], fitting.size, {
            anchor: 'middle',
            colour: ink,
            tip,
          }),
        );
      }
    });
    pieces.forEach((each, at) => {
      const height = middle + (at - (pieces.length - 1) / 2) * LINE * size;
      shapes.push(
        text('label', each, [left, height], size, {
          bold: item.model === chosen,
          colour: theme.ink,
          model: item.model,
          tip: item.name,
        }),
      );
    });
    y += height;
  });
  return { shapes, bottom: y };
}

/**
 * Swatches with what they mean, in as many lines as they need.
 * @param {{ colour: string, label: string, edge?: string }[]} keys
 * @param {number} top
 * @param {Options} options
 * @returns {{ shapes: Shape[], bottom: number }}
 */
export function legend(keys, top, options) {
  const { width, size, theme } = options;
  const { text, width: measure } = typesetter(options);
  const small = 0.88 * size;
  const side = 0.9 * small;
  /** @type {Shape[]} */
  const shapes = [];
  let x = PAD;
  let y = top + 0.8 * small;
  for (const { colour, label, edge } of keys) {
    const room = width - 2 * PAD - side - GAP;
    const words = shortened(label, room, (each) => measure(each, small));
    const whole = side + GAP + measure(words, small);
    if (x > PAD && x + whole > width - PAD) {
      x = PAD;
      y += 1.45 * small;
    }
    shapes.push({
      kind: 'box',
      part: 'key',
      x,
      y: y - side / 2,
      width: side,
      height: side,
      radius: 2,
      colour,
      edge,
    });
    shapes.push(
      text('key_label', words, [x + side + GAP, y], small, { colour: theme.muted, tip: label }),
    );
    x += whole + 1.3 * size;
  }
  return { shapes, bottom: y + 0.8 * small };
}
