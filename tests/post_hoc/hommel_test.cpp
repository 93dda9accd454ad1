#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

#include "base/random.h"
#include "post_hoc/post_hoc_support.h"

namespace melon::post_hoc {
extern const PostHoc hommel;
namespace {

TEST(Hommel, RejectsWhatSimesRejectsInEverySetThatHoldsIt) {
  // Of two: Simes rejects both at α when the larger is ≤ α or the smaller ≤
  // α/2.
  EXPECT_EQ(Adjusted(hommel, {.02, .03}), (std::vector<double>{.03, .03}));
  EXPECT_EQ(Adjusted(hommel, {.01, .5}), (std::vector<double>{.02, .5}));
}

/// Closed testing over all 2ᵐ sets of hypotheses.
std::vector<double> ByClosedTesting(const std::vector<double>& p_values) {
  std::vector<double> adjusted(p_values.size());
  for (std::size_t set = 1; set < std::size_t{1} << p_values.size(); ++set) {
    std::vector<double> in_set;
    for (std::size_t i = 0; i < p_values.size(); ++i)
      if (((set >> i) & 1) != 0) in_set.push_back(p_values[i]);
    std::sort(in_set.begin(), in_set.end());
    double simes = 1;
    for (std::size_t j = 0; j < in_set.size(); ++j) {
      simes = std::min(simes, static_cast<double>(in_set.size()) * in_set[j] /
                                  static_cast<double>(j + 1));
    }
    for (std::size_t i = 0; i < p_values.size(); ++i)
      if (((set >> i) & 1) != 0) adjusted[i] = std::max(adjusted[i], simes);
  }
  return adjusted;
}

TEST(Hommel, AgreesWithClosedTestingOverAllSets) {
  Random random(23);
  for (int repeat = 0; repeat < 300; ++repeat) {
    std::vector<double> p_values(1 + random.Below(10));
    for (double& p_value : p_values) {
      p_value = std::pow(random.Unit(), 3);
      if (repeat % 3 == 0) p_value = std::round(p_value * 20) / 20;
    }
    ExpectRelative(Adjusted(hommel, p_values), ByClosedTesting(p_values),
                   1e-14);
  }
}

TEST(Hommel, AgreesWithR) { ExpectGoldenAdjustment(hommel); }

TEST(Hommel, LeavesASinglePValueAloneAndNone) {
  EXPECT_EQ(Adjusted(hommel, {.03}, 2), std::vector<double>{.03});
  EXPECT_TRUE(Adjusted(hommel, {}, 1).empty());
}

TEST(Hommel, StaysBetweenZeroAndOne) {
  EXPECT_EQ(Adjusted(hommel, {0, 1, 1}, 3)[0], 0);
  EXPECT_EQ(Adjusted(hommel, {1, 1, 1}, 3), (std::vector<double>{1, 1, 1}));
}

}  // namespace
}  // namespace melon::post_hoc
