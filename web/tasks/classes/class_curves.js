import { figure, guide, UNIT } from '../../charts/figure.js';
import { lineStyle } from '../../charts/line_style.js';
import { pointsOf } from '../../charts/series.js';
import { faded } from '../../charts/theme.js';

/**
 * @typedef {import('../../charts/theme.js').Theme} Theme
 * @typedef {import('../../charts/series.js').Columns} Columns
 * @typedef {'roc' | 'precision_recall' | 'calibration'} Kind
 *
 * @typedef {object} Line of a class, of a model, or an average over the classes
 * @property {string} name
 * @property {Columns} columns
 * @property {boolean} strong stands out
 * @property {{ class: string } | { average: string }} [of] what the core calls it
 * @property {number} [model] whose it is, of lines of several models
 */

/** Names of the axes in the words of the pictures. */
const AXES = /** @type {const} */ ({
  roc: ['axisFpr', 'axisTpr'],
  precision_recall: ['axisRecall', 'axisPrecision'],
  calibration: ['axisMeanScore', 'axisPositiveShare'],
});

/** Bins are few and each is a point of its own. */
const BIN_RADIUS = 3;

/**
 * One class against the rest, line by line: ROC, precision–recall or
 * calibration.
 * @param {Kind} kind
 * @param {readonly Line[]} lines coloured by their places
 * @param {Theme} theme
 * @param {import('../../charts/figure.js').Texts} texts
 */
export function classCurves(kind, lines, theme, texts) {
  const [x, y] = AXES[kind];
  const datasets = lines.map(({ name, columns, strong }, index) => ({
    label: name,
    model: index,
    data: pointsOf(columns),
    ...lineStyle(index, strong, theme),
    ...(kind === 'calibration' && { pointRadius: BIN_RADIUS, clip: false }),
  }));
  return figure({
    theme,
    x: { ...UNIT, title: texts[x] },
    y: { ...UNIT, title: texts[y] },
    datasets: [...datasets, ...diagonal(kind, theme, texts)],
  });
}

/**
 * @param {Kind} kind
 * @param {Theme} theme
 * @param {import('../../charts/figure.js').Texts} texts
 */
function diagonal(kind, theme, texts) {
  if (kind === 'precision_recall') return [];
  const ends = [
    { x: 0, y: 0 },
    { x: 1, y: 1 },
  ];
  const name = kind === 'roc' ? texts.coin : texts.calibrated;
  return [guide(name, ends, faded(theme.muted, 0.8))];
}

/**
 * The value of a line at x; at a vertical piece the upper end, between points
 * what the drawn line says.
 * @param {Columns} columns
 * @param {number} x
 * @returns {number | null} null beyond the ends
 * @example valueAt({ fpr: [0, 0, 1], tpr: [0, 0.5, 1] }, 0) // 0.5
 */
export function valueAt(columns, x) {
  const points = pointsOf(columns);
  let found = null;
  for (const [index, to] of points.entries()) {
    const from = points[index - 1] ?? to;
    if (x < Math.min(from.x, to.x) || x > Math.max(from.x, to.x)) continue;
    const share = to.x === from.x ? 1 : (x - from.x) / (to.x - from.x);
    const y = from.y + share * (to.y - from.y);
    found = found === null ? y : Math.max(found, y);
  }
  return found;
}
