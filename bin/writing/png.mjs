/**
 * A picture as pixels, without a browser.
 * @module
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { PAPER_FONT } from '../../web/diagrams/paper.js';
import { toSvg } from '../../web/diagrams/svg.js';
import { withDensity } from '../../web/export/png_density.js';
import { FAMILY, fontsFor } from './fonts.mjs';

/**
 * @typedef {import('../../web/diagrams/geometry.js').Diagram} Diagram
 * @typedef {{ en: string, zh: string }} Both
 */

/** Pixels in a pixel of CSS, and of what is for paper in an inch: as the page saves them. */
const RATIO = 2;
const PER_INCH = 300;
const MILLIMETRES = 25.4;

/** @type {Promise<void> | null} */
let ready = null;

function load() {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  ready ??= initWasm(readFileSync(wasm));
  return ready;
}

/** @param {string[]} characters @returns {Both} */
const withoutShape = (characters) => ({
  en: `No font of this machine has ${characters.join(' ')}: boxes stand in their place. Install a font that has them, such as Noto Sans CJK for Chinese, or write --output=figure.svg.`,
  zh: `本机没有含“${characters.join('')}”的字体，图中以方框代替。请安装含这些字符的字体（中文如 Noto Sans CJK），或用 --output=figure.svg 输出。`,
});

/**
 * @param {Diagram} diagram
 * @param {object} sheet
 * @param {string} sheet.ground  colour behind it
 * @param {number} [sheet.millimetres]  its width on paper
 * @param {number} [sheet.width]  in pixels
 * @returns {Promise<{ bytes: Uint8Array, note: Both | null }>}  note: characters that could not be drawn
 */
export async function toPng(diagram, { ground, millimetres, width }) {
  await load();
  const written = diagram.shapes.map((shape) => (shape.kind === 'text' ? shape.text : '')).join('');
  const { fonts, missing } = fontsFor(written);
  const inches = millimetres === undefined ? null : millimetres / MILLIMETRES;
  const pixels = width ?? Math.ceil(inches === null ? RATIO * diagram.width : PER_INCH * inches);
  const picture = new Resvg(toSvg(diagram, { font: PAPER_FONT, ground }), {
    font: { fontBuffers: fonts, defaultFontFamily: FAMILY, sansSerifFamily: FAMILY },
    fitTo: { mode: 'width', value: pixels },
  });
  const png = picture.render().asPng();
  return {
    bytes:
      inches === null ? png : withDensity(png, width === undefined ? PER_INCH : width / inches),
    note: missing.length > 0 ? withoutShape(missing) : null,
  };
}
