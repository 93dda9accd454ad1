import { byMeanRank, line } from '../../diagrams/geometry.js';
import { bars } from './cliques.js';
import { rankAxis } from './rank_axis.js';

/**
 * @typedef {import('../../diagrams/geometry.js').Shape} Shape
 * @typedef {import('./cliques.js').Bar} Bar
 */

const THICKNESS = 5;
/** How far a bar reaches beyond its outer members. */
const OVERHANG = 4;
const LEVEL = 11;
/** Levels move together rather than fill a page. */
const LEVELS_HEIGHT = 260;
const LEAST_LEVEL = 3.5;

/**
 * Demšar's critical-difference diagram (JMLR 7, 2006, figure 1): algorithms on
 * an axis of mean ranks; a thick bar joins those of which no two differ
 * significantly. A bar that skips an algorithm is solid only along neighbours;
 * a dotted line passes the one left out, and a dot marks each member.
 * @param {{ models: import('../../diagrams/geometry.js').Model[],
 *   procedure: Pick<import('../../diagrams/geometry.js').Procedure, 'critical_difference' | 'cliques'> }} part
 *   of a report of the task `friedman`
 * @param {import('./rank_axis.js').RankOptions} options
 * @returns {import('../../diagrams/geometry.js').Diagram}
 */
export function cdDiagram({ models, procedure }, options) {
  const { theme, width, words, chosen } = options;
  const ranked = byMeanRank(models);
  const axis = rankAxis(ranked, ranked.length, procedure.critical_difference, options);
  const placeOf = new Map(axis.items.map(({ model }, place) => [model, place]));
  const cliques = procedure.cliques.map((members) =>
    members.flatMap((model) => placeOf.get(model) ?? []),
  );
  const found = bars(cliques, axis.columns, 2 * OVERHANG + 4);
  const levels = Math.max(0, ...found.map(({ level }) => level + 1));
  const pitch = Math.max(LEAST_LEVEL, Math.min(LEVEL, LEVELS_HEIGHT / Math.max(1, levels)));
  const first = axis.below + (levels > 0 ? 7 + pitch / 2 : 0);
  const labels = axis.leaders(first + levels * pitch + 0.75 * options.size, ({ model }) =>
    model === chosen ? { colour: theme.ink, bold: true } : undefined,
  );
  const thickness = Math.min(THICKNESS, pitch * 0.6);
  const drawn = found.flatMap((bar, number) =>
    barShapes(bar, `clique_${number}`, {
      columns: axis.columns,
      y: first + bar.level * pitch,
      thickness,
      colour: theme.accent,
      tip: words.clique(bar.members.map((place) => axis.items[place].name)),
    }),
  );
  return {
    id: 'cd_diagram',
    description: words.cdDiagram(ranked.map(({ name }) => name)),
    width,
    height: labels.bottom,
    shapes: [...axis.shapes, ...labels.shapes, ...drawn],
  };
}

/**
 * @param {Bar} bar
 * @param {string} clique
 * @param {{ columns: number[], y: number, thickness: number, colour: string,
 *   tip: string }} look
 * @returns {Shape[]}
 */
function barShapes({ members, pieces }, clique, { columns, y, thickness, colour, tip }) {
  const between = pieces.slice(1).map(([start], at) =>
    line(
      'link',
      [
        [columns[pieces[at][1]], y],
        [columns[start], y],
      ],
      colour,
      Math.min(1, thickness * 0.4),
      { dash: [1, 2.5], tip, group: clique },
    ),
  );
  const skips = pieces.length > 1;
  // A bar ends before the next algorithm's line, however near that is.
  const beyond = (/** @type {number} */ place, /** @type {-1 | 1} */ side) => {
    const next = columns[place + side] ?? Number.POSITIVE_INFINITY;
    return skips ? 0 : side * Math.min(OVERHANG, 0.4 * Math.abs(next - columns[place]));
  };
  const solid = pieces
    .filter(([from, to]) => to > from)
    .map(([from, to]) =>
      line(
        'bar',
        [
          [columns[from] + beyond(from, -1), y],
          [columns[to] + beyond(to, 1), y],
        ],
        colour,
        thickness,
        { tip, group: clique },
      ),
    );
  const dots = skips
    ? members.map((place) => ({
        kind: /** @type {const} */ ('dot'),
        part: 'member',
        at: /** @type {[number, number]} */ ([columns[place], y]),
        radius: thickness * 0.68,
        colour,
        tip,
        group: clique,
      }))
    : [];
  return [...between, ...solid, ...dots];
}
