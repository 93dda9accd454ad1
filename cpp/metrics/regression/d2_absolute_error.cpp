#include <cmath>
#include <cstddef>
#include <limits>
#include <vector>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/numbers/estimate_sums.h"
#include "kernels/numbers/estimate_working.h"
#include "kernels/numbers/weighted_median.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::constant_truth, &reasons::overflow};

double MedianTruth(const Estimates& cases) {
  return WeightedMedian(
      std::vector<double>(cases.truth.begin(), cases.truth.end()),
      cases.weight);
}

Value Compute(const Estimates& cases, const Parameters& /*parameters*/) {
  if (!(CaseTotal(cases) > 0)) return reasons::no_cases;
  if (ConstantTruth(cases)) return reasons::constant_truth;
  const double median = MedianTruth(cases);
  const double around_median = WeightedSum(
      cases, [&](std::size_t i) { return std::abs(cases.truth[i] - median); });
  return FiniteValue(1 - (AbsoluteErrors(cases) / around_median));
}

void Show(const Estimates& cases, const Parameters& /*parameters*/,
          Working& working) {
  if (!(CaseTotal(cases) > 0)) return;
  const Term errors = AbsoluteErrorsLine(cases, working);
  const Term median(R"(\mathrm{median}(y))", MedianTruth(cases));
  const Term around = working.Line(
      "A", CaseSum(R"(\sum_i\left|y_i-\mathrm{median}(y)\right|)", cases,
                   [&](std::size_t i) {
                     return Absolute(TruthTerm(cases, i) - median);
                   },
                   WeightedSum(cases, [&](std::size_t i) {
                     return std::abs(cases.truth[i] - median.value());
                   })));
  working.Result(1 - errors / around);
}

}  // namespace

extern const Words d2_absolute_error_words = {
    .name = {"D² of absolute errors", "绝对误差的 D²"},
    .short_name = {"D² (MAE)", "D²（MAE）"},
    .synonyms = {"pseudo R¹ for the median", "中位数回归的伪 R²"},
    .meaning =
        {"The R² of absolute errors: 1 is perfect, 0 as good as predicting the "
         "median of the truth every time, negative worse. Single large errors "
         "weigh less than in R².",
         "绝对误差版的 R²：1 为完全正确，0 "
         "相当于总是预测真实值的中位数，为负则更差。个别大误差的影响小于 R²。"},
    .latex =
        R"(1-\frac{\sum_i\lvert\hat y_i-y_i\rvert}{\sum_i\lvert y_i-\operatorname{median}(y)\rvert})",
    .symbols = {symbols::kTruthPlain},
    .references = {{sources::koenker1999}},
    .undefined_when = kUndefinedWhen,
    .avoid_when =
        {"large errors are much worse than small ones: look at R²; or data "
         "sets are compared whose truth varies differently",
         "大误差的危害远大于小误差：看 R²；或比较真实值变化程度不同的数据"},
};

extern const Metric d2_absolute_error = {
    .id = "d2_absolute_error",
    .direction = Direction::higher_is_better,
    .range = {-std::numeric_limits<double>::infinity(), 1},
    .from_estimates = {Compute, Show},
};

}  // namespace melon::metrics
