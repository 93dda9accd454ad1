#include <gtest/gtest.h>

#include "hypothesis/tables/table_support.h"
#include "special/student_t.h"

namespace melon::hypothesis {
extern const Test repeated_measures_anova;
namespace {

TEST(RepeatedMeasuresAnova, ComparesVariancesBetweenAndWithin) {
  // Columns 1 4 4 and 2 5 2 and 6 6 3; means 3, 3, 5 around 11/3; row means 3,
  // 5, 3. Residuals, times 3: −4 −1 5 | −1 2 −1 | 5 −1 −4.
  const KeyValues values =
      Judge(repeated_measures_anova, {1, 2, 6, 4, 5, 6, 4, 2, 3}, 3);
  const double between = 3 * ((4. / 9) + (4. / 9) + (16. / 9)) / 2;
  const double within = ((16. + 1 + 25) + (1 + 4 + 1) + (25 + 1 + 16)) / 9 / 4;
  EXPECT_NEAR(At(values, "anova_f").number(), between / within, 1e-14);
  EXPECT_EQ(At(values, "anova_df1").number(), 2);
  EXPECT_EQ(At(values, "anova_df2").number(), 4);
}

TEST(RepeatedMeasuresAnova, AgreesWithR) {
  ExpectGoldenTables(repeated_measures_anova, 1e-12);
}

TEST(RepeatedMeasuresAnova, IsThePairedTTestForTwoAlgorithms) {
  // Differences 1 2 3 6: mean 3, variance 14/3.
  const KeyValues values =
      Judge(repeated_measures_anova, {1, 2, 2, 4, 3, 6, 4, 10}, 2);
  const double t = 3 / std::sqrt(14. / 12);
  EXPECT_NEAR(At(values, "anova_f").number(), t * t, 1e-13);
  EXPECT_NEAR(At(values, "anova_p").number(), StudentTwoSided(t, 3), 1e-14);
  EXPECT_NEAR(At(values, "anova_epsilon_greenhouse_geisser").number(), 1,
              1e-15);
  EXPECT_NEAR(At(values, "anova_epsilon_huynh_feldt").number(), 1, 1e-15);
}

TEST(RepeatedMeasuresAnova, IsUndefinedWhereNothingVaries) {
  EXPECT_EQ(
      At(Judge(repeated_measures_anova, {.9, .8, .8, .7, .3, .2}, 2), "anova_p")
          .reason()
          .id,
      "no_variance");
  EXPECT_EQ(
      At(Judge(repeated_measures_anova, {1, 2}, 1), "anova_p").reason().id,
      "too_few_algorithms");
  EXPECT_EQ(
      At(Judge(repeated_measures_anova, {1, 2}, 2), "anova_p").reason().id,
      "too_few_data_sets");
}

TEST(RepeatedMeasuresAnova, HasNoHuynhFeldtEpsilonForTwoDataSets) {
  const KeyValues values =
      Judge(repeated_measures_anova, {1, 2, 5, 4, 2, 3}, 3);
  EXPECT_NEAR(At(values, "anova_epsilon_greenhouse_geisser").number(), .5,
              1e-15);
  EXPECT_EQ(At(values, "anova_epsilon_huynh_feldt").reason().id,
            "two_data_sets");
}

TEST(RepeatedMeasuresAnova, IsTheSameInAnotherUnit) {
  const std::vector<double> result = {1, 2, 4, 5, 7, 4, 0, 2, 9, 3, 3, 7};
  const KeyValues values = Judge(repeated_measures_anova, result, 3);
  EXPECT_LT(At(values, "anova_epsilon_greenhouse_geisser").number(), .99);
  for (const int exponent : {-1060, -530, 530, 1020}) {
    std::vector<double> other = result;
    for (double& one : other) one = std::ldexp(one, exponent);
    for (const auto& [key, value] : Judge(repeated_measures_anova, other, 3))
      EXPECT_EQ(value.number(), At(values, key).number()) << key;
  }
}

}  // namespace
}  // namespace melon::hypothesis
