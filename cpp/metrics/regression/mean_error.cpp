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

Value Compute(const Estimates& cases, const Parameters& /*parameters*/) {
  return WeightedMean(cases, [&](std::size_t i) { return cases.ErrorOf(i); });
}

void Show(const Estimates& cases, const Parameters& /*parameters*/,
          Working& working) {
  const Term mean = MeanOfCases(
      R"(\sum_i e_i)", R"(\sum_i(\hat y_i-y_i))", cases,
      [&](std::size_t i) {
        return PredictionTerm(cases, i) - TruthTerm(cases, i);
      },
      WeightedSum(cases, [&](std::size_t i) { return cases.ErrorOf(i); }),
      working);
  working.Result(mean);
}

}  // namespace

extern const Words mean_error_words = {
    .name = {"Mean error", "平均误差"},
    .short_name = {"Bias", "偏差"},
    .synonyms = {"mean bias error, bias", "平均偏差、偏倚"},
    .meaning = {"The bias: predictions are too high on average when it is "
                "positive, too low when it is negative. 0 does not mean that "
                "the predictions are right.",
                "偏差：为正说明预测平均偏高，为负说明平均偏低。为 0 "
                "并不代表预测准确。"},
    .latex = R"(\frac{1}{n}\sum_{i=1}^{n}(\hat y_i-y_i))",
    .symbols = {symbols::kCases, symbols::kTruth},
    .references = {{sources::willmott2005}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"An error is prediction minus truth. A residual is often defined the "
         "other way round, truth minus prediction.",
         "误差定义为预测值减真实值；残差则常取相反方向，即真实值减预测值。"},
    .avoid_when = {"the size of errors is asked for: errors of opposite sign "
                   "cancel out; look at MAE or RMSE",
                   "要问误差的大小：正负误差会抵消；看 MAE 或 RMSE"},
};

extern const Metric mean_error = {
    .id = "mean_error",
    .direction = Direction::neither,
    .range = {},
    .from_estimates = {Compute, Show},
};

}  // namespace melon::metrics
