import { mixed } from '../../charts/theme.js';
import { Recorder } from '../../diagrams/recorder.js';
import { shortened } from '../../diagrams/text_width.js';
import { count, percent, threshold } from '../../words/format.js';

/**
 * The confusion matrix of two classes on a sheet of its own. Free of the DOM: the command line draws it, too.
 *
 * @typedef {import('../pictures/scene.js').Scene} Scene
 * @typedef {import('../../charts/theme.js').Theme} Theme
 */

const ID = 'confusion_matrix';
/** Of the sheet, in CSS pixels. */
export const SIZE = { width: 560, height: 416 };
const CELL = { width: 200, height: 140, gap: 6, left: 132, top: 108 };
/** Between a head and the class below it. */
const LINE = 17;
/** Share of green behind what is correct, as on the page. */
const GREEN = 0.3;
const SIDE = 16;

/**
 * The four counts of a model.
 * @param {Scene} scene
 */
export function matrixOf({ point, model }) {
  const { tp = null, fn = null, fp = null, tn = null } = point?.counts ?? model.metrics;
  return { tp, fn, fp, tn };
}

/**
 * @param {number | null} part
 * @param {number | null} other
 */
export function shareOfRow(part, other) {
  if (part === null || other === null || part + other === 0) return '';
  return percent(part / (part + other));
}

/** What stands above the matrix, and describes it. @param {Scene} scene */
function matrixHeading({ texts, model, point }) {
  const title = [texts.matrix, model.name];
  if (point) title.push(texts.atThreshold(threshold(point.threshold)));
  return title.join(' · ');
}

/**
 * @param {CanvasRenderingContext2D} context of a sheet of that size
 * @param {Scene} scene
 * @param {Theme} theme
 */
export function drawMatrix(context, scene, theme) {
  const { texts, state } = scene;
  const { positive = '', negative = '' } = state.report?.input ?? {};
  const { tp, fn, fp, tn } = matrixOf(scene);
  const write = (
    /** @type {string} */ text,
    /** @type {number} */ left,
    /** @type {number} */ top,
    /** @type {string} */ font,
    /** @type {string} */ colour,
    /** @type {CanvasTextAlign} */ align,
    room = Number.POSITIVE_INFINITY,
  ) => {
    context.font = font;
    context.fillStyle = colour;
    context.textAlign = align;
    context.textBaseline = 'middle';
    const width = (/** @type {string} */ part) => context.measureText(part).width;
    context.fillText(shortened(text, room, width), left, top);
  };
  context.fillStyle = theme.card;
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  const bold = `600 16px ${theme.font}`;
  write(matrixHeading(scene), SIDE, 24, bold, theme.ink, 'left', SIZE.width - 2 * SIDE);
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
      const name = classes[column];
      write(columns[column], centre, CELL.top - 18 - LINE, small, theme.muted, 'center');
      write(name, centre, CELL.top - 18, small, theme.ink, 'center', CELL.width);
    }
    if (column === 0) {
      const name = classes[row];
      const end = CELL.left - 14;
      write(rows[row], end, middle - LINE / 2, small, theme.muted, 'right');
      write(name, end, middle + LINE / 2, small, theme.ink, 'right', end - SIDE / 2);
    }
  }
}

/**
 * The picture as shapes, which SVG and TikZ draw.
 * @param {Scene} scene
 * @param {Theme} theme
 * @returns {import('../../diagrams/geometry.js').Diagram}
 */
export function matrixDiagram(scene, theme) {
  const recorder = /** @type {Recorder & CanvasRenderingContext2D} */ (
    /** @type {unknown} */ (new Recorder(SIZE.width, SIZE.height))
  );
  drawMatrix(recorder, scene, theme);
  return recorder.diagram(ID, matrixHeading(scene));
}
