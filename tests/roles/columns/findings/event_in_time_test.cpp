#include "roles/columns/findings/event_in_time.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/session_from_csv.h"
#include "tasks/table_from_csv.h"

namespace melon {
namespace {

/// Forty cases, each with a time, an event and a score.
std::string Followed(const std::string& header) {
  std::string csv = header + "\n";
  for (int i = 0; i < 40; ++i) {
    csv += std::to_string(3 + (i * 11 % 37)) + "." + std::to_string(i % 10) +
           "," + (i % 7 < 3 ? "1" : "0") + ",0." +
           std::to_string(10 + (i * 13 % 80)) + "\n";
  }
  return csv;
}

std::optional<Problem> FoundIn(const std::string& csv,
                               const Options& options = {}) {
  const Table table = TableFromCsv(csv);
  const Result<Roles> roles = AssignRoles(table, options);
  EXPECT_TRUE(roles) << roles.problem().message.english;
  return EventInTime(table, roles.value());
}

TEST(EventInTime, NamesTheEventTheTimeAndWhatIsMeantForThem) {
  const auto found = FoundIn(Followed("time,event,risk_score"));
  ASSERT_TRUE(found);
  EXPECT_EQ(found->code, "event_in_time");
  EXPECT_EQ(found->column, "event");
  for (const std::string word : {"\"time\"", "\"event\"", "censored",
                                 "concordance index", "scikit-survival"})
    EXPECT_NE(found->message.english.find(word), std::string::npos) << word;
  for (const std::string word : {"“time”", "删失", "一致性指数"})
    EXPECT_NE(found->message.chinese.find(word), std::string::npos) << word;
}

TEST(EventInTime, KnowsHowSuchColumnsAreCalled) {
  for (const std::string header :
       {"os_months,status,risk_score", "duration,censored,risk_score",
        "survival_time,death,risk_score", "time_to_event,dead,risk_score",
        "follow-up,Event,risk_score", "生存时间,事件,risk_score"})
    EXPECT_TRUE(FoundIn(Followed(header))) << header;
}

TEST(EventInTime, IsSilentWithoutATimeOrAnEvent) {
  for (const std::string header :
       {"age,event,risk_score", "time,y_true,risk_score",
        "duration,label,risk_score", "score_a,status,score_b"})
    EXPECT_FALSE(FoundIn(Followed(header))) << header;
  // Moments in a row.
  std::string csv = "time,event,score\n";
  for (int i = 0; i < 40; ++i)
    csv += std::to_string(i) + "," + (i % 7 < 3 ? "1" : "0") + ",0." +
           std::to_string(10 + (i * 13 % 80)) + "\n";
  EXPECT_FALSE(FoundIn(csv));
}

TEST(EventInTime, IsAWarningOfTheReport) {
  const ReadJson report = ReportOfCsv(Followed("time,event,risk_score"));
  const auto& warnings = report["warnings"];
  EXPECT_TRUE(std::any_of(
      warnings.begin(), warnings.end(),
      [](const ReadJson& one) { return one["code"] == "event_in_time"; }))
      << report.dump();
}

}  // namespace
}  // namespace melon
