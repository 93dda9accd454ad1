// Values by hand, as trec_eval defines them: what a run does not list is never
// found.
#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

// In query x A does not find the second best; in y it finds nothing.
constexpr const char* kHoles =
    "query,relevance,A,B\n"
    "x,2,.9,.1\n"
    "x,1,,.4\n"
    "x,0,.8,.3\n"
    "y,0,.5,.2\n"
    "y,1,,.9\n";
constexpr const char* kAreUnranked =
    R"({"task":"ranking","missing_is_unranked":true,"bootstrap":0})";

TEST(Unranked, ItemsAreNeverFoundButCountAsRelevant) {
  const ReadJson report = ReportOfCsv(kHoles, kAreUnranked);
  ASSERT_TRUE(report.contains("models")) << report;
  const ReadJson& metrics = report["models"][0]["metrics"];
  const double best = 2 + (1 / std::log2(3.0));
  EXPECT_NEAR(metrics["ndcg"].get<double>(), (2 / best + 0) / 2, 1e-15);
  EXPECT_NEAR(metrics["mean_average_precision"].get<double>(), .25, 1e-15);
  EXPECT_NEAR(metrics["mean_reciprocal_rank"].get<double>(), .5, 1e-15);
  EXPECT_NEAR(metrics["recall@10"].get<double>(), .25, 1e-15);
  EXPECT_NEAR(metrics["precision@10"].get<double>(), .05, 1e-15);
  EXPECT_TRUE(report["options"]["missing_is_unranked"].get<bool>());
}

TEST(Unranked, TheCurveOverPositionsFallsToTheWholeRanking) {
  const ReadJson report = ReportOfCsv(kHoles, kAreUnranked);
  const ReadJson& series =
      report["models"][0]["curves"]["ndcg_at_k"]["series"]["ndcg"];
  EXPECT_EQ(series["value"][0].get<double>(), .5);
  EXPECT_NEAR(series["value"].back().get<double>(),
              report["models"][0]["metrics"]["ndcg"].get<double>(), 1e-15);
}

TEST(Unranked, ItemsAreCountedInAWarning) {
  const ReadJson report = ReportOfCsv(kHoles, kAreUnranked);
  ASSERT_EQ(report["warnings"].size(), 1U);
  EXPECT_EQ(report["warnings"][0]["code"], "unranked_items");
  const auto message = report["warnings"][0]["message"].get<std::string>();
  EXPECT_NE(message.find(": A (2)."), std::string::npos) << message;
}

TEST(Unranked, ItemsHaveNoPosition) {
  Session session;
  LoadCsv(session, kHoles);
  RunSession(session, kAreUnranked);
  const ReadJson answer =
      AskSession(session, R"({"type":"positions","model":"A","query":"x"})");
  EXPECT_EQ(answer["total"], 2U);
  EXPECT_EQ(answer["rows"].size(), 2U);
}

TEST(Unranked, WithoutTheOptionAnEmptyScoreIsRefusedWithBothRemedies) {
  const ReadJson report =
      ReportOfCsv(kHoles, R"({"task":"ranking","bootstrap":0})");
  EXPECT_EQ(report["error"]["code"], "missing_cells");
  const auto message = report["error"]["message"].get<std::string>();
  EXPECT_NE(message.find("missing=drop"), std::string::npos) << message;
  EXPECT_NE(message.find("missing_is_unranked=true"), std::string::npos);
}

TEST(Unranked, TextsAreRefusedAllTheSame) {
  const ReadJson report = ReportOfCsv(
      "query,relevance,A\nx,1,.9\nx,0,n.r.\nx,0,.5\nx,1,.4\n", kAreUnranked);
  EXPECT_EQ(report["error"]["code"], "not_a_number");
}

}  // namespace
}  // namespace melon
