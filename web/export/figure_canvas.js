import { plainText } from '../diagrams/text_width.js';

/**
 * A sheet to draw a figure on: pixels or vectors, behind the same 2d context.
 * @typedef {object} Sheet
 * @property {CanvasRenderingContext2D} context
 * @property {number} ratio pixels of the sheet in a CSS pixel
 * @property {() => Promise<Blob>} finish
 */

const PIXEL_RATIO = 2;

/**
 * @param {'png' | 'svg'} kind
 * @param {number} width in CSS pixels
 * @param {number} height
 * @returns {Promise<Sheet>}
 */
export function newSheet(kind, width, height) {
  return kind === 'png' ? pixels(width, height) : vectors(width, height);
}

/**
 * @param {number} width
 * @param {number} height
 * @returns {Promise<Sheet>}
 */
async function pixels(width, height) {
  const canvas = document.createElement('canvas');
  canvas.width = width * PIXEL_RATIO;
  canvas.height = height * PIXEL_RATIO;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.scale(PIXEL_RATIO, PIXEL_RATIO);
  return {
    context,
    ratio: PIXEL_RATIO,
    finish: () =>
      new Promise((resolve, reject) => {
        canvas.toBlob((blob) => {
          if (blob) resolve(blob);
          else reject(new Error('the browser could not make a PNG'));
        }, 'image/png');
      }),
  };
}

const ANCHORS = { left: 'start', right: 'end', center: 'middle', start: 'start', end: 'end' };
const BASELINES = {
  alphabetic: 'alphabetic',
  hanging: 'hanging',
  top: 'text-before-edge',
  bottom: 'text-after-edge',
  middle: 'central',
};

/**
 * In place of svgcanvas's own, which reads the font from a style attribute; the
 * page's policy forbids those.
 * @this {any}
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {'fill' | 'stroke'} action
 */
function applyText(text, x, y, action) {
  const { style } = document.createElement('span');
  style.font = this.font;
  const parent = this.__closestGroupOrSvg();
  const attributes = {
    'font-family': style.fontFamily,
    'font-size': style.fontSize,
    'font-weight': style.fontWeight,
    x,
    y,
    'text-anchor': ANCHORS[/** @type {keyof typeof ANCHORS} */ (this.textAlign)] ?? 'start',
    'dominant-baseline':
      BASELINES[/** @type {keyof typeof BASELINES} */ (this.textBaseline)] ?? 'alphabetic',
  };
  const element = this.__createElement('text', attributes, true);
  element.append(plainText(String(text)));
  this.__currentElement = element;
  this.__applyTransformation(element);
  this.__applyStyleToCurrentElement(action);
  parent.append(element);
}

/**
 * @param {number} width
 * @param {number} height
 * @returns {Promise<Sheet>}
 */
async function vectors(width, height) {
  // @ts-expect-error It comes without types.
  const { Element } = await import('svgcanvas');
  const canvas = new Element({ width, height });
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  context.__applyText = applyText;
  return {
    context,
    ratio: 1,
    async finish() {
      const { svg } = canvas;
      svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
      const text = new XMLSerializer().serializeToString(svg);
      return new Blob([text], { type: 'image/svg+xml' });
    },
  };
}
