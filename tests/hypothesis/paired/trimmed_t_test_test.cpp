#include <gtest/gtest.h>

#include <cmath>
#include <cstddef>

#include "hypothesis/two_learners.h"

namespace melon::hypothesis {
extern const Test trimmed_t_test;
namespace {

KeyValues Compare(const Numbers& difference) {
  return trimmed_t_test.from_paired_results(Differing(difference).view(), {});
}

TEST(TrimmedTTest, LeavesOutAFifthAtEachEnd) {
  // 1 and 100 go: 2, 3 and 4 have the mean 3. Winsorized: 2, 2, 3, 4, 4 with
  // the squares 1 + 1 + 0 + 1 + 1 = 4 about 3; the error is √(4/(3·2)).
  const KeyValues values = Compare({100, 3, 1, 4, 2});
  EXPECT_NEAR(At(values, "trimmed_t").number(), 3 / std::sqrt(4. / 6), 1e-14);
  EXPECT_EQ(At(values, "trimmed_t_df").number(), 2);
}

TEST(TrimmedTTest, IsNotMovedByOneExtremeDifference) {
  const double near = At(Compare({1, 2, 3, 4, 5}), "trimmed_t").number();
  EXPECT_EQ(At(Compare({1, 2, 3, 4, 1e9}), "trimmed_t").number(), near);
}

TEST(TrimmedTTest, AgreesWithScipy) {
  const auto pairs = GoldenLearners();
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    ExpectGoldenKeys(trimmed_t_test.from_paired_results(pairs[i].view(), {}), i,
                     1e-11, "trimmed");
  }
}

TEST(TrimmedTTest, OfFewDifferencesIsThePairedTTest) {
  // Mean 3/2, variance 5/3 of 0, 1, 2, 3: t = 1.5/√(5/12).
  EXPECT_NEAR(At(Compare({0, 1, 2, 3}), "trimmed_t").number(),
              1.5 / std::sqrt(5. / 12), 1e-14);
}

TEST(TrimmedTTest, IsUndefinedWithoutDifferencesOrVariance) {
  EXPECT_EQ(ReasonOf(At(Compare({}), "trimmed_t_p")), "no_cases");
  EXPECT_EQ(ReasonOf(At(Compare({1}), "trimmed_t_p")), "too_few_cases");
  EXPECT_EQ(ReasonOf(At(Compare({2, 2, 2, 2, 9}), "trimmed_t_p")),
            "no_variance");
  EXPECT_EQ(ReasonOf(At(Compare({0, 0, 0, 0, 0}), "trimmed_t_p")),
            "no_variance");
}

}  // namespace
}  // namespace melon::hypothesis
