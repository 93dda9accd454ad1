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

/** No lower envelope rises above one half: there both trivial classifiers cross. */
const HIGHEST = 0.5;
/** Height of a density of 1, in units of cost. */
const DENSITY_UNIT = 0.1 * HIGHEST;
/** Of the plot, with a gap to the other half. */
const HALF = 0.48;

/**
 * Normalised expected cost against P(+)cost: the lower envelopes of all models
 * over the segments of the selected one.
 * @param {Model[]} models
 * @param {Theme} theme
 * @param {Texts} texts
 * @param {{ selected: number, density: { x: number[], y: number[] } }} view as the core has it
 */
export function cost(models, theme, texts, view) {
  const colour = modelColour(view.selected, theme);
  const segments = columnsOf(models[view.selected], 'cost', 'segments');
  const lines = modelLines(models, 'cost', 'envelope', view.selected, theme);
  return figure({
    theme,
    x: { ...UNIT, title: texts.axisProbabilityCost },
    y: {
      min: 0,
      max: HIGHEST,
      step: 0.1,
      title: texts.axisNormalisedCost,
      format: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
    },
    datasets: [
      ...lines,
      guide(
        texts.alwaysPositive,
        [
          { x: 0, y: 1 },
          { x: 1, y: 0 },
        ],
        theme.muted,
      ),
      guide(
        texts.alwaysNegative,
        [
          { x: 0, y: 0 },
          { x: 1, y: 1 },
        ],
        theme.muted,
      ),
    ],
    backdrop: [density(view.density, theme), fan(segments, colour)],
  });
}

/**
 * One straight line from (0, FPR) to (1, FNR) for each point of the ROC curve;
 * the more there are, the fainter.
 * @param {import('../../charts/series.js').Columns | null} segments
 * @param {string} colour
 * @returns {import('../../charts/backdrop.js').Shape}
 */
function fan(segments, colour) {
  const points = pointsOf(segments, 'fpr', 'fnr');
  const opacity = Math.min(0.3, Math.max(0.07, 20 / (points.length || 1)));
  return {
    lines: points.map(({ x: fpr, y: fnr }) => [
      [0, fpr],
      [1, fnr],
    ]),
    stroke: faded(colour, opacity),
    width: 1,
  };
}

/**
 * A density, each unit of it a tenth of the plot's height, cut at the top.
 * @param {{ x: number[], y: number[] }} curve from 0 to 1
 * @param {Theme} theme
 * @returns {import('../../charts/backdrop.js').Shape}
 */
function density({ x, y }, theme) {
  /** @type {[number, number][]} */
  const points = x.map((place, at) => [place, DENSITY_UNIT * y[at]]);
  return { points: [[0, 0], ...points, [1, 0]], fill: faded(theme.muted, 0.13) };
}

/**
 * The operating point is a straight line in this plane; where it meets the
 * upright line of the current costs stands its cost.
 * @param {object} view
 * @param {[number, number] | null} view.rates false positive and false negative rate
 * @param {number | null} view.probabilityCost
 * @param {string} view.label
 * @param {Texts} texts
 * @returns {Mark[]}
 */
export function costMarks({ rates, probabilityCost, label }, texts) {
  const named = /** @type {const} */ ({ kind: 'text', role: 'muted' });
  /** @type {Mark[]} */
  const marks = [
    { ...named, at: [0.29, 0.315], align: 'right', room: HALF, text: texts.alwaysNegative },
    { ...named, at: [0.71, 0.315], align: 'left', room: HALF, text: texts.alwaysPositive },
    { ...named, at: [0.985, 0.5 * DENSITY_UNIT], align: 'right', text: texts.density },
  ];
  if (rates) {
    marks.push({
      kind: 'segment',
      from: [0, rates[0]],
      to: [1, rates[1]],
      role: 'accent',
      width: 1.75,
    });
  }
  if (probabilityCost === null) return marks;
  marks.push({ kind: 'vertical', x: probabilityCost, role: 'accent', dash: [4, 3], label });
  if (rates) {
    const [fpr, fnr] = rates;
    const height = fpr + (fnr - fpr) * probabilityCost;
    marks.push({ kind: 'point', at: [probabilityCost, height] });
  }
  return marks;
}
