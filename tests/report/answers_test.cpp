#include "report/answers.h"

#include <gtest/gtest.h>

#include <string_view>

namespace melon {
namespace {

TEST(ProgressJson, SaysWhatIsDoneAndWhatThereIsToDo) {
  EXPECT_EQ(Serialize(ProgressJson(3, 10)), R"({"done":3,"total":10})");
}

TEST(UnknownQuery, NamesTheTypeThatWasAskedFor) {
  const Problem problem =
      UnknownQuery(Json::ObjectOf("type", Json(std::string_view("weather"))));
  EXPECT_EQ(problem.code, "unknown_query");
  EXPECT_EQ(problem.message.english, "Unknown question: \"weather\".");
  EXPECT_EQ(problem.message.chinese, "未知的请求“weather”。");
  EXPECT_EQ(problem.value, "weather");
}

}  // namespace
}  // namespace melon
