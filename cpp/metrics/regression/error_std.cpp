#include <cmath>
#include <cstddef>
#include <limits>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/numbers/estimate_sums.h"
#include "kernels/numbers/estimate_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases,
                                            &reasons::overflow};

Value Compute(const Estimates& cases, const Parameters& /*parameters*/) {
  const double total = CaseTotal(cases);
  if (!(total > 0)) return reasons::no_cases;
  const double mean =
      WeightedSum(cases, [&](std::size_t i) { return cases.ErrorOf(i); }) /
      total;
  const double squares = WeightedSum(cases, [&](std::size_t i) {
    const double deviation = cases.ErrorOf(i) - mean;
    return deviation * deviation;
  });
  return FiniteValue(std::sqrt(squares / total));
}

void Show(const Estimates& cases, const Parameters& /*parameters*/,
          Working& working) {
  const Term spread = ErrorSpreadLine(cases, working);
  working.Result(Root(spread / CasesTerm(cases)));
}

}  // namespace

extern const Words error_std_words = {
    .name = {"Standard deviation of the error", "误差标准差"},
    .short_name = {"Error SD", "误差标准差"},
    .meaning = {"How much the errors scatter around their mean ē. A constant "
                "error, which could be subtracted, does not count: look at the "
                "mean error beside it.",
                "误差围绕其均值 ē "
                "的离散程度。可以减去的固定偏差不计入，应与平均误差一起看。"},
    .latex =
        R"(\sqrt{\frac{1}{n}\sum_{i=1}^{n}(e_i-\bar e)^2},\quad e_i=\hat y_i-y_i)",
    .symbols = {symbols::kCases,
                symbols::kTruth,
                {R"(e_i,\ \bar e)",
                 {"the error of case i and the mean error",
                  "样例 i 的误差与平均误差"}}},
    .references = {{sources::pearson1894}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"The population form, divided by n and not by n − 1, so that MSE = "
         "mean error² + this².",
         "取总体形式，除以 n 而非 n − 1，因此 MSE = 平均误差² + 误差标准差²。"},
    .avoid_when = {"the bias matters as well: a constant error does not show; "
                   "look at RMSE",
                   "偏差也重要：恒定的误差不会体现；看 RMSE"},
};

extern const Metric error_std = {
    .id = "error_std",
    .direction = Direction::lower_is_better,
    .range = {0, std::numeric_limits<double>::infinity()},
    .from_estimates = {Compute, Show},
};

}  // namespace melon::metrics
