#include "kernels/classes/class_average.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

/// Class 0: 3 right, 1 mistaken for class 2. Class 1: 2 right. Class 2 is never
/// true, class 3 never occurs.
ConfusionMatrix Example() {
  ConfusionMatrix matrix(4);
  matrix.Add(0, 0, 3);
  matrix.Add(0, 2, 1);
  matrix.Add(1, 1, 2);
  return matrix;
}

TEST(MacroAverage, IsOverClassesThatAreTrueOrPredicted) {
  // sklearn 1.5.2: precision_recall_fscore_support([0]*4+[1]*2, [0,0,0,2,1,1],
  // average="macro", zero_division=0) = 2/3, .583333…, .619047…
  EXPECT_DOUBLE_EQ(MacroAverage(Example(), ClassPrecision).number(),
                   (1.0 + 1 + 0) / 3);
  EXPECT_DOUBLE_EQ(MacroAverage(Example(), ClassRecall).number(),
                   (.75 + 1 + 0) / 3);
  EXPECT_DOUBLE_EQ(MacroAverage(Example(), ClassF1).number(),
                   (6.0 / 7 + 1 + 0) / 3);
}

TEST(MacroAverage, OfTheJaccardIndex) {
  // Correct over true or predicted: 3/4, 2/2 and 0/1.
  EXPECT_DOUBLE_EQ(MacroAverage(Example(), ClassJaccard).number(),
                   (3.0 / 4 + 1 + 0) / 3);
}

TEST(WeightedAverage, CountsAClassAsOftenAsItIsTrue) {
  EXPECT_DOUBLE_EQ(WeightedAverage(Example(), ClassRecall).number(),
                   (4 * .75 + 2 * 1) / 6);
}

TEST(MicroAverage, IsTheAccuracy) {
  EXPECT_DOUBLE_EQ(MicroAverage(Example(), ClassF1).number(), 5.0 / 6);
}

TEST(EveryAverage, IsUndefinedWithoutCases) {
  const ConfusionMatrix empty(3);
  for (const Value& value :
       {MacroAverage(empty, ClassF1), WeightedAverage(empty, ClassF1),
        MicroAverage(empty, ClassF1)}) {
    ASSERT_FALSE(value.defined());
    EXPECT_EQ(value.reason().id, "no_cases");
  }
}

}  // namespace
}  // namespace melon
