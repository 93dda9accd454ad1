#include "tasks/clustering/data.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>
#include <vector>

#include "tasks/clustering/clustering_case.h"

namespace melon {
namespace {

constexpr std::string_view kPoints =
    "truth,cluster,x,y,sample_weight\n"
    "a,0,1,5,2\na,1,3,5,0\nb,1,8,5,1\nb,1,9,5,1\n";

TEST(PrepareClustering, ReadsTruthClustersFeaturesAndWeights) {
  const ClusteringCase prepared = PrepareClusters(kPoints);
  const ClusteringData& data = prepared.data;
  ASSERT_TRUE(data.truth);
  EXPECT_EQ(data.truth->group_count(), 2U);
  ASSERT_EQ(data.models.size(), 1U);
  EXPECT_EQ(data.models[0].name, "cluster");
  EXPECT_EQ(data.feature_names, (std::vector<std::string>{"x", "y"}));
  EXPECT_EQ(data.total_weight, 4);
}

TEST(PrepareClustering, LeavesOutRowsOfWeightZeroSilently) {
  const ClusteringCase prepared = PrepareClusters(kPoints);
  const ClusteringData& data = prepared.data;
  EXPECT_EQ(data.point_count, 3U);
  EXPECT_EQ(data.weight, (std::vector<double>{2, 1, 1}));
  EXPECT_EQ(data.features[0].size(), 3U);
  EXPECT_EQ(data.rows_dropped, 0U);
  EXPECT_EQ(data.models[0].contingency.total, 4);
}

TEST(PrepareClustering, StandardizesWithWeightsAndWarnsOfAConstantFeature) {
  Options options;
  options.standardize = true;
  const ClusteringCase prepared = PrepareClusters(kPoints, options);
  const ClusteringData& data = prepared.data;
  // Weighted mean (2·1 + 8 + 9)/4 = 4.75 and variance
  // (2·3.75² + 3.25² + 4.25²)/4.
  const double deviation =
      std::sqrt(((2 * 3.75 * 3.75) + (3.25 * 3.25) + (4.25 * 4.25)) / 4);
  EXPECT_NEAR(data.features[0][0], -3.75 / deviation, 1e-15);
  EXPECT_EQ(data.features[1][0], 0);
  ASSERT_EQ(data.warnings.size(), 1U);
  EXPECT_EQ(data.warnings[0].code, "constant_feature");
  EXPECT_EQ(data.warnings[0].column, "y");
}

TEST(PrepareClustering, SaysWhyDistancesCannotBeMeasured) {
  EXPECT_EQ(PrepareClusters("cluster\n0\n1\n").data.no_distances->id,
            "no_features");
  Options cosine;
  cosine.distance = "cosine";
  EXPECT_EQ(
      PrepareClusters("cluster,x\n0,0\n1,2\n", cosine).data.no_distances->id,
      "zero_vector");
  EXPECT_EQ(PrepareClusters("cluster,x\n0,1e200\n1,2\n").data.no_distances->id,
            "overflow");
  EXPECT_EQ(PrepareClusters("cluster,x\n0,1\n1,2\n").data.no_distances,
            nullptr);
}

TEST(PrepareClustering, WarnsThatNoiseIsACluster) {
  const ClusteringCase prepared = PrepareClusters("dbscan\n-1\n0\n0\n");
  ASSERT_EQ(prepared.data.warnings.size(), 1U);
  EXPECT_EQ(prepared.data.warnings[0].code, "noise_is_a_cluster");
  EXPECT_EQ(prepared.data.models[0].clusters.group_count(), 2U);
}

TEST(PrepareClustering, WarnsOfNoiseAloneAndInTheTruth) {
  const ClusteringCase alone = PrepareClusters("dbscan\n-1\n-1\n-1\n");
  ASSERT_EQ(alone.data.warnings.size(), 1U);
  EXPECT_EQ(alone.data.warnings[0].code, "noise_is_a_cluster");
  const auto of_truth = [](const std::string& other) {
    const Table table = TableFromCsv("truth,cluster\n-1,1\n" + other + ",2\n" +
                                     other + ",2\n1,1\n");
    const Options options = ClusteringOptions();
    const Result<Roles> roles = AssignRoles(table, options);
    return PrepareClustering(table, roles.value(), options).value().warnings;
  };
  ASSERT_EQ(of_truth("0").size(), 1U);
  EXPECT_NE(of_truth("0")[0].message.english.find("\"truth\""),
            std::string::npos);
  // Two classes.
  EXPECT_TRUE(of_truth("1").empty());
}

TEST(PrepareClustering, NamesTheTextAmongTheFeatures) {
  const Table table = TableFromCsv("cluster,x\n0,1\n1,ten\n1,2\n0,5\n");
  Options options = ClusteringOptions();
  options.features = {"x"};
  const Result<Roles> roles = AssignRoles(table, options);
  ASSERT_TRUE(roles);
  const Result<ClusteringData> data =
      PrepareClustering(table, roles.value(), options);
  ASSERT_FALSE(data);
  EXPECT_EQ(data.problem().code, "not_a_number");
  EXPECT_EQ(data.problem().line, 3U);
  EXPECT_EQ(data.problem().value, "ten");
}

}  // namespace
}  // namespace melon
