#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>
#include <vector>

#include "base/bibliography.h"
#include "base/symbols.h"
#include "kernels/numbers/estimate_sums.h"
#include "kernels/numbers/weighted_median.h"
#include "metrics/metric.h"

namespace melon::metrics {
namespace {

constexpr const Reason* kUndefinedWhen[] = {&reasons::no_cases,
                                            &reasons::overflow};

Value Compute(const Estimates& cases, const Parameters& /*parameters*/) {
  if (!(CaseTotal(cases) > 0)) return reasons::no_cases;
  std::vector<double> errors(cases.size());
  for (std::size_t i = 0; i < errors.size(); ++i) {
    errors[i] = std::abs(cases.ErrorOf(i));
    if (!std::isfinite(errors[i])) return reasons::overflow;
  }
  return WeightedMedian(std::move(errors), cases.weight);
}

}  // namespace

extern const Words median_absolute_error_words = {
    .name = {"Median absolute error", "中位绝对误差"},
    .short_name = {"MedAE", "MedAE"},
    .meaning = {"Half of the predictions are off by at most this much. A few "
                "wild errors do not move it.",
                "有一半预测的误差不超过此值。少数极端误差不影响它。"},
    .latex = R"(\operatorname{median}_i\,\lvert\hat y_i-y_i\rvert)",
    .symbols = {symbols::kTruth},
    .references = {{sources::hyndman2006},
                   {sources::scikitlearndevelopers2024,
                    "(median_absolute_error)"}},
    .undefined_when = kUndefinedWhen,
    .remark =
        {"Not the median absolute deviation (MAD), which is taken around the "
         "median. A weight counts as repetitions; where exactly half of the "
         "weight lies on either side, the two middle errors are averaged.",
         "不同于围绕中位数计算的绝对中位差（MAD）。权重视为重复次数；若两侧权重"
         "恰好各占一半，取中间两个误差的平均值。"},
};

extern const Metric median_absolute_error = {
    .id = "median_absolute_error",
    .direction = Direction::lower_is_better,
    .range = {0, std::numeric_limits<double>::infinity()},
    .from_estimates = Compute,
};

}  // namespace melon::metrics
