import { paper } from '../../diagrams/paper.js';
import { diagramWords } from '../../diagrams/words.js';

/**
 * A picture of a comparison without the page around it. Free of the DOM: the command
 * line draws it, too.
 *
 * @typedef {import('./scene.js').ComparisonScene} ComparisonScene
 * @typedef {import('../../diagrams/geometry.js').Diagram} Diagram
 * @typedef {import('../../diagrams/geometry.js').Options} Options
 * @typedef {Pick<ComparisonScene, 'state'>} Shown
 *
 * @typedef {object} Drawing
 * @property {string} id
 * @property {(scene: ComparisonScene) => string} title
 * @property {(scene: ComparisonScene) => any} part of the report; null when there is nothing to draw
 * @property {(scene: ComparisonScene) => string} [reason] why there is nothing
 * @property {(part: any, options: any) => Diagram} layout
 * @property {(scene: ComparisonScene) => Record<string, any>} [options] for the layout besides the common ones
 */

/**
 * @param {Drawing} drawing
 * @param {Shown} scene
 * @param {number} width
 * @param {number} size
 * @param {import('../../charts/theme.js').Theme} theme
 * @returns {Options & Record<string, any>}
 */
export function optionsFor(drawing, scene, width, size, theme) {
  return {
    width,
    size,
    theme,
    words: diagramWords(scene.state.language),
    ...drawing.options?.(/** @type {any} */ (scene)),
  };
}

/**
 * @param {Drawing} drawing of which there is something to draw
 * @param {ComparisonScene} scene
 * @param {import('../../charts/theme.js').Theme} theme
 * @returns {{ diagram: Diagram, millimetres: number }} and its width on paper
 */
export function drawnForPaper(drawing, scene, theme) {
  const { width, size, millimetres } = paper(scene.look.paper);
  const options = optionsFor(drawing, scene, width, size, theme);
  return { diagram: drawing.layout(drawing.part(scene), options), millimetres };
}
