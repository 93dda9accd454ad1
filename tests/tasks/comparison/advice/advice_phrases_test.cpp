#include "tasks/comparison/advice/advice_phrases.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/reasons.h"
#include "io/json/json_writer.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

TEST(AddFindings, KeepsTheOrderAndLeavesOutWhatIsNotFound) {
  constexpr FindingOn<int> kFindings[] = {
      [](const int& number) -> std::optional<Finding> {
        if (number < 2) return std::nullopt;
        return Finding{.code = "large", .opinion = Opinion::fits};
      },
      [](const int& /*number*/) -> std::optional<Finding> {
        return Finding{.code = "whole", .opinion = Opinion::fits};
      }};
  const auto codes = [&](int number) {
    Advice advice;
    AddFindings(kFindings, number, advice);
    std::vector<std::string> found;
    const ReadJson json = ReadJson::parse(Serialize(advice.ToJson()));
    for (const ReadJson& finding : json["findings"])
      found.push_back(finding["code"]);
    return found;
  };
  EXPECT_EQ(codes(1), std::vector<std::string>{"whole"});
  EXPECT_EQ(codes(2), (std::vector<std::string>{"large", "whole"}));
}

TEST(NumberOf, IsNothingWhereAValueLacksOrIsUndefined) {
  const std::vector<std::pair<std::string_view, Value>> values = {
      {"t", Value(2)}, {"p", Value(reasons::no_variance)}};
  EXPECT_EQ(NumberOf(values, "t"), 2);
  EXPECT_EQ(NumberOf(values, "p"), std::nullopt);
  EXPECT_EQ(NumberOf(values, "df"), std::nullopt);
}

TEST(CountBelow, CountsAlphaItselfAndNothingUndefined) {
  EXPECT_EQ(CountBelow({Value(.01), Value(.05), Value(.0501),
                        Value(reasons::no_variance)},
                       .05),
            2U);
}

TEST(FamilyError, IsTheChanceOfAtLeastOneFalseAlarm) {
  EXPECT_NEAR(FamilyError(1, .05), .05, 1e-15);
  // 1 − .95⁵.
  EXPECT_NEAR(FamilyError(5, .05), 1 - .7737809375, 1e-15);
}

TEST(NormalityAnswer, DoubtsOnlyWhereThePValueIsAtMostAlpha) {
  const ShapiroWilk test{.statistic = .91234, .p_value = .04};
  EXPECT_EQ(NormalityAnswer(test, .05).english,
            "Doubtful (Shapiro–Wilk W = 0.912, p = .040)");
  EXPECT_EQ(NormalityAnswer(test, .01).english,
            "No evidence against it (Shapiro–Wilk W = 0.912, p = .040)");
}

}  // namespace
}  // namespace melon
