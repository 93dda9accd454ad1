#include <algorithm>
#include <cmath>
#include <cstddef>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/numbers/estimate_sums.h"
#include "kernels/numbers/estimate_working.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases,
                                            &reasons::overflow};

/// 0/0 is a perfect prediction of 0.
/// The error of case i as a share of the size of truth and prediction.
auto ErrorShare(const Estimates& cases) {
  return [&cases](std::size_t i) {
    const double size =
        (std::abs(cases.truth[i]) / 2) + (std::abs(cases.prediction[i]) / 2);
    return size > 0 ? std::abs(cases.ErrorOf(i)) / size : 0;
  };
}

Value Compute(const Estimates& cases, const Parameters& /*parameters*/) {
  const Value mean = WeightedMean(cases, ErrorShare(cases));
  if (!mean.defined()) return mean;
  return std::min(mean.number(), 2.0);  // rounding may pass the end
}

void Show(const Estimates& cases, const Parameters& /*parameters*/,
          Working& working) {
  const auto of_case = [&](std::size_t i) {
    const bool both_zero = cases.truth[i] == 0 && cases.prediction[i] == 0;
    if (both_zero) return Term(0.0);
    return 2 * Absolute(PredictionTerm(cases, i) - TruthTerm(cases, i)) /
           (Absolute(TruthTerm(cases, i)) + Absolute(PredictionTerm(cases, i)));
  };
  const Term mean = MeanOfCases(
      "S",
      R"(\sum_i\frac{2\left|\hat y_i-y_i\right|}{\left|y_i\right|+\left|\hat y_i\right|})",
      cases, of_case, WeightedSum(cases, ErrorShare(cases)), working);
  working.Result(mean);
}

}  // namespace

extern const Words smape_words = {
    .name = {"Symmetric mean absolute percentage error",
             "对称平均绝对百分比误差"},
    .short_name = {"sMAPE", "sMAPE"},
    .meaning =
        {"The absolute errors as shares of the mean size of truth and "
         "prediction. Defined also for a true value of 0, between 0 and 2.",
         "绝对误差占真实值与预测值平均大小之比的平均值。真实值为 0 "
         "时也有定义，取值在 0 到 2 之间。"},
    .latex =
        R"(\frac{1}{n}\sum_{i=1}^{n}\frac{2\,\lvert\hat y_i-y_i\rvert}{\lvert y_i\rvert+\lvert\hat y_i\rvert})",
    .symbols = {symbols::kCases, symbols::kTruth},
    .references = {{sources::makridakis1993}},
    .undefined_when = kUndefinedWhen,
    .remark = {"A fraction, not multiplied by 100. Where truth and prediction "
               "are both 0 the error counts 0. Other authors leave out the 2, "
               "so that it ends at 1.",
               "以小数表示，不乘 100。真实值与预测值均为 0 时误差计 "
               "0。有的作者不乘 2，此时上限为 1。"},
    .avoid_when = {"too high and too low should count the same: with the same "
                   "absolute error it punishes low predictions more (Goodwin & "
                   "Lawton 1999); look at MAE",
                   "偏高与偏低应同等对待：绝对误差相同时它更严惩偏低的预测（Goo"
                   "dwin 与 Lawton 1999）；看 MAE"},
};

extern const Metric smape = {
    .id = "smape",
    .direction = Direction::lower_is_better,
    .range = {0, 2},
    .from_estimates = {Compute, Show},
};

}  // namespace melon::metrics
