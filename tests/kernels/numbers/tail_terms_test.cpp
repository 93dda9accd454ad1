#include "kernels/numbers/tail_terms.h"

#include <gtest/gtest.h>

#include "special/beta.h"
#include "special/normal.h"

namespace melon {
namespace {

TEST(NormalQuantileTerm, IsOfALevelOrOfAShare) {
  const Term z = NormalQuantileTerm(0.95);
  EXPECT_EQ(z.symbols(), R"(\Phi^{-1}\left(1-\alpha/2\right))");
  EXPECT_EQ(z.numbers(), R"(\Phi^{-1}\left(0.975\right))");
  EXPECT_EQ(z.value(), NormalQuantile(0.975));
  EXPECT_EQ(NormalQuantileTerm(Term("p", 0.25)).value(), NormalQuantile(0.25));
}

TEST(NormalCdfTerm, IsTheDistribution) {
  const Term share = NormalCdfTerm(Term("z", 1) + 1);
  EXPECT_EQ(share.numbers(), R"(\Phi\left(1+1\right))");
  EXPECT_EQ(share.value(), NormalCdf(2));
}

TEST(BetaQuantileTerm, HasTheShareFirst) {
  const Term x = BetaQuantileTerm({"p", 0.025}, {"k", 3}, {"b", 8});
  EXPECT_EQ(x.numbers(), R"(B\left(0.025;\,3,\,8\right))");
  EXPECT_EQ(x.value(), BetaQuantile(3, 8, 0.025));
}

}  // namespace
}  // namespace melon
