import { metricKeys } from '../../core/catalogue.js';
import { leaderOf } from '../../core/report.js';
import { words } from '../../words/index.js';

/**
 * What pictures look at while nothing is moved: a report, as the page shows it at first. Free of the DOM: the
 * command line draws from it, too.
 *
 * @typedef {import('./scene.js').Scene} Scene
 * @typedef {import('./scene.js').Look} Look
 * @typedef {import('../../core/report.js').Model} Model
 * @typedef {import('../../core/report.js').Report} Report
 */

/** The density before another one is asked for. */
export const UNIFORM = { x: [0, 1], y: [1, 1] };

/** @type {Look} */
export const FIRST_LOOK = {
  hull: false,
  interpolated: false,
  isoF: true,
  bins: 'uniform',
  metrics: ['precision', 'recall', 'f1', 'matthews_corrcoef'],
  worked: ['precision', 'recall', 'f1', 'accuracy', 'matthews_corrcoef', 'roc_auc_rank'],
  rule: '',
  targets: { target_recall: 0.9, target_precision: 0.9, target_fpr: 0.1 },
  ruleProblem: '',
};

/**
 * Smallest and largest threshold of a model that is a score.
 * @param {Model | undefined} model
 */
export function scoreRange(model) {
  const thresholds =
    model?.curves?.roc?.series?.curve?.threshold ??
    model?.curves?.threshold_metrics?.series?.counts?.threshold ??
    [];
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const threshold of thresholds) {
    if (threshold === null) continue;
    if (threshold < low) low = threshold;
    if (threshold > high) high = threshold;
  }
  if (low > high) return { low: 0, high: 1 };
  if (low >= 0 && high <= 1) return { low: 0, high: 1 };
  return low < high ? { low, high } : { low: low - 0.5, high: high + 0.5 };
}

/**
 * Metrics of a model at every threshold, as the core has them.
 * @param {(request: object) => any} ask the core
 * @param {number} model
 * @param {string[]} keys
 * @param {import('../../core/catalogue.js').Catalogue | null} catalogue
 * @returns {Promise<Scene['metricLines']>} without those that are undefined
 */
export async function metricLinesOf(ask, model, keys, catalogue) {
  const names = catalogue ? metricKeys(catalogue) : new Map();
  const answers = await Promise.all(
    keys.map((metric) => ask({ type: 'threshold_metric', model, metric })),
  );
  return answers.flatMap((answer, index) => {
    if (answer.error) return [];
    const key = keys[index];
    const { threshold, value } = answer;
    return [{ key, name: names.get(key)?.shortName ?? key, columns: { threshold, value } }];
  });
}

/** There is no room beside a plot in less than this. */
const NARROW = 540;

/** @param {Report | null} report */
export function prevalenceOf(report) {
  if (!report) return null;
  const { positives, negatives } = report.input;
  const all = positives + negatives;
  return all > 0 ? positives / all : null;
}

/**
 * The model that stands out at first: the one that the verdict puts first.
 * @param {Report} report
 */
function firstSelected({ verdict, models }) {
  const leader = leaderOf(verdict);
  return Math.max(
    0,
    models.findIndex(({ name }) => name === leader),
  );
}

/**
 * @param {object} shown
 * @param {Report} shown.report
 * @param {import('../../words/index.js').Language} shown.language one whose words are loaded
 * @param {import('../../core/catalogue.js').Catalogue | null} shown.catalogue
 * @param {number} [shown.selected] the model that stands out
 * @param {number} [shown.width] of the place for it, in CSS pixels
 * @returns {Scene} without an operating point: that is for somebody to choose
 */
export function stillScene({
  report,
  language,
  catalogue,
  selected = firstSelected(report),
  width = NARROW,
}) {
  const { models, options } = report;
  const model = models[selected];
  const { cost_fn = 1, cost_fp = 1, prior = null } = options;
  return /** @type {Scene} */ (
    /** @type {unknown} */ ({
      state: /** @type {any} */ ({ report, language, catalogue, selected, options }),
      texts: words(language).pictures,
      models,
      model,
      point: null,
      costs: { cost_fn, cost_fp, prior },
      optimum: null,
      metricLines: /** @type {Scene["metricLines"]} */ ([]),
      expectedCosts: /** @type {Scene["expectedCosts"]} */ ([]),
      densityCurve: UNIFORM,
      range: scoreRange(model),
      prevalence: prevalenceOf(report),
      narrow: width < NARROW,
      look: FIRST_LOOK,
    })
  );
}
