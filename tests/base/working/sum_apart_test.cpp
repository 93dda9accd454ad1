#include "base/working/sum_apart.h"

#include <gtest/gtest.h>

#include <cstddef>

namespace melon {
namespace {

constexpr auto kOf = [](std::size_t i) {
  return Term("x_i", static_cast<double>(i) + 0.125);
};

TEST(SumApart, LeavesAShortSumInTheFraction) {
  Working working;
  const Term sum = SumApart(FoldedSum(R"(\sum_i x_i)", 3, kOf, 3.375), working);
  EXPECT_TRUE(working.lines().empty());
  EXPECT_EQ((sum / 3).numbers(), R"(\frac{0.125+1.125+2.125}{3})");
}

TEST(SumApart, GivesALongSumALineWhoseSignIsTheSum) {
  Working working;
  const Term sum =
      SumApart(FoldedSum(R"(\sum_i x_i)", 20, kOf, 192.5), working);
  ASSERT_EQ(working.lines().size(), 1U);
  EXPECT_EQ(working.lines()[0].symbol, R"(\sum_i x_i)");
  EXPECT_EQ(working.lines()[0].term.symbols(), R"(\sum_i x_i)");
  EXPECT_EQ(working.lines()[0].term.value(), 192.5);
  const Term mean = working.Line(R"(\bar x)", sum / Term("n", 20));
  EXPECT_EQ(working.lines()[1].term.symbols(), R"(\frac{\sum_i x_i}{n})");
  EXPECT_EQ(working.lines()[1].term.numbers(), R"(\frac{192.5}{20})");
  EXPECT_EQ(mean.value(), 9.625);
}

TEST(SumApart, IsKeptWithTheLineThatRestsOnIt) {
  Working working;
  const Term sum =
      SumApart(FoldedSum(R"(\sum_i x_i)", 20, kOf, 192.5), working);
  working.Line("a", Term(1));
  working.Give("mean", R"(\bar x)", sum / Term("n", 20));
  working.KeepFor("mean");
  ASSERT_EQ(working.lines().size(), 2U);
  EXPECT_EQ(working.lines()[0].symbol, R"(\sum_i x_i)");
}

}  // namespace
}  // namespace melon
