#include "tasks/comparison/mean_direction.h"

#include <gtest/gtest.h>

#include "base/reasons.h"

namespace melon {
namespace {

PairTable Of(const Value& mean, const Value& t) {
  PairTable pairs;
  pairs.keys = {"mean_diff", "paired_t"};
  pairs.rows.push_back({.a = 0, .b = 1, .values = {mean, t}});
  return pairs;
}

TEST(MeanDifferenceOf, IsNothingWhereOnlyRoundingIsLeft) {
  EXPECT_EQ(MeanDifferenceOf(Of(-.02, -1.3), 0), -.02);
  // .1 + .2 − .3 leaves 5.6e-17 of differences of .2.
  EXPECT_EQ(MeanDifferenceOf(Of(5.6e-17, 4e-16), 0), 0);
  EXPECT_EQ(MeanDifferenceOf(Of(reasons::no_cases, reasons::no_cases), 0), 0);
  // Equal differences have no t.
  EXPECT_EQ(MeanDifferenceOf(Of(.01, reasons::no_variance), 0), .01);
}

}  // namespace
}  // namespace melon
