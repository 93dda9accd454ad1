#include "kernels/numbers/estimate_sums.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <vector>

namespace melon {
namespace {

const std::vector<double> kTruth{1, 2, 6};
const std::vector<double> kPrediction{2, 2, 3};
const std::vector<double> kWeight{2, 0, 1};

TEST(EstimateSums, AddOverTheCases) {
  const Estimates cases{.truth = kTruth, .prediction = kPrediction};
  EXPECT_EQ(CaseTotal(cases), 3);
  EXPECT_EQ(TruthMean(cases), 3);
  EXPECT_EQ(SquaredErrors(cases), 1 + 0 + 9);
  EXPECT_EQ(AbsoluteErrors(cases), 1 + 0 + 3);
  EXPECT_EQ(TruthSquares(cases), 4 + 1 + 9);
}

TEST(EstimateSums, CountACaseAsOftenAsItsWeightSays) {
  const Estimates cases{
      .truth = kTruth, .prediction = kPrediction, .weight = kWeight};
  EXPECT_EQ(CaseTotal(cases), 3);
  EXPECT_DOUBLE_EQ(TruthMean(cases), 8. / 3);
  EXPECT_EQ(SquaredErrors(cases), 2 + 9);
  EXPECT_EQ(AbsoluteErrors(cases), 2 + 3);
}

TEST(EstimateSums, HaveNoSumOfSquaresThatVanish) {
  const std::vector<double> tiny{1e-200, 2e-200, 6e-200};
  const std::vector<double> zeros{0, 0, 0};
  EXPECT_TRUE(std::isnan(
      SquaredErrors({.truth = tiny, .prediction = zeros, .weight = {}})));
  EXPECT_EQ(SquaredErrors({.truth = tiny, .prediction = tiny, .weight = {}}),
            0);
}

TEST(EstimateSums, DoNotLookAtACaseOfWeightZero) {
  const Estimates cases{
      .truth = kTruth, .prediction = kPrediction, .weight = kWeight};
  std::vector<std::size_t> seen;
  EXPECT_TRUE(AllCases(cases, [&](std::size_t i) {
    seen.push_back(i);
    return true;
  }));
  EXPECT_EQ(seen, (std::vector<std::size_t>{0, 2}));
}

TEST(EstimateSums, SeeConstantColumns) {
  const std::vector<double> constant{.1, .1, .1};
  EXPECT_TRUE(ConstantTruth({.truth = constant, .prediction = kPrediction}));
  EXPECT_FALSE(
      ConstantPrediction({.truth = constant, .prediction = kPrediction}));
  const std::vector<double> first_two{1, 1, 0};
  EXPECT_TRUE(ConstantPrediction(
      {.truth = kTruth, .prediction = kPrediction, .weight = first_two}));
}

TEST(EstimateSums, HaveNoMeanWithoutCases) {
  EXPECT_EQ(WeightedMean({}, [](std::size_t) { return 1.0; }).reason().id,
            "no_cases");
}

}  // namespace
}  // namespace melon
