import { clusterHeatMap, clusterHeatMapMarks } from '../../charts/cluster_heat_map.js';
import { count } from '../../words/format.js';
import { classCurves } from './class_curves.js';
import { classesWords } from './words.js';

/**
 * The curves and the confusion matrix of many classes, without the page around them. Free of the DOM: the command line draws them, too.
 *
 * @typedef {import('./class_curves.js').Kind} Kind
 * @typedef {import('./class_curves.js').Line} Line
 * @typedef {import('../../words/index.js').Language} Language
 *
 * @typedef {object} Scene
 * @property {{ language: Language }} state
 * @property {import('../../charts/figure.js').Texts} texts
 * @property {(kind: Kind) => Line[]} lines
 */

const SERIES = { roc: 'curve', precision_recall: 'curve', calibration: 'uniform' };

/**
 * @param {any} curve
 * @param {Kind} kind
 */
export const columnsOf = (curve, kind) => curve?.series?.[SERIES[kind]] ?? null;

/**
 * The curves of all classes of a model, and their averages; null columns where there is no curve.
 * @param {Kind} kind
 * @param {any} model with curves
 * @param {string[]} classes
 * @param {Language} language
 * @returns {Line[]}
 */
export function linesOfModel(kind, model, classes, language) {
  const t = classesWords(language);
  const curve = model.curves[kind];
  const average = (/** @type {string} */ of, /** @type {string} */ name) => ({
    name,
    columns: columnsOf(curve[of], kind),
    strong: true,
    of: { average: of },
  });
  const averages =
    kind === 'calibration'
      ? [average('top_label', t.topLabel)]
      : [average('micro', t.micro), average('macro', t.macro)];
  const each = (curve.classes ?? []).map((/** @type {any} */ one, /** @type {number} */ at) => ({
    name: classes[at],
    columns: columnsOf(one, kind),
    strong: false,
    of: { class: classes[at] },
  }));
  // The classes first: each has the same colour in all three pictures.
  return [...each, ...averages];
}

/**
 * @param {Kind} kind
 * @param {'roc' | 'precisionRecall' | 'calibration'} title
 */
const drawing = (kind, title) => ({
  id: `class-${kind}`,
  wide: kind === 'calibration',
  legend: true,
  ofOne: true,
  title: (/** @type {Scene} */ { state }) => classesWords(state.language)[title],
  reason: (/** @type {Scene} */ { state, lines }) =>
    lines(kind).length > 0 ? null : classesWords(state.language).noCurves,
  config: (/** @type {Scene} */ { lines, texts }, /** @type {any} */ theme) =>
    classCurves(kind, lines(kind), theme, texts),
  marks: () => [],
});

/** By the curve in the report. */
export const DRAWINGS = {
  roc: drawing('roc', 'roc'),
  precision_recall: drawing('precision_recall', 'precisionRecall'),
  calibration: drawing('calibration', 'calibration'),
};

/**
 * @typedef {import('../../charts/cluster_heat_map.js').Scale} Scale
 * @typedef {{ labels: string[], counts: number[][] }} Matrix
 *
 * @typedef {object} MatrixScene
 * @property {{ language: Language }} state
 * @property {{ name: string }} model
 * @property {Matrix} matrix in the order that is shown
 * @property {Scale} shade
 */

/** What a cell is shaded by at first. @type {Scale} */
export const FIRST_SHADE = 'rows';

/**
 * A confusion matrix with its totals.
 * @param {Matrix} matrix
 */
export const tableOf = ({ labels, counts }) => ({
  rows: labels,
  columns: labels,
  counts,
  row_totals: counts.map((cells) => cells.reduce((sum, one) => sum + one, 0)),
  column_totals: labels.map((_, column) => counts.reduce((sum, cells) => sum + cells[column], 0)),
});

export const MATRIX = {
  id: 'confusion-matrix',
  title: (/** @type {Pick<MatrixScene, 'state' | 'model'>} */ { state, model }) =>
    `${classesWords(state.language).matrix}: ${model.name}`,
  config(/** @type {MatrixScene} */ { state, matrix, shade }, /** @type {any} */ theme) {
    const t = classesWords(state.language);
    return clusterHeatMap(tableOf(matrix), theme, { x: t.prediction, y: t.truth }, shade);
  },
  marks: (/** @type {MatrixScene} */ { matrix }) => clusterHeatMapMarks(tableOf(matrix), count),
};
