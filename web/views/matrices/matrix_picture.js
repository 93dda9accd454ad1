import { lightTheme } from '../../charts/page_theme.js';
import { mixed } from '../../charts/theme.js';
import { newSheet } from '../../export/figure_canvas.js';
import { saveFile } from '../../export/save.js';
import { count, threshold } from '../../words/format.js';
import { fileStem } from '../../words/source_name.js';
import { matrixOf, shareOfRow } from './matrix.js';

/** @typedef {import('../pictures/scene.js').Scene} Scene */

const WIDTH = 560;
const HEIGHT = 416;
const CELL = { width: 200, height: 140, gap: 6, left: 132, top: 108 };
/** Between a head and the class below it. */
const LINE = 17;
/** Share of green behind what is correct, as on the page. */
const GREEN = 0.3;
/** Characters of a class that fit beside the cells. */
const LONGEST_CLASS = { row: 16, column: 26 };

/**
 * @param {string} text
 * @param {number} most characters
 */
function shortened(text, most) {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
}

/**
 * The confusion matrix of the selected model as a file.
 * @param {'png' | 'svg'} kind
 * @param {Scene} scene
 */
export async function saveMatrixFigure(kind, scene) {
  const { texts, model, point, state } = scene;
  const { positive = '', negative = '' } = state.report?.input ?? {};
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
  const title = [texts.matrix, model.name];
  if (point) title.push(texts.atThreshold(threshold(point.threshold)));
  write(title.join(' · '), 16, 24, `600 16px ${theme.font}`, theme.ink, 'left');
  const small = `13px ${theme.font}`;
  const right = mixed(theme.rind, theme.card, GREEN);
  const cells = [
    { column: 0, row: 0, value: tp, other: fn, name: texts.truePositive, fill: right },
    { column: 1, row: 0, value: fn, other: tp, name: texts.falseNegative, fill: theme.tint },
    { column: 0, row: 1, value: fp, other: tn, name: texts.falsePositive, fill: theme.tint },
    { column: 1, row: 1, value: tn, other: fp, name: texts.trueNegative, fill: right },
  ];
  const columns = [texts.predictedPositive, texts.predictedNegative];
  const rows = [texts.trulyPositive, texts.trulyNegative];
  const classes = [positive, negative ?? ''];
  for (const { column, row, value, other, name, fill } of cells) {
    const left = CELL.left + column * (CELL.width + CELL.gap);
    const top = CELL.top + row * (CELL.height + CELL.gap);
    const centre = left + CELL.width / 2;
    const middle = top + CELL.height / 2;
    context.fillStyle = fill;
    context.fillRect(left, top, CELL.width, CELL.height);
    write(count(value), centre, middle - 12, `36px ${theme.serif}`, theme.ink, 'center');
    write(`${name} · ${shareOfRow(value, other)}`, centre, middle + 28, small, theme.ink, 'center');
    if (row === 0) {
      const label = shortened(classes[column], LONGEST_CLASS.column);
      write(columns[column], centre, CELL.top - 18 - LINE, small, theme.muted, 'center');
      write(label, centre, CELL.top - 18, small, theme.ink, 'center');
    }
    if (column === 0) {
      const label = shortened(classes[row], LONGEST_CLASS.row);
      write(rows[row], CELL.left - 14, middle - LINE / 2, small, theme.muted, 'right');
      write(label, CELL.left - 14, middle + LINE / 2, small, theme.ink, 'right');
    }
  }
  saveFile(await finish(), `${fileStem(state)}-confusion_matrix.${kind}`);
}
