/** Words of the pictures, in English. */
import { counted } from '../format.js';

export const pictures = {
  // The bar of the operating point.
  threshold: 'Threshold',
  thresholdSlider: 'Threshold; predicted positive is a score at or above it',
  aboveEveryScore: 'above every score',
  bestFor: 'Best for',
  byHand: 'set by hand',
  noRule: 'no rule',
  target: 'wanted',
  sameForAll: 'Use this threshold for all models',
  chooseModel: 'Model that stands out',
  counts: 'Counts at the operating point',
  noThreshold:
    'These models give labels, not scores: there is no threshold to move, and no curve to draw.',
  // Costs and prior.
  costRatio: 'Cost FN : FP',
  prior: 'Prior of +',
  priorAsData: 'as in the data',
  optimum: (/** @type {string} */ threshold) => `Cheapest at the threshold ${threshold}`,
  expectedCostHere: (/** @type {string} */ cost) => `expected cost ${cost} a case`,
  goThere: 'Go there',
  // Titles and hints.
  roc: 'ROC',
  precisionRecall: 'Precision–recall',
  cost: 'Cost curve',
  matrix: 'Confusion matrix',
  calibration: 'Calibration',
  thresholdMetrics: 'Metrics against the threshold',
  histogram: 'Scores by class',
  gain: 'Cumulative gain',
  lift: 'Lift',
  det: 'Detection error trade-off',
  more: 'More pictures',
  moreHint: 'gain, lift, DET',
  dragHint: 'drag the point',
  dragLine: 'drag the line',
  baselineHint: (/** @type {string} */ value) => `baseline ${value}`,
  costHint: 'area = expected cost',
  detHint: 'normal scale',
  calibrationHint: (/** @type {string} */ level) => `bars: ${level} Wilson`,
  // Axes.
  axisFpr: 'False positive rate (FPR)',
  axisTpr: 'True positive rate (TPR)',
  axisRecall: 'Recall (R)',
  axisPrecision: 'Precision (P)',
  axisProbabilityCost: 'Probability cost, P(+)cost',
  axisNormalisedCost: 'Normalised cost',
  axisMeanScore: 'Mean score of the bin',
  axisPositiveShare: 'Share of positives',
  axisThreshold: 'Threshold',
  axisMetric: 'Value',
  axisScore: 'Score',
  axisShare: 'Share of the class',
  axisCasesShare: 'Share of cases looked at',
  axisGain: 'Share of positives found (TPR)',
  axisLift: 'Lift',
  axisDetFpr: 'False positive rate (FPR), %',
  axisDetFnr: 'False negative rate (FNR), %',
  // Lines.
  coin: 'chance',
  hull: 'convex hull',
  baseline: 'baseline',
  alwaysPositive: 'always positive',
  alwaysNegative: 'always negative',
  calibrated: 'perfectly calibrated',
  yourCosts: 'your costs and prior',
  // Switches.
  showHull: 'Convex hull',
  showInterpolated: 'Interpolated',
  showIsoF: 'F1 lines',
  binsUniform: 'equal width',
  binsQuantile: 'equal count',
  bins: 'Bins',
  metricsShown: 'Metrics',
  densityA: 'Density: a',
  densityB: 'b',
  uniform: 'uniform',
  expectedCost: (/** @type {string} */ density, /** @type {string} */ values) =>
    `Expected cost under ${density}: ${values}.`,
  uniformDensity: 'a uniform density',
  betaDensity: (/** @type {string} */ a, /** @type {string} */ b) => `Beta(${a}, ${b})`,
  calibrationWords: (/** @type {string} */ ece) =>
    `Scores and shares differ by ${ece} on average (ECE).`,
  brierWords: (
    /** @type {string} */ brier,
    /** @type {string} */ reliability,
    /** @type {string} */ resolution,
    /** @type {string} */ uncertainty,
  ) =>
    `Brier ${brier}; over the bins: reliability ${reliability} − resolution ${resolution} + uncertainty ${uncertainty}.`,
  binValues: (/** @type {string} */ score, /** @type {string} */ share) =>
    `mean score ${score}, positives ${share}`,
  binCases: (/** @type {string} */ cases, /** @type {string} */ interval) =>
    `${interval}, ${counted(cases, 'case', 'cases')}`,
  breakEvenWords: (/** @type {string} */ value) => `Break-even point ${value} (◇).`,
  unreachable: 'Shaded: out of reach for any model at this share of positives.',
  // Matrix.
  predictedPositive: 'predicted +',
  predictedNegative: 'predicted −',
  truePositive: 'True positive',
  falseNegative: 'False negative',
  falsePositive: 'False positive',
  trueNegative: 'True negative',
  trulyPositive: 'true +',
  trulyNegative: 'true −',
  // Cards.
  undefinedPicture: (/** @type {string} */ name, /** @type {string} */ reason) =>
    `No curve for ${name}: ${reason}.`,
  showTable: 'Show as table',
  saveCsv: 'CSV',
  saveAs: (/** @type {string} */ what, /** @type {string} */ format) =>
    `Save “${what}” as ${format}`,
  saveExact: (/** @type {string} */ what) =>
    `Save every point of “${what}” of the selected model as CSV`,
  summary: (
    /** @type {string} */ title,
    /** @type {string} */ model,
    /** @type {string} */ point,
  ) => `${title}. ${model}: ${point}.`,
  atThreshold: (/** @type {string} */ threshold) => `threshold ${threshold}`,
  // Working.
  working: 'Show the working',
  workingHint: 'The formula, your own numbers in it, and the result.',
  sentences: (/** @type {string} */ first, /** @type {string} */ second) => `${first} ${second}`,
  and: ', ',
};
