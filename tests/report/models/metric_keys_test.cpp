#include "report/models/metric_keys.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "kernels/binary/group_scores.h"
#include "metrics/binary_row_keys.h"

namespace melon {
namespace {

std::vector<std::string> KeysOf(const Options& options) {
  const std::vector<MetricKey> all = MetricKeys(options);
  std::vector<std::string> keys;
  keys.reserve(all.size());
  for (const MetricKey& key : all) keys.push_back(key.key);
  return keys;
}

bool Has(const Options& options, std::string_view key) {
  const std::vector<std::string> keys = KeysOf(options);
  return std::find(keys.begin(), keys.end(), key) != keys.end();
}

MetricKey KeyOf(const Options& options, std::string_view wanted) {
  for (const MetricKey& key : MetricKeys(options)) {
    if (key.key == wanted) return key;
  }
  ADD_FAILURE() << wanted;
  return {};
}

/// The nine scored cases of docs/worked-examples.md.
GroupedScores NineSamples() {
  return GroupScores(std::vector<double>{.9, .8, .7, .6, .5, .4, .3, .2, .1},
                     std::vector<std::uint8_t>{0, 1, 0, 0, 1, 0, 1, 1, 0}, {});
}

TEST(MetricKeys, HoldEveryKeyOfTheContract) {
  for (const std::string_view key : kBinaryRowKeys) {
    EXPECT_TRUE(Has({}, key)) << key;
  }
}

TEST(MetricKeys, HoldEveryVariantOfEveryMetricOfTwoClasses) {
  for (const Metric* metric : Metrics()) {
    if (!IsForTwoClasses(*metric)) continue;
    if (metric->variants.empty()) {
      EXPECT_TRUE(Has({}, metric->id)) << metric->id;
    }
    for (const Variant& variant : metric->variants) {
      const MetricKey key = KeyOf({}, variant.key);
      EXPECT_EQ(key.metric, metric);
      EXPECT_EQ(key.parameters.own, variant.parameter) << variant.key;
    }
  }
}

TEST(MetricKeys, GainThoseOfTheParametersThatTheUserSet) {
  Options options;
  options.beta = 3;
  options.max_fpr = 0.2;
  options.k = 5;
  for (const auto& [key, own] :
       {std::pair{"f3", 3.0}, std::pair{"partial_auc_0.2", 0.2},
        std::pair{"roc_auc_max_fpr_0.2", 0.2}, std::pair{"ndcg@5", 5.0}}) {
    EXPECT_FALSE(Has({}, key)) << key;
    EXPECT_EQ(KeyOf(options, key).parameters.own, own) << key;
  }
  EXPECT_EQ(KeysOf(options).size(), KeysOf({}).size() + 4);
  EXPECT_TRUE(Has(options, "partial_auc_0.1"));
}

TEST(MetricKeys, WriteTheParameterAsShortAsItIsExact) {
  Options options;
  options.beta = 0.3;
  EXPECT_TRUE(Has(options, "f0.3"));
  options.beta = 1.5;
  EXPECT_TRUE(Has(options, "f1.5"));
  options.beta = 100;
  EXPECT_TRUE(Has(options, "f100"));
}

TEST(MetricKeys, AreAllDifferent) {
  Options same;
  same.beta = 2;
  same.max_fpr = 0.1;
  same.k = 10;
  Options other;
  other.beta = 0.1;
  other.max_fpr = 1;
  other.k = 1;
  for (const Options& options : {Options{}, same, other}) {
    const std::vector<std::string> keys = KeysOf(options);
    EXPECT_EQ(std::set<std::string>(keys.begin(), keys.end()).size(),
              keys.size());
  }
}

TEST(MetricKeys, CarryTheCosts) {
  Options options;
  options.cost_fn = 5;
  options.cost_fp = 2;
  // (5·2 + 2·1) / 10
  const Value value = Evaluate(KeyOf(options, "cost_sensitive_error"),
                               {.true_positive = 4,
                                .false_positive = 1,
                                .false_negative = 2,
                                .true_negative = 3},
                               {});
  EXPECT_DOUBLE_EQ(value.number(), 1.2);
}

TEST(NeedsScores, TellsRankingFromCounting) {
  EXPECT_TRUE(NeedsScores(KeyOf({}, "roc_auc")));
  EXPECT_TRUE(NeedsScores(KeyOf({}, "brier")));
  EXPECT_FALSE(NeedsScores(KeyOf({}, "accuracy")));
  EXPECT_FALSE(NeedsScores(KeyOf({}, "matthews_corrcoef")));
}

TEST(Evaluate, AsksTheFunctionThatTheMetricHas) {
  const GroupedScores groups = NineSamples();
  const Counts counts{.true_positive = 6,
                      .false_positive = 1,
                      .false_negative = 2,
                      .true_negative = 3};
  EXPECT_DOUBLE_EQ(
      Evaluate(KeyOf({}, "roc_auc"), counts, groups.view()).number(), .4);
  EXPECT_DOUBLE_EQ(
      Evaluate(KeyOf({}, "recall"), counts, groups.view()).number(), .75);
  EXPECT_DOUBLE_EQ(
      Evaluate(KeyOf({}, "accuracy"), counts, groups.view()).number(), .75);
}

TEST(Evaluate, OfAMetricOfScoresIsUndefinedForLabels) {
  const Value value = Evaluate(KeyOf({}, "roc_auc"), {.true_positive = 1}, {});
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_scores");
}

}  // namespace
}  // namespace melon
