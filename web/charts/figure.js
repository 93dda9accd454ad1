import { Ticks } from 'chart.js';
import { typeset } from '../words/format.js';
import { lineStyle, modelColour } from './line_style.js';
import { MOST_WITHOUT_MARKERS, modelStyle } from './model_style.js';
import { columnsOf, pointsOf } from './series.js';

/**
 * @typedef {import('./theme.js').Theme} Theme
 * @typedef {import('./series.js').Model} Model
 * @typedef {import('./series.js').Point} Point
 * @typedef {import('./backdrop.js').Shape} Shape
 * @typedef {import('../words/index.js').Words["pictures"]} Texts
 *
 * @typedef {object} Axis
 * @property {string} title in words, with the symbol
 * @property {number} [min]
 * @property {number} [max]
 * @property {number} [step] distance of grid lines; left out: at most six lines
 *   at round numbers
 * @property {[number, string][]} [ticks] places and their labels, when they
 *   are not evenly spaced
 * @property {boolean} [includeBounds] a tick at both ends
 * @property {Intl.NumberFormatOptions} [format]
 */

/**
 * Room beside the plot area in pixels; the same for both axes, so that a square
 * canvas contains a square plot.
 */
export const AXIS_ROOM = 62;
const END_ROOM = 16;
/** Of markers on lines, in pixels. */
const MARKER_RADIUS = 3.5;

/** A share: five grid lines above zero. */
export const UNIT = {
  min: 0,
  max: 1,
  step: 0.2,
  format: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
};

/** @param {{ width: number }} axis */
function fixWidth(axis) {
  axis.width = AXIS_ROOM;
}

/** @param {{ height: number }} axis */
function fixHeight(axis) {
  axis.height = AXIS_ROOM;
}

/**
 * @param {[number, string][]} ticks
 * @returns {object} what makes Chart.js put ticks at given places
 */
function givenTicks(ticks) {
  const labels = new Map(ticks);
  return {
    /** @param {{ ticks: { value: number }[] }} axis */
    afterBuildTicks(axis) {
      axis.ticks = ticks.map(([value]) => ({ value }));
    },
    callback: (/** @type {number} */ value) => labels.get(value) ?? '',
  };
}

/** Chart.js is asked for as many decimals at most; it asks for more where steps are finer, and fails. */
const DECIMALS = 3;

/**
 * A number beside an axis, with the minus sign of all other numbers.
 * @this {any} the scale
 * @param {number} value
 * @param {number} index
 * @param {{ value: number }[]} ticks of the axis
 * @returns {string}
 */
function tickLabel(value, index, ticks) {
  const step = ticks.length > 1 ? Math.abs(ticks[1].value - ticks[0].value) : Math.abs(value);
  const fine = !(step >= 10 ** -DECIMALS) || (ticks.length < 3 && value !== Math.round(value));
  const decimals = Math.min(100, Math.ceil(-Math.log10(step)) + 1);
  return typeset(
    fine
      ? String(Number(value.toFixed(decimals)))
      : String(Ticks.formatters.numeric.call(this, value, index, /** @type {any} */ (ticks))),
  );
}

/**
 * @param {Axis} axis
 * @param {boolean} upright
 * @param {Theme} theme
 */
function scale(axis, upright, theme) {
  const font = { family: theme.font, size: 12 };
  const { callback, ...hooks } = axis.ticks
    ? /** @type {any} */ (givenTicks(axis.ticks))
    : { callback: undefined };
  return {
    type: 'any_linear',
    min: axis.min,
    max: axis.max,
    title: {
      display: true,
      text: axis.title,
      color: theme.muted,
      font: { ...font, size: 13 },
      padding: 4,
    },
    ticks: {
      color: theme.muted,
      font,
      padding: 7,
      stepSize: axis.step,
      maxTicksLimit: 6,
      maxRotation: 0,
      includeBounds: axis.includeBounds ?? true,
      format: axis.format ?? { maximumFractionDigits: DECIMALS },
      ...(callback ? { callback, autoSkip: false } : { callback: tickLabel }),
    },
    grid: { display: upright, color: theme.grid, drawTicks: false },
    border: { display: false },
    afterFit: upright ? fixWidth : fixHeight,
    ...hooks,
  };
}

/**
 * One picture as Chart.js wants it: numbers are ready (no parsing), nothing
 * moves by itself, colours are the page's.
 * @param {object} parts
 * @param {Theme} parts.theme
 * @param {Axis} parts.x
 * @param {Axis} parts.y
 * @param {object[]} parts.datasets
 * @param {Shape[]} [parts.backdrop] drawn behind the lines
 * @param {number} [parts.right] room at the right for labels, in pixels
 * @returns {any} a Chart.js configuration; its own type refuses the narrow set
 *   of parts that is registered here
 */
export function figure({ theme, x, y, datasets, backdrop = [], right = END_ROOM }) {
  return {
    type: 'line',
    data: { datasets },
    options: {
      animation: false,
      parsing: false,
      normalized: true,
      responsive: true,
      maintainAspectRatio: false,
      events: [],
      layout: {
        autoPadding: false,
        padding: { top: END_ROOM, right, left: 0, bottom: 0 },
      },
      elements: {
        point: { radius: 0 },
        line: { borderJoinStyle: 'round', tension: 0 },
      },
      scales: { x: scale(x, false, theme), y: scale(y, true, theme) },
      plugins: { backdrop: { shapes: backdrop } },
    },
  };
}

/**
 * The same series of every model for which it exists, in the models' colours
 * and dashes.
 * @param {readonly Model[]} models
 * @param {string} curve
 * @param {string} series
 * @param {number} selected
 * @param {Theme} theme
 */
export function modelLines(models, curve, series, selected, theme) {
  return models.flatMap((model, index) => {
    const columns = columnsOf(model, curve, series);
    if (!columns) return [];
    const style = lineStyle(index, index === selected, theme);
    const data = pointsOf(columns);
    const marked = models.length > MOST_WITHOUT_MARKERS ? markers(data, index, theme) : {};
    return [{ label: model.name, model: index, data, ...style, ...marked }];
  });
}

/** Markers on a line, evenly along it. */
const MARKERS = 5;

/**
 * @param {Point[]} data
 * @param {number} index of the model; its markers lie beside those of the next one
 * @param {Theme} theme
 */
function markers(data, index, theme) {
  const far = data.map(({ x, y }, at) =>
    at === 0 ? 0 : Math.hypot(x - data[at - 1].x, y - data[at - 1].y) || 0,
  );
  const whole = far.reduce((sum, step) => sum + step, 0);
  const share = (index % 4) / 4;
  let walked = 0;
  let next = (0.5 + share) / (MARKERS + 1);
  const pointRadius = far.map((step) => {
    walked += step;
    if (walked < next * whole || next >= 1) return 0;
    next += 1 / (MARKERS + 1);
    return MARKER_RADIUS;
  });
  const { marker } = modelStyle(index);
  const colour = modelColour(index, theme);
  return {
    pointRadius,
    pointStyle: marker,
    pointBackgroundColor: theme.card,
    pointBorderColor: colour,
    pointBorderWidth: 1.5,
  };
}

/**
 * a thin line of no model.
 * @param {string} label
 * @param {Point[]} data
 * @param {string} colour
 * @param {number[]} [dash]
 */
export function guide(label, data, colour, dash = [2, 3]) {
  return { label, data, borderColor: colour, borderWidth: 1, borderDash: dash, order: 3 };
}
