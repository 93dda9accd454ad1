import { plainText } from './text_width.js';

/**
 * @typedef {import('./geometry.js').Diagram} Diagram
 * @typedef {import('./geometry.js').Shape} Shape
 * @typedef {import('./geometry.js').Point} Point
 *
 * @typedef {object} Sheet
 * @property {string} font names of font families, as in CSS
 * @property {string} [ground] colour behind the diagram; none on the page
 * @property {number} [millimetres] width on paper
 */

/** @type {Record<string, string>} */
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * A text in which nothing is markup.
 * @param {string} text
 * @returns {string}
 * @example markupText('<b> & "c"') // '&lt;b&gt; &amp; &quot;c&quot;'
 */
export function markupText(text) {
  return plainText(text).replace(/[&<>"']/g, (each) => ENTITIES[each]);
}

/**
 * Attributes of an element; those without a value are left out.
 * @param {Record<string, string | number | undefined>} values
 */
function attributes(values) {
  return Object.entries(values)
    .flatMap(([name, value]) =>
      value === undefined
        ? []
        : ` ${name}="${typeof value === 'number' ? short(value) : markupText(value)}"`,
    )
    .join('');
}

/**
 * Hundredths of a pixel.
 * @param {number} value
 */
function short(value) {
  return String(Math.round(value * 100) / 100);
}

/** @param {Point[]} points */
function path(points) {
  return points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${short(x)} ${short(y)}`).join('');
}

/**
 * @param {string} name
 * @param {Shape} shape
 * @param {Record<string, string | number | undefined>} values
 * @param {string} [text]
 */
function element(name, shape, values, text) {
  const opening = `<${name}${attributes({ class: shape.part, 'data-model': shape.model, ...values })}`;
  const tip = shape.tip === undefined ? '' : `<title>${markupText(shape.tip)}</title>`;
  const content = tip + (text === undefined ? '' : markupText(text));
  return content === '' ? `${opening}/>` : `${opening}>${content}</${name}>`;
}

/** @param {Shape} shape */
function drawn(shape) {
  switch (shape.kind) {
    case 'line':
      return element('path', shape, {
        d: path(shape.points),
        fill: 'none',
        stroke: shape.colour,
        'stroke-opacity': shape.opacity,
        'stroke-width': shape.thickness,
        'stroke-dasharray': shape.dash?.join(' '),
        'stroke-linecap': shape.round ? 'round' : undefined,
        'stroke-linejoin': 'round',
      });
    case 'area':
      return element('path', shape, {
        d: `${path(shape.points)}Z`,
        fill: shape.colour,
        'fill-opacity': shape.opacity,
      });
    case 'box':
      return element('rect', shape, {
        x: shape.x,
        y: shape.y,
        width: shape.width,
        height: shape.height,
        rx: shape.radius,
        fill: shape.colour,
        stroke: shape.edge,
      });
    case 'dot':
      return element('circle', shape, {
        cx: shape.at[0],
        cy: shape.at[1],
        r: shape.radius,
        fill: shape.colour,
        'fill-opacity': shape.opacity,
        stroke: shape.edge,
        'stroke-width': shape.edge && 1.5,
      });
    case 'cloud':
      // Strokes without length have round ends: one element for all dots.
      return element('path', shape, {
        d: shape.points.map(([x, y]) => `M${short(x)} ${short(y)}h0`).join(''),
        stroke: shape.colour,
        'stroke-opacity': shape.opacity,
        'stroke-width': 2 * shape.radius,
        'stroke-linecap': 'round',
      });
    case 'text':
      return element(
        'text',
        shape,
        {
          x: shape.at[0],
          y: shape.at[1],
          fill: shape.colour,
          'font-size': shape.size,
          'font-weight': shape.bold ? 'bold' : undefined,
          'text-anchor': shape.anchor === 'start' ? undefined : shape.anchor,
          transform: shape.turn && `rotate(${[shape.turn, ...shape.at].map(short).join(' ')})`,
          'paint-order': shape.halo && 'stroke',
          stroke: shape.halo?.colour,
          'stroke-width': shape.halo?.thickness,
          'stroke-linejoin': shape.halo && 'round',
        },
        shape.text,
      );
  }
}

/**
 * A diagram as the text of an SVG document. It has neither scripts nor styles, so
 * the page's policy has nothing against it; every name is escaped.
 * @param {Diagram} diagram
 * @param {Sheet} sheet
 * @returns {string}
 */
export function toSvg({ id, description, width, height, shapes }, { font, ground, millimetres }) {
  const unit = millimetres === undefined ? 1 : millimetres / width;
  const end = millimetres === undefined ? '' : 'mm';
  const root = attributes({
    xmlns: 'http://www.w3.org/2000/svg',
    class: id,
    role: 'img',
    'aria-label': description,
    width: `${short(width * unit)}${end}`,
    height: `${short(height * unit)}${end}`,
    viewBox: `0 0 ${short(width)} ${short(height)}`,
    'font-family': font,
  });
  const back = ground
    ? `<rect${attributes({ width: short(width), height: short(height), fill: ground })}/>\n`
    : '';
  return `<svg${root}>\n${back}${shapes.map(drawn).join('\n')}\n</svg>\n`;
}
