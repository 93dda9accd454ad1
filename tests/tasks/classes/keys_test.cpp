#include "tasks/classes/keys.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>
#include <vector>

namespace melon {
namespace {

bool Has(const ClassKeys& keys, std::string_view wanted) {
  const std::vector<MetricKey>& all = keys.keys();
  return std::any_of(all.begin(), all.end(), [wanted](const MetricKey& one) {
    return one.key == wanted;
  });
}

TEST(ClassKeys, OfLabelsHaveNoMetricOfProbabilities) {
  const ClassKeys keys({}, {});
  EXPECT_TRUE(Has(keys, "f1_macro"));
  EXPECT_FALSE(Has(keys, "log_loss"));
  EXPECT_FALSE(Has(keys, "precision"));
}

TEST(ClassKeys, OfProbabilitiesHaveBoth) {
  ClassData data;
  data.task = TaskKind::multiclass;
  Options options;
  options.top_k = 5;
  const ClassKeys keys(data, options);
  EXPECT_TRUE(Has(keys, "f1_macro"));
  EXPECT_TRUE(Has(keys, "log_loss"));
  EXPECT_TRUE(Has(keys, "top_2_accuracy"));
  EXPECT_TRUE(Has(keys, "top_5_accuracy"));
  EXPECT_FALSE(Has(keys, "roc_auc"));
}

TEST(ClassKeys, GiveMetricsTheCosts) {
  Options options;
  options.cost_matrix = {{0, 1, 2}, {3, 0, 4}, {5, 6, 0}};
  const ClassKeys keys({}, options);
  EXPECT_EQ(keys.costs(), (std::vector<double>{0, 1, 2, 3, 0, 4, 5, 6, 0}));
  const MetricKey& key =
      keys.keys()[IndexOf(keys.keys(), "cost_sensitive_error")];
  const ConfusionMatrix matrix(3, {1, 0, 0, 1, 1, 0, 0, 1, 0});
  EXPECT_DOUBLE_EQ(keys.Evaluate(key, matrix, nullptr).number(), (3.0 + 6) / 4);
}

TEST(ClassKeys, LeaveDistancesUndefinedWithoutAnOrder) {
  const ClassKeys keys({}, {});
  const MetricKey& key =
      keys.keys()[IndexOf(keys.keys(), "cohen_kappa_quadratic")];
  const ConfusionMatrix matrix(3, {1, 0, 0, 1, 1, 0, 0, 1, 0});
  EXPECT_EQ(keys.Evaluate(key, matrix, nullptr).reason().id, "no_class_order");
}

}  // namespace
}  // namespace melon
