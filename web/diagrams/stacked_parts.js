import { fixed, number } from '../words/format.js';
import { roundTicks, scale } from './axis.js';
import { axisBelow } from './axis_below.js';
import { line, typesetter } from './geometry.js';
import { rows } from './rows.js';

/** @typedef {import('./geometry.js').Shape} Shape */

/**
 * @typedef {object} Stacked  one thing, and what it consists of
 * @property {string} name
 * @property {number} total
 * @property {number[]} parts  one behind the other from 0, none below 0
 * @property {number} [less]  what is taken off the end of them, so that the total is left
 */

const PAD = 4;
/** Room for a number behind the longest bar, in em. */
const NUMBER = 3.4;
const BAR = 0.5;

/**
 * A bar for each, of its parts; what is taken off is the pale end of the bar, and the number behind it is the total.
 * @param {readonly Stacked[]} items
 * @param {import('./geometry.js').Options & { id: string, texts: { x: string, description: string, parts: string[],
 *   less?: string } }} options
 * @returns {import('./geometry.js').Diagram}
 */
export function stackedParts(items, options) {
  const { theme, texts, width, size } = options;
  const { text, width: measure } = typesetter(options);
  const small = 0.88 * size;
  const list = rows(
    items.map(({ name }, model) => ({ model, name })),
    PAD,
    options,
  );
  const ends = items.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0));
  const longest = Math.max(...ends) || 1;
  const right = width - PAD - NUMBER * small;
  const { place } = scale(0, longest, list.left, right);
  const most = Math.max(2, Math.floor((right - list.left) / (5 * small)));
  const { values: ticks, decimals } = roundTicks(0, longest, most);
  const below = axisBelow(
    {
      ticks,
      place,
      write: (value) => fixed(value, decimals),
      title: texts.x,
      top: PAD,
      bottom: list.bottom,
      right: width - PAD,
      size: small,
    },
    options,
  );
  /**
   * What lies under it is taken off: it is pale, within a dashed line.
   * @param {number} left
   * @param {number} end
   * @param {number} top
   * @param {number} height
   * @returns {Shape[]}
   */
  const veil = (left, end, top, height) => {
    /** @type {import('./geometry.js').Point[]} */
    const points = [
      [left, top],
      [end, top],
      [end, top + height],
      [left, top + height],
    ];
    return [
      { kind: 'area', part: 'less', points, colour: theme.card, opacity: 0.65 },
      line('less_edge', [...points, points[0]], theme.ink, 1, { dash: [3, 2] }),
    ];
  };
  const colours = [theme.models['--model-1'], theme.models['--model-5']];
  const thick = Math.min(20, BAR * list.pitch);
  const bars = items.flatMap(({ name, total, parts, less = 0 }, at) => {
    const y = list.middles[at] - thick / 2;
    let from = 0;
    /** @type {Shape[]} */
    const drawn = [];
    for (const [part, value] of parts.entries()) {
      drawn.push({
        kind: 'box',
        part: `part_${part + 1}`,
        x: place(from),
        y,
        width: place(from + value) - place(from),
        height: thick,
        colour: colours[part],
        tip: `${name}, ${texts.parts[part]}: ${number(value)}`,
      });
      from += value;
    }
    if (less > 0) drawn.push(...veil(place(from - less), place(from), y, thick));
    drawn.push(
      text('total', number(total), [place(from) + 6, list.middles[at]], small, {
        colour: theme.muted,
      }),
    );
    return drawn;
  });
  const hasLess = texts.less !== undefined;
  const names = hasLess ? [...texts.parts, String(texts.less)] : texts.parts;
  let x = PAD;
  let y = below.height + small;
  const legend = names.flatMap((name, at) => {
    const room = 14 + 6 + measure(name, small) + 14;
    if (x > PAD && x + room > width) {
      x = PAD;
      y += 1.6 * small;
    }
    const isLess = hasLess && at === names.length - 1;
    /** @type {Shape[]} */
    const swatch = isLess
      ? veil(x, x + 14, y - 5, 10)
      : [
          {
            kind: 'box',
            part: `legend_${at + 1}`,
            x,
            y: y - 5,
            width: 14,
            height: 10,
            colour: colours[at],
          },
        ];
    const entry = [...swatch, text('legend', name, [x + 20, y], small)];
    x += room;
    return entry;
  });
  return {
    id: options.id,
    description: texts.description,
    width,
    height: y + small,
    shapes: [...below.ticks, ...list.shapes, ...bars, below.title, ...legend],
  };
}
