#include <gtest/gtest.h>

#include <cstddef>
#include <vector>

#include "post_hoc/post_hoc_support.h"

namespace melon::post_hoc {
extern const PostHoc bonferroni_dunn;
namespace {

TEST(BonferroniDunn, MultipliesByTheNumberOfComparisonsWithTheControl) {
  EXPECT_EQ(Adjusted(bonferroni_dunn, {.5, .01, .1}, 4),
            (std::vector<double>{1, 3 * .01, 3 * .1}));
}

double CriticalValue(std::size_t algorithms, double alpha) {
  const std::vector<double> mean_rank(algorithms, 1);
  return bonferroni_dunn.critical_value({mean_rank, 14, 0}, alpha).number();
}

TEST(BonferroniDunn, HasDemsarsCriticalValues) {
  // Demšar 2006, table 5 (b), q.05 and q.10 for k = 2 … 10, but for k = 9 at
  // .05: printed 2.724, right is 2.734 (docs/worked-examples.md).
  const std::vector<double> five = {1.960, 2.241, 2.394, 2.498, 2.576,
                                    2.638, 2.690, 2.734, 2.773};
  const std::vector<double> ten = {1.645, 1.960, 2.128, 2.241, 2.326,
                                   2.394, 2.450, 2.498, 2.539};
  for (std::size_t i = 0; i < five.size(); ++i) {
    EXPECT_NEAR(CriticalValue(i + 2, .05), five[i], 1e-3) << i;
    EXPECT_NEAR(CriticalValue(i + 2, .10), ten[i], 1e-3) << i;
  }
}

TEST(BonferroniDunn, IsUndefinedWithoutAnythingToCompare) {
  const std::vector<double> one = {1};
  const std::vector<double> two = {1, 2};
  EXPECT_EQ(bonferroni_dunn.critical_difference({one, 5, 5}, .05).reason().id,
            "too_few_algorithms");
  EXPECT_EQ(bonferroni_dunn.critical_difference({two, 0, 0}, .05).reason().id,
            "no_cases");
  EXPECT_EQ(bonferroni_dunn.critical_value({two, 0, 0}, .05).reason().id,
            "no_cases");
}

TEST(BonferroniDunn, IsForAControlAlone) {
  EXPECT_FALSE(bonferroni_dunn.for_pairs);
  EXPECT_TRUE(bonferroni_dunn.for_control);
}

TEST(BonferroniDunn, LeavesASinglePValueAloneAndNone) {
  EXPECT_EQ(Adjusted(bonferroni_dunn, {.03}, 2), std::vector<double>{.03});
  EXPECT_TRUE(Adjusted(bonferroni_dunn, {}, 1).empty());
}

TEST(BonferroniDunn, StaysBetweenZeroAndOne) {
  EXPECT_EQ(Adjusted(bonferroni_dunn, {0, 1, 1}, 3)[0], 0);
  EXPECT_EQ(Adjusted(bonferroni_dunn, {1, 1, 1}, 3),
            (std::vector<double>{1, 1, 1}));
}

}  // namespace
}  // namespace melon::post_hoc
