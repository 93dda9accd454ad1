#include <gtest/gtest.h>

#include <cmath>

#include "metrics/clustering/clustered.h"
#include "metrics/metric.h"

namespace melon::metrics {
extern const Metric ami;
namespace {

Value Compute(const ContingencyTable& table) {
  return ami.from_contingency(table, {});
}

TEST(Ami, IsTheInformationLessChance) {
  // I = (2/3) ln 2; mean entropy (ln 2 + ln 3) / 2; E[I] with mpmath 1.3.0.
  constexpr double kExpected = 0.27725887222397812377;
  EXPECT_NEAR(
      Compute(PublishedPairs()).number(),
      ((std::log(2) * 2 / 3) - kExpected) / ((std::log(6) / 2) - kExpected),
      1e-14);
}

TEST(Ami, AgreesWithScikitLearn) {
  // scikit-learn 1.5.2: adjusted_mutual_info_score(t, c).
  EXPECT_NEAR(
      Compute(Contingency({0, 0, 1, 1, 2, 2, 2, 0}, {0, 1, 1, 1, 2, 2, 0, 0}))
          .number(),
      0.31967265056964705, 1e-13);
}

TEST(Ami, IsOneForTheSameGrouping) {
  EXPECT_EQ(Compute(Contingency({0, 0, 1}, {1, 1, 0})).number(), 1);
  EXPECT_EQ(Compute(Contingency({0, 0}, {0, 0})).number(), 1);
  EXPECT_EQ(Compute(Contingency({0, 1, 2}, {2, 1, 0})).number(), 1);
}

TEST(Ami, IsExactlyZeroWhereEveryTableIsTheSame) {
  EXPECT_EQ(Compute(Contingency({0, 0, 1}, {0, 1, 2})).number(), 0);
  EXPECT_EQ(Compute(Contingency({0, 0, 1}, {0, 0, 0})).number(), 0);
}

TEST(Ami, IsUndefinedForFractionalWeights) {
  EXPECT_EQ(Compute(Contingency({0, 1}, {0, 1}, {.5, 2})).reason().id,
            "fractional_weights");
}

TEST(Ami, IsUndefinedWithoutCases) {
  EXPECT_EQ(Compute(Contingency({}, {})).reason().id, "no_cases");
  EXPECT_EQ(Compute(Contingency({0}, {0}, {0})).reason().id, "no_cases");
}

}  // namespace
}  // namespace melon::metrics
