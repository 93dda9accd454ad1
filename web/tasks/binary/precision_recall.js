import { figure, guide, modelLines, UNIT } from '../../charts/figure.js';
import { columnsOf, pointsOf } from '../../charts/series.js';
import { faded } from '../../charts/theme.js';

/**
 * @typedef {import('../../charts/theme.js').Theme} Theme
 * @typedef {import('../../charts/series.js').Model} Model
 * @typedef {import('../../charts/marks.js').Mark} Mark
 * @typedef {import('../../charts/figure.js').Texts} Texts
 */

const ISO_F = 'iso_f';

/**
 * Precision against recall of every model. Below the lowest curve that the
 * prevalence allows lies a shaded region that no model can reach.
 * @param {Model[]} models
 * @param {Theme} theme
 * @param {Texts} texts
 * @param {{ selected: number, interpolated: boolean, isoF: boolean, prevalence: number | null }} view
 */
export function precisionRecall(models, theme, texts, view) {
  const model = models[view.selected];
  const series = view.interpolated ? 'interpolated' : 'curve';
  const isoLines = Object.keys(model.curves?.precision_recall?.series ?? {})
    .filter((name) => view.isoF && name.startsWith(ISO_F))
    .map((name) =>
      guide(
        name,
        pointsOf(columnsOf(model, 'precision_recall', name)),
        faded(theme.muted, 0.35),
        [],
      ),
    );
  const baseline = view.prevalence;
  return figure({
    theme,
    x: { ...UNIT, title: texts.axisRecall },
    y: { ...UNIT, title: texts.axisPrecision },
    datasets: [
      ...modelLines(models, 'precision_recall', series, view.selected, theme),
      ...isoLines,
      ...(baseline === null
        ? []
        : [
            guide(
              texts.baseline,
              [
                { x: 0, y: baseline },
                { x: 1, y: baseline },
              ],
              theme.muted,
            ),
          ]),
    ],
    backdrop: unreachable(model, theme),
  });
}

/**
 * @param {Model} model
 * @param {Theme} theme
 * @returns {import('../../charts/backdrop.js').Shape[]}
 */
function unreachable(model, theme) {
  const edge = pointsOf(columnsOf(model, 'precision_recall', 'minimum')).filter(
    ({ x, y }) => !Number.isNaN(x) && !Number.isNaN(y),
  );
  if (edge.length === 0) return [];
  /** @type {[number, number][]} */
  const points = edge.map(({ x, y }) => [x, y]);
  const last = edge[edge.length - 1];
  return [
    {
      points: [[edge[0].x, 0], ...points, [last.x, 0]],
      fill: faded(theme.muted, 0.12),
    },
  ];
}

/**
 * The operating point and the break-even point, where precision equals recall.
 * @param {object} view
 * @param {[number, number | null] | null} view.point
 * @param {number | null} view.breakEven
 * @param {[string, [number, number]][]} view.isoLabels such as "F = 0.8", at their place
 * @param {number | null} view.prevalence
 * @param {Texts} texts
 * @returns {Mark[]}
 */
export function precisionRecallMarks({ point, breakEven, isoLabels, prevalence }, texts) {
  /** @type {Mark[]} */
  const marks = isoLabels.map(([text, at]) => ({
    kind: 'text',
    at,
    role: 'muted',
    text,
    align: 'center',
    optional: true,
  }));
  if (prevalence !== null) {
    marks.push({
      kind: 'text',
      at: [0.015, prevalence + 0.03],
      role: 'muted',
      text: texts.baseline,
    });
  }
  if (breakEven !== null) {
    marks.push({ kind: 'diamond', at: [breakEven, breakEven], role: 'muted' });
  }
  if (point && point[1] !== null) {
    marks.push({ kind: 'point', at: [point[0], point[1]] });
  }
  return marks;
}
