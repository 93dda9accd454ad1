#include "tasks/regression/mean_warning.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/regression/regression_case.h"

namespace melon {
namespace {

constexpr const char* kAlone = R"(["A"])";

/// The English text of the warning; empty without one.
std::string WarningOn(const std::string& csv,
                      const std::string& predictions = R"(["A","B"])") {
  const ReadJson warning =
      RegressionWarning(csv, "no_better_than_mean", predictions);
  if (warning.is_null()) return "";
  EXPECT_NE(warning["message_zh"].get<std::string>().find("均值"),
            std::string::npos);
  return warning["message"];
}

TEST(WorseThanMean, SaysSoOfTheBestAndThatTheOthersAreNoBetter) {
  // Mean 2, SST 2. A errs by 2, 0, −2: R² = 1 − 8/2; B by 3, 0, −3: 1 − 18/2.
  EXPECT_EQ(WarningOn("y,A,B\n1,3,4\n2,2,2\n3,1,0\n"),
            "The highest R², of \"A\", is −3: below 0, so the squared errors "
            "of the mean of the truth, as the answer to every case, are "
            "smaller than those of every model.");
}

TEST(WorseThanMean, SpeaksOfTheBestAloneWhereAnotherHasAHigherRSquared) {
  // A errs by 0, 0, 2.6: R² = 1 − 6.76/2. B by 1, 1, 1: R² = 1 − 3/2.
  EXPECT_EQ(WarningOn("y,A,B\n1,1,2\n2,2,3\n3,5.6,4\n"),
            "R² of \"A\" is −2.38: below 0, so the squared errors of the mean "
            "of the truth, as the answer to every case, are smaller.");
}

TEST(WorseThanMean, SpeaksOfASingleModel) {
  EXPECT_NE(WarningOn("y,A\n1,3\n2,2\n3,1\n", kAlone), "");
}

TEST(WorseThanMean, IsSilentOfTheMeanItselfAndOfWhatIsBetter) {
  EXPECT_EQ(WarningOn("y,A\n1,2\n2,2\n3,2\n", kAlone), "");
  EXPECT_EQ(WarningOn("y,A,B\n1,1,4\n2,2.5,2\n3,3,0\n"), "");
}

TEST(WorseThanMean, IsSilentWhereTheTruthIsConstant) {
  EXPECT_EQ(WarningOn("y,A\n2,1\n2,2\n2,3\n", kAlone), "");
}

}  // namespace
}  // namespace melon
