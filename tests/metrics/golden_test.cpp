#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <string>
#include <vector>

#include "kernels/binary/group_scores.h"
#include "metrics/metric.h"

namespace melon {
namespace {

using Json = nlohmann::json;

/// Both sides round a few times and the tools do not compensate their sums.
constexpr double kRelativeTolerance = 1e-12;
/// Where terms of size 1 cancel, the tools' rounding is absolute.
constexpr double kAbsoluteTolerance = 1e-15;

const Json& Golden() {
  static const Json golden = [] {
    std::ifstream file(std::string(MELON_GOLDEN) + "/binary_metrics.json");
    return Json::parse(std::string(std::istreambuf_iterator<char>(file), {}));
  }();
  return golden;
}

Value Evaluate(const Metric& metric, const ScoreGroups& groups,
               double threshold, const Parameters& parameters) {
  if (metric.from_groups != nullptr)
    return metric.from_groups(groups, parameters);
  const Counts counts = CountsAt(groups, threshold);
  if (metric.from_counts != nullptr)
    return metric.from_counts(counts, parameters);
  return metric.from_confusion(ConfusionMatrix(counts), parameters);
}

void ExpectGolden(const Value& value, const Json& expected) {
  ASSERT_EQ(value.defined(), !expected.is_null())
      << (value.defined() ? "defined" : value.reason().id);
  if (!value.defined()) return;
  const auto wanted = expected.get<double>();
  EXPECT_NEAR(value.number(), wanted,
              kAbsoluteTolerance + (kRelativeTolerance * std::abs(wanted)));
  EXPECT_FALSE(value.number() == 0 && std::signbit(value.number()))
      << "negative zero";
}

GroupedScores GroupsOf(const Json& golden) {
  std::vector<std::uint8_t> truth;
  for (const char digit : golden["truth"].get<std::string>())
    truth.push_back(digit == '1' ? 1 : 0);
  return GroupScores(golden["score"].get<std::vector<double>>(), truth,
                     golden["weight"].get<std::vector<double>>());
}

void CompareGoldenKeys(const Metric& metric, const Json& golden,
                       Parameters parameters, std::set<std::string>& seen) {
  const GroupedScores groups = GroupsOf(golden);
  const Variant only = {metric.id, 0};
  const std::span<const Variant> variants =
      metric.variants.empty() ? std::span(&only, 1) : metric.variants;
  for (const Variant& variant : variants) {
    const std::string key(variant.key);
    SCOPED_TRACE(golden["name"].get<std::string>() + " " + key);
    // A metric that came later has its oracle in its own test.
    if (!golden["expected"].contains(key)) continue;
    parameters.own = variant.parameter;
    ExpectGolden(Evaluate(metric, groups.view(),
                          golden["threshold"].get<double>(), parameters),
                 golden["expected"][key]);
    seen.insert(key);
  }
}

TEST(GoldenMetrics, AgreeWithScikitLearnScipyAndPRoc) {
  Parameters parameters;
  parameters.level = Golden()["level"].get<double>();
  parameters.cost_fn = Golden()["cost_fn"].get<double>();
  parameters.cost_fp = Golden()["cost_fp"].get<double>();
  for (const Json& golden : Golden()["cases"]) {
    std::set<std::string> seen;
    for (const Metric* metric : Metrics())
      CompareGoldenKeys(*metric, golden, parameters, seen);
    EXPECT_EQ(seen.size(), golden["expected"].size());
  }
}

TEST(GoldenMetrics, CoverFiveRealModelsAndTwelveDataSets) {
  const Json& cases = Golden()["cases"];
  EXPECT_GE(cases.size(), 12U);
  const auto is_real = [](const Json& golden) {
    return golden["name"].get<std::string>().starts_with("breast_cancer");
  };
  EXPECT_GE(std::count_if(cases.begin(), cases.end(), is_real), 5);
}

}  // namespace
}  // namespace melon
