import { figure, guide, modelLines, UNIT } from '../../charts/figure.js';
import { modelColour } from '../../charts/line_style.js';
import { columnsOf, pointsOf } from '../../charts/series.js';
import { faded } from '../../charts/theme.js';

/**
 * @typedef {import('../../charts/theme.js').Theme} Theme
 * @typedef {import('../../charts/series.js').Model} Model
 * @typedef {import('../../charts/marks.js').Mark} Mark
 * @typedef {import('../../charts/figure.js').Texts} Texts
 */

/** Where the diagonal is named. @type {[number, number]} */
const BELOW_DIAGONAL = [0.5, 0.42];
/** Where the ring and its line are named: where no curve of use comes. @type {[number, number]} */
const IN_THE_CORNER = [0.98, 0.05];

/**
 * True against false positive rate of every model, and the diagonal of a coin.
 * @param {Model[]} models
 * @param {Theme} theme
 * @param {Texts} texts
 * @param {{ selected: number, hull: boolean }} view
 */
export function roc(models, theme, texts, view) {
  const hull = view.hull ? columnsOf(models[view.selected], 'roc', 'hull') : null;
  const hullColour = faded(modelColour(view.selected, theme), 0.65);
  return figure({
    theme,
    x: { ...UNIT, title: texts.axisFpr },
    y: { ...UNIT, title: texts.axisTpr },
    datasets: [
      ...modelLines(models, 'roc', 'curve', view.selected, theme),
      ...(hull ? [guide(texts.hull, pointsOf(hull), hullColour, [4, 3])] : []),
      guide(
        texts.coin,
        [
          { x: 0, y: 0 },
          { x: 1, y: 1 },
        ],
        theme.muted,
      ),
    ],
  });
}

/**
 * The operating point, and the line of equal cost that touches the curve at
 * the best point for the current costs and prior; what belongs to no model says what it is.
 * @param {object} view
 * @param {[number, number] | null} view.point
 * @param {{ slope: number | null, optimum: [number, number] } | null} view.iso
 * @param {Texts} texts
 * @returns {Mark[]}
 */
export function rocMarks({ point, iso }, texts) {
  /** @type {Mark[]} */
  const marks = [{ kind: 'text', at: BELOW_DIAGONAL, role: 'muted', text: texts.coin }];
  if (iso) {
    marks.push({
      kind: 'slope',
      through: iso.optimum,
      slope: iso.slope,
      role: 'accent',
    });
    marks.push({ kind: 'ring', at: iso.optimum, role: 'accent' });
    const text = `○ ${texts.cheapest}`;
    marks.push({ kind: 'text', at: IN_THE_CORNER, role: 'muted', align: 'right', text });
  }
  if (point) marks.push({ kind: 'point', at: point });
  return marks;
}
