import { line, typesetter } from './geometry.js';

/** @typedef {import('./geometry.js').Shape} Shape */

/** The length of a tick below the drawing, and the gap between it and its number. */
const TICK = 4;
/** From the top of the numbers to the middle of the title, in em. */
const TITLE = 1.9;

/**
 * The axis below a drawing: a number at each tick, and a title at the right.
 * @param {object} axis
 * @param {number[]} axis.ticks
 * @param {(value: number) => number} axis.place from left
 * @param {(value: number) => string} axis.write
 * @param {string} axis.title
 * @param {number} [axis.top] where lines through the drawing begin; without it ticks are short
 * @param {number} axis.bottom of the drawing
 * @param {number} axis.right where the title ends
 * @param {number} axis.size of the texts
 * @param {import('./geometry.js').Options} options
 * @returns {{ ticks: Shape[], title: Shape, height: number }} height: of drawing and axis
 */
export function axisBelow({ ticks, place, write, title, top, bottom, right, size }, options) {
  const { theme } = options;
  const { text } = typesetter(options);
  const titleY = bottom + 2 * TICK + TITLE * size;
  return {
    ticks: ticks.flatMap((tick) => {
      const x = place(tick);
      return [
        line(
          top === undefined ? 'tick' : 'grid',
          [
            [x, top ?? bottom],
            [x, bottom + TICK],
          ],
          top === undefined ? theme.ink : theme.grid,
          1,
        ),
        text('tick_label', write(tick), [x, bottom + 2 * TICK + size / 2], size, {
          anchor: 'middle',
          colour: theme.muted,
        }),
      ];
    }),
    title: text('axis_title', title, [right, titleY], size, {
      anchor: 'end',
      colour: theme.muted,
    }),
    height: titleY + size,
  };
}
