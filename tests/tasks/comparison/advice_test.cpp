#include "tasks/comparison/advice.h"

#include <gtest/gtest.h>

#include "io/json_writer.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

Finding Of(std::string_view code, Opinion opinion) {
  return {.code = code,
          .opinion = opinion,
          .message = {"a", "甲"},
          .instead = {},
          .reference = {{"somebody1900", "Somebody 1900"}}};
}

TEST(Advice, PutsWarningsFirstAndKeepsTheirOrder) {
  Advice advice;
  advice.Add(Of("fine", Opinion::fits));
  advice.Add(Of("second", Opinion::warning));
  advice.Add(Of("think", Opinion::caution));
  advice.Add(Of("third", Opinion::warning));
  const ReadJson json = ReadJson::parse(Serialize(advice.ToJson()));
  std::string order;
  for (const ReadJson& finding : json["findings"])
    order += finding["code"].get<std::string>() + " ";
  EXPECT_EQ(order, "second third think fine ");
  EXPECT_EQ(json["findings"][0]["kind"], "warning");
  EXPECT_TRUE(json["findings"][0]["instead"].is_null());
}

TEST(Advice, SetsOptionAndKeyApartFromTheSentence) {
  Advice advice;
  Finding finding = Of("design", Opinion::caution);
  finding.option = {"design", "5x2"};
  advice.Add(finding);
  finding.option = {"eps0", ""};
  finding.key = "holm_p";
  advice.Add(finding);
  advice.Add(Of("plain", Opinion::caution));
  advice.Step({"Why?", "为何？"}, {"So", "故"}, {"b", "乙"}, {"task", "cv"});
  advice.Step({"Why?", "为何？"}, {"So", "故"}, {"b", "乙"});
  const ReadJson json = ReadJson::parse(Serialize(advice.ToJson()));
  const ReadJson& findings = json["findings"];
  EXPECT_EQ(findings[0]["option"],
            (ReadJson{{"name", "design"}, {"value", "5x2"}}));
  EXPECT_TRUE(findings[0]["key"].is_null());
  EXPECT_TRUE(findings[1]["option"]["value"].is_null());
  EXPECT_EQ(findings[1]["key"], "holm_p");
  EXPECT_TRUE(findings[2]["option"].is_null());
  EXPECT_EQ(json["steps"][0]["option"]["value"], "cv");
  EXPECT_TRUE(json["steps"][1]["option"].is_null());
}

TEST(Advice, RecommendsNothingUntilItIsSaid) {
  Advice advice;
  EXPECT_TRUE(ReadJson::parse(Serialize(advice.ToJson()))["test"].is_null());
  advice.Recommend("sign_test", "holm");
  const ReadJson json = ReadJson::parse(Serialize(advice.ToJson()));
  EXPECT_EQ(json["test"], "sign_test");
  EXPECT_EQ(json["post_hoc"], "holm");
}

TEST(RoundedText, KeepsThreeSignificantDigits) {
  EXPECT_EQ(RoundedText(0), "0");
  EXPECT_EQ(RoundedText(.15385), "0.154");
  EXPECT_EQ(RoundedText(-.00012345), "-0.000123");
  EXPECT_EQ(RoundedText(2.26216), "2.26");
  EXPECT_EQ(RoundedText(1234.5), "1235");
  EXPECT_EQ(RoundedText(.05), "0.05");
  EXPECT_EQ(RoundedText(1.23456e-200), "1.23e-200");
  EXPECT_EQ(RoundedText(1.23456e-310), "1.23e-310");
}

TEST(PercentText, RoundsToWholePercent) {
  EXPECT_EQ(PercentText(.888), "89 %");
  EXPECT_EQ(PercentText(0), "0 %");
}

TEST(ProbabilityText, HasThreeDecimalsAndNoZeroBeforeThePoint) {
  EXPECT_EQ(ProbabilityText(.0123456, .05), "p = .012");
  EXPECT_EQ(ProbabilityText(.00912, .05), "p = .009");
  EXPECT_EQ(ProbabilityText(.5, .05), "p = .500");
  EXPECT_EQ(ProbabilityText(.99949, .05), "p = .999");
  EXPECT_EQ(ProbabilityText(.9995, .05), "p = 1.000");
  EXPECT_EQ(ProbabilityText(1, .05), "p = 1.000");
}

TEST(ProbabilityText, RoundsHalvesUpAsThePageDoes) {
  // 1/16 is exact, .0155 is stored a little below.
  EXPECT_EQ(ProbabilityText(.0625, .05), "p = .063");
  EXPECT_EQ(ProbabilityText(.0155, .05), "p = .015");
}

TEST(ProbabilityText, DoesNotSayZero) {
  EXPECT_EQ(ProbabilityText(0, .05), "p < .001");
  EXPECT_EQ(ProbabilityText(.00099, .05), "p < .001");
  EXPECT_EQ(ProbabilityText(.001, .05), "p = .001");
}

TEST(ProbabilityText, ShowsOnWhichSideOfTheLevelItLies) {
  EXPECT_EQ(ProbabilityText(.0503, .05), "p = .0503");
  EXPECT_EQ(ProbabilityText(.05, .05), "p = .050");
  EXPECT_EQ(ProbabilityText(.0499, .05), "p = .050");
  EXPECT_EQ(ProbabilityText(.05000001, .05), "p = .050000");
}

TEST(ProbabilityText, GoesDownToALevelBelowAThousandth) {
  EXPECT_EQ(ProbabilityText(.00042, .0001), "p = .00042");
  EXPECT_EQ(ProbabilityText(.00005, .0001), "p < .0001");
  EXPECT_EQ(ProbabilityText(.00010001, .0001), "p = .00010001");
}

TEST(PValueText, IsTheSameWithoutItsRelation) {
  EXPECT_EQ(PValueText(.0276, .05), ".028");
  EXPECT_EQ(PValueText(.0001, .05), "< .001");
}

}  // namespace
}  // namespace melon
