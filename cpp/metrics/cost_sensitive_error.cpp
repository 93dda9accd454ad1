#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases};

Value Compute(const Counts& counts, const Parameters& parameters) {
  if (counts.total() == 0) return reasons::no_cases;
  const double cost = (parameters.cost_fn * counts.false_negative) +
                      (parameters.cost_fp * counts.false_positive);
  return cost / counts.total();
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
    .reference = "Elkan 2001, Proc. IJCAI, 973–978",
    .undefined_when = kUndefinedWhen,
};

extern const Metric cost_sensitive_error = {
    .id = "cost_sensitive_error",
    .direction = Direction::lower_is_better,
    .range = {.low = 0},
    .from_counts = Compute,
};

}  // namespace melon::metrics
