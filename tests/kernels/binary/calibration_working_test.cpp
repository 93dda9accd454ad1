#include "kernels/binary/calibration_working.h"

#include <gtest/gtest.h>

#include "metrics/nine_samples.h"

namespace melon {
namespace {

TEST(CalibrationErrorTerm, WeighsTheGapOfEachBin) {
  // .2 and .4 with one positive of weight 3; .8, a positive.
  const GroupedScores groups = Grouped({.2, .4, .8}, {0, 1, 1}, {1, 3, 1});
  Working working;
  working.Result(CalibrationErrorTerm(UniformBins(groups.view(), 2), working));
  const WorkingLine& line = working.lines().front();
  EXPECT_EQ(line.term.numbers(),
            R"(4\cdot \left|0.35-0.75\right|+1\cdot \left|0.8-1\right|)");
  EXPECT_EQ(working.lines().back().term.numbers(), R"(\frac{1.8}{5})");
  EXPECT_DOUBLE_EQ(working.lines().back().term.value(), (.8 * .4) + (.2 * .2));
  ASSERT_EQ(line.tables.front().rows.size(), 2U);
  const WorkingRow second{.5, 1.0, 1.0, .8, 1.0};
  EXPECT_EQ(line.tables.front().rows[1], second);
}

}  // namespace
}  // namespace melon
