#include "tasks/lab/cluster_query.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

constexpr std::string_view kShapes =
    "id,width,colour,kind\n1,1,red,a\n2,1.5,red,a\n3,9,blue,b\n4,9.5,blue,b\n";

ReadJson Ask(std::string_view csv, const std::string& request) {
  Session session;
  LoadCsv(session, csv);
  return AskSession(session, R"({"type":"clusters",)" + request + "}");
}

TEST(ClusterQuery, DividesTheRowsWithoutLookingAtTheTarget) {
  const ReadJson answer =
      Ask(kShapes, R"("target":"kind","clusterers":["k_means:n_clusters=2",)"
                   R"("agglomerative:n_clusters=2:linkage=single"])");
  EXPECT_EQ(answer["clusters"]["target"], "kind");
  EXPECT_EQ(answer["clusters"]["clusterers"][1]["parameters"]["linkage"],
            "single");
  EXPECT_EQ(answer["truth"], (ReadJson{"a", "a", "b", "b"}));
  ASSERT_EQ(answer["outputs"].size(), 2U);
  for (std::size_t i = 0; i < 2; ++i)
    EXPECT_EQ(answer["outputs"][i]["clusters"], (ReadJson{1, 1, 2, 2}));
  EXPECT_EQ(answer["warnings"][0]["column"], "id");
}

TEST(ClusterQuery, TheFeaturesAreThoseThatWereClustered) {
  const ReadJson answer =
      Ask(kShapes, R"("target":"kind","clusterers":["k_means:n_clusters=2"])");
  // The two levels of the colour are clustered, too.
  ASSERT_EQ(answer["features"].size(), 1U);
  const ReadJson& width = answer["features"][0];
  EXPECT_EQ(width["name"], "width");
  double sum = 0;
  double squares = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    const double value = width["values"][i].get<double>();
    sum += value;
    squares += value * value;
  }
  EXPECT_NEAR(sum, 0, 1e-12);
  EXPECT_NEAR(squares, 4, 1e-12);
}

TEST(ClusterQuery, ATargetIsNotNeeded) {
  const ReadJson answer = Ask("x,y2\n1,2\n1.5,2\n7,9\n8,9.5\n", R"("seed":3)");
  EXPECT_TRUE(answer["clusters"]["target"].is_null());
  EXPECT_FALSE(answer.contains("truth"));
  EXPECT_EQ(answer["outputs"].size(), 2U);
  const ReadJson without = Ask(kShapes, R"("target":null)");
  EXPECT_TRUE(without["clusters"]["target"].is_null());
}

TEST(ClusterQuery, SaysThatFewerClustersWereFound) {
  const ReadJson answer =
      Ask("x\n1.5\n1.5\n1.5\n2.5\n",
          R"("clusterers":["k_means:n_clusters=3"],"features":["x"])");
  EXPECT_EQ(answer["warnings"][0]["code"], "fewer_clusters");
  EXPECT_EQ(Ask("x\n1.5\n1.5\n",
                R"("clusterers":["k_means:n_clusters=2"],"features":["x"])")
                ["warnings"][0]["message"],
            "k_means:n_clusters=2 found 1 cluster and not 2: so few rows "
            "differ in the features.");
}

TEST(ClusterQuery, ChecksWithoutComputing) {
  const ReadJson fine =
      Ask(kShapes, R"("clusterers":["k_means:n_clusters=2"],"check":true)");
  EXPECT_TRUE(fine.contains("clusters"));
  EXPECT_FALSE(fine.contains("outputs"));
  const ReadJson wrong =
      Ask(kShapes, R"("clusterers":["k_means:n_clusters=5"],"check":true)");
  EXPECT_EQ(wrong["error"]["option"], "n_clusters");
  EXPECT_EQ(wrong["error"]["value"], "5");
}

TEST(ClusterQuery, RefusesWhatItCannotDivide) {
  const auto code = [](const std::string& request) {
    return ErrorCode(Ask(kShapes, request));
  };
  EXPECT_EQ(code(R"("clusterers":["magic"])"), "unknown_clusterer");
  EXPECT_EQ(code(R"("clusterers":[])"), "unknown_clusterer");
  EXPECT_EQ(code(R"("clusterers":["k_means:k=3"])"), "unknown_hyper_parameter");
  EXPECT_EQ(code(R"("clusterers":["k_means:n_clusters=0"])"), "invalid_option");
  EXPECT_EQ(code(R"("clusterers":["k_means:n_clusters=5"])"),
            "fewer_rows_than_clusters");
  EXPECT_EQ(code(R"("clusterers":["k_means","k_means"])"), "invalid_option");
  EXPECT_EQ(code(R"("target":"size")"), "unknown_column");
  EXPECT_EQ(code(R"("features":["size"])"), "unknown_column");
  EXPECT_EQ(code(R"("seed":-1)"), "invalid_option");
  EXPECT_EQ(ErrorCode(Ask("id,kind\n1,a\n2,b\n3,a\n4,b\n",
                          R"("target":"kind","features":[])")),
            "no_features");
  std::string csv = "x\n";
  for (int i = 0; i < 10'001; ++i) csv += std::to_string(i % 977) + ".5\n";
  EXPECT_EQ(ErrorCode(Ask(csv, R"("clusterers":["agglomerative"])")),
            "too_many_rows_to_cluster");
}

}  // namespace
}  // namespace melon
