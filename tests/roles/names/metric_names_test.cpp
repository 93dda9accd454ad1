#include "roles/names/metric_names.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

TEST(MetricNames, AreTheIdsOfItemsAndWhatOtherProgramsCallThem) {
  for (const char* name :
       {"accuracy", "Accuracy", "Kappa", "RMSE", "Rsquared", "MAE", "ROC",
        "Sens", "Spec", "f1-score", "log_loss", "roc_auc", "test_accuracy",
        "neg_mean_squared_error", "mean_test_f1_macro", "查准率"})
    EXPECT_TRUE(IsMetricName(name)) << name;
}

TEST(MetricNames, OfLearnersAreNone) {
  for (const char* name : {"rf", "svm", "rf_accuracy", "rf~Accuracy", "A",
                           "test", "score of B", "C4.5", ""})
    EXPECT_FALSE(IsMetricName(name)) << name;
}

TEST(KindOfMeasure, IsThePartOfTheNameThatIsCalledByAMetric) {
  EXPECT_EQ(KindOfMeasure("rf~Accuracy"), "accuracy");
  EXPECT_EQ(KindOfMeasure("rf_accuracy"), "accuracy");
  EXPECT_EQ(KindOfMeasure("accuracy rf"), "accuracy");
  EXPECT_EQ(KindOfMeasure("rf"), "");
  EXPECT_EQ(KindOfMeasure("random_forest"), "");
}

}  // namespace
}  // namespace melon
