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

constexpr Reason kZeroTruth{
    "zero_truth",
    {"some true values are 0, so their relative error is undefined",
     "有真实值为 0，相对误差无定义"}};
constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases, &kZeroTruth,
                                            &reasons::overflow};

Value Compute(const Estimates& cases, const Parameters& /*parameters*/) {
  if (!(CaseTotal(cases) > 0)) return reasons::no_cases;
  if (!AllCases(cases, [&](std::size_t i) { return cases.truth[i] != 0; }))
    return kZeroTruth;
  return WeightedMean(cases, [&](std::size_t i) {
    return std::abs(cases.ErrorOf(i) / cases.truth[i]);
  });
}

void Show(const Estimates& cases, const Parameters& /*parameters*/,
          Working& working) {
  if (!AllCases(cases, [&](std::size_t i) { return cases.truth[i] != 0; }))
    return;
  const Term mean = MeanOfCases(
      R"(S)", R"(\sum_i\left|\frac{\hat y_i-y_i}{y_i}\right|)", cases,
      [&](std::size_t i) {
        return Absolute((PredictionTerm(cases, i) - TruthTerm(cases, i)) /
                        TruthTerm(cases, i));
      },
      WeightedSum(cases,
                  [&](std::size_t i) {
                    return std::abs(cases.ErrorOf(i) / cases.truth[i]);
                  }),
      working);
  working.Result(mean);
}

}  // namespace

extern const Words mape_words = {
    .name = {"Mean absolute percentage error", "平均绝对百分比误差"},
    .short_name = {"MAPE", "MAPE"},
    .meaning = {"The mean of the absolute errors as shares of the true values: "
                "0.1 means off by 10 % on average. It punishes predictions "
                "that are too high more than those that are too low.",
                "绝对误差占真实值之比的平均值：0.1 表示平均偏离 10 "
                "%。它对偏高预测的惩罚重于偏低预测。"},
    .latex =
        R"(\frac{1}{n}\sum_{i=1}^{n}\left\lvert\frac{\hat y_i-y_i}{y_i}\right\rvert)",
    .symbols = {symbols::kCases, symbols::kTruth},
    .references = {{sources::hyndman2006}},
    .undefined_when = kUndefinedWhen,
    .remark = {"A fraction, not multiplied by 100. Undefined as soon as one "
               "true value is 0; scikit-learn divides by a tiny number instead "
               "and returns a huge one.",
               "以小数表示，不乘 100。只要有一个真实值为 0 "
               "即无定义；scikit-learn 改除以极小的数，从而得到巨大的值。"},
    .use_when =
        {"values are positive, far from 0, and errors count relative to them",
         "真实值为正且远离 0，误差按相对大小计"},
    .avoid_when =
        {"values come near 0, where one case decides; and it favours "
         "predictions that are too low",
         "真实值接近 0，此时一个样例即可左右其值；它还偏向偏低的预测"},
};

extern const Metric mape = {
    .id = "mape",
    .direction = Direction::lower_is_better,
    .range = {0, std::numeric_limits<double>::infinity()},
    .from_estimates = {Compute, Show},
};

}  // namespace melon::metrics
