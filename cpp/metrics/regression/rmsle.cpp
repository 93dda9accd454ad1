#include <cmath>
#include <limits>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/numbers/estimate_sums.h"
#include "kernels/numbers/estimate_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::negative_values, &reasons::overflow};

Value Compute(const Estimates& cases, const Parameters& /*parameters*/) {
  if (!(CaseTotal(cases) > 0)) return reasons::no_cases;
  if (!NothingNegative(cases)) return reasons::negative_values;
  return FiniteValue(std::sqrt(SquaredLogErrors(cases) / CaseTotal(cases)));
}

void Show(const Estimates& cases, const Parameters& /*parameters*/,
          Working& working) {
  if (!NothingNegative(cases)) return;
  const Term squares = SquaredLogErrorsLine(cases, working);
  working.Result(Root(squares / CasesTerm(cases)));
}

}  // namespace

extern const Words rmsle_words = {
    .name = {"Root mean squared logarithmic error", "均方根对数误差"},
    .short_name = {"RMSLE", "RMSLE"},
    .meaning =
        {"The square root of the mean squared logarithmic error. For values "
         "far above 1 it is close to a typical relative error: 0.1 means off "
         "by about 10 %. For values far below 1 it is close to the RMSE.",
         "均方对数误差的平方根。y 远大于 1 时接近典型的相对误差：0.1 约为偏离 "
         "10 %；y 远小于 1 时接近 RMSE。"},
    .latex =
        R"(\sqrt{\frac{1}{n}\sum_{i=1}^{n}\bigl(\ln(1+\hat y_i)-\ln(1+y_i)\bigr)^2})",
    .symbols = {symbols::kCases, symbols::kTruth},
    .references = {{sources::scikitlearndevelopers2024,
                    "(root_mean_squared_log_error)"}},
    .undefined_when = kUndefinedWhen,
    .avoid_when =
        {"values are negative, or too high is worse than too low by the same "
         "amount: on the scale of logarithms a prediction that is too low "
         "costs more",
         "有负值，或偏高比等量的偏低更糟：在对数尺度上偏低的代价更大"},
};

extern const Metric rmsle = {
    .id = "rmsle",
    .direction = Direction::lower_is_better,
    .range = {0, std::numeric_limits<double>::infinity()},
    .from_estimates = {Compute, Show},
};

}  // namespace melon::metrics
