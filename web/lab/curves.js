import { learnerText } from './choices.js';

/**
 * Learning curves and validation curves: a metric on the rows that were learnt from and on the test sets, against the
 * number of these rows or against a hyper-parameter.
 *
 * @typedef {import('./choices.js').LabCatalogue} LabCatalogue
 * @typedef {import('./engine.js').Done} Done
 * @typedef {import('./results.js').FoldResult} FoldResult
 *
 * @typedef {object} CurveChoice
 * @property {'rows' | 'parameter'} against
 * @property {string} shares  as typed; empty: as usual
 * @property {string} learner  an id
 * @property {string} parameter
 * @property {string} values  as typed; empty: as a grid search would take them
 *
 * @typedef {object} CurvePoint
 * @property {string} label
 * @property {number | null} rows  learnt from in the first training set
 * @property {{ training: (number | null)[], test: (number | null)[] }} results  the metric in each fold
 *
 * @typedef {{ learner: string, points: CurvePoint[] }} Curve
 *
 * @typedef {object} Moments
 * @property {number | null} mean
 * @property {number | null} std
 * @property {number | null} low  a standard deviation below the mean
 * @property {number | null} high  and above it
 * @property {number} count
 * @typedef {object} CurveSummary  what the core makes of a curve
 * @property {{ metric: string, higher_is_better: boolean, best: number | null, tied: number[] }} curve
 *   tied: the places of all with the best mean
 * @property {{ training: Moments, test: Moments }[]} points
 */

/** As scikit-learn's learning_curve, but with more of the small ones, where curves bend. */
export const USUAL_SHARES = '0.1, 0.2, 0.35, 0.5, 0.75, 1';

/** Points of a validation curve where no values are typed. */
const USUAL_VALUES = 12;

/** @param {string} text @example listed('1, 2;3') // ['1', '2', '3'] */
export const listed = (text) => text.split(/[\s,;，；]+/).filter((one) => one !== '');

/**
 * The hyper-parameters that a validation curve can be drawn against.
 * @param {LabCatalogue} catalogue
 * @param {string} learner
 */
export const parametersOf = ({ learners }, learner) =>
  learners.find(({ id }) => id === learner)?.parameters ?? [];

/**
 * The learners of a validation curve with typed values, or what a grid search of the one hyper-parameter would be asked.
 * @param {LabCatalogue} catalogue
 * @param {CurveChoice} choice
 * @returns {{ learners: string[] } | { grid: Record<string, unknown> }}
 */
export function variantsOf(catalogue, { learner, parameter, values }) {
  const typed = listed(values);
  if (typed.length > 0) {
    return {
      learners: typed.map((value) => learnerText({ id: learner, values: { [parameter]: value } })),
    };
  }
  const others = parametersOf(catalogue, learner).filter(({ name }) => name !== parameter);
  const fixed = Object.fromEntries(others.map((one) => [one.name, String(one.default)]));
  return {
    grid: {
      type: 'search',
      strategy: 'grid',
      learner: learnerText({ id: learner, values: fixed }),
      budget: USUAL_VALUES,
    },
  };
}

/**
 * @param {readonly FoldResult[]} results
 * @param {string} metric
 * @param {(result: FoldResult) => boolean} belongs
 */
function resultsOf(results, metric, belongs) {
  const own = results.filter(belongs);
  const of = (/** @type {'training' | 'test'} */ part) =>
    own.filter((one) => one.part === part).map((one) => one.metrics[metric] ?? null);
  return { training: of('training'), test: of('test') };
}

/**
 * A curve for each learner over shares of the training sets, or one curve over the variants of one learner.
 * @param {Done} done
 * @param {CurveChoice} choice
 * @param {readonly number[]} shares
 * @param {string} metric
 * @returns {Curve[]}
 */
export function curvesOf(
  { facts, results, parts },
  { against, learner, parameter },
  shares,
  metric,
) {
  const { learners } = facts.lab;
  if (against === 'parameter') {
    const points = learners.map(({ name, parameters }) => ({
      label: String(parameters[parameter]),
      rows: null,
      results: resultsOf(results, metric, (one) => one.learner === name),
    }));
    return [{ learner, points }];
  }
  return learners.map(({ name }) => ({
    learner: name,
    points: shares.map((share, place) => {
      const [rows] = parts[place * facts.plan.count].training_rows;
      const belongs = (/** @type {FoldResult} */ one) =>
        one.learner === name && one.share === share;
      return { label: String(rows), rows, results: resultsOf(results, metric, belongs) };
    }),
  }));
}

/**
 * The last points of curves, to be compared as points of one.
 * @param {readonly Curve[]} curves
 * @returns {Curve}
 */
export const endsOf = (curves) => ({
  learner: '',
  points: curves.map(({ points }) => points[points.length - 1]),
});

/**
 * What is asked of the core about a curve.
 * @param {Curve} curve
 * @param {string} metric
 */
export const curveRequest = ({ points }, metric) => ({
  type: 'lab_curve',
  metric,
  points: points.map(({ results }) => results),
});
