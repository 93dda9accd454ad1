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
  return FiniteValue(std::sqrt(SquaredErrors(cases) / total));
}

void Show(const Estimates& cases, const Parameters& /*parameters*/,
          Working& working) {
  const Term squares = SquaredErrorsLine(cases, working);
  working.Result(Root(squares / CasesTerm(cases)));
}

}  // namespace

extern const Words rmse_words = {
    .name = {"Root mean squared error", "均方根误差"},
    .short_name = {"RMSE", "RMSE"},
    .synonyms = {"root mean squared deviation", "均方根偏差"},
    .meaning = {"The square root of the mean squared error, so in the unit of "
                "the truth. Never below the mean absolute error, and far above "
                "it when a few errors are large.",
                "均方误差的平方根，单位与真实值相同。不小于平均绝对误差；若少数"
                "误差很大，则远大于后者。"},
    .latex = R"(\sqrt{\frac{1}{n}\sum_{i=1}^{n}(\hat y_i-y_i)^2})",
    .symbols = {symbols::kCases, symbols::kTruth},
    .references = {{sources::willmott1981}},
    .undefined_when = kUndefinedWhen,
    .use_when = {"large errors are much worse than small ones, and the mean is "
                 "to be predicted",
                 "大误差的危害远大于小误差，且要预测的是均值"},
    .avoid_when = {"a few outliers in the truth decide it: look at MAE or the "
                   "median absolute error",
                   "真实值中的少数离群点会左右其值：看 MAE 或绝对误差的中位数"},
};

extern const Metric rmse = {
    .id = "rmse",
    .direction = Direction::lower_is_better,
    .range = {0, std::numeric_limits<double>::infinity()},
    .from_estimates = {Compute, Show},
};

}  // namespace melon::metrics
