#include <gtest/gtest.h>

#include "hypothesis/tables/table_support.h"

namespace melon::hypothesis {
extern const Test mauchly;
namespace {

TEST(Mauchly, ComparesTheDeterminantWithThatOfASphere) {
  // Contrasts (a − b)/√2 and (a + b − 2c)/√6 of the rows: √2, 0 | −√2, 0 | 0,
  // √6 | 0, −√6: variances 4/3 and 4, no covariance: W = (16/3)/(8/3)².
  const KeyValues values =
      Judge(mauchly, {2, 0, 1, 0, 2, 1, 3, 3, 0, 0, 0, 3}, 3);
  EXPECT_NEAR(At(values, "mauchly_w").number(), .75, 1e-14);
  EXPECT_EQ(At(values, "mauchly_df").number(), 2);
  // n = 3, p = 2: ρ = 1 − 12/36; for p = 2 the second term is 0.
  EXPECT_NEAR(At(values, "mauchly_chi2").number(), -2 * std::log(.75), 1e-14);
  EXPECT_NEAR(At(values, "mauchly_p").number(), .75, 1e-14);
}

TEST(Mauchly, AgreesWithR) { ExpectGoldenTables(mauchly, 1e-11); }

TEST(Mauchly, SaysWhyThereIsNothingToCheck) {
  const auto reason = [](const std::vector<double>& result,
                         std::size_t columns) {
    return At(Judge(mauchly, result, columns), "mauchly_p").reason().id;
  };
  EXPECT_EQ(reason({1, 2}, 1), "too_few_algorithms");
  EXPECT_EQ(reason({1, 2, 3, 5}, 2), "two_algorithms");
  EXPECT_EQ(reason({1, 2, 3}, 3), "too_few_data_sets");
  EXPECT_EQ(reason({1, 2, 3, 5, 2, 1}, 3), "more_algorithms_than_data_sets");
  EXPECT_EQ(reason({1, 2, 4, 2, 3, 5, 3, 4, 6}, 3), "no_variance");
  // The third is always the mean of the others.
  EXPECT_EQ(reason({1, 3, 2, 5, 1, 3, 9, 3, 6, 4, 8, 6}, 3),
            "singular_covariance");
}

TEST(Mauchly, IsTheSameInAnotherUnit) {
  const auto w = [](double unit) {
    return At(Judge(mauchly,
                    {unit, 2 * unit, 5 * unit, 3 * unit, 3 * unit, 9 * unit,
                     7 * unit, unit, 8 * unit, 2 * unit, 6 * unit, 4 * unit},
                    3),
              "mauchly_w")
        .number();
  };
  EXPECT_EQ(w(0x1p-1000), w(1));
  EXPECT_EQ(w(0x1p1000), w(1));
}

}  // namespace
}  // namespace melon::hypothesis
