#include "kernels/clustering/count_pairs.h"

#include <gtest/gtest.h>

#include <vector>

#include "base/random.h"
#include "kernels/clustering/count_contingency.h"

namespace melon {
namespace {

using Groups = std::vector<std::uint16_t>;

/// The definition: every pair by itself.
PairCounts PlainPairs(const Groups& truth, const Groups& clusters) {
  PairCounts counts;
  for (std::size_t i = 0; i < truth.size(); ++i) {
    for (std::size_t j = i + 1; j < truth.size(); ++j) {
      const bool in_truth = truth[i] == truth[j];
      const bool in_clusters = clusters[i] == clusters[j];
      counts.together_in_both += in_truth && in_clusters ? 1 : 0;
      counts.together_in_clusters += !in_truth && in_clusters ? 1 : 0;
      counts.together_in_truth += in_truth && !in_clusters ? 1 : 0;
      counts.apart_in_both += !in_truth && !in_clusters ? 1 : 0;
    }
  }
  return counts;
}

void ExpectSame(const PairCounts& a, const PairCounts& b) {
  EXPECT_EQ(a.together_in_both, b.together_in_both);
  EXPECT_EQ(a.together_in_clusters, b.together_in_clusters);
  EXPECT_EQ(a.together_in_truth, b.together_in_truth);
  EXPECT_EQ(a.apart_in_both, b.apart_in_both);
}

TEST(CountPairs, OfThePublishedExample) {
  // docs/worked-examples.md: truth 000111, clusters 001122: 2 1 4 8.
  const Groups truth = {0, 0, 0, 1, 1, 1};
  const Groups clusters = {0, 0, 1, 1, 2, 2};
  ExpectSame(CountPairs(CountContingency({truth, 2}, {clusters, 3}, {})),
             {2, 1, 4, 8});
}

TEST(CountPairs, EqualsTheDefinitionOnManyGroups) {
  Random random(1);
  Groups truth;
  Groups clusters;
  for (int i = 0; i < 200; ++i) {
    truth.push_back(static_cast<std::uint16_t>(random.Below(4)));
    clusters.push_back(static_cast<std::uint16_t>(random.Below(6)));
  }
  ExpectSame(CountPairs(CountContingency({truth, 4}, {clusters, 6}, {})),
             PlainPairs(truth, clusters));
}

TEST(CountPairs, TakesWeightsAsRepetitions) {
  const Groups truth = {0, 0, 1};
  const Groups clusters = {0, 1, 1};
  const std::vector<double> weight = {3, 2, 0};
  ExpectSame(CountPairs(CountContingency({truth, 2}, {clusters, 2}, weight)),
             PlainPairs({0, 0, 0, 0, 0}, {0, 0, 0, 1, 1}));
}

TEST(CountPairs, IsExactBeyondWhatADoubleCounts) {
  // 2³¹ + 1 points together: (2³¹ + 1) · 2³⁰ pairs = 2⁶¹ + 2³⁰, a double;
  // and beside them one point: 2³¹ + 1 pairs apart.
  const Groups truth = {0, 1};
  const std::vector<double> weight = {0x1p31 + 1, 1};
  ExpectSame(CountPairs(CountContingency({truth, 2}, {truth, 2}, weight)),
             {0x1p61 + 0x1p30, 0, 0, 0x1p31 + 1});
}

TEST(CountPairs, OfMoreThanIntegersHoldIsRelativelyExact) {
  const Groups truth = {0, 0, 1, 1};
  const Groups clusters = {0, 1, 0, 1};
  const ContingencyTable huge =
      CountContingency({truth, 2}, {clusters, 2},
                       std::vector<double>{0x1p70, 0x1p70, 0x1p70, 0x1p70});
  // 4 cells of n: a = 4 n²/2; b = c = 2 n²; d = 2 n².
  ExpectSame(CountPairs(huge), {0x1p141, 0x1p141, 0x1p141, 0x1p141});
}

TEST(CountPairs, SaysWhyThereAreNone) {
  const Groups groups = {0, 1};
  const auto why = [&](const std::vector<double>& weight) {
    const Reason* const reason =
        WhyNoPairs(CountContingency({groups, 2}, {groups, 2}, weight));
    return reason == nullptr ? std::string_view() : reason->id;
  };
  EXPECT_EQ(why({}), "");
  EXPECT_EQ(why({1, 0}), "no_pairs");
  EXPECT_EQ(why({1, .5}), "fractional_weights");
  EXPECT_EQ(why({1, 1e80}), "overflow");
}

TEST(CountPairs, OfFewerThanTwoPointsIsZero) {
  const Groups one = {0};
  ExpectSame(CountPairs(CountContingency({one, 1}, {one, 1}, {})),
             {0, 0, 0, 0});
  ExpectSame(CountPairs(CountContingency({{}, 1}, {{}, 1}, {})), {0, 0, 0, 0});
}

}  // namespace
}  // namespace melon
