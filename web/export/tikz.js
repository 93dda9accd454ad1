import { latexText, needsUnicode } from './latex_text.js';

/**
 * @typedef {import('../diagrams/geometry.js').Diagram} Diagram
 * @typedef {import('../diagrams/geometry.js').Shape} Shape
 * @typedef {import('../diagrams/geometry.js').Point} Point
 */

/** A CSS pixel in big points, of which an inch has 72. */
const BIG_POINTS = 0.75;
/** And in TeX's points, of which an inch has 72.27. */
const POINTS = 72.27 / 96;

const ANCHORS = { start: 'base west', middle: 'base', end: 'base east' };

/** @param {number} value */
function short(value) {
  return String(Math.round(value * 100) / 100);
}

/** @param {number} pixels */
const length = (pixels) => `${short(pixels * BIG_POINTS)}bp`;

/** @param {Point} point */
const point = ([x, y]) => `(${short(x)},${short(y)})`;

/**
 * Names for the colours that shapes have.
 * @param {Shape[]} shapes
 */
function palette(shapes) {
  const colours = new Set(
    shapes.flatMap((shape) => {
      const edge = 'edge' in shape ? shape.edge : undefined;
      const halo = 'halo' in shape ? shape.halo?.colour : undefined;
      return [shape.colour, edge, halo].filter((colour) => colour !== undefined);
    }),
  );
  return new Map([...colours].map((colour, at) => [colour, `melon${at}`]));
}

/**
 * @param {Shape} shape
 * @param {(colour: string) => string} colour
 * @returns {string}
 */
function drawn(shape, colour) {
  const fill = colour(shape.colour);
  switch (shape.kind) {
    case 'line': {
      const dash = shape.dash
        ? `,dash pattern=${shape.dash.map((each, at) => `${at % 2 ? 'off' : 'on'} ${length(each)}`).join(' ')}`
        : '';
      const opacity = shape.opacity === undefined ? '' : `,draw opacity=${shape.opacity}`;
      const look = `${fill},line width=${length(shape.thickness)}${dash}${opacity}`;
      return `\\draw[${look}] ${shape.points.map(point).join(' -- ')};`;
    }
    case 'area': {
      const opacity = shape.opacity === undefined ? '' : `,fill opacity=${shape.opacity}`;
      return `\\fill[${fill}${opacity}] ${shape.points.map(point).join(' -- ')} -- cycle;`;
    }
    case 'box': {
      const corners = `${point([shape.x, shape.y])} rectangle ${point([shape.x + shape.width, shape.y + shape.height])}`;
      const round = shape.radius ? `,rounded corners=${length(shape.radius)}` : '';
      return shape.edge
        ? `\\filldraw[fill=${fill},draw=${colour(shape.edge)},line width=${length(1)}${round}] ${corners};`
        : `\\fill[${fill}${round}] ${corners};`;
    }
    case 'dot': {
      const opacity = shape.opacity === undefined ? '' : `,fill opacity=${shape.opacity}`;
      const circle = `${point(shape.at)} circle[radius=${length(shape.radius)}]`;
      return shape.edge
        ? `\\filldraw[fill=${fill},draw=${colour(shape.edge)},line width=${length(1.5)}] ${circle};`
        : `\\fill[${fill}${opacity}] ${circle};`;
    }
    case 'cloud':
      return [
        `\\foreach \\x/\\y in {${shape.points.map(([x, y]) => `${short(x)}/${short(y)}`).join(',%\n')}}`,
        `  \\fill[${fill},fill opacity=${shape.opacity}] (\\x,\\y) circle[radius=${length(shape.radius)}];`,
      ].join('\n');
    case 'text': {
      const size = short(shape.size * POINTS);
      const font = `\\fontsize{${size}}{${size}}\\selectfont${shape.bold ? '\\bfseries' : ''}`;
      const turn = shape.turn ? `,rotate=${-shape.turn}` : '';
      const ground = shape.halo ? `,fill=${colour(shape.halo.colour)}` : '';
      return `\\node[anchor=${ANCHORS[shape.anchor]},text=${fill},font=${font}${turn}${ground}] at ${point(shape.at)} {${latexText(shape.text)}};`;
    }
  }
}

/**
 * The same drawing in TikZ: a picture to be input, or a document of its own.
 * @param {Diagram} diagram
 * @param {{ standalone?: boolean }} [form]
 * @returns {string}
 */
export function toTikz({ id, width, height, shapes }, { standalone = false } = {}) {
  const colours = palette(shapes);
  const colour = (/** @type {string} */ each) => colours.get(each) ?? 'black';
  const unicode = shapes.some((shape) => shape.kind === 'text' && needsUnicode(shape.text));
  const picture = [
    `\\begin{tikzpicture}[x=${BIG_POINTS}bp,y=-${BIG_POINTS}bp,line join=round,`,
    '  every node/.style={inner sep=0pt,outer sep=0pt}]',
    ...[...colours].map(
      ([hex, name]) => `\\definecolor{${name}}{HTML}{${hex.slice(1).toUpperCase()}}`,
    ),
    `\\useasboundingbox (0,0) rectangle ${point([width, height])};`,
    ...shapes.map((shape) => drawn(shape, colour)),
    '\\end{tikzpicture}',
  ];
  const engine = unicode
    ? '% Compile with XeLaTeX or LuaLaTeX: there are characters that pdfLaTeX does not set.'
    : '% Compiles with pdfLaTeX, XeLaTeX and LuaLaTeX.';
  if (!standalone) {
    const packages = unicode ? '\\usepackage{tikz,ctex}' : '\\usepackage{tikz}';
    return `${[`% ${id}: ${packages}`, engine, ...picture].join('\n')}\n`;
  }
  return `${[
    `% ${id}`,
    engine,
    '\\documentclass[border=2bp]{standalone}',
    ...(unicode
      ? ['% For Chinese, Japanese and Korean.', '\\usepackage[scheme=plain]{ctex}']
      : ['\\usepackage{fix-cm}']),
    '\\usepackage{tikz}',
    '\\renewcommand{\\familydefault}{\\sfdefault}',
    '\\begin{document}',
    ...picture,
    '\\end{document}',
  ].join('\n')}\n`;
}
