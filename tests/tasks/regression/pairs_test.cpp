#include "tasks/regression/pairs.h"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "tasks/regression/regression_case.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

constexpr std::string_view kRegression = R"({"task":"regression","truth":"y"})";

TEST(AbsoluteErrorDifferences, AreThoseOfTheFirstLessTheSecond) {
  const RegressionCase one = PrepareRegressionCsv(kFourCases);
  EXPECT_EQ(AbsoluteErrorDifferences(one.data, 0, 1),
            (std::vector<double>{1, -1, 0, -2}));
  EXPECT_EQ(AbsoluteErrorDifferences(one.data, 1, 0),
            (std::vector<double>{-1, 1, 0, 2}));
}

TEST(AbsoluteErrorDifferences, AreEqualWhereTheyAreEqualOnPaper) {
  // .9 − .8 and .8 − .7 above a truth of .1 and .2.
  const RegressionCase one =
      PrepareRegressionCsv("y,A,B\n0.1,0.9,0.8\n0.2,0.8,0.7\n");
  EXPECT_EQ(AbsoluteErrorDifferences(one.data, 0, 1),
            (std::vector<double>{.1, .1}));
}

TEST(AbsoluteErrorDifferences, AreZeroWhereOnlyRoundingIsLeft) {
  // A lies 10 below and B 10 above, as far as doubles of this size go.
  const RegressionCase one = PrepareRegressionCsv(
      "y,A,B\n89.71600527386117,79.71600527386117,99.71600527386117\n"
      "121.79186994380939,111.79186994380939,131.7918699438094\n"
      "33.333333333333336,23.333333333333332,44.333333333333336\n");
  const std::vector<double> difference =
      AbsoluteErrorDifferences(one.data, 0, 1);
  EXPECT_EQ(difference[0], 0);
  EXPECT_EQ(difference[1], 0);
  EXPECT_NEAR(difference[2], -1, 1e-13);
}

TEST(RegressionPairs, TestsEveryPairAndAdjustsByHolm) {
  const ReadJson pairs =
      ReportOfCsv("y,A,B,C\n1.5,2.5,1.5,9\n2,1,4,9\n3,3,3,9\n5.5,7.5,1.5,9\n",
                  kRegression)["pairs"];
  ASSERT_EQ(pairs.size(), 3U);
  const ReadJson& first = pairs[0];
  EXPECT_EQ(first["a"], "A");
  EXPECT_EQ(first["b"], "B");
  EXPECT_DOUBLE_EQ(first["mean_diff"].get<double>(), -.5);
  // Differences 1, −1, −2: ranks 1.5, 1.5, 3.
  EXPECT_EQ(first["wilcoxon_statistic"].get<double>(), 1.5);
  EXPECT_EQ(first["wilcoxon_p_exact"].get<double>(), .75);
  EXPECT_GE(first["wilcoxon_p_exact_holm"].get<double>(), .75);
}

TEST(RegressionPairs, ComparesTheTwoSmallestMeanAbsoluteErrors) {
  // Differences of the absolute errors 1, −1, 0, −2: A's mean is .5 smaller.
  const ReadJson verdict = ReportOfCsv(
      kFourCases,
      R"({"task":"regression","truth":"y","predictions":["A","B"]})")
      ["verdict"];
  EXPECT_EQ(verdict["metric"], "mae");
  EXPECT_EQ(verdict["best"], "A");
  EXPECT_EQ(verdict["other"], "B");
  EXPECT_EQ(verdict["difference"].get<double>(), -.5);
  EXPECT_EQ(verdict["kind"], "no_difference");
  EXPECT_LT(verdict["statistic"].get<double>(), 0);
  EXPECT_LT(verdict["low"].get<double>(), -.5);
  EXPECT_GT(verdict["high"].get<double>(), -.5);
  // Ranks 1.5 and 1.5 + 3: Wilcoxon's test favours the smaller errors too.
  EXPECT_EQ(verdict["ranks"]["favours"], "A");
  EXPECT_EQ(verdict["ranks"]["p"].get<double>(), .75);
  EXPECT_EQ(verdict["ranks"]["kind"], "no_difference");
}

TEST(RegressionPairs, HasNoTestForNumbersBeyondTheRangeOfDoubles) {
  const ReadJson pair = ReportOfCsv(
      "y,A,B\n1.7e308,-1.7e308,1.5\n1,1,1\n2,2,2\n", kRegression)["pairs"][0];
  EXPECT_TRUE(pair["paired_t_p"].is_null());
  EXPECT_EQ(pair["reasons"]["paired_t_p"], "overflow");
}

}  // namespace
}  // namespace melon
