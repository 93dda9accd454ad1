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
  if (!(CaseTotal(cases) > 0)) return reasons::no_cases;
  return FiniteValue(SquaredErrors(cases));
}

void Show(const Estimates& cases, const Parameters& /*parameters*/,
          Working& working) {
  working.Result(SquaredErrorsLine(cases, working));
}

}  // namespace

extern const Words sse_words = {
    .name = {"Sum of squared errors", "误差平方和"},
    .short_name = {"SSE", "SSE"},
    .synonyms = {"residual sum of squares, RSS", "残差平方和、RSS"},
    .meaning = {"The squared errors added up. It grows with the number of "
                "cases, so it compares models on the same cases only.",
                "误差平方之和。它随样例数增大，只能比较同一批样例上的模型。"},
    .latex = R"(\sum_{i=1}^{n}(\hat y_i-y_i)^2)",
    .symbols = {symbols::kCases, symbols::kTruth},
    .references = {{sources::hastie2009, "§3.2"}},
    .undefined_when = kUndefinedWhen,
    .avoid_when = {"data sets of different size are compared: it grows with "
                   "the number of cases; look at MSE",
                   "比较大小不同的数据：它随样例数增长；看 MSE"},
};

extern const Metric sse = {
    .id = "sse",
    .direction = Direction::lower_is_better,
    .range = {0, std::numeric_limits<double>::infinity()},
    .from_estimates = {Compute, Show},
};

}  // namespace melon::metrics
