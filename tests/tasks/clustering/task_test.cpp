#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "tasks/evaluation.h"
#include "tasks/session_from_csv.h"

namespace melon::tasks {
extern const Task clustering;
namespace {

constexpr std::string_view kSmall = "cluster,x\n0,0\n0,1\n1,5\n1,6\n";

/// Too many pairs for the first report.
std::string ManyPoints() {
  std::string csv = "k2,k3,x,z\n";
  for (int i = 0; i < 20'000; ++i) {
    csv += std::to_string(i % 2) + "," + std::to_string(i % 3) + "," +
           std::to_string(i * 37 % 1009) + "," + std::to_string(i * 53 % 2003) +
           "\n";
  }
  return csv;
}

TEST(ClusteringTask, ServesClusterings) {
  EXPECT_EQ(clustering.id, "clustering");
  EXPECT_TRUE(clustering.serves(TaskKind::clustering));
  EXPECT_FALSE(clustering.serves(TaskKind::labels));
}

TEST(ClusteringTask, MeasuresASmallTableAtOnce) {
  Session session;
  LoadCsv(session, kSmall);
  const ReadJson report = RunSession(session, R"({"task":"clustering"})");
  EXPECT_EQ(report["models"][0]["metrics"]["dunn"], 4);
  const ReadJson progress = AskSession(session, R"({"type":"step"})");
  EXPECT_EQ(progress["done"], progress["total"]);
}

TEST(ClusteringTask, MeasuresALargeTableInSteps) {
  Session session;
  LoadCsv(session, ManyPoints());
  const std::string options = R"({"task":"clustering"})";
  ReadJson report = RunSession(session, options);
  EXPECT_EQ(report["models"][1]["metrics"]["silhouette"], nullptr);
  EXPECT_EQ(report["models"][1]["reasons"]["silhouette"], "pairs_not_measured");
  EXPECT_TRUE(report["models"][1]["metrics"]["davies_bouldin"].is_number());
  ReadJson progress = AskSession(session, R"({"type":"step","seconds":0.01})");
  EXPECT_LT(progress["done"], progress["total"]);
  EXPECT_EQ(progress["total"], 2 * 20'000.0 * 19'999 / 2);
  while (progress["done"] < progress["total"])
    progress = AskSession(session, R"({"type":"step","seconds":1})");
  report = RunSession(session, options);
  EXPECT_TRUE(report["models"][1]["metrics"]["silhouette"].is_number());
}

TEST(ClusteringTask, MeasuresAnewForAnotherDistance) {
  Session session;
  LoadCsv(session, "cluster,x,z\n0,0,0\n0,1,1\n1,5,5\n1,6,6\n");
  const ReadJson euclidean = RunSession(session, R"({"task":"clustering"})");
  EXPECT_DOUBLE_EQ(
      euclidean["models"][0]["clusters"][0]["diameter"].get<double>(),
      std::sqrt(2));
  const ReadJson report =
      RunSession(session, R"({"task":"clustering","distance":"manhattan"})");
  EXPECT_EQ(report["models"][0]["clusters"][0]["diameter"], 2);
  EXPECT_EQ(report["options"]["distance"], "manhattan");
}

TEST(ClusteringTask, AnswersNothingElse) {
  Session session;
  LoadCsv(session, kSmall);
  RunSession(session, R"({"task":"clustering"})");
  EXPECT_EQ(ErrorCode(AskSession(session, R"({"type":"curve"})")),
            "unknown_query");
}

}  // namespace
}  // namespace melon::tasks
