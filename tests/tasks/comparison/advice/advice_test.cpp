#include "tasks/comparison/advice/advice.h"

#include <gtest/gtest.h>

#include "io/json/json_writer.h"
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

}  // namespace
}  // namespace melon
