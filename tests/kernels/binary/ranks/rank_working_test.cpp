#include "kernels/binary/ranks/rank_working.h"

#include <gtest/gtest.h>

#include <variant>
#include <vector>

#include "kernels/binary/ranks/kendall_correlation.h"
#include "kernels/binary/ranks/spearman_correlation.h"

namespace melon {
namespace {

using Numbers = std::vector<double>;

const Numbers kTruth{1, 2, 2, 4};
const Numbers kScore{1, 9, 4, 9};

TEST(KendallTerm, HasThePairs) {
  // Of the six, the second and third are tied by truth, the second and fourth
  // by score, and all others in one order.
  Working working;
  const Term tau =
      KendallTerm({.truth = kTruth, .prediction = kScore}, working);
  EXPECT_EQ(tau.numbers(), R"(\frac{4-0}{\sqrt{4+0+1}\cdot \sqrt{4+0+1}})");
  EXPECT_DOUBLE_EQ(tau.value(), .8);
  EXPECT_EQ(working.lines().size(), 4U);
}

TEST(SpearmanTerm, HasTheRanks) {
  Working working;
  const Term rho =
      SpearmanTerm({.truth = kTruth, .prediction = kScore}, working);
  const WorkingTable& table = working.lines().front().tables.front();
  // Ranks 1 2.5 2.5 4 and 1 3.5 2 3.5, mean 2.5.
  EXPECT_EQ(std::get<double>(table.rows[1][2]), 2.5);
  EXPECT_EQ(std::get<double>(table.rows[1][3]), 3.5);
  EXPECT_EQ(table.heads.size(), 4U);
  EXPECT_EQ(
      working.lines()[2].term.numbers(),
      R"(\left(1-2.5\right)^2+\left(2.5-2.5\right)^2+\left(2.5-2.5\right)^2+\left(4-2.5\right)^2)");
  EXPECT_EQ(rho.numbers(), R"(\frac{3.75}{\sqrt{4.5}\cdot \sqrt{4.5}})");
}

TEST(SpearmanTerm, ShowsWeightsAndLeavesOutThoseOfZero) {
  const Numbers weight{2, 1, 0, 1};
  Working working;
  const Term rho = SpearmanTerm(
      {.truth = kTruth, .prediction = kScore, .weight = weight}, working);
  const WorkingTable& table = working.lines().front().tables.front();
  EXPECT_EQ(table.heads.size(), 5U);
  EXPECT_EQ(table.rows.size(), 3U);
  // Ranks 1.5 1.5 3 4.
  EXPECT_EQ(std::get<double>(table.rows[0][2]), 1.5);
  EXPECT_EQ(std::get<double>(table.rows[0][4]), 2);
  EXPECT_NEAR(rho.value(), SpearmanCorrelation(kTruth, kScore, weight).number(),
              1e-15);
}

TEST(SpearmanTerm, HoldsForWeightsWhoseCubesAreNoNumbers) {
  for (const double size : {1e-200, 1e200}) {
    const Numbers weight(4, size);
    Working working;
    EXPECT_NEAR(
        SpearmanTerm({.truth = kTruth, .prediction = kScore, .weight = weight},
                     working)
            .value(),
        SpearmanCorrelation(kTruth, kScore, {}).number(), 1e-15);
    EXPECT_EQ(working.lines().front().tables.front().heads[2], "d_{y,i}");
  }
}

}  // namespace
}  // namespace melon
