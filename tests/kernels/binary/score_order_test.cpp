#include "kernels/binary/score_order.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>
#include <span>
#include <vector>

#include "base/random.h"

namespace melon {
namespace {

using Rows = std::vector<std::uint32_t>;

/// The same order by the library's stable sort.
Rows PlainOrder(const std::vector<double>& scores) {
  Rows order(scores.size());
  std::iota(order.begin(), order.end(), 0U);
  std::stable_sort(order.begin(), order.end(),
                   [&scores](std::uint32_t a, std::uint32_t b) {
                     return scores[a] > scores[b];
                   });
  return order;
}

TEST(DescendingOrder, PutsTheHighestScoreFirst) {
  EXPECT_EQ(DescendingOrder(std::vector<double>{0.2, 0.9, -1, 0.5}),
            (Rows{1, 3, 0, 2}));
}

TEST(DescendingOrder, KeepsTheOrderOfRowsAmongEqualScores) {
  EXPECT_EQ(DescendingOrder(std::vector<double>{1, 2, 1, 2, 1}),
            (Rows{1, 3, 0, 2, 4}));
}

TEST(DescendingOrder, TreatsMinusZeroAsZero) {
  EXPECT_EQ(DescendingOrder(std::vector<double>{-0.0, 0.0, -0.0, 1e-320}),
            (Rows{3, 0, 1, 2}));
}

TEST(DescendingOrder, OfExtremesFollowsTheirSize) {
  constexpr double kMost = std::numeric_limits<double>::max();
  constexpr double kLeast = std::numeric_limits<double>::denorm_min();
  EXPECT_EQ(DescendingOrder(
                std::vector<double>{-kMost, kLeast, 0, kMost, -kLeast, 1, -1}),
            (Rows{3, 5, 1, 2, 4, 6, 0}));
}

TEST(DescendingOrder, OfNothingAndOfOneRow) {
  EXPECT_TRUE(DescendingOrder({}).empty());
  EXPECT_EQ(DescendingOrder(std::vector<double>{3}), Rows{0});
  EXPECT_EQ(DescendingOrder(std::vector<double>(4, 7)), (Rows{0, 1, 2, 3}));
}

TEST(DescendingOrder, AgreesWithAStableSort) {
  Random random(11);
  for (const std::size_t rows : {30U, 300U, 3'000U, 6'000U}) {
    for (const std::uint32_t distinct : {2U, 50U, 5'000U, 1'000'000U}) {
      std::vector<double> scores(rows);
      for (double& score : scores)
        score = (random.Below(distinct) / 1000.0) - 0.3;
      EXPECT_EQ(DescendingOrder(scores), PlainOrder(scores))
          << rows << ' ' << distinct;
    }
  }
}

TEST(DescendingOrder, AgreesWithAStableSortOverAllMagnitudes) {
  Random random(12);
  std::vector<double> scores(3'000);
  for (double& score : scores) {
    const int exponent = static_cast<int>(random.Below(2000)) - 1000;
    score = std::ldexp(random.Unit() - 0.5, exponent);
  }
  EXPECT_EQ(DescendingOrder(scores), PlainOrder(scores));
}

/// 20,000 scores of many kinds: ties of every length, upper halves of the bits
/// that are all the same.
TEST(DescendingOrder, OfManyRowsAgreesWithAStableSortWhateverTheDistribution) {
  Random random(13);
  for (int kind = 0; kind < 7; ++kind) {
    std::vector<double> scores(20'000);
    for (double& score : scores) {
      const double unit = random.Unit();
      const double kinds[] = {unit,
                              std::floor(unit * 100) / 100,
                              std::pow(unit, 30),
                              unit * 0x1p-1030,
                              unit < .5 ? -0.0 : 0.0,
                              (20 * unit) - 10,
                              1 + (unit * 1e-9)};
      score = kinds[kind];
    }
    EXPECT_EQ(DescendingOrder(scores), PlainOrder(scores)) << kind;
  }
}

MarkedRow Marked(std::uint32_t row, bool is_positive, bool is_first) {
  MarkedRow marked(row, is_positive);
  marked.SetFirst(is_first);
  return marked;
}

TEST(SortScores, KeepsEachScoreWithItsRowsAndTheirMarks) {
  const std::vector<double> scores{.2, -0.0, .9, -1, .2, 0, 1e300};
  const std::vector<std::uint8_t> truth{1, 0, 1, 0, 0, 1, 1};
  const SortedScores sorted = SortScores(scores, truth);
  EXPECT_EQ(sorted.score, (std::vector<double>{1e300, .9, .2, 0, -1}));
  EXPECT_EQ(sorted.rows, (std::vector<MarkedRow>{
                             Marked(6, true, true), Marked(2, true, true),
                             Marked(0, true, true), Marked(4, false, false),
                             Marked(1, false, true), Marked(5, true, false),
                             Marked(3, false, true)}));
  for (const double score : sorted.score)
    EXPECT_FALSE(score == 0 && std::signbit(score));
}

TEST(SortScores, OfNothingOfOneRowAndOfEqualRows) {
  EXPECT_TRUE(SortScores({}, {}).score.empty());
  EXPECT_TRUE(SortScores({}, {}).rows.empty());
  const std::vector<std::uint8_t> truth{0, 1, 0};
  const std::vector<double> equal{7, 7, 7};
  const SortedScores one =
      SortScores(std::span(equal).first(1), std::span(truth).first(1));
  EXPECT_EQ(one.score, std::vector<double>{7});
  EXPECT_EQ(one.rows, std::vector<MarkedRow>{Marked(0, false, true)});
  const SortedScores sorted = SortScores(equal, truth);
  EXPECT_EQ(sorted.score, std::vector<double>{7});
  EXPECT_EQ(sorted.rows, (std::vector<MarkedRow>{Marked(0, false, true),
                                                 Marked(1, true, false),
                                                 Marked(2, false, false)}));
}

TEST(SortScores, AgreesWithTheOrderOfRowsOverAllMagnitudes) {
  Random random(14);
  std::vector<double> scores(5'000);
  std::vector<std::uint8_t> truth(scores.size());
  for (std::size_t i = 0; i < scores.size(); ++i) {
    const int exponent = static_cast<int>(random.Below(2000)) - 1000;
    scores[i] = std::ldexp(random.Unit() - 0.5, exponent);
    truth[i] = static_cast<std::uint8_t>(random.Below(2));
  }
  const SortedScores sorted = SortScores(scores, truth);
  const Rows order = PlainOrder(scores);
  for (std::size_t i = 0; i < scores.size(); ++i) {
    EXPECT_EQ(sorted.score[i], scores[order[i]]);
    EXPECT_EQ(sorted.rows[i], Marked(order[i], truth[order[i]] == 1, true));
  }
}

}  // namespace
}  // namespace melon
