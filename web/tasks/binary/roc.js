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

/** Where the diagonal may be named, below it and then above: the first place that no curve comes through. @type {[number, number][]} */
const BESIDE_DIAGONAL = [
  [0.5, 0.42],
  [0.3, 0.22],
  [0.7, 0.62],
  [0.15, 0.07],
  [0.84, 0.76],
  [0.2, 0.42],
  [0.5, 0.72],
];
/** What the name takes up to its right, and either side of its middle, in units of a small plot. */
const NAME = { width: 0.19, half: 0.035 };
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
 * Where the diagonal is named; null where curves come through every such place.
 * @param {Model[]} models
 */
export function placeOnDiagonal(models) {
  const curves = models.flatMap((model) => {
    const curve = columnsOf(model, 'roc', 'curve');
    return curve ? [curve] : [];
  });
  return BESIDE_DIAGONAL.find((place) => curves.every((curve) => passesBy(curve, place))) ?? null;
}

/**
 * Whether a curve, which never falls, leaves room for the name: it is above the name's left end, or below its right one.
 * @param {import('../../charts/series.js').Columns} curve
 * @param {[number, number]} place
 */
function passesBy({ fpr, tpr }, [left, middle]) {
  const behind = fpr.findIndex((x) => x !== null && x >= left);
  const lowest = heightAt({ fpr, tpr }, behind, left);
  if (lowest >= middle + NAME.half) return true;
  const right = left + NAME.width;
  const beyond = fpr.findIndex((x) => x !== null && x > right);
  return heightAt({ fpr, tpr }, beyond, right) <= middle - NAME.half;
}

/**
 * @param {import('../../charts/series.js').Columns} curve
 * @param {number} next the first point that is not left of x
 * @param {number} x
 */
function heightAt({ fpr, tpr }, next, x) {
  const [to, top] = [fpr[next] ?? 1, tpr[next] ?? 1];
  const [from, bottom] = [fpr[next - 1] ?? 0, tpr[next - 1] ?? 0];
  return to === from ? bottom : bottom + ((top - bottom) * (x - from)) / (to - from);
}

/**
 * The operating point, and the line of equal cost that touches the curve at
 * the best point for the current costs and prior; what belongs to no model says what it is.
 * @param {object} view
 * @param {[number, number] | null} view.named where the diagonal is
 * @param {[number, number] | null} view.point
 * @param {{ slope: number | null, optimum: [number, number] } | null} view.iso
 * @param {Texts} texts
 * @returns {Mark[]}
 */
export function rocMarks({ named, point, iso }, texts) {
  /** @type {Mark[]} */
  const marks = named ? [{ kind: 'text', at: named, role: 'muted', text: texts.coin }] : [];
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
