#include <algorithm>
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
  if (!(CaseTotal(cases) > 0)) return reasons::no_cases;
  double largest = 0;
  AllCases(cases, [&](std::size_t i) {
    largest = std::max(largest, std::abs(cases.ErrorOf(i)));
    return true;
  });
  return FiniteValue(largest);
}

void Show(const Estimates& cases, const Parameters& /*parameters*/,
          Working& working) {
  std::size_t worst = 0;
  double largest = -1;
  AllCases(cases, [&](std::size_t i) {
    const double error = std::abs(cases.ErrorOf(i));
    if (error > largest) {
      largest = error;
      worst = i;
    }
    return true;
  });
  if (largest < 0) return;
  working.Result(
      Absolute(PredictionTerm(cases, worst) - TruthTerm(cases, worst)));
}

}  // namespace

extern const Words max_error_words = {
    .name = {"Maximum error", "最大误差"},
    .short_name = {"Max error", "最大误差"},
    .synonyms = {"maximum absolute error", "最大绝对误差"},
    .meaning = {"The largest absolute error: the worst case in these data. "
                "More cases can only make it larger.",
                "最大的绝对误差，即这批数据中最坏的情形。样例增多时只会增大。"},
    .latex = R"(\max_i\,\lvert\hat y_i-y_i\rvert)",
    .symbols = {symbols::kTruth},
    .references = {{sources::scikitlearndevelopers2024, "(max_error)"}},
    .undefined_when = kUndefinedWhen,
    .avoid_when =
        {"data sets of different size are compared, or the truth has outliers: "
         "one case decides, and more cases can only raise it",
         "比较大小不同的数据，或真实值有离群点：由一个样例决定，样例越多只会越"
         "大"},
};

extern const Metric max_error = {
    .id = "max_error",
    .direction = Direction::lower_is_better,
    .range = {0, std::numeric_limits<double>::infinity()},
    .from_estimates = {Compute, Show},
};

}  // namespace melon::metrics
