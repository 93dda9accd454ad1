#include "tasks/clustering/report.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

constexpr std::string_view kClustering = R"({"task":"clustering"})";

TEST(ClusteringReport, HasThePairCountsOfThePublishedExample) {
  const ReadJson report =
      ReportOfCsv("truth,cluster\n0,0\n0,0\n0,1\n1,1\n1,2\n1,2\n", kClustering);
  const ReadJson& metrics = report["models"][0]["metrics"];
  EXPECT_EQ(metrics["pairs_a"], 2);
  EXPECT_EQ(metrics["pairs_b"], 1);
  EXPECT_EQ(metrics["pairs_c"], 4);
  EXPECT_EQ(metrics["pairs_d"], 8);
  EXPECT_EQ(metrics["n_clusters"], 3);
  EXPECT_EQ(metrics["silhouette"], nullptr);
  EXPECT_EQ(report["models"][0]["reasons"]["silhouette"], "no_features");
}

TEST(ClusteringReport, WithoutATruthGivesReasonsForExternalIndices) {
  const ReadJson report =
      ReportOfCsv("cluster,x\n0,0\n0,1\n1,5\n1,6\n", kClustering);
  const ReadJson& model = report["models"][0];
  for (const char* key : {"pairs_a", "jaccard", "adjusted_rand", "purity"}) {
    EXPECT_EQ(model["metrics"][key], nullptr) << key;
    EXPECT_EQ(model["reasons"][key], "no_truth") << key;
  }
  EXPECT_EQ(model["metrics"]["dunn"], 4);
  EXPECT_FALSE(model.contains("contingency"));
}

TEST(ClusteringReport, PutsNoneOfEqualClusteringsFirst) {
  const ReadJson verdict =
      ReportOfCsv("truth,a,b,c\n0,0,1,0\n0,0,1,0\n0,1,0,0\n1,1,0,0\n1,1,0,0\n",
                  kClustering)["verdict"];
  EXPECT_EQ(verdict["equal"], true);
  EXPECT_EQ(verdict["shared"], (std::vector<std::string>{"a", "b"}));
}

TEST(ClusteringReport, NamesTheBestBySilhouetteAndMakesNoTest) {
  const ReadJson verdict = ReportOfCsv("k2,k3,x\n0,0,0\n0,1,1\n1,2,9\n1,2,10\n",
                                       kClustering)["verdict"];
  EXPECT_EQ(verdict["metric"], "silhouette");
  EXPECT_EQ(verdict["kind"], "untested");
  EXPECT_EQ(verdict["best"], "k2");
  EXPECT_EQ(verdict["other"], "k3");
  EXPECT_EQ(verdict["p"], nullptr);
  EXPECT_EQ(verdict["reason"], "no_test_for_clusterings");
}

TEST(ClusteringReport, WithATruthNamesTheBestByTheAdjustedRandIndex) {
  const ReadJson verdict = ReportOfCsv("species,k2,x\na,0,0\na,0,1\nb,1,9\n",
                                       kClustering)["verdict"];
  EXPECT_EQ(verdict["metric"], "adjusted_rand");
  EXPECT_EQ(verdict["kind"], "single");
  EXPECT_EQ(verdict["best_value"], 1);
}

TEST(ClusteringReport, HasNoVerdictWhereNoIndexIsDefined) {
  const ReadJson verdict =
      ReportOfCsv("cluster,x\n0,0\n0,1\n", kClustering)["verdict"];
  EXPECT_EQ(verdict["kind"], "undefined");
  EXPECT_EQ(verdict["reason"], "one_cluster");
}

TEST(ClusteringReport, DoesNotCompareThousandsOfClustersEachWithEach) {
  std::string csv = "cluster,x\n";
  for (int i = 0; i < 2001; ++i)
    csv += std::to_string(i) + "," + std::to_string(i * i % 97) + "\n";
  csv += "0,1\n";
  const ReadJson model = ReportOfCsv(csv, kClustering)["models"][0];
  EXPECT_EQ(model["metrics"]["n_clusters"], 2001);
  EXPECT_EQ(model["reasons"]["dunn"], "too_many_clusters");
}

TEST(ClusteringReport, LeavesPairsOfFractionalWeightsUndefined) {
  const ReadJson model = ReportOfCsv(
      "truth,cluster,sample_weight\na,0,.5\nb,1,2\n", kClustering)["models"][0];
  EXPECT_EQ(model["metrics"]["pairs_a"], nullptr);
  EXPECT_EQ(model["reasons"]["pairs_a"], "fractional_weights");
  EXPECT_EQ(model["metrics"]["nmi"], 1);
}

}  // namespace
}  // namespace melon
