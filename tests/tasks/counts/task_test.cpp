#include <gtest/gtest.h>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

constexpr std::string_view kMatrix = "tp,fp,fn,tn\n8,2,4,6\n";

TEST(CountsTask, TakesOtherOptionsWithoutReadingAnew) {
  Session session;
  LoadCsv(session, kMatrix);
  EXPECT_EQ(RunSession(session)["models"][0]["metrics"]["cost_sensitive_error"],
            6.0 / 20);
  const ReadJson report = RunSession(session, R"({"cost_fn":10})");
  EXPECT_EQ(report["models"][0]["metrics"]["cost_sensitive_error"], 42.0 / 20);
}

TEST(CountsTask, HasNothingToDoInSteps) {
  Session session;
  LoadCsv(session, kMatrix);
  RunSession(session);
  EXPECT_EQ(AskSession(session, R"({"type":"step","seconds":1})")["total"], 0);
}

TEST(CountsTask, SaysWhatItCannotAnswer) {
  Session session;
  LoadCsv(session, kMatrix);
  RunSession(session);
  EXPECT_EQ(ErrorCode(AskSession(session, R"({"type":"?"})")), "unknown_query");
}

}  // namespace
}  // namespace melon
