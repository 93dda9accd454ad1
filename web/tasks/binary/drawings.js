import { calibration } from './calibration.js';
import { cost, costMarks } from './cost.js';
import { precisionRecall, precisionRecallMarks } from './precision_recall.js';
import { placeOnDiagonal, roc, rocMarks } from './roc.js';
import { scoreHistogram, scoreHistogramMarks } from './score_histogram.js';
import { thresholdMetrics, thresholdMetricsMarks } from './threshold_metrics.js';
import { undefinedReason } from './undefined_reason.js';

/**
 * The pictures of scores of two classes, without the page around them. Free of the DOM: the command line draws them,
 * too.
 *
 * @typedef {import('../../views/pictures/scene.js').Scene} Scene
 * @typedef {import('../../views/pictures/figure_card.js').Picture} Picture
 * @typedef {import('../../core/report.js').OperatingPoint} OperatingPoint
 */

/** Just above a plot of shares, in its units. */
const ABOVE = 1.024;

/**
 * Where an operating point lies in a curve's plane.
 * @param {OperatingPoint | null} point
 * @param {string} curve
 * @returns {[number, number] | null}
 */
export function placeOf(point, curve) {
  const at = point?.points[curve];
  if (!at || at[0] === null || at[1] === null) return null;
  return [at[0], at[1]];
}

/**
 * What the pictures of curves have in common.
 * @param {string} curve id in the report
 * @param {(scene: Scene) => string} title
 */
export const curveOf = (curve, title) => ({
  id: curve,
  title,
  legend: true,
  reason: (/** @type {Scene} */ scene) => undefinedReason(scene, curve),
});

/** @type {Picture} */
const ROC = {
  ...curveOf('roc', ({ texts }) => texts.roc),
  config: ({ models, texts, state, look }, theme) =>
    roc([...models], theme, texts, { selected: state.selected, hull: look.hull }),
  marks: ({ models, point, optimum, texts }) => {
    const at = placeOf(optimum?.operating_point ?? null, 'roc');
    const iso = optimum && at ? { slope: optimum.slope, optimum: at } : null;
    const named = placeOnDiagonal([...models]);
    return rocMarks({ named, point: placeOf(point, 'roc'), iso }, texts);
  },
};

/** @type {Picture} */
const PRECISION_RECALL = {
  ...curveOf('precision_recall', ({ texts }) => texts.precisionRecall),
  config: ({ models, texts, state, look, prevalence }, theme) =>
    precisionRecall([...models], theme, texts, {
      selected: state.selected,
      interpolated: look.interpolated,
      isoF: look.isoF,
      prevalence,
    }),
  marks: ({ point, model, look, prevalence, texts }) =>
    precisionRecallMarks(
      {
        point: placeOf(point, 'precision_recall'),
        breakEven: model.metrics.break_even_point ?? null,
        isoLabels: look.isoF ? isoLabels(model) : [],
        prevalence,
      },
      texts,
    ),
};

/**
 * Names of the lines of equal F at their upper end, above the plot, the highest first: where there is little room the others
 * give way to it.
 * @param {import('../../core/report.js').Model} model
 * @returns {[string, [number, number]][]}
 */
function isoLabels(model) {
  const series = model.curves?.precision_recall?.series ?? {};
  const lines = Object.entries(series).filter(([name]) => name.startsWith('iso_f'));
  return lines
    .reverse()
    .map(([name, { recall }], place) => [
      name.replace(/^iso_f_/, place === 0 ? 'F = ' : ''),
      [recall[0] ?? 0, ABOVE],
    ]);
}

/** @type {Picture} */
const COST = {
  ...curveOf('cost', ({ texts }) => texts.cost),
  config: ({ models, texts, state, densityCurve }, theme) =>
    cost([...models], theme, texts, { selected: state.selected, density: densityCurve }),
  marks: ({ point, optimum, texts }) =>
    costMarks(
      {
        rates: placeOf(point, 'cost'),
        probabilityCost: optimum?.probability_cost ?? null,
        label: texts.yourCosts,
      },
      texts,
    ),
};

/** @type {Picture} */
const CALIBRATION = {
  ...curveOf('calibration', ({ texts }) => texts.calibration),
  config: ({ models, texts, state, look }, theme) =>
    calibration([...models], theme, texts, { selected: state.selected, bins: look.bins }),
  marks: () => [],
};

/** @type {Picture} */
const HISTOGRAM = {
  id: 'score_histogram',
  title: ({ texts }) => texts.histogram,
  ofOne: true,
  wide: true,
  reason: (scene) => undefinedReason(scene, 'score_histogram'),
  config: ({ model, texts, state, range }, theme) =>
    scoreHistogram(model, theme, texts, { selected: state.selected, range }),
  marks: ({ point, range, state, model, texts }) =>
    scoreHistogramMarks({
      model,
      threshold: point?.threshold,
      range,
      positive: `${texts.trulyPositive} ${state.report?.input.positive ?? ''}`,
      negative: `${texts.trulyNegative} ${state.report?.input.negative ?? ''}`,
    }),
};

/** @type {Picture} */
const THRESHOLD_METRICS = {
  id: 'threshold_metrics',
  title: ({ texts }) => texts.thresholdMetrics,
  ofOne: true,
  wide: true,
  reason: (scene) => undefinedReason(scene, 'threshold_metrics'),
  config: ({ metricLines, texts, state, range, narrow }, theme) =>
    thresholdMetrics(metricLines, theme, texts, { selected: state.selected, range, narrow }),
  marks: ({ metricLines, point, range, narrow }) =>
    thresholdMetricsMarks({
      threshold: point?.threshold,
      values: metricLines.map(({ key }) => point?.metrics[key] ?? null),
      ends: narrow
        ? []
        : metricLines.map(({ name, columns }) => ({ name, end: endValue(columns) })),
      range,
      lines: metricLines,
    }),
};

/**
 * The value at the highest threshold.
 * @param {import('../../charts/series.js').Columns} columns
 */
function endValue({ threshold, value }) {
  const last = threshold.length - 1;
  const isAscending = Number(threshold[last]) >= Number(threshold[0]);
  return value[isAscending ? last : 0] ?? null;
}

/** Those that the page draws at once, by id. */
export const DRAWINGS = {
  roc: ROC,
  precision_recall: PRECISION_RECALL,
  cost: COST,
  calibration: CALIBRATION,
  score_histogram: HISTOGRAM,
  threshold_metrics: THRESHOLD_METRICS,
};
