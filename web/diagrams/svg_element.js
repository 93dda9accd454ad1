import { diagramText } from '../trusted.js';

/**
 * The nodes of a diagram for the page. It is parsed as XML, where a mistake in
 * its text shows itself instead of becoming other markup.
 * @param {string} svg from `toSvg`
 * @param {Document} document that will hold it
 * @returns {SVGSVGElement}
 */
export function svgElement(svg, document) {
  const parsed = new DOMParser().parseFromString(diagramText(svg), 'image/svg+xml');
  return /** @type {any} */ (document.importNode(parsed.documentElement, true));
}
