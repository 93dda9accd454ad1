import { figure, guide } from '../../charts/figure.js';
import { modelColour } from '../../charts/line_style.js';
import { columnsOf } from '../../charts/series.js';
import { faded } from '../../charts/theme.js';

/**
 * @typedef {import('../../charts/theme.js').Theme} Theme
 * @typedef {import('../../charts/series.js').Model} Model
 * @typedef {import('../../charts/series.js').Columns} Columns
 * @typedef {import('../../charts/marks.js').Mark} Mark
 * @typedef {import('../../charts/backdrop.js').Shape} Shape
 * @typedef {import('../../charts/figure.js').Texts} Texts
 */

/** Share of a bin's width that stays free. */
const GAP = 0.12;

/**
 * Scores of the selected model by class, as shares of each class: positives
 * upwards, negatives downwards, so that neither hides the other.
 * @param {Model} model
 * @param {Theme} theme
 * @param {Texts} texts
 * @param {{ selected: number, range: { low: number, high: number } }} view
 */
export function scoreHistogram(model, theme, texts, view) {
  const colour = modelColour(view.selected, theme);
  const positive = columnsOf(model, 'score_histogram', 'positive');
  const negative = columnsOf(model, 'score_histogram', 'negative');
  const { top, bottom } = heights(model);
  const { low, high } = view.range;
  return figure({
    theme,
    x: { min: low, max: high, title: texts.axisScore },
    y: {
      min: -1.14 * bottom,
      max: 1.14 * top,
      ticks: shareTicks(top, bottom),
      title: texts.axisShare,
    },
    datasets: [
      guide(
        '',
        [
          { x: low, y: 0 },
          { x: high, y: 0 },
        ],
        theme.muted,
        [],
      ),
    ],
    backdrop: [
      ...bars(positive, 1, faded(colour, 0.85)),
      ...bars(negative, -1, faded(theme.muted, 0.5)),
    ],
  });
}

/** @param {Model} model */
function heights(model) {
  return {
    top: highest(columnsOf(model, 'score_histogram', 'positive')),
    bottom: highest(columnsOf(model, 'score_histogram', 'negative')),
  };
}

/** @param {Columns | null} columns */
function highest(columns) {
  const shares = columns ? columns.share : [];
  return (
    shares.reduce((/** @type {number} */ most, share) => Math.max(most, share ?? 0), 0) || 0.01
  );
}

/**
 * Round shares on both sides of zero, told without a sign.
 * @param {number} top
 * @param {number} bottom
 * @returns {[number, string][]}
 */
function shareTicks(top, bottom) {
  const step = roundStep((top + bottom) / 5);
  /** @type {[number, string][]} */
  const ticks = [];
  const from = -Math.floor(bottom / step);
  const to = Math.floor(top / step);
  for (let place = from; place <= to; ++place) {
    const share = place * step;
    ticks.push([share, `${Number((Math.abs(share) * 100).toPrecision(4))} %`]);
  }
  return ticks;
}

/**
 * @param {number} least
 * @returns {number} 1, 2 or 5 times a power of ten, at least `least`
 */
function roundStep(least) {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 5, 10].find((one) => one * power >= least) ?? 10;
  return factor * power;
}

/**
 * @param {Columns | null} columns
 * @param {1 | -1} sign
 * @param {string} fill
 * @returns {Shape[]}
 */
function bars(columns, sign, fill) {
  if (!columns) return [];
  return columns.bin_low.flatMap((low, index) => {
    const high = columns.bin_high[index];
    const share = columns.share[index];
    if (low === null || high === null || !share) return [];
    const edge = ((high - low) * GAP) / 2;
    const height = sign * share;
    return [
      {
        points: [
          [low + edge, 0],
          [low + edge, height],
          [high - edge, height],
          [high - edge, 0],
        ],
        fill,
      },
    ];
  });
}

/**
 * The upright line of the threshold, and the names of both classes.
 * @param {object} view
 * @param {Model} view.model
 * @param {number | null} [view.threshold] null: above every score
 * @param {{ low: number, high: number }} view.range
 * @param {string} view.positive
 * @param {string} view.negative
 * @returns {Mark[]}
 */
export function scoreHistogramMarks({ model, threshold, range, positive, negative }) {
  const { top, bottom } = heights(model);
  const edge = 0.01 * (range.high - range.low);
  return [
    { kind: 'text', at: [range.low + edge, 1.06 * top], role: 'ink', text: positive },
    {
      kind: 'text',
      at: [range.high - edge, -1.06 * bottom],
      role: 'ink',
      text: negative,
      align: 'right',
    },
    ...(threshold === undefined ? [] : thresholdMarks(threshold ?? range.high)),
  ];
}

/** @param {number} at @returns {Mark[]} */
const thresholdMarks = (at) => [
  { kind: 'vertical', x: at, role: 'accent' },
  { kind: 'point', at: [at, 0] },
];
