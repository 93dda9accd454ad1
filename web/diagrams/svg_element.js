import { diagramText } from '../core/trusted.js';
import { toSvg } from './svg.js';

/** Shapes that are parsed at once: a hundred algorithms have ten thousand. */
const AT_ONCE = 400;

/**
 * The nodes of a diagram for the page. It is parsed as XML, where a mistake in
 * its text shows itself instead of becoming other markup.
 * @param {string} svg from `toSvg`
 * @param {Document} document that will contain it
 * @returns {SVGSVGElement}
 */
function svgElement(svg, document) {
  const parsed = new DOMParser().parseFromString(diagramText(svg), 'image/svg+xml');
  return /** @type {any} */ (document.importNode(parsed.documentElement, true));
}

/**
 * The first shapes of a diagram, and what adds the next ones, in the order of the shapes.
 * @param {import('./geometry.js').Diagram} diagram
 * @param {import('./svg.js').Sheet} sheet
 * @param {Document} document that will contain it
 * @returns {{ svg: SVGSVGElement, addMore: () => boolean }} `addMore` says whether there
 *   are still others
 */
export function svgInPieces(diagram, sheet, document) {
  const { shapes } = diagram;
  const piece = (/** @type {number} */ from) =>
    svgElement(toSvg({ ...diagram, shapes: shapes.slice(from, from + AT_ONCE) }, sheet), document);
  const svg = piece(0);
  let drawn = AT_ONCE;
  return {
    svg,
    addMore() {
      if (drawn < shapes.length) svg.append(...piece(drawn).childNodes);
      drawn += AT_ONCE;
      return drawn < shapes.length;
    },
  };
}
