#include "roles/columns/findings/guessed_groups.h"

#include <gtest/gtest.h>

#include <string>

#include "roles/parts_of_report.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

bool Warns(const std::string& csv, const std::string& code) {
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_FALSE(report.contains("error")) << report.dump();
  return !Warning(report, code).empty();
}

std::string Customers(const std::string& name, const std::string& last) {
  return "income,spent," + name + ",Cluster\n15.5,39.2,Careful,0\n" +
         "16.1,81.4,Target,1\n17.4,6.8,Careful,0\n18.2,77.3,Target,1\n" +
         "19.9,40.1," + last + ",2\n20.3,76.5,Target,1\n";
}

TEST(GuessedGroups, MayBeNamesOfTheClusters) {
  EXPECT_TRUE(
      Warns(Customers("Customer Type", "Standard"), "clusters_renamed"));
}

TEST(GuessedGroups, MayDescribeThePoints) {
  const std::string csv = Customers("Customer Type", "Target");
  EXPECT_TRUE(Warns(csv, "groups_by_content"));
  EXPECT_FALSE(Warns(csv, "clusters_renamed"));
}

TEST(GuessedGroups, AreNotWhatIsCalledATruth) {
  const std::string csv = Customers("true_group", "Standard");
  EXPECT_FALSE(Warns(csv, "groups_by_content"));
  EXPECT_FALSE(Warns(csv, "clusters_renamed"));
}

}  // namespace
}  // namespace melon
