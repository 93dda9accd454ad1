/**
 * The kinds of report, and which metrics of each are shown before the user
 * chooses. Free of the DOM: the command line uses it too.
 *
 * @typedef {'binary' | 'labels' | 'many_labels' | 'multiclass' | 'regression' | 'ranking' | 'clustering' | 'counts' | 'cv' | 'friedman' | 'binomial'} KindId
 */

/** Keys of metrics. @type {Record<KindId, string[]>} */
export const COLUMNS = {
  binary: [
    'roc_auc',
    'average_precision',
    'precision',
    'recall',
    'f1',
    'brier',
    'matthews_corrcoef',
  ],
  labels: ['accuracy', 'balanced_accuracy', 'precision', 'recall', 'f1', 'matthews_corrcoef'],
  many_labels: [
    'accuracy',
    'balanced_accuracy',
    'precision_macro',
    'recall_macro',
    'f1_macro',
    'cohen_kappa',
    'matthews_corrcoef',
  ],
  multiclass: [
    'accuracy',
    'f1_macro',
    'roc_auc_ovo_macro',
    'log_loss',
    'brier',
    'top_2_accuracy',
    'matthews_corrcoef',
  ],
  regression: ['rmse', 'mae', 'r2', 'median_absolute_error', 'mape', 'mean_error', 'pearson'],
  ranking: [
    'ndcg',
    'ndcg@10',
    'mean_average_precision',
    'mean_reciprocal_rank',
    'precision@10',
    'kendall_tau_b',
  ],
  clustering: [
    'n_clusters',
    'silhouette',
    'davies_bouldin',
    'dunn',
    'calinski_harabasz',
    'adjusted_rand',
    'nmi',
  ],
  counts: ['accuracy', 'precision', 'recall', 'f1', 'matthews_corrcoef'],
  cv: ['mean', 'std'],
  friedman: ['average_rank', 'mean', 'std', 'median', 'wins'],
  binomial: ['errors', 'n', 'error_rate', 'clopper_pearson_low', 'clopper_pearson_high'],
};

/**
 * Whether a report compares learners by results that they had, rather than by
 * predictions.
 * @param {{ task: string }} report
 */
export const isComparison = ({ task }) => ['cv', 'friedman', 'binomial'].includes(task);

/**
 * Whether the bootstrap draws cases of a report. Counts are no cases, and of clusterings distances
 * are measured instead.
 * @param {{ task: string }} report
 */
export const isResampled = (report) =>
  !isComparison(report) && report.task !== 'counts' && report.task !== 'clustering';

/**
 * Labels of two classes have a positive one; of more, none.
 * @param {Pick<import('./report.js').Report, 'task' | 'input'>} report
 * @returns {KindId}
 */
export function kindOf({ task, input }) {
  return task === 'labels' && input.positive === undefined ? 'many_labels' : task;
}
