#include "kernels/learning/monomials.h"

#include <gtest/gtest.h>

#include <vector>

namespace melon {
namespace {

TEST(Monomials, AreAllProductsUpToTheDegree) {
  const FeatureMatrix matrix{
      .row_count = 1, .column_count = 2, .values = {2, 3}};
  EXPECT_EQ(WithMonomials(matrix, 1).values, (std::vector<double>{2, 3}));
  EXPECT_EQ(WithMonomials(matrix, 3).values,
            (std::vector<double>{2, 3, 4, 6, 9, 8, 12, 18, 27}));
}

TEST(Monomials, OfATooHighDegreeAreLeftOut) {
  EXPECT_EQ(UsableDegree(1, 30), 30U);
  // 20 columns have 230 products up to degree 2, 1,770 up to 3, 10,625 up to 4.
  EXPECT_EQ(UsableDegree(20, 4), 3U);
  EXPECT_EQ(UsableDegree(5000, 2), 1U);
}

}  // namespace
}  // namespace melon
