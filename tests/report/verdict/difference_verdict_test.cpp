#include "report/verdict/difference_verdict.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "hypothesis/test.h"

namespace melon {
namespace {

/// Whether the test of that name fills the key.
bool Fills(std::string_view test, std::string_view key) {
  return std::any_of(Tests().begin(), Tests().end(), [&](const Test* one) {
    return one->id == test && std::find(one->keys.begin(), one->keys.end(),
                                        key) != one->keys.end();
  });
}

TEST(ByPairedT, ReadsKeysThatThePairedTTestFills) {
  constexpr VerdictBasis kBasis = ByPairedT("mae", true);
  EXPECT_EQ(kBasis.metric, "mae");
  EXPECT_TRUE(kBasis.lower_is_better);
  for (const std::string_view key :
       {kBasis.difference, kBasis.statistic, kBasis.low, kBasis.high, kBasis.p})
    EXPECT_TRUE(Fills(kBasis.test, key)) << key;
}

TEST(BySignedRanks, ReadsKeysThatTheSignedRankTestFills) {
  const SecondTest ranks = BySignedRanks("second");
  EXPECT_EQ(ranks.key, "second");
  EXPECT_TRUE(Fills(ranks.test, ranks.favours));
  for (const std::string_view key : ranks.p)
    EXPECT_TRUE(Fills(ranks.test, key)) << key;
}

}  // namespace
}  // namespace melon
