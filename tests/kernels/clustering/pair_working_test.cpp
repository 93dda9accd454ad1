#include "kernels/clustering/pair_working.h"

#include <gtest/gtest.h>

#include "metrics/clustering/clustered.h"

namespace melon {
namespace {

TEST(ShowPairs, CountsPairsCellByCell) {
  Working working;
  const auto [a, b, c, d] = ShowPairs(PublishedPairs(), working);
  EXPECT_EQ(a.value(), 2);
  EXPECT_EQ(b.value(), 1);
  EXPECT_EQ(c.value(), 4);
  EXPECT_EQ(d.value(), 8);
  ASSERT_EQ(working.lines().size(), 4U);
  EXPECT_EQ(working.lines()[0].tables.size(), 1U);
  EXPECT_EQ(working.lines()[0].term.numbers(),
            R"(\binom{2}{2}+\binom{1}{2}+\binom{1}{2}+\binom{2}{2})");
  EXPECT_EQ(working.lines()[1].term.symbols(),
            R"(\sum_k\binom{m_{\cdot k}}{2}-a)");
  EXPECT_EQ(working.lines()[1].term.numbers(),
            R"(\binom{2}{2}+\binom{2}{2}+\binom{2}{2}-2)");
  EXPECT_EQ(working.lines()[2].term.numbers(),
            R"(\binom{3}{2}+\binom{3}{2}-2)");
  EXPECT_EQ(working.lines()[3].term.numbers(), R"(\binom{6}{2}-2-1-4)");
}

}  // namespace
}  // namespace melon
