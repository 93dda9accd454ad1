#include "kernels/ranking/query_mean.h"

#include <gtest/gtest.h>

#include <vector>

#include "base/reasons.h"

namespace melon {
namespace {

/// The first relevance of a query; undefined where that is 0.
Value First(const RankedItems& query, const Parameters& parameters) {
  if (query.size() == 0) return reasons::no_cases;
  if (query.relevance[0] == 0) return reasons::no_relevant_items;
  return query.relevance[0] + parameters.own;
}

const std::vector<double> kRelevance{4, 0, 0, 6, 0};
const std::vector<std::size_t> kStarts{0, 2, 3, 5};

TEST(QueryMean, IsTheMeanOverQueriesForWhichTheQuantityIsDefined) {
  Parameters parameters;
  parameters.own = 1;
  const RankedItems items{
      .relevance = kRelevance, .score = kRelevance, .query_starts = kStarts};
  EXPECT_EQ(QueryMean(items, parameters, First).number(), (5 + 7) / 2.0);
}

TEST(QueryMean, GivesTheReasonWhenItIsDefinedForNone) {
  const std::vector<double> zeros(5);
  const RankedItems items{
      .relevance = zeros, .score = zeros, .query_starts = kStarts};
  const Value value = QueryMean(items, {}, First);
  ASSERT_FALSE(value.defined());
  EXPECT_EQ(value.reason().id, "no_relevant_items");
}

TEST(QueryMean, OfNoItemsIsUndefined) {
  EXPECT_FALSE(QueryMean({}, {}, First).defined());
}

}  // namespace
}  // namespace melon
