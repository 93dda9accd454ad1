#include "roles/assigners/cluster_assigner.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

using Names = std::vector<std::string>;

Names NamesIn(const ReadJson& report, const std::string& option) {
  if (!report.contains("options")) return {report.dump()};
  return report["options"][option].get<Names>();
}

bool Warns(const ReadJson& report, const std::string& code) {
  for (const ReadJson& warning : report["warnings"]) {
    if (warning["code"] == code) return true;
  }
  return false;
}

/// Six points in two heaps, as far as the headers go: "x,y,…" with the cells
/// of further columns row by row.
std::string Points(const std::string& headers,
                   const std::vector<std::string>& cells) {
  const std::vector<std::string> points = {"0.5,0.25", "0.75,0.5", "0.25,1.5",
                                           "7.5,8.25", "8.5,8.75", "9.5,7.5"};
  std::string csv = "x,y," + headers + "\n";
  for (std::size_t i = 0; i < points.size(); ++i)
    csv.append(points[i]).append(",").append(cells[i]).append("\n");
  return csv;
}

const std::vector<std::string> kTwoClusterings = {"0,1", "0,1", "0,0",
                                                  "1,0", "1,0", "1,0"};

TEST(ClusterAssigner, TakesAGroupingOfAnyNameBesideOthersForAClustering) {
  for (const std::string name : {"agg", "hc", "complete", "pred", "model_b",
                                 "GaussianMixture", "labels_", "层次"}) {
    const ReadJson report =
        ReportOfCsv(Points("kmeans_2," + name, kTwoClusterings));
    EXPECT_EQ(report["task"], "clustering") << name;
    EXPECT_EQ(NamesIn(report, "predictions"), (Names{"kmeans_2", name}));
    EXPECT_EQ(NamesIn(report, "features"), (Names{"x", "y"})) << name;
  }
}

TEST(ClusterAssigner, MeasuresDistancesWithoutTheOtherClusterings) {
  const ReadJson both = ReportOfCsv(Points("kmeans_2,agg", kTwoClusterings));
  const ReadJson one =
      ReportOfCsv(Points("kmeans_2", {"0", "0", "0", "1", "1", "1"}));
  EXPECT_EQ(both["models"][0]["metrics"]["silhouette"],
            one["models"][0]["metrics"]["silhouette"]);
  EXPECT_TRUE(Warns(both, "read_as_clusterings"));
}

TEST(ClusterAssigner, SaysThatAGroupingOfAnotherNameMayBeTheTruth) {
  const std::string csv = Points("cluster,species", kTwoClusterings);
  const std::string warning = ReportOfCsv(csv)["warnings"].dump();
  EXPECT_NE(warning.find("If one of them is the true grouping, choose its "
                         "role: truth (truth)"),
            std::string::npos);
  EXPECT_NE(warning.find("若其中某列是真实分组"), std::string::npos);
  const ReadJson told = ReportOfCsv(csv, R"({"truth": "species"})");
  EXPECT_EQ(NamesIn(told, "predictions"), Names{"cluster"});
  EXPECT_FALSE(Warns(told, "read_as_clusterings"));
}

TEST(ClusterAssigner, LeavesAClusteringThatWasNotChosenOutOfTheCoordinates) {
  const ReadJson report = ReportOfCsv(
      Points("kmeans_2,dbscan,agg",
             {"0,0,1", "0,0,1", "0,1,0", "1,1,0", "1,1,0", "1,1,1"}),
      R"({"predictions": ["kmeans_2", "dbscan"]})");
  EXPECT_EQ(NamesIn(report, "features"), (Names{"x", "y"}));
  EXPECT_TRUE(Warns(report, "predictions_in_doubt"));
}

TEST(ClusterAssigner, TakesMoreCodesThanClusteringsForCoordinatesAndSaysSo) {
  const ReadJson report = ReportOfCsv(
      Points("smoker,children,cluster",
             {"0,0,0", "1,1,0", "1,2,0", "0,0,1", "0,1,1", "1,2,1"}));
  EXPECT_EQ(NamesIn(report, "predictions"), Names{"cluster"});
  EXPECT_EQ(NamesIn(report, "features"),
            (Names{"x", "y", "smoker", "children"}));
  EXPECT_TRUE(Warns(report, "read_as_coordinates"));
  // With roles given there is no doubt.
  const ReadJson chosen = ReportOfCsv(
      Points("smoker,children,cluster",
             {"0,0,0", "1,1,0", "1,2,0", "0,0,1", "0,1,1", "1,2,1"}),
      R"({"predictions": ["cluster"], "features": ["x", "y", "smoker"]})");
  EXPECT_FALSE(Warns(chosen, "read_as_coordinates"));
}

TEST(ClusterAssigner, TakesWholeNumbersBesideWholeNumbersForCoordinates) {
  const ReadJson report = ReportOfCsv(
      "pixel_1,pixel_2,kmeans\n0,12,0\n1,15,0\n0,14,0\n1,3,1\n1,1,1\n0,2,1\n");
  EXPECT_EQ(NamesIn(report, "predictions"), Names{"kmeans"});
  EXPECT_EQ(NamesIn(report, "features"), (Names{"pixel_1", "pixel_2"}));
}

TEST(ClusterAssigner, StaysWithClusteringsWhereGroupingsAreNamed) {
  const std::string csv =
      Points("label,kmeans_2,agg",
             {"0,0,1", "0,0,1", "0,0,0", "1,1,0", "1,1,0", "1,1,0"});
  for (const std::string predictions :
       {R"(["kmeans_2", "agg"])", R"(["agg"])"}) {
    const ReadJson report =
        ReportOfCsv(csv, R"({"predictions": )" + predictions + "}");
    EXPECT_EQ(report["task"], "clustering") << predictions;
    EXPECT_EQ(report["options"]["truth"], "label");
    EXPECT_EQ(NamesIn(report, "features"), (Names{"x", "y"}));
  }
  const ReadJson without =
      ReportOfCsv(Points("kmeans_2,agg", kTwoClusterings),
                  R"({"predictions": ["kmeans_2", "agg"]})");
  EXPECT_EQ(without["task"], "clustering");
}

TEST(ClusterAssigner, LeavesPredictedLabelsBesideAColumnOfGroupsAlone) {
  const ReadJson report = ReportOfCsv(
      "y_true,pred_a,pred_b,cluster,score\n0,0,1,1,.25\n1,1,1,1,.5\n"
      "0,1,0,2,.75\n1,1,1,2,.5\n",
      R"({"predictions": ["pred_a", "pred_b"]})");
  EXPECT_EQ(report["task"], "labels");
}

TEST(ClusterAssigner, TakesWhatIsCalledTrueForTheTruth) {
  for (const std::string name :
       {"true_cluster", "actual_cluster", "cluster_true", "true_labels", "gt",
        "Klasse", "gold_cluster"}) {
    for (const bool first : {false, true}) {
      const std::string headers =
          first ? name + ",kmeans_2" : "kmeans_2," + name;
      const ReadJson report = ReportOfCsv(Points(headers, kTwoClusterings));
      EXPECT_EQ(report["task"], "clustering") << name;
      EXPECT_EQ(report["options"]["truth"], name);
      EXPECT_EQ(NamesIn(report, "predictions"), Names{"kmeans_2"}) << name;
    }
  }
}

TEST(ClusterAssigner, LeavesOutCoordinatesThatMostPointsLack) {
  const ReadJson report = ReportOfCsv(
      "kmeans_label,leiden_label,kind,OS_time\n0,1,a,\n0,1,a,\n1,0,b,16\n"
      "1,0,b,\n1,2,c,\n0,2,c,3\n");
  EXPECT_EQ(report["task"], "clustering");
  EXPECT_EQ(NamesIn(report, "predictions"),
            (Names{"kmeans_label", "leiden_label"}));
  EXPECT_TRUE(Warns(report, "incomplete_coordinates"));
  EXPECT_FALSE(report["options"].contains("features"));
}

TEST(ClusterAssigner, ATruthByItsNameIsNoCoordinate) {
  const ReadJson report = ReportOfCsv(
      "True_Label,KMeans_Cluster,Hierarchical_Cluster\n0,0,0\n0,0,1\n1,1,1\n"
      "1,1,0\n0,1,1\n",
      R"({"truth":"KMeans_Cluster"})");
  EXPECT_EQ(report["task"], "clustering");
  EXPECT_FALSE(report["options"].contains("features"));
  EXPECT_TRUE(Warns(report, "predictions_in_doubt"));
}

TEST(ClusterAssigner, TheOnlyClusteringIsNoTruth) {
  const ReadJson report = ReportOfCsv(
      "cluster,pca1,pca2\n0,.25,.5\n0,.75,.5\n1,7.5,8.5\n1,8.25,9.5\n",
      R"({"truth":"cluster"})");
  ASSERT_TRUE(report.contains("error"));
  EXPECT_NE(report["error"]["message"].get<std::string>().find(
                "\"cluster\" is the only clustering"),
            std::string::npos);
}

TEST(ClusterAssigner, AFrequencyIsACoordinate) {
  const ReadJson report = ReportOfCsv(
      "AccountID,ClusterID,amount,transaction_frequency\nA1,1,260.8,2\n"
      "A2,0,2056.2,1\nA3,0,1854.1,3\nA4,1,301.5,2\nA5,1,280.3,1\n"
      "A6,0,1990.7,3\n");
  EXPECT_EQ(NamesIn(report, "predictions"), (Names{"ClusterID"}));
  EXPECT_EQ(NamesIn(report, "features"),
            (Names{"amount", "transaction_frequency"}));
}

TEST(ClusterAssigner, AChosenTruthIsCheckedAgainstWhatIsCalledOne) {
  const ReadJson report = ReportOfCsv(
      "x,y,True_Label,KMeans_Cluster,Ward_Cluster\n1.5,2.5,0,0,0\n"
      "1.7,2.1,0,0,0\n8.5,9.5,1,1,1\n8.1,9.9,1,1,0\n",
      R"({"truth":"KMeans_Cluster"})");
  EXPECT_TRUE(Warns(report, "truths_exchanged")) << report.dump();
}

TEST(ClusterAssigner, ManyFlagsAreNoTruth) {
  const ReadJson report = ReportOfCsv(
      "size,block_a,block_b,block_c,Cluster\n6.5,True,False,False,1\n"
      "6.1,True,False,False,1\n2.5,False,True,False,0\n2.2,False,True,False,0\n"
      "4.1,False,False,True,0\n4.4,False,False,True,1\n");
  EXPECT_TRUE(report["options"]["truth"].is_null()) << report.dump();
}

TEST(ClusterAssigner, BesideChosenCoordinatesCodesAreNoClusterings) {
  const ReadJson report = ReportOfCsv(
      "Channel,Region,Fresh,Milk,profile_cluster\n2,3,12669,9656,1\n"
      "2,3,7057,9810,1\n1,3,13265,1196,0\n2,1,22615,5410,2\n"
      "1,2,9413,8259,0\n1,1,12126,3199,2\n",
      R"({"features":["Fresh","Milk"]})");
  EXPECT_EQ(NamesIn(report, "predictions"), (Names{"profile_cluster"}));
  EXPECT_TRUE(Warns(report, "predictions_in_doubt"));
}

TEST(ClusterAssigner, OneTextInEveryRowIsNoTruth) {
  const ReadJson report = ReportOfCsv(
      "tempo,valence,genre,cluster\n1.5,2.5,Pop,a\n1.7,2.1,Pop,a\n"
      "8.5,9.5,Pop,b\n8.1,9.9,Pop,b\n");
  EXPECT_TRUE(report["options"]["truth"].is_null()) << report.dump();
}

TEST(ClusterAssigner, AMeasuredWeightIsACoordinate) {
  const ReadJson report = ReportOfCsv(
      "CustomerID,Frequency,Monetary,Recency,Cluster\n12347,7,4310.5,2,1\n"
      "12348,4,1797.2,75,0\n12349,1,1757.5,18,0\n12352,8,2506.0,36,1\n");
  EXPECT_TRUE(report["options"]["weight"].is_null()) << report.dump();
  EXPECT_EQ(NamesIn(report, "features"),
            (Names{"Frequency", "Monetary", "Recency"}));
}

TEST(ClusterAssigner, SaysThatATimeIsNoCoordinate) {
  const std::string rows =
      "1.5,2.5,1971,a\n1.7,2.1,1972,a\n8.5,9.5,1982,b\n8.1,9.9,1981,b\n";
  const ReadJson cars = ReportOfCsv("mpg,hp,year,cluster\n" + rows);
  EXPECT_EQ(NamesIn(cars, "features"), (Names{"mpg", "hp"}));
  EXPECT_TRUE(Warns(cars, "times_beside_points"));
  EXPECT_FALSE(Warns(ReportOfCsv("mpg,hp,years,cluster\n" + rows),
                     "times_beside_points"));
}

TEST(ClusterAssigner, ANumberOfEachPointIsNoCoordinate) {
  const ReadJson report = ReportOfCsv(
      "latitude,longitude,number,clusters\n-27.48,153.02,122,4\n"
      "-27.47,153.04,91,2\n-27.47,153.03,88,2\n-27.49,153.02,75,4\n");
  EXPECT_EQ(NamesIn(report, "features"), (Names{"latitude", "longitude"}));
}

}  // namespace
}  // namespace melon
