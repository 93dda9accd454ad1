#include <cstddef>
#include <vector>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "base/working/count_terms.h"
#include "base/working/sum_apart.h"
#include "kernels/classes/class_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases};

/// What it costs to predict one class when another is true: an entry of the
/// matrix of costs if there is one, else for two classes the two costs, else 1
/// for every error.
double CostOf(const Parameters& parameters, std::size_t class_count,
              std::size_t truth, std::size_t prediction) {
  if (parameters.cost_matrix.size() == class_count * class_count)
    return parameters.cost_matrix[(truth * class_count) + prediction];
  if (truth == prediction) return 0;
  if (class_count != 2) return 1;
  return truth == 1 ? parameters.cost_fn : parameters.cost_fp;
}

Value Compute(const ConfusionMatrix& matrix, const Parameters& parameters) {
  const double n = matrix.Total();
  if (n == 0) return reasons::no_cases;
  const std::size_t classes = matrix.class_count();
  Sum cost;
  for (std::size_t truth = 0; truth < classes; ++truth) {
    for (std::size_t prediction = 0; prediction < classes; ++prediction) {
      cost.Add(CostOf(parameters, classes, truth, prediction) *
               matrix.At(truth, prediction));
    }
  }
  return cost.value() / n;
}

void Show(const ConfusionMatrix& matrix, const Parameters& parameters,
          Working& working) {
  const std::size_t classes = matrix.class_count();
  if (classes == 2 && parameters.cost_matrix.empty()) {
    const CountTerms c(matrix.OneVersusRest(1));
    working.Result((Term("c_{FN}", parameters.cost_fn) * c.fn +
                    Term("c_{FP}", parameters.cost_fp) * c.fp) /
                   c.n);
    return;
  }
  std::vector<Term> products;
  for (std::size_t truth = 0; truth < classes; ++truth) {
    for (std::size_t prediction = 0; prediction < classes; ++prediction) {
      const double cost = CostOf(parameters, classes, truth, prediction);
      const double count = matrix.At(truth, prediction);
      if (cost > 0 && count > 0)
        products.push_back(Term("c_{ij}", cost) * Term("C_{ij}", count));
    }
  }
  const Term cost =
      SumApart(SumOf(R"(\sum_{ij} c_{ij}\cdot C_{ij})", products), working);
  working.Result(cost / CasesTerm(matrix));
}

}  // namespace

extern const Words cost_sensitive_error_words = {
    .name = {"Cost-sensitive error", "代价敏感错误率"},
    .synonyms = {"mean misclassification cost", "平均误分类代价"},
    .meaning = {"The mean cost of a case, a false negative and a false "
                "positive each having the cost that you set; with both costs 1 "
                "it is the error rate.",
                "每个样例的平均代价，假反例与假正例各有由您设定的代价；两者都为"
                " 1 时就是错误率。"},
    .latex = R"(\frac{c_{FN}\,FN+c_{FP}\,FP}{n})",
    .symbols = {{R"(c_{FN},\ c_{FP})",
                 {"the costs of a false negative and a false positive",
                  "假反例与假正例的代价"}},
                symbols::kCases},
    .references = {{sources::elkan2001}},
    .undefined_when = kUndefinedWhen,
    .remark = {"With many classes each kind of error has the cost that the "
               "matrix of costs gives it, and cost 1 without one.",
               "多分类时每种错误的代价由代价矩阵给出；没有代价矩阵时都为 1。"},
    .use_when = {"the costs of the errors are known, at least their ratio",
                 "各种错误的代价（至少其比值）已知"},
    .avoid_when =
        {"costs are a guess: look at the cost curve, which shows all of them",
         "代价只是估计：看代价曲线，它包含所有情形"},
};

extern const Metric cost_sensitive_error = {
    .id = "cost_sensitive_error",
    .direction = Direction::lower_is_better,
    .range = {.low = 0},
    .from_confusion = {Compute, Show},
};

}  // namespace melon::metrics
