/** Words of the pictures of many classes, in English. `classes.zh.js` has the same keys. */
import { counted } from '../../words/format.js';

export const classes = {
  // The confusion matrix.
  matrix: 'Confusion matrix',
  comma: ', ',
  matrixHint: 'rows: truth; columns: prediction; a press on a cell lists its rows',
  truth: 'Truth',
  prediction: 'Prediction',
  shade: 'Shade',
  byCount: 'counts',
  byRow: 'share of row',
  byColumn: 'share of column',
  order: 'Order',
  /** Listed by an option or by columns; else they are sorted. */
  orderClasses: (/** @type {boolean} */ listed) => (listed ? 'as listed' : 'by name'),
  orderSimilarity: 'by similarity',
  orderHand: 'by hand',
  orderHint: 'By hand: choose a class in the first column and move it, or drag it to its place.',
  moveEarlier: 'Earlier',
  moveLater: 'Later',
  chooseClass: (/** @type {string} */ label) => `Move the class ${label}`,
  cell: (/** @type {string} */ truth, /** @type {string} */ prediction, /** @type {string} */ n) =>
    `truly ${truth}, predicted ${prediction}: ${n}`,
  total: 'Total',
  zoomHint: 'Point at a cell to read it, click to see its rows; arrow keys move, Enter opens.',
  worst: 'Most frequent confusions',
  worstCell: (/** @type {string} */ truth, /** @type {string} */ prediction) =>
    `${truth} mistaken for ${prediction}`,
  noConfusions: 'Every case is right.',
  // The rows behind a cell.
  rows: 'Rows behind a cell',
  rowsOf: (/** @type {string} */ truth, /** @type {string} */ prediction) =>
    `truly ${truth}, predicted ${prediction}`,
  rowsCut: (/** @type {string} */ shown, /** @type {string} */ all) =>
    `${shown} of ${counted(all, 'row', 'rows')}`,
  line: 'Line',
  // The table of classes.
  table: 'Classes',
  tableHint: (/** @type {string} */ level) =>
    `each against the rest${level && `; brackets: ${level} Wilson`}`,
  label: 'Class',
  support: 'Support',
  predicted: 'Predicted',
  /** A measure of one class. */
  ofClass: (/** @type {string} */ measure, /** @type {string} */ label) =>
    `${measure}, ${label} against the rest`,
  saveTable: 'Save as CSV',
  sortBy: (/** @type {string} */ name) => `Sort by ${name}`,
  // Curves.
  roc: 'ROC, one versus rest',
  precisionRecall: 'Precision–recall, one versus rest',
  calibration: 'Calibration, one versus rest',
  curvesOf: (/** @type {string} */ model) => `classes of ${model}`,
  curvesOfClass: (/** @type {string} */ label) => `${label} against the rest, all models`,
  shownClass: 'Class',
  allClasses: 'all, with averages',
  averagesOnly: 'averages',
  micro: 'micro',
  macro: 'macro',
  topLabel: 'predicted class',
  pointOf: 'Point of',
  pointAlong: (/** @type {string} */ name) => `Point along the line of ${name}`,
  /** Where a point lies. */
  points: {
    roc: (/** @type {string} */ x, /** @type {string} */ y) => `FPR ${x}, TPR ${y}`,
    precision_recall: (/** @type {string} */ x, /** @type {string} */ y) => `R ${x}, P ${y}`,
    calibration: (/** @type {string} */ x, /** @type {string} */ y) =>
      `mean score ${x}, positives ${y}`,
  },
  classMissing: 'This class has no curve: no case, or every case, belongs to it.',
  noCurves: 'There is no curve: the numbers are not probabilities, or a class is never true.',
  // Costs.
  costs: 'Costs of confusions',
  costsHint: 'what it costs to predict the column when the row is true',
  costsTooMany: (/** @type {number} */ most) =>
    `A matrix of costs can be typed for up to ${most} classes; for more, use the option cost_matrix of the command line.`,
  costCell: (/** @type {string} */ truth, /** @type {string} */ prediction) =>
    `Cost of predicting ${prediction} when ${truth} is true`,
  resetCosts: 'All errors cost 1',
  model: 'Model',
  costNow: 'Cost a case',
  costMinimal: 'Decided at the lowest cost',
  costExpected: 'Promised by the probabilities',
  changed: 'Decisions changed',
  costsNote:
    'Decided at the lowest cost: each case goes to the class with the lowest expected cost by the model’s probabilities. If that costs much more than promised, the probabilities are not to be believed.',
};
