import { LEADING, typesetter } from './geometry.js';
import { labels } from './text_width.js';

/**
 * @typedef {import('./geometry.js').Options} Options
 * @typedef {import('./geometry.js').Shape} Shape
 *
 * @typedef {object} Rows one below the other, with their names at the left
 * @property {number} left where the plot begins
 * @property {number[]} middles of the rows
 * @property {number} pitch height of a row of one line
 * @property {number} bottom
 * @property {Shape[]} shapes the names
 */

const PAD = 4;
const GAP = 10;
const LINE = 1.17;
/** What of the width names may take at most. */
const NAMES_SHARE = 0.5;

/**
 * Names of algorithms, one to a row: broken into two lines where one is not
 * enough, shortened where two are not.
 * @param {{ model: number, name: string }[]} items
 * @param {number} top
 * @param {Options} options
 * @param {number} [tallest] height of a row, in em
 * @returns {Rows}
 */
export function rows(items, top, options, tallest = 2.2) {
  const { size, theme, width, chosen } = options;
  const { text, width: measure } = typesetter(options);
  const room = NAMES_SHARE * width - GAP - PAD;
  const texts = labels(
    items.map(({ name }) => name),
    items.map(() => room),
    items.map(
      ({ model }) =>
        (/** @type {string} */ each) =>
          measure(each, size, model === chosen),
    ),
  );
  const widest = Math.max(
    0,
    ...items.flatMap(({ model }, at) =>
      texts[at].map((each) => measure(each, size, model === chosen)),
    ),
  );
  const pitch = size * (items.length <= 12 ? tallest : items.length <= 40 ? 1.6 : LEADING);
  const left = PAD + widest + GAP;
  /** @type {Shape[]} */
  const shapes = [];
  const middles = [];
  let y = top;
  for (const [at, { model, name }] of items.entries()) {
    const extra = (texts[at].length - 1) * LINE * size;
    const height = Math.max(pitch, LEADING * size + extra);
    const middle = y + height / 2;
    texts[at].forEach((each, number) => {
      shapes.push(
        text('label', each, [left - GAP, middle + number * LINE * size - extra / 2], size, {
          anchor: 'end',
          bold: model === chosen,
          model,
          tip: name,
          colour: theme.ink,
        }),
      );
    });
    middles.push(middle);
    y += height;
  }
  return { left, middles, pitch, bottom: y, shapes };
}
