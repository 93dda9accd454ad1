import { PAPER_FONT } from '../diagrams/paper.js';
import { toSvg } from '../diagrams/svg.js';
import { withDensity } from './png_density.js';
import { saveFile } from './save.js';
import { toTikz } from './tikz.js';

/** @typedef {import('../diagrams/geometry.js').Diagram} Diagram */

const PER_INCH = 300;
const PIXELS_PER_INCH = 96;

/**
 * The picture as pixels, drawn by the browser.
 * @param {Diagram} diagram
 * @param {string} ground
 * @returns {Promise<Blob>}
 */
async function png(diagram, ground) {
  const ratio = PER_INCH / PIXELS_PER_INCH;
  const [width, height] = [diagram.width, diagram.height].map((each) => Math.ceil(each * ratio));
  const svg = new Blob([toSvg(diagram, { font: PAPER_FONT, ground })], { type: 'image/svg+xml' });
  const image = new Image(width, height);
  image.src = URL.createObjectURL(svg);
  try {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    const blob = await new Promise((resolve, reject) => {
      canvas.toBlob((made) => {
        if (made) resolve(made);
        else reject(new Error('the browser could not make a PNG'));
      }, 'image/png');
    });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return new Blob([withDensity(bytes, PER_INCH)], { type: 'image/png' });
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/**
 * Saves a diagram that was laid out for paper, in the light theme: as SVG in
 * millimetres, as PNG with 300 pixels to the inch, or as a document in LaTeX.
 * @param {'svg' | 'png' | 'tex'} kind
 * @param {Diagram} diagram
 * @param {{ millimetres: number, ground: string, stem: string }} sheet `stem`: the file's name
 *   without its ending
 */
export async function saveDiagram(kind, diagram, { millimetres, ground, stem }) {
  const name = `${stem}.${kind}`;
  if (kind === 'png') {
    saveFile(await png(diagram, ground), name);
  } else if (kind === 'svg') {
    saveFile(toSvg(diagram, { font: PAPER_FONT, ground, millimetres }), name, 'image/svg+xml');
  } else {
    saveFile(toTikz(diagram, { standalone: true }), name, 'application/x-tex');
  }
}
