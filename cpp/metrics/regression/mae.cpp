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
  return WeightedMean(
      cases, [&](std::size_t i) { return std::abs(cases.ErrorOf(i)); });
}

void Show(const Estimates& cases, const Parameters& /*parameters*/,
          Working& working) {
  const Term errors = AbsoluteErrorsLine(cases, working);
  working.Result(errors / CasesTerm(cases));
}

}  // namespace

extern const Words mae_words = {
    .name = {"Mean absolute error", "平均绝对误差"},
    .short_name = {"MAE", "MAE"},
    .meaning = {"How far a prediction is off on average, in the unit of the "
                "truth. ŷ is a prediction, y the truth, n the number of cases. "
                "Large errors count in proportion to their size.",
                "预测值平均偏离真实值多少，单位与真实值相同。ŷ 为预测值，y "
                "为真实值，n 为样例数。大误差按其大小成比例计入。"},
    .latex = R"(\frac{1}{n}\sum_{i=1}^{n}\lvert\hat y_i-y_i\rvert)",
    .symbols = {symbols::kCases, symbols::kTruth},
    .references = {{sources::willmott2005}},
    .undefined_when = kUndefinedWhen,
    .remark = {"It is smallest when the predictions are medians of what may "
               "happen, while the MSE is smallest for means.",
               "当预测值为条件中位数时 MAE 最小；使 MSE 最小的则是条件均值。"},
    .use_when = {"an error twice as large is twice as bad, or a few outliers "
                 "must not decide",
                 "误差加倍则危害加倍，或不应由少数离群点决定"},
    .avoid_when = {"large errors are much worse than small ones: look at RMSE",
                   "大误差的危害远大于小误差：看 RMSE"},
};

extern const Metric mae = {
    .id = "mae",
    .direction = Direction::lower_is_better,
    .range = {0, std::numeric_limits<double>::infinity()},
    .from_estimates = {Compute, Show},
};

}  // namespace melon::metrics
