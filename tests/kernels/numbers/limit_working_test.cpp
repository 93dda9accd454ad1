#include "kernels/numbers/limit_working.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

TEST(ShowLimits, AddsBothAsTheLastLines) {
  Working working;
  working.Line("m", Term(1));
  ShowLimits(Term(2) - Term(1), Term(2) + Term(1), working);
  ASSERT_EQ(working.lines().size(), 3U);
  EXPECT_EQ(working.lines()[1].key, "low");
  EXPECT_EQ(working.lines()[1].symbol, "L");
  EXPECT_EQ(working.lines()[1].term.value(), 1);
  EXPECT_EQ(working.lines()[2].key, "high");
  EXPECT_EQ(working.lines()[2].symbol, "U");
  EXPECT_EQ(working.lines()[2].term.value(), 3);
}

}  // namespace
}  // namespace melon
