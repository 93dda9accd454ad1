import { reasonWords } from '../../core/catalogue.js';
import { errorHistogram } from './error_histogram.js';
import { errorQuantiles } from './error_quantiles.js';
import { errorScatter, pairsOf } from './error_scatter.js';
import { predictedTrue } from './predicted_true.js';
import { recCurves } from './rec.js';
import { regressionWords } from './words.js';

/**
 * The pictures of a regression, without the page around them. Free of the DOM: the command line draws them, too.
 *
 * @typedef {{ feature: number, size: boolean }} Look the column that errors are
 *   drawn against, and whether their sizes are
 * @typedef {Pick<import('../../views/pictures/scene.js').Scene, 'state' | 'models' | 'model'> & { look: Look }} Scene
 */

/** @type {Look} */
export const FIRST_LOOK = { feature: 0, size: false };

/** @param {Scene} scene */
export const own = ({ state }) => regressionWords(state.language);

/** What all models share. @param {Scene} scene @returns {any} */
export const shared = ({ state }) => /** @type {any} */ (state.report).pictures;

/** @param {Scene} scene @returns {any} */
export const pictures = ({ model }) => /** @type {any} */ (model).pictures;

/** Errors of the rows that are shown. @param {Scene} scene @returns {number[]} */
export function shownErrors(scene) {
  const { truth } = shared(scene);
  return pictures(scene).prediction.map(
    (/** @type {number} */ value, /** @type {number} */ index) => value - truth[index],
  );
}

/** Why nothing is drawn of the errors. @param {Scene} scene @returns {string | null} */
function errorReason(scene) {
  const { reason } = pictures(scene);
  return reason ? reasonWords(scene.state.catalogue, reason) : null;
}

/** @param {Scene} scene */
export const recModels = ({ models }) =>
  /** @type {any[]} */ ([...models]).map((one) => ({ name: one.name, rec: one.pictures.rec }));

/** The column that is drawn. @param {Scene} scene */
export function featureOf(scene) {
  const { features } = shared(scene);
  const index = Math.min(scene.look.feature, features.length - 1);
  return { index, ...features[index] };
}

/** @param {Scene} scene @returns {number[]} */
function featureErrors(scene) {
  const errors = shownErrors(scene);
  return scene.look.size ? errors.map(Math.abs) : errors;
}

const PREDICTED_TRUE = {
  id: 'predicted_true',
  title: (/** @type {Scene} */ scene) => own(scene).predictedTrue,
  ofOne: true,
  reason: errorReason,
  points: (/** @type {Scene} */ scene) => pairsOf(shared(scene).truth, pictures(scene).prediction),
  config(/** @type {Scene} */ scene, /** @type {any} */ theme) {
    const t = own(scene);
    const texts = {
      axisTrue: t.axisTrue(scene.state.report?.input.truth ?? ''),
      axisPredicted: t.axisPredicted,
      right: t.right,
    };
    return predictedTrue(scene.model.name, PREDICTED_TRUE.points(scene), theme, texts, {
      model: scene.state.selected,
    });
  },
  marks: () => [],
};

const RESIDUALS = {
  id: 'residuals',
  title: (/** @type {Scene} */ scene) => own(scene).residuals,
  ofOne: true,
  reason: errorReason,
  points: (/** @type {Scene} */ scene) => pairsOf(pictures(scene).prediction, shownErrors(scene)),
  config(/** @type {Scene} */ scene, /** @type {any} */ theme) {
    const t = own(scene);
    return errorScatter(
      scene.model.name,
      RESIDUALS.points(scene),
      pictures(scene).by_prediction,
      theme,
      { x: t.axisPredicted, y: t.axisError, mean: t.means },
      { model: scene.state.selected, size: false },
    );
  },
  marks: () => [],
};

const HISTOGRAM = {
  id: 'error_histogram',
  title: (/** @type {Scene} */ scene) => own(scene).histogram,
  ofOne: true,
  wide: true,
  reason: errorReason,
  config: (/** @type {Scene} */ scene, /** @type {any} */ theme) =>
    errorHistogram(pictures(scene).histogram, theme, own(scene), { model: scene.state.selected }),
  marks: () => [],
};

const QUANTILES = {
  id: 'error_quantiles',
  title: (/** @type {Scene} */ scene) => own(scene).quantiles,
  ofOne: true,
  wide: true,
  reason: errorReason,
  config: (/** @type {Scene} */ scene, /** @type {any} */ theme) =>
    errorQuantiles(scene.model.name, pictures(scene).qq, theme, own(scene), {
      model: scene.state.selected,
    }),
  marks: () => [],
};

const REC = {
  id: 'rec',
  title: (/** @type {Scene} */ scene) => own(scene).rec,
  wide: true,
  legend: true,
  reason: (/** @type {Scene} */ scene) =>
    recModels(scene).some(({ rec }) => rec) ? null : errorReason(scene),
  config(/** @type {Scene} */ scene, /** @type {any} */ theme) {
    const t = own(scene);
    const texts = { axisTolerance: t.axisTolerance, axisShare: t.axisShare, mean: t.meanModel };
    return recCurves(recModels(scene), shared(scene).rec_baseline, theme, texts, {
      selected: scene.state.selected,
    });
  },
  marks: () => [],
};

const BY_COLUMN = {
  id: 'error_by_column',
  title: (/** @type {Scene} */ scene) => own(scene).byColumn,
  ofOne: true,
  wide: true,
  reason: (/** @type {Scene} */ scene) =>
    shared(scene).features.length === 0 ? own(scene).noColumns : errorReason(scene),
  config(/** @type {Scene} */ scene, /** @type {any} */ theme) {
    const t = own(scene);
    const { index, name, value } = featureOf(scene);
    const { size } = scene.look;
    return errorScatter(
      scene.model.name,
      pairsOf(value, featureErrors(scene)),
      pictures(scene).by_feature[index],
      theme,
      { x: name, y: size ? t.axisSize : t.axisError, mean: t.means },
      { model: scene.state.selected, size },
    );
  },
  marks: () => [],
};

/** By id. */
export const DRAWINGS = {
  predicted_true: PREDICTED_TRUE,
  residuals: RESIDUALS,
  error_histogram: HISTOGRAM,
  error_quantiles: QUANTILES,
  rec: REC,
  error_by_column: BY_COLUMN,
};
