// What the functions of R packages give that the reference names, held against Melon's values.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { open } from '../../bin/api.mjs';
import { counterpartsOf } from '../../web/export/snippets/counterparts.js';

/** tests/golden/r_packages.R, which names the versions. @type {{ values: Record<string, number | number[]> }} */
const { values } = JSON.parse(
  readFileSync(new URL('../golden/r_packages.json', import.meta.url), 'utf8'),
);

/** @param {string} file @param {object} [options] @returns {Promise<any>} */
async function report(file, options = {}) {
  const session = await open(
    new URL(`../../web/samples/${file}`, import.meta.url).pathname,
    options,
  );
  return session.run({ bootstrap: 0, ...options });
}

const cancer = await report('breast-cancer.csv');
const [pair] = cancer.pairs;
const { metrics: scores, thresholds, other_intervals: others } = cancer.models[0];
const ordered = '0,1,2,3,4,5,6,7,8,9';
const { metrics: digits } = (await report('digits-labels.csv', { ordered })).models[0];
const { metrics: iris } = (await report('iris-probabilities.csv')).models[0];
const { metrics: numbers } = (await report('diabetes-progression.csv')).models[0];
const { metrics: clusters } = (await report('iris-clusters.csv')).models.find(
  (/** @type {any} */ { name }) => name === 'k3',
);
const learners = await report('demsar-auc.csv');
const [two] = learners.pairs;
const labels = await report('labels.csv');

const { low, high } = others.roc_auc.delong;
const rates = (/** @type {Record<string, number>} */ { tp, fp, fn, tn }) => [
  tn / (tn + fp),
  tp / (tp + fn),
];
const roc = 'truth, score, direction = "<"';
const matrices = 'factor(predicted), factor(truth)';
const agreement = (/** @type {string} */ method) =>
  `clue::cl_agreement(clue::as.cl_hard_partition(truth), clue::as.cl_hard_partition(cluster), method = "${method}")`;

/** By item: what each call gives by Melon. @type {[id: string, keys: string[], calls: Record<string, number | number[]>][]} */
const EXPECTED = [
  ['accuracy', [], { 'caret::confusionMatrix(m)$overall["Accuracy"]': scores.accuracy }],
  [
    'cohen_kappa',
    [],
    {
      'psych::cohen.kappa(m)$kappa': scores.cohen_kappa,
      'vcd::Kappa(m)$Unweighted["value"]': scores.cohen_kappa,
    },
  ],
  ['precision', [], { [`caret::posPredValue(${matrices}, positive = "TRUE")`]: scores.precision }],
  ['recall', [], { [`caret::sensitivity(${matrices}, positive = "TRUE")`]: scores.recall }],
  [
    'specificity',
    [],
    { [`caret::specificity(${matrices}, negative = "FALSE")`]: scores.specificity },
  ],
  ['npv', [], { [`caret::negPredValue(${matrices}, negative = "FALSE")`]: scores.npv }],
  [
    'f_beta',
    ['f1', 'f2'],
    {
      [`caret::F_meas(${matrices}, relevant = "TRUE")`]: scores.f1,
      [`caret::F_meas(${matrices}, relevant = "TRUE", beta = 2)`]: scores.f2,
    },
  ],
  [
    'roc_auc',
    [],
    {
      [`pROC::auc(${roc})`]: scores.roc_auc,
      'ROCR::performance(ROCR::prediction(score, truth), "auc")@y.values[[1]]': scores.roc_auc,
    },
  ],
  [
    'partial_auc',
    ['partial_auc_0.1'],
    { [`pROC::auc(${roc}, partial.auc = c(1, 1 - 0.1))`]: scores['partial_auc_0.1'] },
  ],
  [
    'roc_auc_max_fpr',
    ['roc_auc_max_fpr_0.1'],
    {
      [`pROC::auc(${roc}, partial.auc = c(1, 1 - 0.1), partial.auc.correct = TRUE)`]:
        scores['roc_auc_max_fpr_0.1'],
    },
  ],
  ['roc_auc_se', [], { [`sqrt(pROC::var(pROC::roc(${roc})))`]: scores.roc_auc_se }],
  [
    'delong',
    [],
    {
      [`pROC::ci.auc(${roc})`]: [low, scores.roc_auc, high],
      [`pROC::roc.test(pROC::roc(${roc}), pROC::roc(truth, other, direction = "<"))`]:
        pair.delong_p,
    },
  ],
  [
    'log_loss',
    [],
    {
      'MLmetrics::LogLoss(score, truth)': scores.log_loss,
      'MLmetrics::MultiLogLoss(probability, is_class)': iris.log_loss,
    },
  ],
  ['ks', [], { 'MLmetrics::KS_Stat(score, truth)': 100 * scores.ks }],
  [
    'mcnemar',
    [],
    {
      'coin::mh_test(table(right, other_right), distribution = "exact")': pair.mcnemar_exact_p,
    },
  ],
  [
    'cohen_kappa_linear',
    [],
    {
      'vcd::Kappa(m, weights = "Equal-Spacing")$Weighted["value"]': digits.cohen_kappa_linear,
    },
  ],
  [
    'cohen_kappa_quadratic',
    [],
    {
      'vcd::Kappa(m, weights = "Fleiss-Cohen")$Weighted["value"]': digits.cohen_kappa_quadratic,
      'psych::cohen.kappa(m)$weighted.kappa': digits.cohen_kappa_quadratic,
    },
  ],
  [
    'roc_auc_ovo_macro',
    [],
    { 'pROC::multiclass.roc(truth, probability)$auc': iris.roc_auc_ovo_macro },
  ],
  ['mae', [], { 'Metrics::mae(truth, predicted)': numbers.mae }],
  ['mse', [], { 'Metrics::mse(truth, predicted)': numbers.mse }],
  ['rmse', [], { 'Metrics::rmse(truth, predicted)': numbers.rmse }],
  ['sse', [], { 'Metrics::sse(truth, predicted)': numbers.sse }],
  [
    'median_absolute_error',
    [],
    { 'Metrics::mdae(truth, predicted)': numbers.median_absolute_error },
  ],
  ['mape', [], { 'Metrics::mape(truth, predicted)': numbers.mape }],
  ['smape', [], { 'Metrics::smape(truth, predicted)': numbers.smape }],
  ['msle', [], { 'Metrics::msle(truth, predicted)': numbers.msle }],
  ['rmsle', [], { 'Metrics::rmsle(truth, predicted)': numbers.rmsle }],
  ['mean_error', [], { 'Metrics::bias(truth, predicted)': -numbers.mean_error }],
  ['r2', [], { 'MLmetrics::R2_Score(predicted, truth)': numbers.r2 }],
  ['adjusted_rand', [], { 'mclust::adjustedRandIndex(truth, cluster)': clusters.adjusted_rand }],
  ['rand', [], { [agreement('Rand')]: clusters.rand }],
  ['fowlkes_mallows', [], { [agreement('FM')]: clusters.fowlkes_mallows }],
  // By the geometric mean of the entropies, which is what homogeneity and completeness have.
  ['nmi', [], { [agreement('NMI')]: Math.sqrt(clusters.homogeneity * clusters.completeness) }],
  ['purity', [], { [agreement('purity')]: clusters.purity }],
  [
    'silhouette',
    [],
    { 'mean(cluster::silhouette(cluster, dist(points))[, "sil_width"])': clusters.silhouette },
  ],
  ['calinski_harabasz', [], { 'fpc::calinhara(points, cluster)': clusters.calinski_harabasz }],
  ['dunn', [], { 'fpc::cluster.stats(dist(points), cluster)$dunn': clusters.dunn }],
  [
    'wilcoxon_signed_rank',
    [],
    {
      'coin::wilcoxsign_test(a ~ b, zero.method = "Wilcoxon", distribution = "exact")':
        two.wilcoxon_p_exact,
      'exactRankTests::wilcox.exact(a, b, paired = TRUE)': two.wilcoxon_p_exact,
    },
  ],
  [
    'wilcoxon_with_zeros',
    [],
    { 'coin::wilcoxsign_test(a ~ b, distribution = "exact")': two.wilcoxon_pratt_p_exact },
  ],
  [
    'permutation_test',
    [],
    { 'exactRankTests::perm.test(1000 * a, 1000 * b, paired = TRUE)': two.permutation_p },
  ],
  ['sign_test', [], { 'coin::sign_test(a ~ b, distribution = "exact")': two.sign_test_p }],
  [
    'friedman',
    [],
    {
      'coin::friedman_test(result ~ learner | data_set)': learners.tests.friedman_p_tie_corrected,
    },
  ],
  [
    'kendall_w',
    [],
    {
      'rstatix::friedman_effsize(rows, result ~ learner | data_set)$effsize':
        learners.tests.kendall_w,
    },
  ],
  [
    'repeated_measures_anova',
    [],
    {
      'rstatix::anova_test(rows, dv = result, wid = data_set, within = learner)': Number(
        learners.tests.anova_p.toFixed(3),
      ),
    },
  ],
  [
    'cohen_d',
    [],
    { 'rstatix::cohens_d(rows, result ~ learner, var.equal = TRUE)$effsize': two.cohen_d },
  ],
  [
    'cochran_q',
    [],
    {
      'rstatix::cochran_qtest(rows, right ~ model | case)': labels.tests.cochran_q_p,
      'coin::symmetry_test(right ~ model | case, teststat = "quadratic")': labels.tests.cochran_q_p,
    },
  ],
];

const close = (/** @type {number} */ one, /** @type {number} */ other) =>
  Math.abs(one - other) <= 1e-10 * Math.max(1e-5, Math.abs(other));

for (const [id, keys, calls] of EXPECTED) {
  test(`${id} is what R packages make of it`, () => {
    const named = counterpartsOf(id, keys).packages.map(({ call }) => call);
    for (const [call, expected] of Object.entries(calls)) {
      assert.ok(named.includes(call), `${call} is not among\n${named.join('\n')}`);
      const wanted = [expected].flat();
      const found = [values[call]].flat();
      assert.equal(found.length, wanted.length, call);
      for (const [at, one] of found.entries())
        assert.ok(close(one, wanted[at]), `${call}: ${found} in R, here ${wanted}`);
    }
  });
}

test('a point of pROC has the counts of the rule, its threshold halfway to the next score', () => {
  for (const [id, method] of [
    ['youden', 'youden'],
    ['closest_to_corner', 'closest.topleft'],
  ]) {
    const call = `pROC::coords(pROC::roc(${roc}), "best", best.method = "${method}")`;
    const [threshold, ...specificityAndRecall] = [values[call]].flat();
    for (const [at, rate] of rates(thresholds[id]).entries())
      assert.ok(close(specificityAndRecall[at], rate), `${id} ${specificityAndRecall}`);
    assert.ok(threshold < thresholds[id].threshold && threshold > thresholds[id].threshold - 0.01);
    assert.ok(counterpartsOf(id, []).packages.some((one) => one.call === call && one.differs));
  }
});

test('the correction of Hedges that rstatix takes is approximate, to a part in ten thousand', () => {
  const call =
    'rstatix::cohens_d(rows, result ~ learner, var.equal = TRUE, hedges.correction = TRUE)$effsize';
  assert.ok(Math.abs(Number(values[call]) / two.hedges_g - 1) < 1e-4);
  assert.ok(
    counterpartsOf('hedges_g', []).packages.some((one) => one.call === call && one.differs),
  );
});

test('every value of R is held against one of ours', () => {
  const held = EXPECTED.flatMap(([, , calls]) => Object.keys(calls));
  const alone = Object.keys(values).filter((call) => !held.includes(call));
  assert.deepEqual(
    alone.filter((call) => !/^(pROC::coords|rstatix::cohens_d)/.test(call)),
    [],
  );
});
