#include "table/nearest_name.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

TEST(NearestName, IsTheSameButForCaseAndSigns) {
  EXPECT_EQ(NearestName("actual", {"Price", "Actual", "Actual_2"}), "Actual");
  EXPECT_EQ(NearestName("y pred", {"y_true", "y_pred"}), "y_pred");
}

TEST(NearestName, DiffersInFewLetters) {
  EXPECT_EQ(NearestName("Clusters", {"age", "Cluster"}), "Cluster");
  EXPECT_EQ(NearestName("sentimant", {"text", "sentiment"}), "sentiment");
}

TEST(NearestName, IsTheOnlyOneThatBeginsSo) {
  EXPECT_EQ(NearestName("y_pred", {"y_true_all", "y_pred_final"}),
            "y_pred_final");
  EXPECT_EQ(NearestName("pred", {"prediction_of_rf", "prediction_of_svm"}),
            std::nullopt);
}

TEST(NearestName, NotOfTwoOrFarOnes) {
  EXPECT_EQ(NearestName("income", {"age", "weight"}), std::nullopt);
  EXPECT_EQ(NearestName("model_3", {"model_1", "model_2"}), std::nullopt);
  EXPECT_EQ(NearestName("", {"a"}), std::nullopt);
  EXPECT_EQ(NearestName("actual", {"Actual", "ACTUAL"}), std::nullopt);
}

}  // namespace
}  // namespace melon
