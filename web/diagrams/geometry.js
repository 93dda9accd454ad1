/**
 * What a diagram is made of: plain shapes in CSS pixels (1/96 inch) from the top
 * left corner, in the order in which they are drawn. SVG and TikZ draw the same
 * shapes, and tests look at them.
 *
 * @typedef {[x: number, y: number]} Point
 *
 * @typedef {object} Common
 * @property {string} part what the shape is in its diagram, such as `leader`
 * @property {number} [model] the algorithm that it belongs to, as numbered in the report
 * @property {string} [tip] what it says when it is pointed at
 * @property {string} [group] shapes that are one thing, such as the pieces of a bar
 *
 * @typedef {Common & { kind: 'line', points: Point[], colour: string, thickness: number,
 *   dash?: number[], round?: boolean, opacity?: number }} Line
 * @typedef {Common & { kind: 'area', points: Point[], colour: string, opacity?: number }} Area
 * @typedef {Common & { kind: 'box', x: number, y: number, width: number, height: number,
 *   colour: string, radius?: number, edge?: string }} Box
 * @typedef {Common & { kind: 'dot', at: Point, radius: number, colour: string,
 *   edge?: string, opacity?: number }} Dot `edge` is the colour of a ring of 1.5 pixels
 * @typedef {Common & { kind: 'cloud', points: Point[], radius: number, colour: string,
 *   opacity: number }} Cloud many equal dots
 * @typedef {Common & { kind: 'text', at: Point, text: string, size: number, colour: string,
 *   anchor: 'start' | 'middle' | 'end', width: number, bold?: boolean, turn?: number,
 *   halo?: { colour: string, thickness: number } }} Text `at` is on the base line; `width` is an
 *   estimate; `turn` is in degrees, clockwise about `at`; `halo` keeps lines away from the letters
 * @typedef {Line | Area | Box | Dot | Cloud | Text} Shape
 *
 * @typedef {object} Diagram
 * @property {string} id
 * @property {string} description one sentence for readers who cannot see it
 * @property {number} width
 * @property {number} height
 * @property {Shape[]} shapes
 *
 * @typedef {object} Options of every diagram
 * @property {number} width in CSS pixels
 * @property {number} size of the font in CSS pixels
 * @property {import('../charts/theme.js').Theme} theme
 * @property {import('./words.js').DiagramWords} words
 * @property {import('./text_width.js').Measure} [measure]
 * @property {number | null} [chosen] the algorithm to make stand out, as numbered in the report
 *
 * @typedef {object} Model what diagrams read of a report's model
 * @property {string} name
 * @property {Record<string, number | null>} metrics
 * @property {FiveNumbers | null} [ranks]
 * @property {FiveNumbers | null} [results]
 *
 * @typedef {{ low: number, q1: number, median: number, q3: number, high: number }} FiveNumbers
 *
 * @typedef {object} Procedure a way to judge all pairs
 * @property {string} id
 * @property {string} key of its p-values in pairs
 * @property {number | null} critical_difference
 * @property {number[][]} cliques models of which no two differ significantly
 */
import { plainText, textWidth } from './text_width.js';

/** From the middle of a line of text down to its base line, in em. */
const MIDDLE = 0.35;

/** From one line of text to the next, in em. */
export const LEADING = 1.3;

/**
 * Texts of one size and font, made to be put somewhere.
 * @param {Options} options
 */
export function typesetter({ measure = textWidth, theme }) {
  return {
    /**
     * @param {string} text
     * @param {number} size
     * @param {boolean} [bold]
     */
    width: (text, size, bold = false) => measure(text, size, bold),
    /**
     * A text whose middle is at a height.
     * @param {string} part
     * @param {string} content
     * @param {Point} at
     * @param {number} size
     * @param {Partial<Text>} [look]
     * @returns {Text}
     */
    text(part, content, [x, y], size, look = {}) {
      const text = plainText(content);
      return {
        kind: 'text',
        part,
        at: [x, y + MIDDLE * size],
        text,
        size,
        colour: theme.ink,
        anchor: 'start',
        width: measure(text, size, look.bold),
        ...look,
      };
    },
  };
}

/**
 * @param {string} part
 * @param {Point[]} points
 * @param {string} colour
 * @param {number} thickness
 * @param {Partial<Line>} [look]
 * @returns {Line}
 */
export function line(part, points, colour, thickness, look = {}) {
  return { kind: 'line', part, points, colour, thickness, ...look };
}

/**
 * @typedef {object} Ranked an algorithm in the order of mean ranks
 * @property {number} model its number in the report
 * @property {string} name
 * @property {number} rank mean rank
 */

/**
 * The algorithms from the best mean rank to the worst, equal ones in the
 * report's order; without those that have none.
 * @param {Model[]} models
 * @returns {Ranked[]}
 */
export function byMeanRank(models) {
  return models
    .flatMap(({ name, metrics: { average_rank: rank } }, model) =>
      typeof rank === 'number' ? [{ model, name: plainText(name), rank }] : [],
    )
    .sort((one, other) => one.rank - other.rank || one.model - other.model);
}
