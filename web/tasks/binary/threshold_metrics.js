import { figure } from '../../charts/figure.js';
import { modelColour } from '../../charts/line_style.js';
import { pointsOf } from '../../charts/series.js';
import { textWidth } from '../../diagrams/text_width.js';
import { number } from '../../words/format.js';

/**
 * @typedef {import('../../charts/theme.js').Theme} Theme
 * @typedef {import('../../charts/marks.js').Mark} Mark
 * @typedef {import('../../charts/figure.js').Texts} Texts
 * @typedef {{ key: string, name: string, columns: import('../../charts/series.js').Columns }} MetricLine
 */

/** A metric is recognised by its dash, which stands before its name, too. */
const DASHES = [[], [7, 3], [2, 3], [8, 3, 2, 3], [12, 4], [4, 4]];
/** @param {number} index of the metric among those that are drawn */
export const metricDash = (index) => DASHES[index % DASHES.length];

/** Beside the names: their dashes and a margin. The size is that of their letters. */
const LABEL_ROOM = { beside: 40, most: 150, size: 12 };
const LABEL_HEIGHT = 0.055;

/**
 * Chosen metrics of the selected model against the threshold.
 * @param {MetricLine[]} lines
 * @param {Theme} theme
 * @param {Texts} texts
 * @param {{ selected: number, range: { low: number, high: number }, narrow?: boolean }} view
 *   narrow: there is no room for names at the right
 */
export function thresholdMetrics(lines, theme, texts, view) {
  const colour = modelColour(view.selected, theme);
  return figure({
    theme,
    right: view.narrow ? undefined : labelRoom(lines),
    x: { min: view.range.low, max: view.range.high, title: texts.axisThreshold },
    y: { ...valueRange(lines), title: texts.axisMetric },
    datasets: lines.map(({ key, name, columns }, index) => ({
      label: name,
      metric: key,
      data: ascending(pointsOf(columns)),
      borderColor: colour,
      borderDash: metricDash(index),
      borderWidth: 2,
      order: index,
    })),
  });
}

/** @param {MetricLine[]} lines */
function labelRoom(lines) {
  const { beside, most, size } = LABEL_ROOM;
  const broadest = Math.max(0, ...lines.map(({ name }) => textWidth(name, size)));
  return Math.min(most, beside + broadest);
}

/**
 * Chart.js assumes that ready points are sorted by x.
 * @param {import('../../charts/series.js').Point[]} points by threshold, in either direction
 */
function ascending(points) {
  const last = points[points.length - 1];
  return last && last.x < points[0].x ? points.toReversed() : points;
}

/**
 * From 0 to 1, wider when a metric leaves that range.
 * @param {MetricLine[]} lines
 */
function valueRange(lines) {
  let low = 0;
  let high = 1;
  for (const { columns } of lines) {
    for (const { y } of pointsOf(columns)) {
      if (y < low) low = y;
      if (y > high) high = y;
    }
  }
  if (low === 0 && high === 1) {
    return {
      min: 0,
      max: 1,
      step: 0.2,
      format: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
    };
  }
  if (low >= -1 && high === 1) {
    // Given one by one: Chart.js would thin them out and leave out zero.
    const below = low < -0.6 ? 5 : Math.ceil(-low / 0.2);
    const places = Array.from({ length: below + 6 }, (_, i) => (i - below) / 5);
    const ticks = places.map((at) => /** @type {[number, string]} */ ([at, number(at, 1)]));
    return { min: -below / 5, max: 1, ticks };
  }
  return { min: low, max: high };
}

/**
 * The upright line of the threshold with a point on every metric, and the
 * names of the metrics at the right end, moved apart where they would touch.
 * @param {object} view
 * @param {number | null} [view.threshold] none where no operating point is shown
 * @param {(number | null)[]} view.values of the metrics at the threshold
 * @param {{ name: string, end: number | null }[]} view.ends names and last values
 * @param {{ low: number, high: number }} view.range of thresholds
 * @param {MetricLine[]} view.lines
 * @returns {Mark[]}
 */
export function thresholdMetricsMarks({ threshold, values, ends, range, lines }) {
  /** @type {Mark[]} */
  const marks = [];
  const scale = valueRange(lines);
  const height = (scale.max - scale.min) * LABEL_HEIGHT;
  let lowest = Number.POSITIVE_INFINITY;
  const byHeight = ends
    .map((end, index) => ({ ...end, index }))
    .filter((end) => end.end !== null)
    .sort((left, right) => Number(right.end) - Number(left.end));
  const floor = scale.min + height * (byHeight.length - 0.5);
  for (const [place, { name, end, index }] of byHeight.entries()) {
    const wanted = Math.min(Number(end), lowest - height);
    const at = Math.max(wanted, floor - place * height);
    lowest = at;
    marks.push({
      kind: 'text',
      at: [range.high, at],
      role: 'ink',
      text: name,
      dash: metricDash(index),
    });
  }
  if (threshold === undefined) return marks;
  const place = threshold ?? range.high;
  marks.push({ kind: 'vertical', x: place, role: 'accent' });
  for (const value of values) {
    if (value !== null) marks.push({ kind: 'ring', at: [place, value], role: 'accent' });
  }
  return marks;
}
