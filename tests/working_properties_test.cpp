#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "base/random.h"
#include "intervals/interval.h"
#include "metric_kinds.h"
#include "metrics/metric.h"

namespace melon {
namespace {

/// A working ends in the value that the report has: but for rounding, since it
/// may add in another order.
void ExpectItEndsInTheValue(const Metric& metric, const MetricKind& kind,
                            const WorkedOut<Value>& outcome,
                            std::uint64_t seed) {
  const auto& [result, working] = outcome;
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

/// Workings of intervals end in their limits, but for rounding.
void ExpectItEndsInTheLimits(const IntervalMethod& method,
                             const WorkedOut<Interval>& worked) {
  const auto& [limits, working] = worked;
  if (!limits.low.defined()) return;
  const std::vector<WorkingLine>& lines = working.lines();
  ASSERT_GE(lines.size(), 2U) << method.id;
  const WorkingLine& low = lines[lines.size() - 2];
  EXPECT_EQ(low.key, "low") << method.id;
  EXPECT_NEAR(low.term.value(), limits.low.number(), 1e-9)
      << method.id << ": " << low.term.numbers();
  EXPECT_EQ(lines.back().key, "high") << method.id;
  EXPECT_NEAR(lines.back().term.value(), limits.high.number(), 1e-9)
      << method.id << ": " << lines.back().term.numbers();
}

constexpr double kLevels[] = {0.5, 0.95, 0.999};

TEST(EveryWorking, OfAProportionsIntervalEndsInItsLimits) {
  for (const IntervalMethod* method : IntervalMethods()) {
    if (method->from_proportion == nullptr) continue;
    for (const double level : kLevels) {
      for (const double trials : {0., 1., 2., 10., 333., 1e6}) {
        for (const double share : {0., .1, .5, .8, 1.}) {
          ExpectItEndsInTheLimits(
              *method, method->from_proportion.WorkOut(
                           std::round(share * trials), trials, level));
        }
      }
    }
  }
}

TEST(EveryWorking, OfAnAreasIntervalEndsInItsLimits) {
  for (const IntervalMethod* method : IntervalMethods()) {
    if (method->from_auc == nullptr) continue;
    for (const double level : kLevels) {
      for (const double auc : {0., .02, .3, .5, .97, 1.}) {
        for (const double error : {0., .01, .3}) {
          for (const double negatives : {0., 1., 400.}) {
            const AucEstimate estimate{.auc = auc,
                                       .delong_se = error,
                                       .positives = 5,
                                       .negatives = negatives};
            ExpectItEndsInTheLimits(*method,
                                    method->from_auc.WorkOut(estimate, level));
          }
        }
      }
    }
  }
}

TEST(EveryWorking, OfABootstrapsIntervalEndsInItsLimits) {
  Random random(31);
  std::vector<double> replicates(500);
  for (double& replicate : replicates)
    replicate = std::round(random.Unit() * 50) / 50;
  const std::vector<double> constant(10, .5);
  for (const IntervalMethod* method : IntervalMethods()) {
    if (method->from_bootstrap == nullptr) continue;
    for (const double level : kLevels) {
      for (const double estimate : {-1., .4, .5, .6, 2.}) {
        for (const double acceleration : {-1., -.05, 0., .05, 1.}) {
          for (const std::span<const double> values :
               {std::span<const double>(), std::span<const double>(constant),
                std::span<const double>(replicates)}) {
            const BootstrapEstimate bootstrap{.estimate = estimate,
                                              .replicates = values,
                                              .acceleration = acceleration};
            ExpectItEndsInTheLimits(
                *method, method->from_bootstrap.WorkOut(bootstrap, level));
          }
        }
      }
    }
  }
}

TEST(EveryWorking, OfADifferencesIntervalEndsInItsLimits) {
  for (const IntervalMethod* method : IntervalMethods()) {
    if (method->from_discordant == nullptr) continue;
    for (const double level : kLevels) {
      for (const double cases : {0., 5., 40., 1e6}) {
        for (const double only_a : {0., 1., 2.}) {
          for (const double only_b : {0., 1., 3.}) {
            ExpectItEndsInTheLimits(*method, method->from_discordant.WorkOut(
                                                 only_a, only_b, cases, level));
          }
        }
      }
    }
  }
}

}  // namespace
}  // namespace melon
