import { lightTheme } from '../charts/page_theme.js';
import { PAPER_FONT } from '../diagrams/paper.js';
import { toSvg } from '../diagrams/svg.js';
import { fileStem } from '../words/source_name.js';
import { pixels } from './figure_canvas.js';
import { drawPlot, frameOf, plotDiagram } from './plot.js';
import { saveFile } from './save.js';

/**
 * @typedef {import('../views/pictures/figure_card.js').Definition} Definition
 * @typedef {import('../views/pictures/scene.js').Scene} Scene
 */

/**
 * Always on a light ground.
 * @param {'png' | 'svg'} kind
 * @param {Definition} definition
 * @param {Scene} scene
 * @returns {Promise<Blob>}
 */
async function figureBlob(kind, definition, scene) {
  const theme = lightTheme(document);
  if (kind === 'svg') {
    const svg = toSvg(plotDiagram(definition, scene, theme), { font: PAPER_FONT });
    return new Blob([svg], { type: 'image/svg+xml' });
  }
  const measure = /** @type {CanvasRenderingContext2D} */ (
    document.createElement('canvas').getContext('2d')
  );
  const frame = frameOf(definition, scene, theme, measure);
  const { context, ratio, finish } = pixels(frame.width, frame.height);
  drawPlot(context, ratio, definition, scene, theme, frame);
  return finish();
}

/**
 * @param {'png' | 'svg'} kind
 * @param {Definition} definition
 * @param {Scene} scene
 */
export async function saveFigure(kind, definition, scene) {
  // A sheet has its own width.
  const blob = await figureBlob(kind, definition, { ...scene, narrow: false });
  saveFile(blob, `${fileStem(scene.state)}-${definition.id}.${kind}`);
}
