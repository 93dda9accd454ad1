#include "roles/columns/findings/renamed_clusters.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

bool Warns(const std::string& csv) {
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_FALSE(report.contains("error")) << report.dump();
  for (const auto& warning : report["warnings"])
    if (warning["code"] == "clusters_renamed") return true;
  return false;
}

std::string Customers(const std::string& name, const std::string& last) {
  return "income,spent," + name + ",Cluster\n15.5,39.2,Careful,0\n" +
         "16.1,81.4,Target,1\n17.4,6.8,Careful,0\n18.2,77.3,Target,1\n" +
         "19.9,40.1," + last + ",2\n20.3,76.5,Target,1\n";
}

TEST(RenamedClusters, AreTextsThatGoWithTheClustersInEveryRow) {
  EXPECT_TRUE(Warns(Customers("Customer Type", "Standard")));
}

TEST(RenamedClusters, AreNotOtherGroupsOrWhatIsCalledATruth) {
  EXPECT_FALSE(Warns(Customers("Customer Type", "Target")));
  EXPECT_FALSE(Warns(Customers("true_group", "Standard")));
}

}  // namespace
}  // namespace melon
