#include <cstddef>
#include <limits>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/numbers/estimate_sums.h"
#include "kernels/numbers/estimate_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::constant_truth, &reasons::overflow};

Value Compute(const Estimates& cases, const Parameters& /*parameters*/) {
  const double total = CaseTotal(cases);
  if (!(total > 0)) return reasons::no_cases;
  if (ConstantTruth(cases)) return reasons::constant_truth;
  const double mean =
      WeightedSum(cases, [&](std::size_t i) { return cases.ErrorOf(i); }) /
      total;
  const double unexplained = WeightedSum(cases, [&](std::size_t i) {
    const double deviation = cases.ErrorOf(i) - mean;
    return deviation * deviation;
  });
  return FiniteValue(1 - (unexplained / TruthSquares(cases)));
}

void Show(const Estimates& cases, const Parameters& /*parameters*/,
          Working& working) {
  const Term spread = ErrorSpreadLine(cases, working);
  const Term total = TruthSquaresLine(cases, working);
  working.Result(1 - spread / total);
}

}  // namespace

extern const Words explained_variance_words = {
    .name = {"Explained variance", "解释方差"},
    .short_name = {"Expl. variance", "解释方差"},
    .synonyms = {"explained variance score, explained variation", "可解释方差"},
    .meaning =
        {"R² after the mean error has been subtracted: a constant bias is "
         "forgiven. If it is clearly above R², the predictions are biased.",
         "减去平均误差之后的 R²，不计固定偏差。若明显高于 "
         "R²，说明预测存在系统偏差。"},
    .latex = R"(1-\frac{\operatorname{Var}(y-\hat y)}{\operatorname{Var}(y)})",
    .symbols = {symbols::kTruthPlain},
    .references = {{sources::scikitlearndevelopers2024,
                    "(explained_variance_score)"},
                   {sources::kvalseth1985}},
    .undefined_when = kUndefinedWhen,
    .avoid_when = {"the predictions are used as they are: a constant bias is "
                   "forgiven here; look at R²",
                   "预测值将直接使用：此处不计恒定偏差；看 R²"},
};

extern const Metric explained_variance = {
    .id = "explained_variance",
    .direction = Direction::higher_is_better,
    .range = {-std::numeric_limits<double>::infinity(), 1},
    .from_estimates = {Compute, Show},
};

}  // namespace melon::metrics
