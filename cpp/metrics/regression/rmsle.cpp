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

constexpr const Reason* kUndefinedWhen[] = {
    &reasons::no_cases, &reasons::negative_values, &reasons::overflow};

double SquaredLogError(const Estimates& cases, std::size_t i) {
  const double error =
      std::log1p(cases.prediction[i]) - std::log1p(cases.truth[i]);
  return error * error;
}

Value Compute(const Estimates& cases, const Parameters& /*parameters*/) {
  if (!(CaseTotal(cases) > 0)) return reasons::no_cases;
  if (!AllCases(cases, [&](std::size_t i) {
        return cases.truth[i] >= 0 && cases.prediction[i] >= 0;
      }))
    return reasons::negative_values;
  const double squares = WeightedSum(
      cases, [&](std::size_t i) { return SquaredLogError(cases, i); });
  return FiniteValue(std::sqrt(squares / CaseTotal(cases)));
}

void Show(const Estimates& cases, const Parameters& /*parameters*/,
          Working& working) {
  if (!AllCases(cases, [&](std::size_t i) {
        return cases.truth[i] >= 0 && cases.prediction[i] >= 0;
      }))
    return;
  const Term mean = MeanOfCases(
      R"(S)", R"(\sum_i\left(\ln(1+\hat y_i)-\ln(1+y_i)\right)^2)", cases,
      [&](std::size_t i) {
        return Square(Ln(1 + PredictionTerm(cases, i)) -
                      Ln(1 + TruthTerm(cases, i)));
      },
      WeightedSum(cases,
                  [&](std::size_t i) { return SquaredLogError(cases, i); }),
      working);
  working.Result(Root(mean));
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
};

extern const Metric rmsle = {
    .id = "rmsle",
    .direction = Direction::lower_is_better,
    .range = {0, std::numeric_limits<double>::infinity()},
    .from_estimates = {Compute, Show},
};

}  // namespace melon::metrics
