#include "report/verdict/majority_warning.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

ReadJson WarningsOf(double share, const std::vector<Accuracies>& models) {
  Json warnings = Json::EmptyArray();
  WarnOfMajority("no", share, models, warnings);
  return ReadJson::parse(Serialize(warnings));
}

TEST(WarnOfMajority, NamesTheModelThatIsFirstByBalancedAccuracy) {
  // 25 of 1,000 cases are positive: always "no" is right in .975.
  const ReadJson warnings =
      WarningsOf(0.975, {{"always_no", 0.975, 0.5}, {"forest", 0.95, 0.8125}});
  ASSERT_EQ(warnings.size(), 1U);
  EXPECT_EQ(warnings[0]["code"], "no_better_than_majority");
  EXPECT_EQ(warnings[0]["column"], "always_no");
  EXPECT_EQ(warnings[0]["message"],
            "The highest accuracy, 0.975 of \"always_no\", is no higher than "
            "that of the answer \"no\" to every case, 0.975. By balanced "
            "accuracy \"forest\" comes first: 0.813 against 0.5.");
}

TEST(WarnOfMajority, LeavesOutTheSecondSentenceWhereTheSameModelIsFirst) {
  const ReadJson warnings =
      WarningsOf(0.9, {{"A", 0.85, 0.7}, {"B", 0.8, 0.6}});
  ASSERT_EQ(warnings.size(), 1U);
  EXPECT_EQ(warnings[0]["message"].get<std::string>().find("balanced"),
            std::string::npos);
}

TEST(WarnOfMajority, IsSilentWhereAModelIsRightMoreOften) {
  EXPECT_TRUE(WarningsOf(0.9, {{"A", 0.92, 0.7}, {"B", 0.8, 0.6}}).empty());
}

TEST(WarnOfMajority, IsSilentWhereTheClassesAreNotSkewed) {
  EXPECT_TRUE(WarningsOf(0.6, {{"A", 0.5, 0.5}}).empty());
}

TEST(WarnOfMajority, IsSilentWithoutAModelOfDefinedAccuracy) {
  EXPECT_TRUE(WarningsOf(0.9, {}).empty());
  EXPECT_TRUE(
      WarningsOf(0.9, {{"A", reasons::no_cases, reasons::no_cases}}).empty());
}

}  // namespace
}  // namespace melon
