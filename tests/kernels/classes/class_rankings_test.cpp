#include "kernels/classes/class_rankings.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>

#include "base/random.h"
#include "kernels/binary/ranks/concordance.h"
#include "kernels/classes/top_label.h"
#include "kernels/eight_cases.h"

namespace melon {
namespace {

/// The definition, pair by pair.
double PlainPairs(const ClassProbabilities& model, std::size_t i,
                  std::size_t j) {
  double pairs = 0;
  for (std::size_t a = 0; a < model.size(); ++a) {
    for (std::size_t b = 0; b < model.size(); ++b) {
      if (model.truth[a] != i || model.truth[b] != j) continue;
      const double first = model.columns[i][a];
      const double second = model.columns[i][b];
      const double won = first > second ? 1 : first == second ? .5 : 0;
      pairs += won * model.WeightOf(a) * model.WeightOf(b);
    }
  }
  return pairs;
}

OwnedProbabilities ManyCases(bool weighted) {
  Random random(weighted ? 1 : 2);
  OwnedProbabilities cases;
  cases.columns.resize(4);
  for (int i = 0; i < 120; ++i) {
    cases.truth.push_back(static_cast<std::uint16_t>(random.Below(4)));
    for (auto& column : cases.columns)
      column.push_back(std::floor(random.Unit() * 20) / 20);
    if (weighted) cases.weight.push_back(random.Below(4));
  }
  return cases;
}

TEST(RankClasses, CountsThePairsThatEachClassWins) {
  for (const bool weighted : {false, true}) {
    OwnedProbabilities cases = ManyCases(weighted);
    const ClassProbabilities model = cases.view();
    const ClassRankings rankings = RankClasses(model);
    for (std::size_t i = 0; i < 4; ++i) {
      for (std::size_t j = 0; j < 4; ++j) {
        EXPECT_EQ(rankings.pairs[(i * 4) + j],
                  i == j ? 0 : PlainPairs(model, i, j));
      }
    }
  }
}

TEST(RankClasses, IsTheSameWithOrdersThatAreThere) {
  OwnedProbabilities cases = ManyCases(false);
  const ClassOrders orders = OrderClasses(cases.view());
  cases = ManyCases(true);
  OwnedProbabilities same = ManyCases(false);
  same.weight = cases.weight;
  const ClassRankings fresh = RankClasses(same.view());
  const ClassRankings reused = RankClasses(same.view(), orders);
  EXPECT_EQ(fresh.pairs, reused.pairs);
  EXPECT_EQ(fresh.average_precision, reused.average_precision);
  EXPECT_EQ(fresh.micro_roc_area, reused.micro_roc_area);
  EXPECT_EQ(fresh.micro_average_precision, reused.micro_average_precision);
}

TEST(RankClasses, LeavesUndefinedWhatIsUndefined) {
  OwnedProbabilities cases{{{.5, .2}, {.5, .8}}, {1, 1}};
  const ClassRankings rankings = RankClasses(cases.view());
  EXPECT_TRUE(std::isnan(rankings.average_precision[0]));
  EXPECT_EQ(rankings.average_precision[1], 1);
  EXPECT_EQ(AreaAgainstRest(rankings, 0).reason().id, "one_class");
  EXPECT_EQ(AreaAgainstRest(rankings, 1).reason().id, "one_class");
}

TEST(AreaAgainstRest, IsTheAreaOfTheClassAlone) {
  OwnedProbabilities cases = ManyCases(true);
  const ClassRankings rankings = RankClasses(cases.view());
  for (std::size_t label = 0; label < 4; ++label) {
    EXPECT_NEAR(AreaAgainstRest(rankings, label).number(),
                RocArea(ClassGroups(cases.view(), label).view()), 1e-15);
  }
}

TEST(AreaOfPair, IsTheMeanOfBothColumns) {
  OwnedProbabilities cases = EightCases();
  const ClassRankings rankings = RankClasses(cases.view());
  // Column 0: .7 and .2 against .3, .1, .25; column 1: .4, .8, .3 against .2,
  // .5.
  EXPECT_DOUBLE_EQ(AreaOfPair(rankings, 0, 1), (4.0 / 6 + 4.0 / 6) / 2);
}

TEST(PooledGroups, AreAllEntriesInOneRanking) {
  OwnedProbabilities cases{{{.6, .1}, {.4, .6}}, {0, 1}};
  const GroupedScores groups = PooledGroups(cases.view());
  EXPECT_EQ(groups.score, (std::vector<double>{.6, .4, .1}));
  EXPECT_EQ(groups.positive, (std::vector<double>{2, 0, 0}));
  EXPECT_EQ(groups.negative, (std::vector<double>{0, 1, 1}));
  EXPECT_EQ(groups.total_positive, 2);
  EXPECT_EQ(groups.total_negative, 2);
}

TEST(PooledGroups, HaveTheAreaOfTheRankings) {
  OwnedProbabilities cases = ManyCases(false);
  EXPECT_NEAR(RocArea(PooledGroups(cases.view()).view()),
              RankClasses(cases.view()).micro_roc_area, 1e-15);
}

TEST(FromRankings, IsUndefinedWithoutWeight) {
  OwnedProbabilities cases{{{.5}, {.5}}, {0}, {0}};
  const Value value =
      FromRankings(cases.view(), [](const ClassRankings&) { return Value(1); });
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_cases");
}

TEST(FromRankings, TakesRankingsThatAreThere) {
  OwnedProbabilities cases = EightCases();
  ClassProbabilities model = cases.view();
  ClassRankings other;
  other.total = {7};
  model.rankings = &other;
  const Value value = FromRankings(
      model, [](const ClassRankings& given) { return Value(given.total[0]); });
  EXPECT_EQ(value.number(), 7);
}

}  // namespace
}  // namespace melon
