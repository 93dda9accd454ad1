#include "tasks/clustering/pictures.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "tasks/clustering/clustering_case.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

ReadJson Read(const Json& json) { return ReadJson::parse(Serialize(json)); }

TEST(LargestGroups, AreAtMostSixtyInTheirOrder) {
  std::vector<double> sizes(70, 1);
  sizes[3] = 0.5;
  sizes[69] = 9;
  const ShownGroups shown = LargestGroups(sizes);
  EXPECT_EQ(shown.groups.size(), 60U);
  EXPECT_EQ(shown.groups.front(), 0U);
  EXPECT_EQ(shown.groups.back(), 69U);
  EXPECT_EQ(shown.place[69], 59U);
  EXPECT_EQ(shown.place[3], ShownGroups::kNotShown);
}

TEST(ContingencyJson, HasTruthInRowsAndClustersInColumns) {
  const ClusteringCase prepared =
      PrepareClusters("truth,cluster\na,0\na,0\na,1\nb,1\nb,2\nb,2\n");
  const ReadJson json =
      Read(ContingencyJson(prepared.data, prepared.data.models[0]));
  EXPECT_EQ(json["rows"], (ReadJson{"a", "b"}));
  EXPECT_EQ(json["columns"], (ReadJson{"0", "1", "2"}));
  EXPECT_EQ(json["counts"], ReadJson::parse("[[2,1,0],[0,1,2]]"));
  EXPECT_EQ(json["row_totals"], ReadJson::parse("[3,3]"));
  EXPECT_EQ(json["column_count"], 3);
}

/// A report on 3,000 points: two clusters of 2,000 and 1,000.
ReadJson BigReport() {
  std::string csv = "cluster,x,z\n";
  for (int i = 0; i < 3000; ++i) {
    const int cluster = i < 2000 ? 0 : 1;
    csv += std::to_string(cluster) + "," +
           std::to_string((cluster * 500) + (i * 37 % 101)) + "," +
           std::to_string(i * 53 % 89) + "\n";
  }
  return ReportOfCsv(csv, R"({"task":"clustering"})");
}

TEST(ClustersJson, ThinsSilhouettesInProportionToTheClusters) {
  const ReadJson clusters = BigReport()["models"][0]["clusters"];
  ASSERT_EQ(clusters.size(), 2U);
  EXPECT_EQ(clusters[0]["size"], 2000);
  EXPECT_EQ(clusters[0]["silhouettes"].size(), 400U);
  EXPECT_EQ(clusters[1]["silhouettes"].size(), 200U);
  const auto values = clusters[0]["silhouettes"].get<std::vector<double>>();
  EXPECT_TRUE(std::is_sorted(values.rbegin(), values.rend()));
  double sum = 0;
  for (const double value : values) sum += value;
  EXPECT_NEAR(sum / 400, clusters[0]["silhouette"].get<double>(), .002);
}

TEST(ClustersJson, ShowsEverySilhouetteOfASmallCluster) {
  // 0 and 1 against 5: 4/5 and 3/4; 0 for the point by itself.
  const ReadJson clusters =
      ReportOfCsv("cluster,x\n0,1\n0,0\n1,5\n",
                  R"({"task":"clustering"})")["models"][0]["clusters"];
  const auto first = clusters[0]["silhouettes"].get<std::vector<double>>();
  ASSERT_EQ(first.size(), 2U);
  EXPECT_DOUBLE_EQ(first[0], .8);
  EXPECT_DOUBLE_EQ(first[1], .75);
  EXPECT_EQ(clusters[1]["silhouettes"], ReadJson::parse("[0]"));
  EXPECT_EQ(clusters[0]["negative_silhouettes"], 0);
  EXPECT_EQ(clusters[0]["diameter"], 1);
  EXPECT_EQ(clusters[0]["least_distance"], 4);
}

TEST(ComponentsJson, ShowsAtMostTwoThousandPointsAndSaysOfHowMany) {
  const ReadJson components = BigReport()["components"];
  EXPECT_EQ(components["shown"], 2000);
  EXPECT_EQ(components["of"], 3000);
  EXPECT_EQ(components["x"].size(), 2000U);
  EXPECT_EQ(components["clusters"][0].size(), 2000U);
  EXPECT_GT(components["share"][0].get<double>(), .9);
}

TEST(ComponentsJson, PutsPointsOnALineOnTheFirstAxis) {
  const ReadJson components =
      ReportOfCsv("cluster,x,z\n0,0,0\n0,3,4\n1,6,8\n",
                  R"({"task":"clustering"})")["components"];
  const auto x = components["x"].get<std::vector<double>>();
  EXPECT_NEAR(x[0], -5, 1e-14);
  EXPECT_NEAR(x[1], 0, 1e-14);
  EXPECT_NEAR(x[2], 5, 1e-14);
  EXPECT_EQ(components["clusters"], ReadJson::parse("[[0,0,1]]"));
}

TEST(ComponentsJson, IsNullWithoutFeatures) {
  EXPECT_EQ(
      ReportOfCsv("cluster\n0\n1\n", R"({"task":"clustering"})")["components"],
      nullptr);
}

}  // namespace
}  // namespace melon
