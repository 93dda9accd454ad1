import { lightTheme } from '../../charts/page_theme.js';
import { PAPER_FONT } from '../../diagrams/paper.js';
import { toSvg } from '../../diagrams/svg.js';
import { pixels } from '../../export/figure_canvas.js';
import { saveFile } from '../../export/save.js';
import { fileStem } from '../../words/source_name.js';
import { drawMatrix, matrixDiagram, SIZE } from './matrix_sheet.js';

/** @typedef {import('../pictures/scene.js').Scene} Scene */

/**
 * The confusion matrix of the selected model as a file.
 * @param {'png' | 'svg'} kind
 * @param {Scene} scene
 */
export async function saveMatrixFigure(kind, scene) {
  const theme = lightTheme(document);
  const name = `${fileStem(scene.state)}-confusion_matrix.${kind}`;
  if (kind === 'svg') {
    const svg = toSvg(matrixDiagram(scene, theme), { font: PAPER_FONT });
    saveFile(svg, name, 'image/svg+xml');
    return;
  }
  const { context, finish } = pixels(SIZE.width, SIZE.height);
  drawMatrix(context, scene, theme);
  saveFile(await finish(), name);
}
