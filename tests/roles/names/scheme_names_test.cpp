#include "roles/names/scheme_names.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

TEST(AreSchemes, WantsSeveralSchemesOfEvaluation) {
  EXPECT_TRUE(AreSchemes({"GroupKFold by class", "Stratified 5-fold"}));
  EXPECT_TRUE(AreSchemes({"5-fold", "10-fold", "LOOCV"}));
  EXPECT_TRUE(AreSchemes({"Train/test split", "cross-validation"}));
  EXPECT_TRUE(AreSchemes({"留出法", "交叉验证法"}));
  EXPECT_FALSE(AreSchemes({"10-fold CV"}));
  EXPECT_FALSE(AreSchemes({"LOOCV", "iris"}));
}

TEST(AreSchemes, FoldsAreNone) {
  EXPECT_FALSE(AreSchemes({"fold 1", "fold 2"}));
  EXPECT_FALSE(AreSchemes({"fold1", "fold2"}));
  EXPECT_FALSE(AreSchemes({"cv 1", "cv 2"}));
  EXPECT_FALSE(AreSchemes({"first fold", "second fold"}));
  EXPECT_FALSE(AreSchemes({"", "5-fold"}));
}

}  // namespace
}  // namespace melon
