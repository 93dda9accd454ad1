#include "report/bootstrap/repeated_rows.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

std::vector<Problem> WarningsOf(
    const std::vector<std::vector<double>>& columns,
    const std::vector<std::size_t>& cases_of_classes = {}) {
  std::vector<Problem> warnings;
  WarnOfRepeatedRows({columns.begin(), columns.end()}, cases_of_classes,
                     warnings);
  return warnings;
}

/// 1, 2, …, 25, so many times.
std::vector<double> Numbers(int times) {
  std::vector<double> numbers;
  for (int time = 0; time < times; ++time) {
    for (int i = 1; i <= 25; ++i) numbers.push_back(i);
  }
  return numbers;
}

TEST(WarnOfRepeatedRows, SaysHowOftenEveryRowOccurs) {
  const std::vector<Problem> warnings = WarningsOf({Numbers(3), Numbers(6)});
  ASSERT_EQ(warnings.size(), 1U);
  EXPECT_EQ(warnings[0].code, "rows_repeat");
  EXPECT_NE(warnings[0].message.english.find("3 times"), std::string::npos);
}

TEST(WarnOfRepeatedRows, IsSilentWhereOneValueOccursOnce) {
  std::vector<double> numbers = Numbers(2);
  numbers.push_back(26);
  EXPECT_TRUE(WarningsOf({numbers}).empty());
  EXPECT_TRUE(WarningsOf({Numbers(2), Numbers(1)}).empty());
}

TEST(WarnOfRepeatedRows, IsSilentWhereAClassDoesNotRepeatAsScoresDo) {
  EXPECT_TRUE(WarningsOf({Numbers(2)}, {27, 23}).empty());
  const std::vector<Problem> warnings = WarningsOf({Numbers(6)}, {90, 60});
  ASSERT_EQ(warnings.size(), 1U);
  EXPECT_NE(warnings[0].message.english.find("6 times"), std::string::npos);
}

TEST(WarnOfRepeatedRows, IsSilentWhereFewDifferentValuesRepeatByChance) {
  EXPECT_TRUE(WarningsOf({{1, 1, 2, 2, 3, 3}}).empty());
  EXPECT_TRUE(WarningsOf({{}}).empty());
  EXPECT_TRUE(WarningsOf({}).empty());
}

TEST(WarnOfRepeatedRows, LooksAtScoresAndAtPredictedNumbers) {
  for (const char* const options :
       {R"({"task":"binary"})", R"({"task":"regression","truth":"y"})"}) {
    std::string rows;
    for (int i = 0; i < 24; ++i)
      rows += std::to_string(i % 2) + "," + std::to_string(i * 7 % 24) + ".5\n";
    const auto code = [&](const std::string& csv) {
      const ReadJson report = ReportOfCsv(csv, options);
      for (const auto& warning : report["warnings"]) {
        if (warning["code"] == "rows_repeat") return true;
      }
      return false;
    };
    EXPECT_FALSE(code("y,s\n" + rows)) << options;
    EXPECT_TRUE(code("y,s\n" + rows + rows)) << options;
  }
}

}  // namespace
}  // namespace melon
