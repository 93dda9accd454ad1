import { lightTheme } from '../charts/theme.js';
import { count } from '../format.js';
import { fileStem } from '../source_name.js';
import { matrixOf, shareOfRow } from '../views/pictures/matrix.js';
import { newSheet } from './figure_canvas.js';
import { saveFile } from './save.js';

/** @typedef {import('../views/pictures/scene.js').Scene} Scene */

const WIDTH = 560;
const HEIGHT = 400;
const CELL = { width: 200, height: 140, gap: 6, left: 132, top: 92 };

/**
 * The confusion matrix of the selected model as a file.
 * @param {'png' | 'svg'} kind
 * @param {Scene} scene
 */
export async function saveMatrixFigure(kind, scene) {
  const { texts, model } = scene;
  const theme = lightTheme(document);
  const { context, finish } = await newSheet(kind, WIDTH, HEIGHT);
  const { tp, fn, fp, tn } = matrixOf(scene);
  const write = (
    /** @type {string} */ text,
    /** @type {number} */ left,
    /** @type {number} */ top,
    /** @type {string} */ font,
    /** @type {string} */ colour,
    /** @type {CanvasTextAlign} */ align,
  ) => {
    context.font = font;
    context.fillStyle = colour;
    context.textAlign = align;
    context.textBaseline = 'middle';
    context.fillText(text, left, top);
  };
  context.fillStyle = theme.card;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  write(`${texts.matrix} · ${model.name}`, 16, 24, `600 16px ${theme.font}`, theme.ink, 'left');
  const small = `13px ${theme.font}`;
  const cells = [
    { column: 0, row: 0, value: tp, other: fn, name: texts.truePositive, fill: theme.rindTint },
    { column: 1, row: 0, value: fn, other: tp, name: texts.falseNegative, fill: theme.tint },
    { column: 0, row: 1, value: fp, other: tn, name: texts.falsePositive, fill: theme.tint },
    { column: 1, row: 1, value: tn, other: fp, name: texts.trueNegative, fill: theme.rindTint },
  ];
  const columns = [texts.predictedPositive, texts.predictedNegative];
  const rows = [texts.trulyPositive, texts.trulyNegative];
  for (const { column, row, value, other, name, fill } of cells) {
    const left = CELL.left + column * (CELL.width + CELL.gap);
    const top = CELL.top + row * (CELL.height + CELL.gap);
    const centre = left + CELL.width / 2;
    const middle = top + CELL.height / 2;
    context.fillStyle = fill;
    context.fillRect(left, top, CELL.width, CELL.height);
    write(count(value), centre, middle - 12, `36px ${theme.serif}`, theme.ink, 'center');
    write(
      `${name} · ${shareOfRow(value, other)}`,
      centre,
      middle + 28,
      small,
      theme.muted,
      'center',
    );
    if (row === 0) write(columns[column], centre, CELL.top - 18, small, theme.muted, 'center');
    if (column === 0) write(rows[row], CELL.left - 14, middle, small, theme.muted, 'right');
  }
  saveFile(await finish(), `${fileStem(scene.state)}-confusion_matrix.${kind}`);
}
