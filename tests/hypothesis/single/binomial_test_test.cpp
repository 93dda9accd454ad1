#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "hypothesis/two_learners.h"

namespace melon::hypothesis {
extern const Test binomial_test;
namespace {

KeyValues Compare(const Numbers& errors, const Numbers& cases, double eps0,
                  double level = 0.95) {
  Parameters parameters;
  parameters.eps0 = eps0;
  parameters.level = level;
  return binomial_test.from_experiments({errors, cases}, parameters);
}

TEST(BinomialTest, CountsTheResultItselfUnlessItIsStrict) {
  // docs/worked-examples.md: P(X ≥ 5; 10, .3) and P(X > 5).
  const KeyValues values = Compare({5}, {10}, .3);
  EXPECT_NEAR(At(values, "binomial_p_greater").number(), .150268, 5e-7);
  EXPECT_NEAR(At(values, "binomial_p_strict").number(), .047349, 5e-7);
  // P(X ≥ 6) = .0473 is the first at most .05.
  EXPECT_EQ(At(values, "binomial_critical_errors").number(), 6);
}

TEST(BinomialTest, TakesTheExperimentWithTheLargestErrorRate) {
  const KeyValues values = Compare({5, 9, 3, 6}, {10, 30, 5, 10}, .3);
  EXPECT_EQ(At(values, "max_errors").number(), 3);
  EXPECT_EQ(At(values, "max_n").number(), 5);
}

TEST(BinomialTest, TakesTheFirstOfEquallyBadExperimentsAndNoneWithoutCases) {
  const KeyValues values = Compare({0, 1, 2}, {0, 4, 8}, .3);
  EXPECT_EQ(At(values, "max_errors").number(), 1);
  EXPECT_EQ(At(values, "max_n").number(), 4);
}

TEST(BinomialTest, AgreesWithScipyAndWithExactFractions) {
  for (const auto& row : GoldenNumbers("two_learners/binomial.csv")) {
    const KeyValues values = Compare({row[0]}, {row[1]}, row[2], 1 - row[3]);
    EXPECT_NEAR(At(values, "binomial_p_greater").number(), row[4],
                1e-12 * row[4]);
    EXPECT_NEAR(At(values, "binomial_p_strict").number(), row[5],
                1e-12 * row[5]);
    EXPECT_EQ(At(values, "binomial_critical_errors").number(), row[6]);
    // scipy's limits are roots to 1e-12.
    EXPECT_NEAR(At(values, "clopper_pearson_low").number(), row[7], 3e-12);
    EXPECT_NEAR(At(values, "clopper_pearson_high").number(), row[8], 3e-12);
  }
}

void ExpectNumberOrNone(const Value& value, double expected,
                        std::string_view reason) {
  if (std::isnan(expected)) {
    EXPECT_EQ(ReasonOf(value), reason);
  } else {
    EXPECT_EQ(value.number(), expected);
  }
}

TEST(BinomialTest, AgreesWithScipyForTheOtherAlternatives) {
  for (const auto& row :
       GoldenNumbers("two_learners/binomial_alternatives.csv")) {
    SCOPED_TRACE(testing::Message() << row[0] << " of " << row[1]);
    const KeyValues values = Compare({row[0]}, {row[1]}, row[2], 1 - row[3]);
    EXPECT_NEAR(At(values, "binomial_p_less").number(), row[4], 1e-12 * row[4]);
    ExpectNumberOrNone(At(values, "binomial_critical_errors_less"), row[5],
                       "no_low_critical_number");
    EXPECT_NEAR(At(values, "binomial_p_two_sided").number(), row[6],
                1e-12 * row[6]);
    ExpectNumberOrNone(At(values, "binomial_critical_errors_two_sided_low"),
                       row[7], "no_low_critical_number");
    ExpectNumberOrNone(At(values, "binomial_critical_errors_two_sided_high"),
                       row[8], "no_critical_number");
  }
}

TEST(BinomialTest, AddsTheOutcomesThatAreNoLikelierForBothSides) {
  // (.5, .5)⁴: 1 4 6 4 1 of 16; 3 is as likely as 1.
  const KeyValues values = Compare({3}, {4}, .5);
  EXPECT_NEAR(At(values, "binomial_p_two_sided").number(), 10. / 16, 1e-15);
  // (2/3, 1/3)³: 8 12 6 1 of 27; 0 is likelier than 2.
  EXPECT_NEAR(At(Compare({2}, {3}, 1. / 3), "binomial_p_two_sided").number(),
              7. / 27, 1e-15);
}

TEST(BinomialTest, HasTwoSidesForAThousandMillionCasesToo) {
  // scipy 1.14.1: binomtest.
  const KeyValues values = Compare({499'950'000}, {1e9}, .5);
  EXPECT_NEAR(At(values, "binomial_p_two_sided").number(), .0015655722960825568,
              1e-12);
  EXPECT_NEAR(At(values, "binomial_p_less").number(), .0007827861480412784,
              1e-12);
}

TEST(BinomialTest, HasTheIntervalOfTheNotes) {
  // docs/worked-examples.md: 90 errors in 300.
  const KeyValues values = Compare({90}, {300}, .3);
  EXPECT_NEAR(At(values, "clopper_pearson_low").number(), .2487, 5e-5);
  EXPECT_NEAR(At(values, "clopper_pearson_high").number(), .3553, 5e-5);
}

TEST(BinomialTest, HasACriticalNumberFromWhichOnItRejects) {
  for (const double cases : {6., 37., 5000.}) {
    const double critical =
        At(Compare({0}, {cases}, .2), "binomial_critical_errors").number();
    EXPECT_LE(
        At(Compare({critical}, {cases}, .2), "binomial_p_greater").number(),
        .05);
    EXPECT_GT(
        At(Compare({critical - 1}, {cases}, .2), "binomial_p_greater").number(),
        .05);
  }
}

TEST(BinomialTest, HasNoCriticalNumberWhenEvenErrorsThroughoutAreLikely) {
  EXPECT_EQ(ReasonOf(At(Compare({1}, {2}, .3), "binomial_critical_errors")),
            "no_critical_number");
  EXPECT_EQ(At(Compare({1}, {2}, .2), "binomial_critical_errors").number(), 2);
}

TEST(BinomialTest, IsExactAtRatesOfZeroAndOne) {
  EXPECT_EQ(At(Compare({0}, {9}, 0), "binomial_p_greater").number(), 1);
  EXPECT_EQ(At(Compare({1}, {9}, 0), "binomial_p_greater").number(), 0);
  EXPECT_EQ(At(Compare({1}, {9}, 0), "binomial_critical_errors").number(), 1);
  EXPECT_EQ(At(Compare({9}, {9}, 1), "binomial_p_greater").number(), 1);
  EXPECT_EQ(At(Compare({0}, {9}, 0), "binomial_p_less").number(), 1);
  EXPECT_EQ(At(Compare({8}, {9}, 1), "binomial_p_less").number(), 0);
  EXPECT_EQ(At(Compare({8}, {9}, 1), "binomial_p_two_sided").number(), 0);
  EXPECT_EQ(At(Compare({1}, {9}, 0), "binomial_p_two_sided").number(), 0);
  EXPECT_EQ(At(Compare({9}, {9}, 1), "binomial_p_two_sided").number(), 1);
}

TEST(BinomialTest, HasOnlyAnIntervalWithoutARateToTest) {
  const KeyValues values = Compare({5}, {10}, std::nan(""));
  EXPECT_EQ(ReasonOf(At(values, "binomial_p_greater")), "no_eps0");
  EXPECT_EQ(ReasonOf(At(values, "binomial_critical_errors")), "no_eps0");
  EXPECT_EQ(ReasonOf(At(values, "binomial_p_two_sided")), "no_eps0");
  EXPECT_EQ(At(values, "max_errors").number(), 5);
  EXPECT_TRUE(At(values, "clopper_pearson_low").defined());
}

TEST(BinomialTest, IsUndefinedWithoutCases) {
  EXPECT_EQ(ReasonOf(At(Compare({}, {}, .3), "max_errors")), "no_cases");
  EXPECT_EQ(ReasonOf(At(Compare({0}, {0}, .3), "clopper_pearson_high")),
            "no_cases");
}

}  // namespace
}  // namespace melon::hypothesis
