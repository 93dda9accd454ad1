#include "kernels/binary/row_counts.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

namespace melon {
namespace {

using Flags = std::vector<std::uint8_t>;
using Numbers = std::vector<double>;

const Flags kTruth = {1, 0, 1, 1, 0};
const Flags kFlags = {1, 1, 0, 1, 0};

TEST(WeightWhere, CountsRowsWithBothFlagsAsWanted) {
  EXPECT_EQ(WeightWhere(kTruth, true, kFlags, true, {}), 2);
  EXPECT_EQ(WeightWhere(kTruth, true, kFlags, false, {}), 1);
  EXPECT_EQ(WeightWhere(kTruth, false, kFlags, true, {}), 1);
  EXPECT_EQ(WeightWhere(kTruth, false, kFlags, false, {}), 1);
  EXPECT_EQ(WeightWhere({}, true, {}, true, {}), 0);
}

TEST(WeightWhere, AddsWeights) {
  const Numbers weight = {1, 2, 4, 8, 0.5};
  EXPECT_EQ(WeightWhere(kTruth, true, kFlags, true, weight), 1 + 8);
  EXPECT_EQ(WeightWhere(kTruth, false, kFlags, false, weight), 0.5);
}

TEST(WeightWhere, CountsMoreThanAByteHolds) {
  const Flags all(1000, 1);
  EXPECT_EQ(WeightWhere(all, true, all, true, {}), 1000);
  EXPECT_EQ(WeightWhere(all, false, all, true, {}), 0);
}

TEST(WeightByClass, SplitsTheFlaggedRows) {
  const Cumulated flagged = WeightByClass(kTruth, kFlags, {});
  EXPECT_EQ(flagged.positive, 2);
  EXPECT_EQ(flagged.negative, 1);
  const Cumulated all = ClassWeights(kTruth, {});
  EXPECT_EQ(all.positive, 3);
  EXPECT_EQ(all.negative, 2);
}

TEST(FlagAtLeast, HoldsTheThresholdItself) {
  Flags flags;
  FlagAtLeast(Numbers{0.2, 0.5, 0.7}, 0.5, flags);
  EXPECT_EQ(flags, (Flags{0, 1, 1}));
}

TEST(FlagEqual, IsOneWhereBothAreTheSame) {
  EXPECT_EQ(FlagEqual(kTruth, kFlags), (Flags{1, 0, 0, 1, 1}));
}

}  // namespace
}  // namespace melon
