#include "roles/names/learner_names.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

TEST(AnyLearner, KnowsWholeNamesAndPartsOfThem) {
  EXPECT_TRUE(AnyLearner({"iris", "Random Forest"}));
  EXPECT_TRUE(AnyLearner({"RF"}));
  EXPECT_TRUE(AnyLearner({"随机森林"}));
  EXPECT_FALSE(AnyLearner({"iris", "wine", "surf"}));
  EXPECT_FALSE(AnyLearner({}));
}

TEST(AreLearners, AsksForHalfOfTheNames) {
  EXPECT_TRUE(AreLearners({"SVM", "Ours"}));
  EXPECT_FALSE(AreLearners({"SVM", "Ours", "Theirs"}));
  EXPECT_FALSE(AreLearners({}));
}

}  // namespace
}  // namespace melon
