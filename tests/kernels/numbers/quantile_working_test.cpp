#include "kernels/numbers/quantile_working.h"

#include <gtest/gtest.h>

#include <vector>

#include "kernels/numbers/quantile.h"

namespace melon {
namespace {

const std::vector<double> kSorted = {1, 2, 4, 8};

Term Quantile(double share) {
  Working working;
  return QuantileTerm(
      kSorted, PlaceLine("h", kSorted.size(), Term("p", share), working));
}

TEST(QuantileTerm, LiesBetweenTheNeighboursOfItsPlace) {
  // (4 − 1)·0.5 + 1 = 2.5.
  EXPECT_EQ(Quantile(0.5).numbers(),
            R"(2+\left(2.5-2\right)\cdot \left(4-2\right))");
  EXPECT_EQ(Quantile(0.5).symbols(),
            R"(\hat\theta^*_{(2)}+\left(h-2\right)\cdot )"
            R"(\left(\hat\theta^*_{(3)}-\hat\theta^*_{(2)}\right))");
}

TEST(QuantileTerm, IsTheValueAtAWholePlace) {
  EXPECT_EQ(Quantile(0).numbers(), "1");
  EXPECT_EQ(Quantile(1).numbers(), "8");
  EXPECT_EQ(Quantile(1. / 3).symbols(), R"(\hat\theta^*_{(2)})");
}

TEST(QuantileTerm, IsTheSortedQuantile) {
  for (double share = 0; share <= 1; share += 1. / 64)
    EXPECT_NEAR(Quantile(share).value(), SortedQuantile(kSorted, share), 1e-14);
}

TEST(PlaceLine, CountsFromOne) {
  Working working;
  EXPECT_EQ(PlaceLine("h_L", 2000, {"p", 0.025}, working).value(), 50.975);
  EXPECT_EQ(working.lines().front().term.symbols(),
            R"(1+\left(B-1\right)\cdot p)");
}

}  // namespace
}  // namespace melon
