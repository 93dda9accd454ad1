#include "kernels/ranking/position_working.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <string>
#include <variant>
#include <vector>

#include "kernels/binary/group_scores.h"
#include "kernels/ranking/discount_sum.h"
#include "kernels/ranking/rank_items.h"

namespace melon {
namespace {

using Numbers = std::vector<double>;

constexpr double kAll = std::numeric_limits<double>::infinity();

RankedLists Ranked(const Numbers& relevance, const Numbers& score,
                   const Numbers& weight = {}) {
  return RankItems(relevance, score, weight, {}, 1);
}

Numbers GainsOf(const PositionGains& gains) {
  Numbers numbers;
  for (const PositionGain& one : gains.positions) numbers.push_back(one.gain);
  return numbers;
}

TEST(GainsByPosition, GivesTiedItemsTheirMeanGain) {
  const RankedLists lists = Ranked({3, 0, 1, 2}, {.9, .5, .5, .1});
  EXPECT_EQ(GainsOf(GainsByPosition(lists.view(), Gain::linear, kAll)),
            (Numbers{3, .5, .5, 2}));
  EXPECT_EQ(GainsOf(GainsByPosition(lists.view(), Gain::exponential, kAll)),
            (Numbers{7, .5, .5, 3}));
  EXPECT_EQ(GainsOf(GainsByPosition(lists.view(), Gain::linear, 2)),
            (Numbers{3, .5}));
}

TEST(GainsByPosition, LeavesOutUnrankedItems) {
  const RankedLists lists = Ranked({1, 2}, {.5, kUnranked});
  EXPECT_EQ(GainsOf(GainsByPosition(lists.view(), Gain::linear, kAll)),
            (Numbers{1}));
}

TEST(GainsByPosition, TakesAnItemOfWeightTwoAsTwo) {
  const RankedLists lists = Ranked({3, 1}, {.9, .5}, {2, 1});
  EXPECT_EQ(GainsOf(GainsByPosition(lists.view(), Gain::linear, kAll)),
            (Numbers{3, 3, 1}));
}

TEST(GainsByPosition, DividesGainsThatAreTooLarge) {
  const RankedLists lists = Ranked({1e300, 1}, {.9, .5});
  const PositionGains gains = GainsByPosition(lists.view(), Gain::linear, kAll);
  EXPECT_EQ(gains.positions[0].gain, 1);
  EXPECT_EQ(gains.meaning, R"(g_i\propto r_i)");
}

TEST(HitsByPosition, IsTheShareOfPositivesAtAScore) {
  const GroupedScores groups = GroupScores(
      Numbers{.9, .5, .5, .1}, std::vector<std::uint8_t>{0, 1, 0, 1}, {});
  EXPECT_EQ(GainsOf(HitsByPosition(groups.view(), kAll)),
            (Numbers{0, .5, .5, 1}));
  EXPECT_EQ(GainsOf(BestHits(groups.view(), kAll)), (Numbers{1, 1}));
  EXPECT_EQ(GainsOf(BestHits(groups.view(), 1)), (Numbers{1}));
}

TEST(DiscountedGainTerm, DividesByLogarithmsOfPositions) {
  const RankedLists lists = Ranked({3, 1}, {.9, .5});
  Working working;
  const Term sum = DiscountedGainTerm(
      GainsByPosition(lists.view(), Gain::linear, kAll), working);
  EXPECT_EQ(
      sum.numbers(),
      R"(\frac{3}{\log_2\left(1+1\right)}+\frac{1}{\log_2\left(2+1\right)})");
  working.Result(sum);
  EXPECT_EQ(working.lines()[0].tables.front().heads[1], "g_i=r_i");
}

TEST(DiscountedGainTerm, PutsALongTieIntoOneSummand) {
  const RankedLists lists = Ranked({1}, {.5}, {20000});
  Working working;
  const Term sum = DiscountedGainTerm(
      GainsByPosition(lists.view(), Gain::linear, kAll), working);
  EXPECT_EQ(sum.value(), DiscountSum(1, 20000));
  working.Result(sum);
  const WorkingTable& table = working.lines()[0].tables.front();
  ASSERT_EQ(table.rows.size(), 1U);
  EXPECT_EQ(std::get<std::string>(table.rows[0][0]), "1–20000");
}

TEST(NormalizedGainTerm, DividesByTheBestOrder) {
  const RankedLists lists = Ranked({1, 3}, {.9, .5});
  Working working;
  const RankedItems query = lists.view();
  const Term ratio = NormalizedGainTerm(
      GainsByPosition(query, Gain::linear, kAll),
      GainsByPosition(query.Best(), Gain::linear, kAll), working);
  const double discount = DiscountSum(2, 2);
  EXPECT_DOUBLE_EQ(ratio.value(), (1 + 3 * discount) / (3 + discount));
}

TEST(HitsLine, CountsRelevantItemsOfTheFirstPositions) {
  const RankedLists lists = Ranked({2, 0, 1, 1}, {.9, .8, .5, .5});
  Working working;
  EXPECT_EQ(HitsLine(lists.view(), 3, working).value(), 2);
  EXPECT_EQ(working.lines()[0].term.numbers(), "1+0+1");
}

}  // namespace
}  // namespace melon
