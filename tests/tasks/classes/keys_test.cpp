#include "tasks/classes/keys.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

TEST(ClassKeys, OfLabelsHaveNoMetricOfProbabilities) {
  const ClassKeys keys({}, {});
  EXPECT_TRUE(keys.Find("f1_macro"));
  EXPECT_FALSE(keys.Find("log_loss"));
  EXPECT_FALSE(keys.Find("precision"));
}

TEST(ClassKeys, OfProbabilitiesHaveBoth) {
  ClassData data;
  data.task = TaskKind::multiclass;
  Options options;
  options.top_k = 5;
  const ClassKeys keys(data, options);
  EXPECT_TRUE(keys.Find("f1_macro"));
  EXPECT_TRUE(keys.Find("log_loss"));
  EXPECT_TRUE(keys.Find("top_2_accuracy"));
  EXPECT_TRUE(keys.Find("top_5_accuracy"));
  EXPECT_FALSE(keys.Find("roc_auc"));
}

TEST(ClassKeys, GiveMetricsTheCosts) {
  Options options;
  options.cost_matrix = {{0, 1, 2}, {3, 0, 4}, {5, 6, 0}};
  const ClassKeys keys({}, options);
  EXPECT_EQ(keys.costs(), (std::vector<double>{0, 1, 2, 3, 0, 4, 5, 6, 0}));
  const MetricKey& key = keys.keys()[*keys.Find("cost_sensitive_error")];
  const ConfusionMatrix matrix(3, {1, 0, 0, 1, 1, 0, 0, 1, 0});
  EXPECT_DOUBLE_EQ(keys.Evaluate(key, matrix, nullptr).number(), (3.0 + 6) / 4);
}

TEST(ClassKeys, LeaveDistancesUndefinedWithoutAnOrder) {
  const ClassKeys keys({}, {});
  const MetricKey& key = keys.keys()[*keys.Find("cohen_kappa_quadratic")];
  const ConfusionMatrix matrix(3, {1, 0, 0, 1, 1, 0, 0, 1, 0});
  EXPECT_EQ(keys.Evaluate(key, matrix, nullptr).reason().id, "no_class_order");
}

}  // namespace
}  // namespace melon
