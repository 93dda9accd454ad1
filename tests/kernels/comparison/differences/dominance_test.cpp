#include "kernels/comparison/differences/dominance.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>
#include <vector>

#include "base/random.h"

namespace melon {
namespace {

using Numbers = std::vector<double>;

double Sign(double number) { return number > 0 ? 1 : number < 0 ? -1 : 0; }

/// Every value with every other.
Dominance Plain(const Numbers& a, const Numbers& b) {
  const auto n = static_cast<double>(a.size());
  Numbers contribution(a.size(), 0);
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t j = 0; j < b.size(); ++j) {
      contribution[i] += Sign(a[i] - b[j]) / n;
      contribution[j] += Sign(a[i] - b[j]) / n;
    }
  }
  double sum = 0;
  for (const double one : contribution) sum += one;
  double squares = 0;
  for (const double one : contribution)
    squares += (one - sum / n) * (one - sum / n);
  return {sum / n / 2, squares / (n - 1) / n};
}

TEST(Dominance, ComparesEveryValueWithEveryOther) {
  // Of 1, 4 against 2, 3: 1 is below both, 4 above both.
  EXPECT_EQ(DominanceOf(Numbers{1, 4}, Numbers{2, 3}).value, 0);
  // Of 2, 4 against 2, 3: a tie, a loss, two wins.
  EXPECT_EQ(DominanceOf(Numbers{2, 4}, Numbers{2, 3}).value, 1. / 4);
  EXPECT_EQ(DominanceOf(Numbers{5, 6}, Numbers{1, 2}).value, 1);
  EXPECT_EQ(DominanceOf(Numbers{5, 6}, Numbers{1, 2}).variance, 0);
}

TEST(Dominance, AgreesWithLookingAtEveryPair) {
  Random random(11);
  for (int trial = 0; trial < 100; ++trial) {
    Numbers a(2 + random.Below(30));
    Numbers b(a.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
      a[i] = static_cast<double>(random.Below(12)) - 3;
      b[i] = static_cast<double>(random.Below(12)) - 4;
    }
    const Dominance plain = Plain(a, b);
    EXPECT_NEAR(DominanceOf(a, b).value, plain.value, 1e-14);
    EXPECT_NEAR(DominanceOf(a, b).variance, plain.variance, 1e-14);
  }
}

TEST(Dominance, HasNoVarianceForOneCaseAndNoValueForNone) {
  EXPECT_EQ(DominanceOf(Numbers{1}, Numbers{0}).value, 1);
  EXPECT_TRUE(std::isnan(DominanceOf(Numbers{1}, Numbers{0}).variance));
  EXPECT_EQ(DominanceOf({}, {}).value, 0);
}

}  // namespace
}  // namespace melon
