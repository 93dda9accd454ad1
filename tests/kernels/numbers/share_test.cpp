#include "kernels/numbers/share.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

TEST(Share, IsTheQuotient) { EXPECT_EQ(Share(1, 4), .25); }

TEST(Share, TakesBackWhatRoundingAdded) {
  // .1 + .2 + .3 > .6 by an ulp.
  EXPECT_EQ(Share(.1 + .2 + .3, .6), 1);
  EXPECT_EQ(Share(.6 - (.1 + .2 + .3), .6), 0);
}

}  // namespace
}  // namespace melon
