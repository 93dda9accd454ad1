#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>

#include "metric_kinds.h"
#include "metrics/metric.h"

namespace melon {
namespace {

/// A working ends in the value that the report has: but for rounding, since it
/// may add in another order.
void ExpectItEndsInTheValue(const Metric& metric, const MetricKind& kind,
                            const Outcome& outcome, std::uint64_t seed) {
  if (!outcome.shows) return;
  const auto& [result, working] = outcome.worked;
  if (!result.defined()) return;
  ASSERT_FALSE(working.lines().empty()) << metric.id << ", " << kind.name;
  const double last = working.lines().back().term.value();
  const double size = std::max(1.0, std::abs(result.number()));
  EXPECT_NEAR(last, result.number(), 1e-9 * size)
      << metric.id << ", " << kind.name << ", seed " << seed << ": "
      << working.lines().back().term.numbers();
}

TEST(EveryWorking, EndsInTheValueOfItsMetric) {
  for (const MetricKind& kind : MetricKinds()) {
    for (const Metric* metric : Metrics()) {
      if (!kind.has(*metric)) continue;
      Parameters parameters;
      parameters.own =
          metric->variants.empty() ? 0 : metric->variants.back().parameter;
      for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Cases cases = kind.some(seed < 10 ? 12 : 60, seed);
        ExpectItEndsInTheValue(*metric, kind,
                               kind.work_out(*metric, parameters, cases), seed);
      }
      for (const Cases& cases : kind.edges()) {
        ExpectItEndsInTheValue(*metric, kind,
                               kind.work_out(*metric, parameters, cases), 0);
      }
    }
  }
}

}  // namespace
}  // namespace melon
