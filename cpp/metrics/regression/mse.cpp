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
  return FiniteValue(SquaredErrors(cases) / total);
}

void Show(const Estimates& cases, const Parameters& /*parameters*/,
          Working& working) {
  const Term squares = SquaredErrorsLine(cases, working);
  working.Result(squares / CasesTerm(cases));
}

}  // namespace

extern const Words mse_words = {
    .name = {"Mean squared error", "均方误差"},
    .short_name = {"MSE", "MSE"},
    .synonyms = {"mean squared prediction error", "均方预测误差"},
    .meaning = {"The mean of the squared errors: an error twice as large "
                "counts four times. Its unit is that of the truth, squared.",
                "误差平方的平均值：误差增大一倍，影响变为四倍。单位是真实值单位"
                "的平方。"},
    .latex = R"(\frac{1}{n}\sum_{i=1}^{n}(\hat y_i-y_i)^2)",
    .symbols = {symbols::kCases, symbols::kTruth},
    .references = {{sources::hastie2009, "§2.4"}},
    .undefined_when = kUndefinedWhen,
    .remark = {"It is the squared mean error plus the squared standard "
               "deviation of the error.",
               "它等于平均误差的平方加误差标准差的平方。"},
    .avoid_when =
        {"a value in the unit of the truth is wanted (RMSE), or a few outliers "
         "in the truth decide it (MAE)",
         "需要与真实值同单位（RMSE），或真实值中的少数离群点会左右其值（MAE）"},
};

extern const Metric mse = {
    .id = "mse",
    .direction = Direction::lower_is_better,
    .range = {0, std::numeric_limits<double>::infinity()},
    .from_estimates = {Compute, Show},
};

}  // namespace melon::metrics
