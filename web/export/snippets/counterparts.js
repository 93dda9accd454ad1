/**
 * What scikit-learn, SciPy and R have for the items of the catalogue: the one list that snippets are written from and
 * that the pages of the reference show. An expression is one of the language over the names that its group says;
 * `#` stands for the parameter in the key, as in "ndcg@10". A measure that is not here has no counterpart.
 *
 * @typedef {object} Counterpart
 * @property {string} [python]
 * @property {string} [r]
 * @property {[hits: string, among: string]} [of] of a proportion, in either language: what its Wilson interval is of
 *
 * @typedef {Record<string, Counterpart>} Group by key
 */

/**
 * @param {string} name of the function in sklearn.metrics
 * @param {string} key
 * @param {string} given what it is given
 * @param {(average: string) => string} r
 * @returns {Group}
 */
const averaged = (name, key, given, r) =>
  Object.fromEntries(
    ['macro', 'micro', 'weighted'].map((average) => [
      `${key}_${average}`,
      {
        python: `metrics.${name}(${given}, average="${average}", zero_division=0)`,
        r: r(average),
      },
    ]),
  );

/** Of what was decided: `truth` and `predicted`; in R, `m` is their table, true classes in rows. @type {Group} */
const DECIDED = {
  n: { python: 'len(truth)', r: 'sum(m)' },
  accuracy: {
    python: 'metrics.accuracy_score(truth, predicted)',
    r: 'sum(diag(m)) / sum(m)',
    of: ['sum(truth == predicted)', 'len(truth)'],
  },
  balanced_accuracy: {
    python: 'metrics.balanced_accuracy_score(truth, predicted)',
    r: 'mean((diag(m) / rowSums(m))[rowSums(m) > 0])',
  },
  cohen_kappa: { python: 'metrics.cohen_kappa_score(truth, predicted)', r: 'kappa_of(m)' },
  hamming_loss: {
    python: 'metrics.hamming_loss(truth, predicted)',
    r: '1 - sum(diag(m)) / sum(m)',
    of: ['sum(truth != predicted)', 'len(truth)'],
  },
  zero_one_loss: {
    python: 'metrics.zero_one_loss(truth, predicted)',
    r: '1 - sum(diag(m)) / sum(m)',
    of: ['sum(truth != predicted)', 'len(truth)'],
  },
  matthews_corrcoef: {
    python: 'metrics.matthews_corrcoef(truth, predicted)',
    r: 'matthews(m)',
  },
  ...averaged(
    'precision_score',
    'precision',
    'truth, predicted',
    (average) => `averaged(m, diag(m), colSums(m), "${average}")`,
  ),
  ...averaged(
    'recall_score',
    'recall',
    'truth, predicted',
    (average) => `averaged(m, diag(m), rowSums(m), "${average}")`,
  ),
  ...averaged(
    'f1_score',
    'f1',
    'truth, predicted',
    (average) => `averaged(m, 2 * diag(m), rowSums(m) + colSums(m), "${average}")`,
  ),
  ...averaged(
    'jaccard_score',
    'jaccard',
    'truth, predicted',
    (average) => `averaged(m, diag(m), rowSums(m) + colSums(m) - diag(m), "${average}")`,
  ),
};

/** And of two classes: both are whether a case is positive, and `tp`, `fp`, `fn`, `tn` are counted. @type {Group} */
const TWO_CLASSES = {
  ...DECIDED,
  tp: { python: 'tp', r: 'tp' },
  fp: { python: 'fp', r: 'fp' },
  fn: { python: 'fn', r: 'fn' },
  tn: { python: 'tn', r: 'tn' },
  accuracy: { ...DECIDED.accuracy, of: ['tp + tn', 'tp + fp + fn + tn'] },
  hamming_loss: { ...DECIDED.hamming_loss, of: ['fp + fn', 'tp + fp + fn + tn'] },
  zero_one_loss: { ...DECIDED.zero_one_loss, of: ['fp + fn', 'tp + fp + fn + tn'] },
  precision: {
    python: 'metrics.precision_score(truth, predicted)',
    r: 'tp / (tp + fp)',
    of: ['tp', 'tp + fp'],
  },
  recall: {
    python: 'metrics.recall_score(truth, predicted)',
    r: 'tp / (tp + fn)',
    of: ['tp', 'tp + fn'],
  },
  specificity: {
    python: 'metrics.recall_score(truth, predicted, pos_label=False)',
    r: 'tn / (tn + fp)',
    of: ['tn', 'tn + fp'],
  },
  npv: {
    python: 'metrics.precision_score(truth, predicted, pos_label=False)',
    r: 'tn / (tn + fn)',
    of: ['tn', 'tn + fn'],
  },
  fpr: { python: 'fp / (fp + tn)', r: 'fp / (fp + tn)', of: ['fp', 'fp + tn'] },
  fnr: { python: 'fn / (fn + tp)', r: 'fn / (fn + tp)', of: ['fn', 'fn + tp'] },
  prevalence: { python: 'truth.mean()', r: 'mean(truth)', of: ['tp + fn', 'tp + fp + fn + tn'] },
  f1: { python: 'metrics.f1_score(truth, predicted)', r: '2 * tp / (2 * tp + fp + fn)' },
  'f#': {
    python: 'metrics.fbeta_score(truth, predicted, beta=#)',
    r: '(1 + #^2) * tp / ((1 + #^2) * tp + #^2 * fn + fp)',
  },
  jaccard: { python: 'metrics.jaccard_score(truth, predicted)', r: 'tp / (tp + fp + fn)' },
  positive_likelihood_ratio: {
    python: 'metrics.class_likelihood_ratios(truth, predicted)[0]',
    r: '(tp / (tp + fn)) / (fp / (fp + tn))',
  },
  negative_likelihood_ratio: {
    python: 'metrics.class_likelihood_ratios(truth, predicted)[1]',
    r: '(fn / (tp + fn)) / (tn / (fp + tn))',
  },
};

/** Of scores of two classes: `truth` is whether a case is positive. @type {Group} */
const SCORES = {
  roc_auc: { python: 'metrics.roc_auc_score(truth, score)', r: 'auc(truth, score)' },
  rank_loss: { python: '1 - metrics.roc_auc_score(truth, score)', r: '1 - auc(truth, score)' },
  gini: { python: '2 * metrics.roc_auc_score(truth, score) - 1', r: '2 * auc(truth, score) - 1' },
  'roc_auc_max_fpr_#': { python: 'metrics.roc_auc_score(truth, score, max_fpr=#)' },
  average_precision: {
    python: 'metrics.average_precision_score(truth, score)',
    r: 'average_precision(truth, score)',
  },
  brier: { python: 'metrics.brier_score_loss(truth, score)', r: 'mean((score - truth)^2)' },
  log_loss: {
    python: 'metrics.log_loss(truth, score)',
    r: '-mean(log(clipped(ifelse(truth, score, 1 - score))))',
  },
  hinge_loss: {
    python: 'metrics.hinge_loss(truth, score)',
    r: 'mean(pmax(0, 1 - (2 * truth - 1) * score))',
  },
  ks: {
    python: 'stats.ks_2samp(score[truth], score[~truth]).statistic',
    r: 'max(abs(ecdf(score[truth])(score) - ecdf(score[!truth])(score)))',
  },
  ndcg: { python: 'metrics.ndcg_score([truth], [score])', r: 'ndcg(truth, score)' },
  'ndcg@#': { python: 'metrics.ndcg_score([truth], [score], k=#)', r: 'ndcg(truth, score, #)' },
  kendall_tau_b: {
    python: 'stats.kendalltau(truth, score).statistic',
    r: 'cor(truth, score, method = "kendall")',
  },
  spearman: {
    python: 'stats.spearmanr(truth, score).statistic',
    r: 'cor(truth, score, method = "spearman")',
  },
};

/** @param {string} kind @param {string} average @returns {Group} */
const manyAreas = (kind, average) => ({
  [`roc_auc_${kind}_${average}`]: {
    python: `metrics.roc_auc_score(truth, probability, labels=classes, multi_class="${kind}", average="${average}")`,
    r: `auc_${kind}(truth, probability, "${average}")`,
  },
});

/**
 * Of probabilities of many classes: `probability` has a column for each of `classes`, which are sorted, and `is_class`
 * the same for the truth.
 * @type {Group}
 */
const PROBABILITIES = {
  ...manyAreas('ovo', 'macro'),
  ...manyAreas('ovo', 'weighted'),
  ...manyAreas('ovr', 'macro'),
  ...manyAreas('ovr', 'weighted'),
  roc_auc_ovr_micro: {
    python: 'metrics.roc_auc_score(is_class.ravel(), probability.ravel())',
    r: 'auc(c(is_class) == 1, c(probability))',
  },
  average_precision_macro: {
    python: 'metrics.average_precision_score(is_class, probability, average="macro")',
    r: 'mean(sapply(classes, function(one) average_precision(truth == one, probability[, one])))',
  },
  average_precision_micro: {
    python: 'metrics.average_precision_score(is_class, probability, average="micro")',
    r: 'average_precision(c(is_class), c(probability))',
  },
  brier: {
    python: '((probability - is_class) ** 2).sum(axis=1).mean()',
    r: 'mean(rowSums((probability - is_class)^2))',
  },
  log_loss: {
    python: 'metrics.log_loss(truth, probability, labels=classes)',
    r: '-mean(log(clipped(probability[cbind(seq_along(truth), match(truth, classes))])))',
  },
  'top_#_accuracy': {
    python: 'metrics.top_k_accuracy_score(truth, probability, k=#, labels=classes)',
  },
};

/** Of numbers. @type {Group} */
const NUMBERS = {
  n: { python: 'len(truth)', r: 'length(truth)' },
  mae: {
    python: 'metrics.mean_absolute_error(truth, predicted)',
    r: 'mean(abs(predicted - truth))',
  },
  mse: { python: 'metrics.mean_squared_error(truth, predicted)', r: 'mean((predicted - truth)^2)' },
  rmse: {
    python: 'metrics.root_mean_squared_error(truth, predicted)',
    r: 'sqrt(mean((predicted - truth)^2))',
  },
  sse: { python: '((predicted - truth) ** 2).sum()', r: 'sum((predicted - truth)^2)' },
  r2: {
    python: 'metrics.r2_score(truth, predicted)',
    r: '1 - sum((predicted - truth)^2) / sum((truth - mean(truth))^2)',
  },
  explained_variance: {
    python: 'metrics.explained_variance_score(truth, predicted)',
    r: '1 - var(predicted - truth) / var(truth)',
  },
  d2_absolute_error: {
    python: 'metrics.d2_absolute_error_score(truth, predicted)',
    r: '1 - sum(abs(predicted - truth)) / sum(abs(truth - median(truth)))',
  },
  median_absolute_error: {
    python: 'metrics.median_absolute_error(truth, predicted)',
    r: 'median(abs(predicted - truth))',
  },
  max_error: {
    python: 'metrics.max_error(truth, predicted)',
    r: 'max(abs(predicted - truth))',
  },
  mape: {
    python: 'metrics.mean_absolute_percentage_error(truth, predicted)',
    r: 'mean(abs((predicted - truth) / truth))',
  },
  msle: {
    python: 'metrics.mean_squared_log_error(truth, predicted)',
    r: 'mean((log1p(predicted) - log1p(truth))^2)',
  },
  rmsle: {
    python: 'metrics.root_mean_squared_log_error(truth, predicted)',
    r: 'sqrt(mean((log1p(predicted) - log1p(truth))^2))',
  },
  mean_error: { python: '(predicted - truth).mean()', r: 'mean(predicted - truth)' },
  'pinball_#': {
    python: 'metrics.mean_pinball_loss(truth, predicted, alpha=#)',
    r: 'mean(pmax(# * (truth - predicted), (# - 1) * (truth - predicted)))',
  },
  pearson: { python: 'stats.pearsonr(truth, predicted).statistic', r: 'cor(truth, predicted)' },
  kendall_tau_b: {
    python: 'stats.kendalltau(truth, predicted).statistic',
    r: 'cor(truth, predicted, method = "kendall")',
  },
  spearman: {
    python: 'stats.spearmanr(truth, predicted).statistic',
    r: 'cor(truth, predicted, method = "spearman")',
  },
};

/** Of one query; the report has the mean over the queries in which it is defined. @type {Group} */
const QUERIES = {
  ndcg: { python: 'metrics.ndcg_score([truth], [score])', r: 'ndcg(truth, score)' },
  'ndcg@#': { python: 'metrics.ndcg_score([truth], [score], k=#)', r: 'ndcg(truth, score, #)' },
  dcg: { python: 'metrics.dcg_score([truth], [score])', r: 'dcg(truth, score)' },
  'dcg@#': { python: 'metrics.dcg_score([truth], [score], k=#)', r: 'dcg(truth, score, #)' },
  kendall_tau_b: {
    python: 'stats.kendalltau(truth, score).statistic',
    r: 'cor(truth, score, method = "kendall")',
  },
  spearman: {
    python: 'stats.spearmanr(truth, score).statistic',
    r: 'cor(truth, score, method = "spearman")',
  },
};

/**
 * Of clusters: `truth` and `cluster` are labels, `points` coordinates; in R, `m` is the table of both.
 * @type {Group}
 */
const CLUSTERS = {
  n: { python: 'len(cluster)', r: 'length(cluster)' },
  n_clusters: { python: 'len(set(cluster))', r: 'length(unique(cluster))' },
  silhouette: {
    python: 'metrics.silhouette_score(points, cluster)',
    r: 'silhouette(points, cluster)',
  },
  davies_bouldin: {
    python: 'metrics.davies_bouldin_score(points, cluster)',
    r: 'davies_bouldin(points, cluster)',
  },
  calinski_harabasz: {
    python: 'metrics.calinski_harabasz_score(points, cluster)',
    r: 'calinski_harabasz(points, cluster)',
  },
  rand: { python: 'metrics.rand_score(truth, cluster)' },
  adjusted_rand: {
    python: 'metrics.adjusted_rand_score(truth, cluster)',
    r: 'adjusted_rand(m)',
  },
  fowlkes_mallows: { python: 'metrics.fowlkes_mallows_score(truth, cluster)' },
  nmi: {
    python: 'metrics.normalized_mutual_info_score(truth, cluster)',
    r: '2 * information(m) / (entropy(rowSums(m)) + entropy(colSums(m)))',
  },
  ami: { python: 'metrics.adjusted_mutual_info_score(truth, cluster)' },
  homogeneity: {
    python: 'metrics.homogeneity_score(truth, cluster)',
    r: 'information(m) / entropy(rowSums(m))',
  },
  completeness: {
    python: 'metrics.completeness_score(truth, cluster)',
    r: 'information(m) / entropy(colSums(m))',
  },
  v_measure: {
    python: 'metrics.v_measure_score(truth, cluster)',
    r: '2 * information(m) / (entropy(rowSums(m)) + entropy(colSums(m)))',
  },
};

/**
 * Of items that no script computes as a measure: `a` and `b` are the results of two learners, `results` has a column for
 * each, `p` are the p-values of a family, k of n cases succeed. By id.
 * @type {Group}
 */
const ITEMS = {
  cohen_kappa_linear: {
    python: 'metrics.cohen_kappa_score(truth, predicted, weights="linear")',
  },
  cohen_kappa_quadratic: {
    python: 'metrics.cohen_kappa_score(truth, predicted, weights="quadratic")',
  },
  pr_auc_trapezoid: { python: 'metrics.auc(recall, precision)' },
  roc: { python: 'metrics.roc_curve(truth, score)' },
  precision_recall: { python: 'metrics.precision_recall_curve(truth, score)' },
  det: { python: 'metrics.det_curve(truth, score)' },
  calibration: { python: 'calibration.calibration_curve(truth, score, n_bins=10)' },
  binomial_test: {
    python: 'stats.binomtest(errors, n, eps0, alternative="greater").pvalue',
    r: 'binom.test(errors, n, eps0, alternative = "greater")$p.value',
  },
  mann_whitney: {
    python: 'stats.mannwhitneyu(score[truth], score[~truth])',
    r: 'wilcox.test(score[truth], score[!truth])',
  },
  mcnemar: { r: 'mcnemar.test(table(right, other_right))' },
  paired_t_test: { python: 'stats.ttest_rel(a, b)', r: 't.test(a, b, paired = TRUE)' },
  one_sample_t_test: {
    python: 'stats.ttest_1samp(errors, eps0)',
    r: 't.test(errors, mu = eps0)',
  },
  wilcoxon_signed_rank: {
    python: 'stats.wilcoxon(a, b)',
    r: 'wilcox.test(a, b, paired = TRUE)',
  },
  wilcoxon_with_zeros: { python: 'stats.wilcoxon(a, b, zero_method="pratt")' },
  sign_test: {
    python: 'stats.binomtest(wins, wins + losses).pvalue',
    r: 'binom.test(wins, wins + losses)$p.value',
  },
  permutation_test: {
    python:
      'stats.permutation_test((a, b), lambda a, b: (a - b).mean(), permutation_type="samples")',
  },
  friedman: {
    python: 'stats.friedmanchisquare(*results.T)',
    r: 'friedman.test(results)',
  },
  quade: { r: 'quade.test(results)' },
  mauchly: { r: 'mauchly.test(lm(results ~ 1), X = ~1)' },
  bonferroni: { r: 'p.adjust(p, "bonferroni")' },
  holm: { r: 'p.adjust(p, "holm")' },
  hochberg: { r: 'p.adjust(p, "hochberg")' },
  hommel: { r: 'p.adjust(p, "hommel")' },
  nemenyi: {
    python: 'stats.studentized_range.sf(abs(z) * np.sqrt(2), k, np.inf)',
    r: 'ptukey(abs(z) * sqrt(2), k, Inf, lower.tail = FALSE)',
  },
  hodges_lehmann: { r: 'wilcox.test(a, b, paired = TRUE, conf.int = TRUE)$estimate' },
  mean_difference: { python: '(a - b).mean()', r: 'mean(a - b)' },
  wilson: {
    python: 'stats.binomtest(k, n).proportion_ci(method="wilson")',
    r: 'prop.test(k, n, correct = FALSE)$conf.int',
  },
  clopper_pearson: {
    python: 'stats.binomtest(k, n).proportion_ci(method="exact")',
    r: 'binom.test(k, n)$conf.int',
  },
  bootstrap_percentile: {
    python: 'stats.bootstrap((values,), metric, method="percentile")',
  },
  bootstrap_bca: { python: 'stats.bootstrap((values,), metric, method="BCa")' },
  hold_out: { python: 'model_selection.train_test_split(rows)' },
  k_fold: { python: 'model_selection.KFold(k, shuffle=True)' },
  repeated_k_fold: {
    python: 'model_selection.RepeatedKFold(n_splits=k, n_repeats=p)',
  },
  leave_one_out: { python: 'model_selection.LeaveOneOut()' },
  leave_p_out: { python: 'model_selection.LeavePOut(p)' },
  monte_carlo: { python: 'model_selection.ShuffleSplit(p)' },
  time_series_split: { python: 'model_selection.TimeSeriesSplit()' },
  baseline: { python: 'dummy.DummyClassifier()' },
  decision_tree: { python: 'tree.DecisionTreeClassifier()' },
  gaussian_naive_bayes: { python: 'naive_bayes.GaussianNB()' },
  gradient_boosting: { python: 'ensemble.GradientBoostingClassifier()' },
  k_nearest_neighbors: { python: 'neighbors.KNeighborsClassifier(k)' },
  linear_regression: { python: 'linear_model.LinearRegression()', r: 'lm(target ~ ., rows)' },
  logistic_regression: { python: 'linear_model.LogisticRegression()' },
  multinomial_naive_bayes: { python: 'naive_bayes.MultinomialNB()' },
  random_forest: { python: 'ensemble.RandomForestClassifier()' },
  ridge_regression: { python: 'linear_model.Ridge()' },
  support_vector_machine: { python: 'svm.SVC(probability=True)' },
  k_means: { python: 'cluster.KMeans(k)', r: 'kmeans(points, k)' },
  agglomerative: {
    python: 'cluster.AgglomerativeClustering(k)',
    r: 'cutree(hclust(dist(points)), k)',
  },
  grid: { python: 'model_selection.GridSearchCV(learner, levels)' },
  random: { python: 'model_selection.RandomizedSearchCV(learner, ranges)' },
  successive_halving: { python: 'model_selection.HalvingRandomSearchCV(learner, ranges)' },
};

/** By the kind of a report's models. @type {Record<string, Group>} */
const COUNTERPARTS = {
  binary: { ...TWO_CLASSES, ...SCORES },
  labels: TWO_CLASSES,
  counts: TWO_CLASSES,
  many_labels: DECIDED,
  multiclass: { ...DECIDED, ...PROBABILITIES },
  regression: NUMBERS,
  ranking: QUERIES,
  clustering: CLUSTERS,
};

/**
 * What there is for a key of a report, with its parameter.
 * @param {string} kind
 * @param {string} key
 * @returns {Counterpart}
 * @example counterpartOf('ranking', 'ndcg@10').python // "metrics.ndcg_score([truth], [score], k=10)"
 */
export function counterpartOf(kind, key) {
  const group = Object.hasOwn(COUNTERPARTS, kind) ? COUNTERPARTS[kind] : {};
  if (Object.hasOwn(group, key)) return group[key];
  const parameter = /\d+(?:\.\d+)?/.exec(key)?.[0] ?? '';
  const form = key.replace(parameter, '#');
  if (parameter === '' || !Object.hasOwn(group, form)) return {};
  const { python, r } = group[form];
  return { python: python?.replaceAll('#', parameter), r: r?.replaceAll('#', parameter) };
}

/**
 * Functions that base R does not have: scripts bring them along. Where one of them is called there is
 * no counterpart to name.
 */
const HELPERS =
  /\b(auc|auc_ov[or]|average_precision|n?dcg|clipped|kappa_of|matthews|averaged|silhouette|davies_bouldin|calinski_harabasz|adjusted_rand|information|entropy)\(/;

/**
 * What there is for an item of the catalogue: what scikit-learn and SciPy call it, and what base R does.
 * @param {string} id
 * @param {string[]} keys its keys in a report
 * @returns {{ python: string[], r: string[] }}
 * @example counterpartsOf('wilson', []).r // ["prop.test(k, n, correct = FALSE)$conf.int"]
 */
export function counterpartsOf(id, keys) {
  const found = [
    ...[id, ...keys].flatMap((key) =>
      Object.keys(COUNTERPARTS).map((kind) => counterpartOf(kind, key)),
    ),
    ...(Object.hasOwn(ITEMS, id) ? [ITEMS[id]] : []),
  ];
  const distinct = (/** @type {(string | undefined)[]} */ all) => [
    ...new Set(all.filter((one) => one !== undefined)),
  ];
  return {
    python: distinct(found.map(({ python }) => python)),
    r: distinct(found.map(({ r }) => r)).filter((one) => !HELPERS.test(one)),
  };
}
