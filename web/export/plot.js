import { BasicPlatform, Chart } from '../charts/chart_js.js';
import { modelColour } from '../charts/line_style.js';
import { drawMarks } from '../charts/marks.js';
import { modelStyle } from '../charts/model_style.js';
import { Recorder } from '../diagrams/recorder.js';
import { distinct, shortened } from '../diagrams/text_width.js';

/**
 * A picture of curves on a sheet of its own: title, legend, plot. Free of the DOM: the command line draws it, too.
 *
 * @typedef {import('../views/pictures/figure_card.js').Picture} Picture
 * @typedef {import('../views/pictures/scene.js').Scene} Scene
 * @typedef {import('../charts/theme.js').Theme} Theme
 */

const SQUARE = 560;
const WIDE = { width: 760, height: 460 };
const HEAD = 44;
const LEGEND_LINE = 20;
const SIDE = 16;

/**
 * Draws a picture on a sheet: title, legend, plot, operating point; always on
 * a light ground.
 * @param {CanvasRenderingContext2D} context
 * @param {Picture} definition
 * @param {Scene} scene
 * @param {{ width: number, height: number, theme: Theme, top: number, ratio: number }} size
 */
function drawFigure(context, definition, scene, { width, height, theme, top, ratio }) {
  const config = definition.config(scene, theme);
  // A line that is stroked as a Path2D cannot be recorded; with segment styles
  // Chart.js strokes it piece by piece.
  for (const dataset of config.data.datasets) dataset.segment = {};
  config.options.responsive = false;
  config.options.devicePixelRatio = ratio;
  config.options.layout.padding.top += top;
  config.options.layout.padding.bottom += SIDE / 2;
  config.options.layout.padding.right += SIDE / 2;
  config.options.layout.padding.left += SIDE / 2;
  const whole = {
    id: 'whole',
    beforeDraw() {
      context.fillStyle = theme.card;
      context.fillRect(0, 0, width, height);
    },
    /** @param {any} chart */
    afterDraw(chart) {
      drawMarks(context, chart, definition.marks(scene), theme);
    },
  };
  // Chart.js asks the context for its canvas and the canvas for its size.
  const stand = { width, height, getContext: () => context, style: {} };
  Object.defineProperty(context, 'canvas', { value: stand, configurable: true });
  const chart = new Chart(/** @type {any} */ (stand), {
    ...config,
    platform: BasicPlatform,
    plugins: [whole],
  });
  // Only its bookkeeping: destroy() would wipe the sheet.
  delete (/** @type {any} */ (Chart.instances)[chart.id]);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} title
 * @param {Scene} scene
 * @param {Theme} theme
 * @param {boolean} legend
 * @param {number} width
 */
function drawHead(context, title, scene, theme, legend, width) {
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillStyle = theme.ink;
  context.font = `600 16px ${theme.font}`;
  context.fillText(title, SIDE, HEAD / 2 + 2);
  if (!legend) return;
  for (const { name, index, left, line } of legendPlaces(context, scene, theme, width)) {
    const middle = HEAD + line * LEGEND_LINE + LEGEND_LINE / 2 - 4;
    context.strokeStyle = modelColour(index, theme);
    context.lineWidth = index === scene.state.selected ? 3 : 2;
    context.setLineDash(modelStyle(index).dash);
    context.beginPath();
    context.moveTo(left, middle);
    context.lineTo(left + 28, middle);
    context.stroke();
    context.setLineDash([]);
    context.fillStyle = theme.ink;
    context.fillText(name, left + 36, middle);
  }
}

/**
 * @param {Pick<CanvasRenderingContext2D, 'font' | 'measureText'>} context
 * @param {Scene} scene
 * @param {Theme} theme
 * @param {number} width
 */
function legendPlaces(context, { models }, theme, width) {
  context.font = `13px ${theme.font}`;
  const widthOf = (/** @type {string} */ text) => context.measureText(text).width;
  const names = distinct(
    models.map(({ name }) => name),
    models.map(() => width - 2 * SIDE - 36),
    models.map(() => widthOf),
  );
  let left = SIDE;
  let line = 0;
  return names.map((name, index) => {
    const room = 36 + widthOf(name) + 24;
    if (left + room > width && left > SIDE) {
      left = SIDE;
      line += 1;
    }
    const place = { name, index, left, line };
    left += room;
    return place;
  });
}

/**
 * Away from the page nothing else says which model is shown.
 * @param {Picture} definition
 * @param {Scene} scene
 */
const titleOf = ({ title, ofOne }, scene) =>
  ofOne ? `${title(scene)} · ${scene.model.name}` : title(scene);

/** Of a sheet that is wide and in a narrow place. */
const LOWEST = 300;

/**
 * The size of the sheet and what stands at its top.
 * @param {Picture} definition
 * @param {Scene} scene
 * @param {Theme} theme
 * @param {Pick<CanvasRenderingContext2D, 'font' | 'measureText'>} measure any context
 * @param {number} [room] how wide it may be at most
 */
export function frameOf(definition, scene, theme, measure, room = Number.POSITIVE_INFINITY) {
  const width = Math.min(room, definition.wide ? WIDE.width : SQUARE);
  const high = definition.wide ? Math.max(LOWEST, (width * WIDE.height) / WIDE.width) : width;
  const lines = definition.legend
    ? Math.max(...legendPlaces(measure, scene, theme, width).map(({ line }) => line)) + 1
    : 0;
  const top = HEAD + lines * LEGEND_LINE;
  const height = Math.round(high) + top;
  measure.font = `600 16px ${theme.font}`;
  const title = shortened(
    titleOf(definition, scene),
    width - 2 * SIDE,
    (text) => measure.measureText(text).width,
  );
  return { width, height, top, title };
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {number} ratio pixels of the sheet in a CSS pixel
 * @param {Picture} definition
 * @param {Scene} scene
 * @param {Theme} theme
 * @param {ReturnType<typeof frameOf>} frame
 */
export function drawPlot(context, ratio, definition, scene, theme, frame) {
  drawFigure(context, definition, scene, { ...frame, theme, ratio });
  drawHead(context, frame.title, scene, theme, definition.legend === true, frame.width);
}

/**
 * The picture as shapes, which SVG and TikZ draw.
 * @param {Picture} definition of which there is something to draw
 * @param {Scene} scene
 * @param {Theme} theme
 * @param {number} [room] how wide it may be at most
 * @returns {import('../diagrams/geometry.js').Diagram}
 */
export function plotDiagram(definition, scene, theme, room) {
  const recorder = (/** @type {number} */ width, /** @type {number} */ height) =>
    /** @type {Recorder & CanvasRenderingContext2D} */ (
      /** @type {unknown} */ (new Recorder(width, height))
    );
  const frame = frameOf(definition, scene, theme, recorder(0, 0), room);
  const context = recorder(frame.width, frame.height);
  drawPlot(context, 1, definition, scene, theme, frame);
  return context.diagram(definition.id, titleOf(definition, scene));
}
