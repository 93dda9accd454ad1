/**
 * What scikit-learn, SciPy and R have for the items of the catalogue: the one list that snippets are written from and
 * that the pages of the reference show. An expression is one of the language over the names that its group says;
 * `#` stands for the parameter in the key, as in "ndcg@10". A measure that is not here has no counterpart.
 *
 * @typedef {{ en: string, zh: string }} Differs how a definition differs
 * @typedef {string | [call: string, differs: Differs]} PackageCall
 *
 * @typedef {object} Counterpart
 * @property {string} [python]
 * @property {string} [r] of base R alone: scripts run it
 * @property {PackageCall[]} [packages] functions of R packages, which no script runs
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

/** Of learners, whose details are those of the package. @type {Differs} */
const OWN_SETTINGS = { en: 'with settings of its own', zh: '默认设置不同' };

/** Of points of a ROC curve. @type {Differs} */
const HALFWAY = {
  en: 'the threshold lies halfway between two scores',
  zh: '阈值取两个得分的中点',
};

/** Of two classes, of which the positive one is the second level. */
const FACTORS = 'factor(truth), factor(predicted)';
const SECOND = 'event_level = "second"';
const POSITIVE = 'factor(predicted), factor(truth), positive = "TRUE"';
const NEGATIVE = 'factor(predicted), factor(truth), negative = "FALSE"';
const ROC = 'truth, score, direction = "<"';

/** @param {string} method of clue::cl_agreement */
const agreement = (method) =>
  `clue::cl_agreement(clue::as.cl_hard_partition(truth), clue::as.cl_hard_partition(cluster), method = "${method}")`;

/** Of what was decided: `truth` and `predicted`; in R, `m` is their table, true classes in rows. @type {Group} */
const DECIDED = {
  n: { python: 'len(truth)', r: 'sum(m)' },
  accuracy: {
    python: 'metrics.accuracy_score(truth, predicted)',
    r: 'sum(diag(m)) / sum(m)',
    packages: [
      `yardstick::accuracy_vec(${FACTORS})`,
      'caret::confusionMatrix(m)$overall["Accuracy"]',
    ],
    of: ['sum(truth == predicted)', 'len(truth)'],
  },
  balanced_accuracy: {
    python: 'metrics.balanced_accuracy_score(truth, predicted)',
    r: 'mean((diag(m) / rowSums(m))[rowSums(m) > 0])',
  },
  cohen_kappa: {
    python: 'metrics.cohen_kappa_score(truth, predicted)',
    r: 'kappa_of(m)',
    packages: [
      'irr::kappa2(data.frame(truth, predicted))$value',
      'psych::cohen.kappa(m)$kappa',
      'vcd::Kappa(m)$Unweighted["value"]',
    ],
  },
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
    packages: [`yardstick::mcc_vec(${FACTORS})`],
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
  balanced_accuracy: {
    ...DECIDED.balanced_accuracy,
    packages: [
      [
        `yardstick::bal_accuracy_vec(${FACTORS})`,
        {
          en: 'of many classes it is the mean of sensitivity and specificity of each against the rest',
          zh: '多类时取每一类对其余各类的灵敏度与特异度的平均',
        },
      ],
    ],
  },
  accuracy: { ...DECIDED.accuracy, of: ['tp + tn', 'tp + fp + fn + tn'] },
  hamming_loss: { ...DECIDED.hamming_loss, of: ['fp + fn', 'tp + fp + fn + tn'] },
  zero_one_loss: { ...DECIDED.zero_one_loss, of: ['fp + fn', 'tp + fp + fn + tn'] },
  precision: {
    python: 'metrics.precision_score(truth, predicted)',
    r: 'tp / (tp + fp)',
    packages: [
      `yardstick::precision_vec(${FACTORS}, ${SECOND})`,
      `caret::posPredValue(${POSITIVE})`,
    ],
    of: ['tp', 'tp + fp'],
  },
  recall: {
    python: 'metrics.recall_score(truth, predicted)',
    r: 'tp / (tp + fn)',
    packages: [`yardstick::recall_vec(${FACTORS}, ${SECOND})`, `caret::sensitivity(${POSITIVE})`],
    of: ['tp', 'tp + fn'],
  },
  specificity: {
    python: 'metrics.recall_score(truth, predicted, pos_label=False)',
    r: 'tn / (tn + fp)',
    packages: [`yardstick::spec_vec(${FACTORS}, ${SECOND})`, `caret::specificity(${NEGATIVE})`],
    of: ['tn', 'tn + fp'],
  },
  npv: {
    python: 'metrics.precision_score(truth, predicted, pos_label=False)',
    r: 'tn / (tn + fn)',
    packages: [`yardstick::npv_vec(${FACTORS}, ${SECOND})`, `caret::negPredValue(${NEGATIVE})`],
    of: ['tn', 'tn + fn'],
  },
  fpr: { python: 'fp / (fp + tn)', r: 'fp / (fp + tn)', of: ['fp', 'fp + tn'] },
  fnr: { python: 'fn / (fn + tp)', r: 'fn / (fn + tp)', of: ['fn', 'fn + tp'] },
  prevalence: { python: 'truth.mean()', r: 'mean(truth)', of: ['tp + fn', 'tp + fp + fn + tn'] },
  f1: {
    python: 'metrics.f1_score(truth, predicted)',
    r: '2 * tp / (2 * tp + fp + fn)',
    packages: [
      `yardstick::f_meas_vec(${FACTORS}, ${SECOND})`,
      'caret::F_meas(factor(predicted), factor(truth), relevant = "TRUE")',
    ],
  },
  'f#': {
    python: 'metrics.fbeta_score(truth, predicted, beta=#)',
    r: '(1 + #^2) * tp / ((1 + #^2) * tp + #^2 * fn + fp)',
    packages: [
      `yardstick::f_meas_vec(${FACTORS}, beta = #, ${SECOND})`,
      'caret::F_meas(factor(predicted), factor(truth), relevant = "TRUE", beta = #)',
    ],
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
  roc_auc: {
    python: 'metrics.roc_auc_score(truth, score)',
    r: 'auc(truth, score)',
    packages: [
      `pROC::auc(${ROC})`,
      'ROCR::performance(ROCR::prediction(score, truth), "auc")@y.values[[1]]',
      `yardstick::roc_auc_vec(factor(truth), score, ${SECOND})`,
    ],
  },
  rank_loss: { python: '1 - metrics.roc_auc_score(truth, score)', r: '1 - auc(truth, score)' },
  gini: { python: '2 * metrics.roc_auc_score(truth, score) - 1', r: '2 * auc(truth, score) - 1' },
  'roc_auc_max_fpr_#': {
    python: 'metrics.roc_auc_score(truth, score, max_fpr=#)',
    packages: [`pROC::auc(${ROC}, partial.auc = c(1, 1 - #), partial.auc.correct = TRUE)`],
  },
  'partial_auc_#': { packages: [`pROC::auc(${ROC}, partial.auc = c(1, 1 - #))`] },
  average_precision: {
    python: 'metrics.average_precision_score(truth, score)',
    r: 'average_precision(truth, score)',
    packages: [`yardstick::average_precision_vec(factor(truth), score, ${SECOND})`],
  },
  brier: {
    python: 'metrics.brier_score_loss(truth, score)',
    r: 'mean((score - truth)^2)',
    packages: ['yardstick::brier_class_vec(factor(truth), 1 - score)'],
  },
  log_loss: {
    python: 'metrics.log_loss(truth, score)',
    r: '-mean(log(clipped(ifelse(truth, score, 1 - score))))',
    packages: [
      'MLmetrics::LogLoss(score, truth)',
      `yardstick::mn_log_loss_vec(factor(truth), score, ${SECOND})`,
    ],
  },
  hinge_loss: {
    python: 'metrics.hinge_loss(truth, score)',
    r: 'mean(pmax(0, 1 - (2 * truth - 1) * score))',
  },
  ks: {
    python: 'stats.ks_2samp(score[truth], score[~truth]).statistic',
    r: 'max(abs(ecdf(score[truth])(score) - ecdf(score[!truth])(score)))',
    packages: [['MLmetrics::KS_Stat(score, truth)', { en: 'in per cent', zh: '以百分数表示' }]],
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

/** By kind and average. @type {Record<string, PackageCall[]>} */
const MANY_AREAS = {
  ovo_macro: [
    'pROC::multiclass.roc(truth, probability)$auc',
    'yardstick::roc_auc_vec(factor(truth), probability)',
  ],
  ovr_macro: ['yardstick::roc_auc_vec(factor(truth), probability, estimator = "macro")'],
  ovr_weighted: [
    'yardstick::roc_auc_vec(factor(truth), probability, estimator = "macro_weighted")',
  ],
};

/** @param {string} kind @param {string} average @returns {Group} */
const manyAreas = (kind, average) => ({
  [`roc_auc_${kind}_${average}`]: {
    python: `metrics.roc_auc_score(truth, probability, labels=classes, multi_class="${kind}", average="${average}")`,
    r: `auc_${kind}(truth, probability, "${average}")`,
    packages: MANY_AREAS[`${kind}_${average}`],
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
    packages: [
      [
        'yardstick::brier_class_vec(factor(truth), probability)',
        { en: 'half of the sum over the classes', zh: '取各类之和的一半' },
      ],
    ],
  },
  log_loss: {
    python: 'metrics.log_loss(truth, probability, labels=classes)',
    r: '-mean(log(clipped(probability[cbind(seq_along(truth), match(truth, classes))])))',
    packages: [
      'MLmetrics::MultiLogLoss(probability, is_class)',
      'yardstick::mn_log_loss_vec(factor(truth), probability)',
    ],
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
    packages: ['Metrics::mae(truth, predicted)', 'yardstick::mae_vec(truth, predicted)'],
  },
  mse: {
    python: 'metrics.mean_squared_error(truth, predicted)',
    r: 'mean((predicted - truth)^2)',
    packages: ['Metrics::mse(truth, predicted)'],
  },
  rmse: {
    python: 'metrics.root_mean_squared_error(truth, predicted)',
    r: 'sqrt(mean((predicted - truth)^2))',
    packages: ['Metrics::rmse(truth, predicted)', 'yardstick::rmse_vec(truth, predicted)'],
  },
  sse: {
    python: '((predicted - truth) ** 2).sum()',
    r: 'sum((predicted - truth)^2)',
    packages: ['Metrics::sse(truth, predicted)'],
  },
  r2: {
    python: 'metrics.r2_score(truth, predicted)',
    r: '1 - sum((predicted - truth)^2) / sum((truth - mean(truth))^2)',
    packages: [
      'yardstick::rsq_trad_vec(truth, predicted)',
      'MLmetrics::R2_Score(predicted, truth)',
      [
        'yardstick::rsq_vec(truth, predicted)',
        { en: 'the square of the correlation', zh: '相关系数的平方' },
      ],
    ],
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
    packages: ['Metrics::mdae(truth, predicted)'],
  },
  max_error: {
    python: 'metrics.max_error(truth, predicted)',
    r: 'max(abs(predicted - truth))',
  },
  mape: {
    python: 'metrics.mean_absolute_percentage_error(truth, predicted)',
    r: 'mean(abs((predicted - truth) / truth))',
    packages: [
      'Metrics::mape(truth, predicted)',
      ['yardstick::mape_vec(truth, predicted)', { en: 'in per cent', zh: '以百分数表示' }],
    ],
  },
  msle: {
    python: 'metrics.mean_squared_log_error(truth, predicted)',
    r: 'mean((log1p(predicted) - log1p(truth))^2)',
    packages: ['Metrics::msle(truth, predicted)'],
  },
  rmsle: {
    python: 'metrics.root_mean_squared_log_error(truth, predicted)',
    r: 'sqrt(mean((log1p(predicted) - log1p(truth))^2))',
    packages: ['Metrics::rmsle(truth, predicted)'],
  },
  mean_error: {
    python: '(predicted - truth).mean()',
    r: 'mean(predicted - truth)',
    packages: [
      [
        'Metrics::bias(truth, predicted)',
        { en: 'truth minus prediction: the sign is the other one', zh: '真实值减预测值，符号相反' },
      ],
    ],
  },
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
    packages: ['mean(cluster::silhouette(cluster, dist(points))[, "sil_width"])'],
  },
  davies_bouldin: {
    python: 'metrics.davies_bouldin_score(points, cluster)',
    r: 'davies_bouldin(points, cluster)',
  },
  calinski_harabasz: {
    python: 'metrics.calinski_harabasz_score(points, cluster)',
    r: 'calinski_harabasz(points, cluster)',
    packages: ['fpc::calinhara(points, cluster)'],
  },
  rand: {
    python: 'metrics.rand_score(truth, cluster)',
    packages: [agreement('Rand'), 'clevr::rand_index(truth, cluster)'],
  },
  adjusted_rand: {
    python: 'metrics.adjusted_rand_score(truth, cluster)',
    r: 'adjusted_rand(m)',
    packages: ['mclust::adjustedRandIndex(truth, cluster)', 'aricode::ARI(truth, cluster)'],
  },
  fowlkes_mallows: {
    python: 'metrics.fowlkes_mallows_score(truth, cluster)',
    packages: [agreement('FM'), 'clevr::fowlkes_mallows(truth, cluster)'],
  },
  nmi: {
    python: 'metrics.normalized_mutual_info_score(truth, cluster)',
    r: '2 * information(m) / (entropy(rowSums(m)) + entropy(colSums(m)))',
    packages: [
      'aricode::NMI(truth, cluster, variant = "sum")',
      [
        agreement('NMI'),
        { en: 'by the geometric mean of the entropies', zh: '除以两熵的几何平均' },
      ],
    ],
  },
  ami: { python: 'metrics.adjusted_mutual_info_score(truth, cluster)' },
  homogeneity: {
    python: 'metrics.homogeneity_score(truth, cluster)',
    r: 'information(m) / entropy(rowSums(m))',
    packages: ['clevr::homogeneity(truth, cluster)'],
  },
  completeness: {
    python: 'metrics.completeness_score(truth, cluster)',
    r: 'information(m) / entropy(colSums(m))',
    packages: ['clevr::completeness(truth, cluster)'],
  },
  v_measure: {
    python: 'metrics.v_measure_score(truth, cluster)',
    r: '2 * information(m) / (entropy(rowSums(m)) + entropy(colSums(m)))',
    packages: ['clevr::v_measure(truth, cluster)'],
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
    packages: [
      'irr::kappa2(data.frame(truth, predicted), weight = "equal")$value',
      'vcd::Kappa(m, weights = "Equal-Spacing")$Weighted["value"]',
    ],
  },
  cohen_kappa_quadratic: {
    python: 'metrics.cohen_kappa_score(truth, predicted, weights="quadratic")',
    packages: [
      'irr::kappa2(data.frame(truth, predicted), weight = "squared")$value',
      'psych::cohen.kappa(m)$weighted.kappa',
      'vcd::Kappa(m, weights = "Fleiss-Cohen")$Weighted["value"]',
    ],
  },
  pr_auc_trapezoid: { python: 'metrics.auc(recall, precision)' },
  roc: {
    python: 'metrics.roc_curve(truth, score)',
    packages: [
      `pROC::roc(${ROC})`,
      'ROCR::performance(ROCR::prediction(score, truth), "tpr", "fpr")',
    ],
  },
  precision_recall: {
    python: 'metrics.precision_recall_curve(truth, score)',
    packages: [
      'ROCR::performance(ROCR::prediction(score, truth), "prec", "rec")',
      'PRROC::pr.curve(score[truth], score[!truth], curve = TRUE)',
    ],
  },
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
  mcnemar: {
    r: 'mcnemar.test(table(right, other_right))',
    packages: [
      'coin::mh_test(table(right, other_right), distribution = "exact")',
      'exact2x2::mcnemar.exact(table(right, other_right))',
    ],
  },
  paired_t_test: { python: 'stats.ttest_rel(a, b)', r: 't.test(a, b, paired = TRUE)' },
  one_sample_t_test: {
    python: 'stats.ttest_1samp(errors, eps0)',
    r: 't.test(errors, mu = eps0)',
  },
  wilcoxon_signed_rank: {
    python: 'stats.wilcoxon(a, b)',
    r: 'wilcox.test(a, b, paired = TRUE)',
    packages: [
      'coin::wilcoxsign_test(a ~ b, zero.method = "Wilcoxon", distribution = "exact")',
      'exactRankTests::wilcox.exact(a, b, paired = TRUE)',
    ],
  },
  wilcoxon_with_zeros: {
    python: 'stats.wilcoxon(a, b, zero_method="pratt")',
    packages: ['coin::wilcoxsign_test(a ~ b, distribution = "exact")'],
  },
  sign_test: {
    python: 'stats.binomtest(wins, wins + losses).pvalue',
    r: 'binom.test(wins, wins + losses)$p.value',
    packages: ['coin::sign_test(a ~ b, distribution = "exact")'],
  },
  permutation_test: {
    python:
      'stats.permutation_test((a, b), lambda a, b: (a - b).mean(), permutation_type="samples")',
    packages: [
      [
        'exactRankTests::perm.test(1000 * a, 1000 * b, paired = TRUE)',
        { en: 'of values that are rounded to whole numbers', zh: '数值取整后计算' },
      ],
    ],
  },
  friedman: {
    python: 'stats.friedmanchisquare(*results.T)',
    r: 'friedman.test(results)',
    packages: [
      'coin::friedman_test(result ~ learner | data_set)',
      'PMCMRplus::friedmanTest(results)',
    ],
  },
  quade: { r: 'quade.test(results)', packages: ['scmamp::quadeTest(results)'] },
  mauchly: { r: 'mauchly.test(lm(results ~ 1), X = ~1)' },
  bonferroni: { r: 'p.adjust(p, "bonferroni")' },
  holm: { r: 'p.adjust(p, "holm")' },
  hochberg: { r: 'p.adjust(p, "hochberg")' },
  hommel: { r: 'p.adjust(p, "hommel")' },
  nemenyi: {
    python: 'stats.studentized_range.sf(abs(z) * np.sqrt(2), k, np.inf)',
    r: 'ptukey(abs(z) * sqrt(2), k, Inf, lower.tail = FALSE)',
    packages: ['PMCMRplus::frdAllPairsNemenyiTest(results)', 'scmamp::nemenyiTest(results)'],
  },
  hodges_lehmann: { r: 'wilcox.test(a, b, paired = TRUE, conf.int = TRUE)$estimate' },
  mean_difference: { python: '(a - b).mean()', r: 'mean(a - b)' },
  wilson: {
    python: 'stats.binomtest(k, n).proportion_ci(method="wilson")',
    r: 'prop.test(k, n, correct = FALSE)$conf.int',
    packages: ['binom::binom.confint(k, n, methods = "wilson")'],
  },
  clopper_pearson: {
    python: 'stats.binomtest(k, n).proportion_ci(method="exact")',
    r: 'binom.test(k, n)$conf.int',
    packages: ['binom::binom.confint(k, n, methods = "exact")'],
  },
  bootstrap_percentile: {
    python: 'stats.bootstrap((values,), metric, method="percentile")',
    packages: [
      'boot::boot.ci(boot::boot(rows, metric, 2000), type = "perc")',
      'rsample::int_pctl(rsample::bootstraps(rows, times = 2000))',
    ],
  },
  bootstrap_bca: {
    python: 'stats.bootstrap((values,), metric, method="BCa")',
    packages: [
      'boot::boot.ci(boot::boot(rows, metric, 2000), type = "bca")',
      'rsample::int_bca(rsample::bootstraps(rows, times = 2000))',
    ],
  },
  hold_out: {
    python: 'model_selection.train_test_split(rows)',
    packages: ['rsample::initial_split(rows)'],
  },
  k_fold: {
    python: 'model_selection.KFold(k, shuffle=True)',
    packages: ['rsample::vfold_cv(rows, v = k)'],
  },
  repeated_k_fold: {
    python: 'model_selection.RepeatedKFold(n_splits=k, n_repeats=p)',
    packages: ['rsample::vfold_cv(rows, v = k, repeats = p)'],
  },
  leave_one_out: { python: 'model_selection.LeaveOneOut()', packages: ['rsample::loo_cv(rows)'] },
  leave_p_out: { python: 'model_selection.LeavePOut(p)' },
  monte_carlo: {
    python: 'model_selection.ShuffleSplit(p)',
    packages: ['rsample::mc_cv(rows, times = p)'],
  },
  time_series_split: {
    python: 'model_selection.TimeSeriesSplit()',
    packages: ['rsample::rolling_origin(rows)'],
  },
  baseline: { python: 'dummy.DummyClassifier()' },
  decision_tree: {
    python: 'tree.DecisionTreeClassifier()',
    packages: [['rpart::rpart(target ~ ., rows)', OWN_SETTINGS]],
  },
  gaussian_naive_bayes: {
    python: 'naive_bayes.GaussianNB()',
    packages: [['e1071::naiveBayes(target ~ ., rows)', OWN_SETTINGS]],
  },
  gradient_boosting: {
    python: 'ensemble.GradientBoostingClassifier()',
    packages: [['gbm::gbm(target ~ ., data = rows)', OWN_SETTINGS]],
  },
  k_nearest_neighbors: {
    python: 'neighbors.KNeighborsClassifier(k)',
    packages: [['class::knn(training, test, target, k)', OWN_SETTINGS]],
  },
  linear_regression: { python: 'linear_model.LinearRegression()', r: 'lm(target ~ ., rows)' },
  logistic_regression: {
    python: 'linear_model.LogisticRegression()',
    packages: [['nnet::multinom(target ~ ., rows)', OWN_SETTINGS]],
  },
  multinomial_naive_bayes: {
    python: 'naive_bayes.MultinomialNB()',
    packages: [['naivebayes::multinomial_naive_bayes(counts, target)', OWN_SETTINGS]],
  },
  random_forest: {
    python: 'ensemble.RandomForestClassifier()',
    packages: [['ranger::ranger(target ~ ., rows)', OWN_SETTINGS]],
  },
  ridge_regression: {
    python: 'linear_model.Ridge()',
    packages: [['glmnet::glmnet(features, target, alpha = 0)', OWN_SETTINGS]],
  },
  support_vector_machine: {
    python: 'svm.SVC(probability=True)',
    packages: [['e1071::svm(target ~ ., rows)', OWN_SETTINGS]],
  },
  k_means: { python: 'cluster.KMeans(k)', r: 'kmeans(points, k)' },
  agglomerative: {
    python: 'cluster.AgglomerativeClustering(k)',
    r: 'cutree(hclust(dist(points)), k)',
  },
  grid: { python: 'model_selection.GridSearchCV(learner, levels)' },
  random: { python: 'model_selection.RandomizedSearchCV(learner, ranges)' },
  successive_halving: { python: 'model_selection.HalvingRandomSearchCV(learner, ranges)' },
  youden_j: { packages: [`yardstick::j_index_vec(${FACTORS}, ${SECOND})`] },
  smape: { packages: ['Metrics::smape(truth, predicted)'] },
  pr_auc_interpolated: { packages: ['PRROC::pr.curve(score[truth], score[!truth])$auc.integral'] },
  roc_auc_se: { packages: [`sqrt(pROC::var(pROC::roc(${ROC})))`] },
  delong: {
    packages: [
      `pROC::roc.test(pROC::roc(${ROC}), pROC::roc(truth, other, direction = "<"))`,
      `pROC::ci.auc(${ROC})`,
    ],
  },
  youden: {
    packages: [[`pROC::coords(pROC::roc(${ROC}), "best", best.method = "youden")`, HALFWAY]],
  },
  closest_to_corner: {
    packages: [
      [`pROC::coords(pROC::roc(${ROC}), "best", best.method = "closest.topleft")`, HALFWAY],
    ],
  },
  lift: { packages: ['ROCR::performance(ROCR::prediction(score, truth), "lift", "rpp")'] },
  cost: { packages: ['ROCR::performance(ROCR::prediction(score, truth), "ecost")'] },
  cochran_q: {
    packages: [
      'rstatix::cochran_qtest(rows, right ~ model | case)',
      'coin::symmetry_test(right ~ model | case, teststat = "quadratic")',
    ],
  },
  purity: { packages: [agreement('purity')] },
  dunn: { packages: ['fpc::cluster.stats(dist(points), cluster)$dunn'] },
  iman_davenport: { packages: ['scmamp::imanDavenportTest(results)'] },
  friedman_aligned: { packages: ['scmamp::friedmanAlignedRanksTest(results)'] },
  kendall_w: {
    packages: [
      'rstatix::friedman_effsize(rows, result ~ learner | data_set)$effsize',
      'irr::kendall(t(results), correct = TRUE)$value',
    ],
  },
  repeated_measures_anova: {
    packages: [
      [
        'rstatix::anova_test(rows, dv = result, wid = data_set, within = learner)',
        { en: 'p-values are rounded', zh: 'p 值已舍入' },
      ],
    ],
  },
  corrected_t_test: {
    packages: [
      'correctR::resampled_ttest(a, b, n, training_cases, test_cases)',
      'scmamp::correlatedTtest(a, b, rho = test_share)',
    ],
  },
  conover: { packages: ['PMCMRplus::frdAllPairsConoverTest(results, p.adjust.method = "none")'] },
  shaffer: { packages: ['scmamp::adjustShaffer(p)'] },
  bergmann_hommel: { packages: ['scmamp::adjustBergmannHommel(p)'] },
  finner: { packages: ['scmamp::adjustFinner(p)'] },
  holland: { packages: ['scmamp::adjustHolland(p)'] },
  rom: { packages: ['scmamp::adjustRom(p)'] },
  li: { packages: ['scmamp::adjustLi(p)'] },
  cohen_d: {
    packages: [
      'effectsize::cohens_d(a, b)',
      'effsize::cohen.d(a, b)',
      'rstatix::cohens_d(rows, result ~ learner, var.equal = TRUE)$effsize',
    ],
  },
  hedges_g: {
    packages: [
      'effectsize::hedges_g(a, b)',
      [
        'rstatix::cohens_d(rows, result ~ learner, var.equal = TRUE, hedges.correction = TRUE)$effsize',
        { en: 'the correction is approximate', zh: '校正因子取近似值' },
      ],
    ],
  },
  cliffs_delta: { packages: ['effectsize::cliffs_delta(a, b)', 'effsize::cliff.delta(a, b)'] },
  matched_pairs_rank_biserial: { packages: ['effectsize::rank_biserial(a, b, paired = TRUE)'] },
  tango: { packages: ['PropCIs::scoreci.mp(b, c, n, 0.95)'] },
  bootstrap: { packages: ['rsample::bootstraps(rows)'] },
  nested: {
    packages: ['rsample::nested_cv(rows, outside = vfold_cv(v = k), inside = vfold_cv(v = k))'],
  },
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
  const { python, r, packages } = group[form];
  const filled = (/** @type {string} */ call) => call.replaceAll('#', parameter);
  return {
    python: python && filled(python),
    r: r && filled(r),
    packages: packages?.map((one) =>
      typeof one === 'string' ? filled(one) : [filled(one[0]), one[1]],
    ),
  };
}

/**
 * Functions that base R does not have: scripts bring them along. Where one of them is called there is
 * no counterpart to name.
 */
const HELPERS =
  /\b(auc|auc_ov[or]|average_precision|n?dcg|clipped|kappa_of|matthews|averaged|silhouette|davies_bouldin|calinski_harabasz|adjusted_rand|information|entropy)\(/;

/**
 * What there is for an item of the catalogue: what scikit-learn and SciPy call it, what base R does, and
 * the functions of R packages, with how they differ where they do.
 * @param {string} id
 * @param {string[]} keys its keys in a report
 * @returns {{ python: string[], r: string[], packages: { call: string, differs?: Differs }[] }}
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
  const packages = new Map(
    found
      .flatMap(({ packages: all = [] }) => all)
      .map((one) => {
        const [call, differs] = typeof one === 'string' ? [one] : one;
        return [call, { call, ...(differs && { differs }) }];
      }),
  );
  return {
    python: distinct(found.map(({ python }) => python)),
    r: distinct(found.map(({ r }) => r)).filter((one) => !HELPERS.test(one)),
    packages: [...packages.values()],
  };
}
