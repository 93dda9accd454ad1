#include "base/data/confusion_matrix.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

constexpr Counts kCounts{.true_positive = 6,
                         .false_positive = 1,
                         .false_negative = 2,
                         .true_negative = 3};

/// The matrix of three classes in docs/worked-examples.md:
/// [[5,2,0],[5,3,0],[10,0,2]].
ConfusionMatrix ThreeClasses() {
  constexpr double kRows[3][3] = {{5, 2, 0}, {5, 3, 0}, {10, 0, 2}};
  ConfusionMatrix matrix(3);
  for (std::size_t truth = 0; truth < 3; ++truth) {
    for (std::size_t prediction = 0; prediction < 3; ++prediction)
      matrix.Add(truth, prediction, kRows[truth][prediction]);
  }
  return matrix;
}

TEST(ConfusionMatrix, OfCountsHasTheNegativeClassFirst) {
  const ConfusionMatrix matrix(kCounts);
  EXPECT_EQ(matrix.class_count(), 2U);
  EXPECT_EQ(matrix.At(0, 0), 3);
  EXPECT_EQ(matrix.At(0, 1), 1);
  EXPECT_EQ(matrix.At(1, 0), 2);
  EXPECT_EQ(matrix.At(1, 1), 6);
}

TEST(ConfusionMatrix, SumsTruthByRowAndPredictionByColumn) {
  const ConfusionMatrix matrix = ThreeClasses();
  EXPECT_EQ(matrix.TruthTotal(2), 10 + 0 + 2);
  EXPECT_EQ(matrix.PredictionTotal(0), 5 + 5 + 10);
  EXPECT_EQ(matrix.Total(), 27);
  EXPECT_EQ(matrix.Correct(), 5 + 3 + 2);
}

TEST(ConfusionMatrix, AddsWeights) {
  ConfusionMatrix matrix(2);
  matrix.Add(1, 0, 0.5);
  matrix.Add(1, 0, 0.25);
  EXPECT_EQ(matrix.At(1, 0), 0.75);
  EXPECT_EQ(matrix.At(0, 1), 0);
}

TEST(ConfusionMatrix, OneClassAgainstTheRest) {
  // docs/worked-examples.md: precision .25 and recall .7143 of the first class.
  const Counts counts = ThreeClasses().OneVersusRest(0);
  EXPECT_EQ(counts.true_positive, 5);
  EXPECT_EQ(counts.false_positive, 15);
  EXPECT_EQ(counts.false_negative, 2);
  EXPECT_EQ(counts.true_negative, 3 + 2);
  EXPECT_EQ(counts.true_positive / counts.predicted_positives(), .25);
  EXPECT_NEAR(counts.true_positive / counts.positives(), .7143, 5e-5);
}

TEST(ConfusionMatrix, TheNegativeClassAgainstTheRestIsTheMatrixTurnedRound) {
  const Counts counts = ConfusionMatrix(kCounts).OneVersusRest(0);
  EXPECT_EQ(counts.true_positive, 3);
  EXPECT_EQ(counts.false_positive, 2);
  EXPECT_EQ(counts.false_negative, 1);
  EXPECT_EQ(counts.true_negative, 6);
}

TEST(ConfusionMatrix, FromAllCellsIsTheSameAsAddingThem) {
  const ConfusionMatrix matrix(3, {5, 2, 0, 5, 3, 0, 10, 0, 2});
  const ConfusionMatrix added = ThreeClasses();
  for (std::size_t label = 0; label < 3; ++label) {
    EXPECT_EQ(matrix.TruthTotal(label), added.TruthTotal(label));
    EXPECT_EQ(matrix.PredictionTotal(label), added.PredictionTotal(label));
  }
  EXPECT_EQ(matrix.Total(), added.Total());
  EXPECT_EQ(matrix.Correct(), added.Correct());
}

TEST(ConfusionMatrix, OneClassAgainstTheRestHasNothingWhereThereIsNothing) {
  // .1 + .2 + .3 in another order is not .6: differences of totals would leave
  // 1e-16 cases behind.
  const ConfusionMatrix matrix(3, {.1, .2, .3, 0, 0, 0, 0, 0, 0});
  const Counts counts = matrix.OneVersusRest(0);
  EXPECT_EQ(counts.false_positive, 0);
  EXPECT_EQ(counts.true_negative, 0);
}

}  // namespace
}  // namespace melon
