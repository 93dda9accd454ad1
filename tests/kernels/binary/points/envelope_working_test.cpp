#include "kernels/binary/points/envelope_working.h"

#include <gtest/gtest.h>

#include <limits>
#include <string>
#include <variant>

#include "metrics/nine_samples.h"

namespace melon {
namespace {

TEST(ThresholdCell, IsANumberOrInfinity) {
  EXPECT_EQ(std::get<double>(ThresholdCell(.5)), .5);
  EXPECT_EQ(std::get<std::string>(
                ThresholdCell(std::numeric_limits<double>::infinity())),
            "∞");
}

TEST(EnvelopeTable, HasEachCornerOnce) {
  // Of the nine samples the hull has (0, 0), (.8, 1) and (1, 1): the lines
  // from (0, 0) to (1, 1) and from (0, .8) to (1, 0) cross at x = .8/1.8. The
  // third serves no cost.
  const GroupedScores groups = NineSamples();
  Working working;
  const auto corners = EnvelopeTable(groups.view(), working);
  working.Result(0);
  ASSERT_EQ(corners.size(), 3U);
  EXPECT_DOUBLE_EQ(corners[1].probability_cost, .8 / 1.8);
  EXPECT_DOUBLE_EQ(corners[1].normalised_cost, .8 / 1.8);
  EXPECT_EQ(corners[2].probability_cost, 1);
  const WorkingTable& table = working.lines().front().tables.front();
  ASSERT_EQ(table.rows.size(), 3U);
  EXPECT_EQ(std::get<std::string>(table.rows[0][0]), "∞");
  EXPECT_EQ(std::get<double>(table.rows[1][0]), .2);
}

}  // namespace
}  // namespace melon
