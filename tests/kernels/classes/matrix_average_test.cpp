#include "kernels/classes/matrix_average.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

constexpr Counts kMatrices[] = {{8, 2, 4, 6}, {1, 9, 0, 10}, {0, 0, 0, 7}};

TEST(MeanOverMatrices, LeavesOutThoseWithoutThePositiveClass) {
  EXPECT_DOUBLE_EQ(MeanOverMatrices(kMatrices, ClassPrecision).number(),
                   (.8 + .1) / 2);
}

TEST(AddMatrices, GivesTheTotalsOfTheSum) {
  EXPECT_DOUBLE_EQ(ClassRecall(AddMatrices(kMatrices)), 9.0 / 13);
}

TEST(MeanOverMatrices, IsUndefinedWithoutThePositiveClass) {
  EXPECT_FALSE(
      MeanOverMatrices(std::span(kMatrices).last(1), ClassF1).defined());
}

}  // namespace
}  // namespace melon
