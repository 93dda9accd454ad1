#include "kernels/binary/points/point_working.h"

#include <gtest/gtest.h>

#include "metrics/nine_samples.h"

namespace melon {
namespace {

TEST(ShowThreshold, IsALineAndTheCountsThere) {
  const GroupedScores groups = NineSamples();
  Working working;
  const CountTerms counts = ShowThreshold(groups.view(), .5, working);
  ASSERT_EQ(working.lines().size(), 1U);
  EXPECT_EQ(working.lines().front().term.value(), .5);
  // − + − − + down to .5.
  EXPECT_EQ(counts.tp.value(), 2);
  EXPECT_EQ(counts.fp.value(), 3);
  EXPECT_EQ(counts.fn.value(), 2);
  EXPECT_EQ(counts.tn.value(), 2);
}

}  // namespace
}  // namespace melon
