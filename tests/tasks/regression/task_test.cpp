#include <gtest/gtest.h>

#include "tasks/regression/regression_case.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

constexpr std::string_view kOptions =
    R"({"task":"regression","truth":"y","predictions":["A","B"],"bootstrap":200})";

TEST(RegressionTask, ComputesIntervalsInSteps) {
  Session session;
  LoadCsv(session, kFourCases);
  EXPECT_TRUE(RunSession(session, kOptions)["models"][0]["intervals"].empty());
  ReadJson progress =
      AskSession(session, R"({"type":"step","seconds":0.000001})");
  EXPECT_EQ(progress["done"], 1);
  EXPECT_EQ(progress["total"], 204);
  progress = AskSession(session, R"({"type":"step","steps":1000})");
  EXPECT_EQ(progress["done"], 204);
  const ReadJson report = RunSession(session, kOptions);
  const ReadJson& interval = report["models"][0]["intervals"]["mae"];
  EXPECT_LE(interval["low"], 1);
  EXPECT_GE(interval["high"], 1);
  EXPECT_TRUE(report["pairs"][0]["differences"].contains("rmse"));
}

TEST(RegressionTask, KeepsTheBootstrapUntilWhatItDependsOnChanges) {
  Session session;
  LoadCsv(session, kFourCases);
  RunSession(session, kOptions);
  AskSession(session, R"({"type":"step","seconds":10})");
  const auto intervals = [&](std::string_view options) {
    return RunSession(session, options)["models"][0]["intervals"].size();
  };
  EXPECT_GT(intervals(kOptions), 0U);
  EXPECT_GT(
      intervals(
          R"({"task":"regression","truth":"y","predictions":["A","B"],"bootstrap":200,"alpha":0.1})"),
      0U);
  EXPECT_EQ(
      intervals(
          R"({"task":"regression","truth":"y","predictions":["A","B"],"bootstrap":200,"seed":2})"),
      0U);
}

TEST(RegressionTask, SaysWhatItCannotAnswer) {
  Session session;
  LoadCsv(session, kFourCases);
  RunSession(session, kOptions);
  EXPECT_EQ(ErrorCode(AskSession(session, R"({"type":"curve"})")),
            "unknown_query");
}

}  // namespace
}  // namespace melon
