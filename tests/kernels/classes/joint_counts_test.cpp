#include "kernels/classes/joint_counts.h"

#include <gtest/gtest.h>

#include "base/random.h"

namespace melon {
namespace {

using Codes = std::vector<std::uint16_t>;

TEST(JointCounts, CountsEachCombination) {
  const std::vector<double> counts =
      JointCounts(Codes{0, 1, 1, 2, 1}, Codes{0, 2, 2, 1, 0}, {}, 3);
  EXPECT_EQ(counts, (std::vector<double>{1, 0, 0, 1, 0, 2, 0, 1, 0}));
}

TEST(JointCounts, AddsWeights) {
  const std::vector<double> weight{.5, .25, 2, 1, 0};
  const std::vector<double> counts =
      JointCounts(Codes{0, 1, 1, 1, 0}, Codes{0, 0, 0, 1, 1}, weight, 2);
  EXPECT_EQ(counts, (std::vector<double>{.5, 0, 2.25, 1}));
}

TEST(JointCounts, LosesNoSmallWeightBesideALargeOne) {
  const std::vector<double> weight{1e16, 1, -0.0, 1, 1e16};
  const Codes same(5, 0);
  EXPECT_EQ(JointCounts(same, same, weight, 1)[0], 2e16 + 2);
}

TEST(JointCounts, IsTheSameWithAndWithoutSeveralTables) {
  // 64 codes fit several tables, 65 do not; a plain loop is the twin.
  for (const std::size_t classes : {2U, 64U, 65U, 300U}) {
    Random random(classes);
    Codes first;
    Codes second;
    std::vector<double> plain(classes * classes);
    for (int i = 0; i < 1003; ++i) {
      first.push_back(static_cast<std::uint16_t>(
          random.Below(static_cast<std::uint32_t>(classes))));
      second.push_back(static_cast<std::uint16_t>(
          random.Below(static_cast<std::uint32_t>(classes))));
      plain[(first.back() * classes) + second.back()] += 1;
    }
    EXPECT_EQ(JointCounts(first, second, {}, classes), plain) << classes;
  }
}

TEST(JointCounts, OfNoRowsIsZero) {
  EXPECT_EQ(JointCounts({}, {}, {}, 2), std::vector<double>(4, 0.0));
}

}  // namespace
}  // namespace melon
