#include <cmath>
#include <cstddef>
#include <limits>
#include <string_view>
#include <utility>
#include <vector>

#include "base/bibliography.h"
#include "base/sum.h"
#include "base/symbols.h"
#include "kernels/numbers/estimate_sums.h"
#include "kernels/numbers/estimate_working.h"
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

/// The case whose error is the one in the middle, or the two around it.
struct MiddleCases {
  std::size_t lower = 0;
  std::size_t upper = 0;
  /// How many cases err less, and more, than the median.
  double below = 0;
  double above = 0;
};

MiddleCases FindMiddle(const Estimates& cases, double median) {
  MiddleCases middle;
  double most = -1;
  double least = std::numeric_limits<double>::infinity();
  Sum below;
  Sum above;
  AllCases(cases, [&](std::size_t i) {
    const double error = std::abs(cases.ErrorOf(i));
    if (error < median) below.Add(cases.WeightOf(i));
    if (error > median) above.Add(cases.WeightOf(i));
    if (error <= median && error > most) {
      most = error;
      middle.lower = i;
    }
    if (error >= median && error < least) {
      least = error;
      middle.upper = i;
    }
    return true;
  });
  middle.below = below.value();
  middle.above = above.value();
  return middle;
}

Term ErrorLine(const Estimates& cases, std::size_t i, std::string_view sign,
               Working& working) {
  return working.Line(sign,
                      Absolute(PredictionTerm(cases, i) - TruthTerm(cases, i)));
}

void Show(const Estimates& cases, const Parameters& parameters,
          Working& working) {
  const Value median = Compute(cases, parameters);
  if (!median.defined()) return;
  const MiddleCases middle = FindMiddle(cases, median.number());
  working.Line("n", CaseTotal(cases), {"cases", "样例数"});
  working.Line(
      R"(n_{<})", middle.below,
      {"those that err less than the median", "误差小于中位数的样例数"});
  working.Line(R"(n_{>})", middle.above,
               {"those that err more", "误差大于中位数的样例数"});
  const Term lower =
      ErrorLine(cases, middle.lower, R"(e_{\mathrm{mid}})", working);
  if (std::abs(cases.ErrorOf(middle.upper)) == lower.value()) {
    working.Result(lower);
    return;
  }
  const Term upper =
      ErrorLine(cases, middle.upper, R"(e'_{\mathrm{mid}})", working);
  working.Result((lower + upper) / 2);
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
    .use_when = {"the typical error is asked for, whatever the outliers",
                 "要问的是典型误差，不计离群点"},
    .avoid_when =
        {"large errors matter: half of the cases may be arbitrarily wrong",
         "大误差很重要：近一半样例可以错得任意远"},
};

extern const Metric median_absolute_error = {
    .id = "median_absolute_error",
    .direction = Direction::lower_is_better,
    .range = {0, std::numeric_limits<double>::infinity()},
    .from_estimates = {Compute, Show},
};

}  // namespace melon::metrics
