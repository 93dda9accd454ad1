#include "report/envelope.h"

#include <gtest/gtest.h>

namespace melon {
namespace {

TEST(BeginReport, HasWhatEveryReportBeginsWithInThatOrder) {
  const Json report =
      BeginReport({.task = TaskKind::labels}, Json::EmptyObject(),
                  Json::EmptyObject(), Json::EmptyArray(), Json(1));
  EXPECT_EQ(Serialize(report), R"({"schema":1,"melon":")" MELON_VERSION
                               R"(","task":"labels","input":{},"options":{},)"
                               R"("warnings":[],"verdict":1})");
}

TEST(WarningsJson, KeepsTheOrderOfTheProblems) {
  const Json warnings = WarningsJson({{.code = "one"}, {.code = "two"}});
  const auto& all = *warnings.As<Json::Array>();
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(TextOf(all[0], "code"), "one");
  EXPECT_EQ(TextOf(all[1], "code"), "two");
}

}  // namespace
}  // namespace melon
