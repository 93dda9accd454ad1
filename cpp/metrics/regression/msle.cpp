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
  return FiniteValue(SquaredLogErrors(cases) / CaseTotal(cases));
}

void Show(const Estimates& cases, const Parameters& /*parameters*/,
          Working& working) {
  if (!NothingNegative(cases)) return;
  const Term squares = SquaredLogErrorsLine(cases, working);
  working.Result(squares / CasesTerm(cases));
}

}  // namespace

extern const Words msle_words = {
    .name = {"Mean squared logarithmic error", "均方对数误差"},
    .short_name = {"MSLE", "MSLE"},
    .meaning =
        {"The mean squared error of the logarithms of 1 + value: it looks at "
         "ratios, for quantities that grow over orders of magnitude. "
         "Predictions that are too low cost more than those that are too high.",
         "对 1 + "
         "数值取对数后的均方误差，关注比值，适合跨越多个数量级的量。偏低的预测"
         "比偏高的代价更大。"},
    .latex =
        R"(\frac{1}{n}\sum_{i=1}^{n}\bigl(\ln(1+\hat y_i)-\ln(1+y_i)\bigr)^2)",
    .symbols = {symbols::kCases, symbols::kTruth},
    .references = {{sources::scikitlearndevelopers2024,
                    "(mean_squared_log_error)"}},
    .undefined_when = kUndefinedWhen,
    .remark = {"Natural logarithms. Undefined as soon as one true or predicted "
               "value is below 0.",
               "取自然对数。只要有一个真实值或预测值小于 0 即无定义。"},
    .use_when = {"values are not negative and span several powers of ten",
                 "真实值非负且跨越几个数量级"},
    .avoid_when =
        {"values are negative, or an error in the unit itself matters",
         "有负值，或误差按原单位才有意义"},
};

extern const Metric msle = {
    .id = "msle",
    .direction = Direction::lower_is_better,
    .range = {0, std::numeric_limits<double>::infinity()},
    .from_estimates = {Compute, Show},
};

}  // namespace melon::metrics
