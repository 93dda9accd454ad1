#include "base/data/score_groups.h"

#include <gtest/gtest.h>

#include <limits>
#include <vector>

namespace melon {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

struct ThreeGroups {
  std::vector<double> score{0.9, 0.5, 0.1};
  std::vector<double> positive{2, 1, 0};
  std::vector<double> negative{0, 3, 4};

  [[nodiscard]] ScoreGroups view() const {
    return {score, positive, negative, 3, 7};
  }
};

void ExpectCounts(const Counts& counts, double tp, double fp, double fn,
                  double tn) {
  EXPECT_EQ(counts.true_positive, tp);
  EXPECT_EQ(counts.false_positive, fp);
  EXPECT_EQ(counts.false_negative, fn);
  EXPECT_EQ(counts.true_negative, tn);
}

TEST(CountsAt, PredictsAScoreAtTheThresholdPositive) {
  const ThreeGroups groups;
  ExpectCounts(CountsAt(groups.view(), 0.5), 3, 3, 0, 4);
  ExpectCounts(CountsAt(groups.view(), 0.5000001), 2, 0, 1, 7);
}

TEST(CountsAt, PredictsNothingPositiveAboveEveryScore) {
  const ThreeGroups groups;
  ExpectCounts(CountsAt(groups.view(), 0.91), 0, 0, 3, 7);
  ExpectCounts(CountsAt(groups.view(), kInfinity), 0, 0, 3, 7);
}

TEST(CountsAt, PredictsEverythingPositiveBelowEveryScore) {
  const ThreeGroups groups;
  ExpectCounts(CountsAt(groups.view(), 0.1), 3, 7, 0, 0);
  ExpectCounts(CountsAt(groups.view(), -kInfinity), 3, 7, 0, 0);
}

TEST(CountsAt, OfNoScoresIsAllZero) {
  ExpectCounts(CountsAt({}, 0.5), 0, 0, 0, 0);
}

TEST(ScoreGroups, KnowWhetherBothClassesAreThere) {
  const ThreeGroups groups;
  EXPECT_FALSE(groups.view().one_class());
  EXPECT_EQ(groups.view().total(), 10);
  ScoreGroups positives_only = groups.view();
  positives_only.total_negative = 0;
  EXPECT_TRUE(positives_only.one_class());
}

}  // namespace
}  // namespace melon
