#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/working/count_terms.h"
#include "kernels/classes/class_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::zero_denominator};

/// Gorodkin's R_K over all classes, which for two is the phi coefficient: the
/// covariance of truth and prediction over the root of their variances, each a
/// sum over the classes one against the rest, in which nothing cancels but what
/// the data make cancel.
Value Compute(const ConfusionMatrix& matrix, const Parameters& /*parameters*/) {
  const double n = matrix.Total();
  Sum covariance;
  Sum truth_variance;
  Sum prediction_variance;
  for (std::size_t label = 0; label < matrix.class_count(); ++label) {
    const Counts counts = matrix.OneVersusRest(label);
    const double truth = matrix.TruthTotal(label);
    const double prediction = matrix.PredictionTotal(label);
    covariance.Add(counts.true_positive * counts.true_negative);
    covariance.Add(-counts.false_positive * counts.false_negative);
    truth_variance.Add(truth * (n - truth));
    prediction_variance.Add(prediction * (n - prediction));
  }
  if (!(truth_variance.value() > 0) || !(prediction_variance.value() > 0))
    return reasons::zero_denominator;
  // Divided by n² first: the product of the variances cannot overflow, and its
  // root is exact when they are equal.
  const double square = n * n;
  const double denominator = std::sqrt((truth_variance.value() / square) *
                                       (prediction_variance.value() / square));
  return std::clamp(covariance.value() / square / denominator, -1.0, 1.0);
}

void Show(const ConfusionMatrix& matrix, const Parameters& /*parameters*/,
          Working& working) {
  if (matrix.class_count() == 2) {
    const CountTerms c(matrix.OneVersusRest(1));
    working.Result(
        (c.tp * c.tn - c.fp * c.fn) /
        Root((c.tp + c.fp) * (c.tp + c.fn) * (c.tn + c.fp) * (c.tn + c.fn)));
    return;
  }
  std::vector<Term> products;
  std::vector<Term> predictions;
  std::vector<Term> truths;
  products.reserve(matrix.class_count());
  predictions.reserve(matrix.class_count());
  truths.reserve(matrix.class_count());
  for (std::size_t label = 0; label < matrix.class_count(); ++label) {
    const Term predicted("p_k", matrix.PredictionTotal(label));
    const Term truth("t_k", matrix.TruthTotal(label));
    products.push_back(predicted * truth);
    predictions.push_back(Square(predicted));
    truths.push_back(Square(truth));
  }
  const Term correct = working.Line("c", CorrectTerm(matrix));
  const Term n = CasesTerm(matrix);
  const Term covariance = working.Line(
      "A", correct * n - SumOf(R"(\sum_k p_k\cdot t_k)", products));
  const Term of_predictions =
      working.Line("B", Square(n) - SumOf(R"(\sum_k p_k^2)", predictions));
  const Term of_truths =
      working.Line("D", Square(n) - SumOf(R"(\sum_k t_k^2)", truths));
  working.Result(covariance / Root(of_predictions * of_truths));
}

}  // namespace

extern const Words matthews_corrcoef_words = {
    .name = {"Matthews correlation coefficient", "马修斯相关系数"},
    .short_name = {"MCC", "MCC"},
    .synonyms = {"phi coefficient", "phi 系数"},
    .meaning = {"The correlation between truth and prediction: 1 is perfect, 0 "
                "no better than chance, and −1, which only two classes can "
                "reach, always wrong. It stays honest when "
                "one class is rare.",
                "真实标记与预测之间的相关系数：1 为完全正确，0 相当于随机，−1 "
                "为全部判反（仅两类时可达）。类别不平衡时依然可靠。"},
    .latex =
        R"(\frac{TP\cdot TN-FP\cdot FN}{\sqrt{(TP+FP)(TP+FN)(TN+FP)(TN+FN)}})",
    .references = {{sources::matthews1975}, {sources::gorodkin2004}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"With K classes it is Gorodkin’s R_K = (c·n − Σ pₖtₖ) / "
         "√((n² − Σ pₖ²)(n² − Σ tₖ²)), where c cases of n are right, and class "
         "k is predicted pₖ times and true tₖ times; its minimum lies above −1 "
         "for K > 2.",
         "K 类时为 Gorodkin 的 R_K = (c·n − Σ pₖtₖ) / √((n² − Σ pₖ²)(n² − Σ "
         "tₖ²))，其中 n 个样例中 c 个判对，类别 k 被预测 pₖ 次、真实出现 tₖ "
         "次；K > 2 时最小值大于 −1。"},
    .use_when = {"one number should sum up the whole confusion matrix, also "
                 "with a rare class",
                 "要用一个数概括整个混淆矩阵，类别不平衡时亦可"},
    .avoid_when = {"the threshold is still open (look at AUC or AP), or costs "
                   "are known (look at the expected cost)",
                   "阈值未定（看 AUC 或 AP），或代价已知（看期望代价）"},
};

extern const Metric matthews_corrcoef = {
    .id = "matthews_corrcoef",
    .direction = Direction::higher_is_better,
    .range = {-1, 1},
    .from_confusion = {Compute, Show},
};

}  // namespace melon::metrics
