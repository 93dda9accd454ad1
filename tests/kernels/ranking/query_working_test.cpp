#include "kernels/ranking/query_working.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <vector>

#include "base/reasons.h"

namespace melon {
namespace {

/// The first relevance of a query; undefined where that is 0.
Value First(const RankedItems& query, const Parameters& /*parameters*/) {
  if (query.relevance[0] == 0) return reasons::no_relevant_items;
  return query.relevance[0];
}

Term ShowFirst(const RankedItems& query, const Parameters& /*parameters*/,
               Working& working) {
  return working.Line("a", Term("r", query.relevance[0]));
}

const std::vector<double> kRelevance{0, 4, 0, 6, 1};

Working Show(const std::vector<std::size_t>& starts) {
  Working working;
  ShowQueryMean(
      {.relevance = kRelevance, .score = kRelevance, .query_starts = starts},
      {}, First, "F", ShowFirst, working);
  return working;
}

TEST(ShowQueryMean, WorksOutTheFirstQueryThatHasAValue) {
  const Working working = Show({0, 1, 3, 5});
  ASSERT_EQ(working.lines().size(), 4U);
  EXPECT_EQ(working.lines()[0].term.value(), 4);
  EXPECT_EQ(working.lines()[1].symbol, "F_{2}");
  EXPECT_EQ(working.lines()[2].term.numbers(), "4+6");
  EXPECT_EQ(working.lines()[3].term.symbols(), R"(\frac{\sum_q F_q}{Q})");
  EXPECT_EQ(working.lines()[3].term.numbers(), R"(\frac{10}{2})");
}

TEST(ShowQueryMean, SaysWhetherQueriesAreLeftOut) {
  const Text of_some = Show({0, 1, 3, 5}).lines()[2].title;
  const Text of_all = Show({1, 3, 5}).lines()[2].title;
  EXPECT_NE(of_some.english, of_all.english);
}

TEST(ShowQueryMean, OfOneQueryIsThatOfTheQuery) {
  const Working working = Show({3, 5});
  ASSERT_EQ(working.lines().size(), 2U);
  EXPECT_EQ(working.lines().back().symbol, "");
  EXPECT_EQ(working.lines().back().term.value(), 6);
}

TEST(ShowQueryMean, OfNoQueryWithAValueHasNoLines) {
  EXPECT_TRUE(Show({0, 1}).lines().empty());
}

}  // namespace
}  // namespace melon
