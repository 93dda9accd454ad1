#include "kernels/numbers/case_sum.h"

#include <gtest/gtest.h>

#include <vector>

namespace melon {
namespace {

Term Numbered(std::size_t i) { return {"x", static_cast<double>(i)}; }

TEST(CaseSum, CountsEveryCaseOnceWithoutWeights) {
  const Term sum =
      CaseSum(R"(\sum x)", 3, {}, [](std::size_t i) { return Numbered(i); }, 3);
  EXPECT_EQ(sum.symbols(), R"(\sum x)");
  EXPECT_EQ(sum.numbers(), "0+1+2");
}

TEST(CaseSum, PutsWeightsBeforeTheTermsAndLeavesOutThoseOfZero) {
  const std::vector<double> weight{1, 0, 2.5};
  const Term sum = CaseSum(R"(\sum x)", 3, weight,
                           [](std::size_t i) { return Numbered(i); }, 5);
  EXPECT_EQ(sum.numbers(), R"(0+2.5\cdot 2)");
  EXPECT_EQ(sum.value(), 5);
}

}  // namespace
}  // namespace melon
