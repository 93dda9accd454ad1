#include "roles/columns/findings/pooled_folds.h"

#include <gtest/gtest.h>

#include <string>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

bool Warns(const std::string& csv, const std::string& options = "{}") {
  const ReadJson report = ReportOfCsv(csv, options);
  EXPECT_FALSE(report.contains("error")) << report.dump();
  for (const auto& warning : report["warnings"])
    if (warning["code"] == "folds_pooled") return true;
  return false;
}

TEST(PooledFolds, AreSaidOfScores) {
  EXPECT_TRUE(Warns("y,score,fold\n1,.9,1\n0,.2,1\n1,.7,2\n0,.4,2\n"));
  EXPECT_TRUE(Warns("真实标记,得分,折\n1,.9,甲\n0,.2,甲\n1,.7,乙\n0,.4,乙\n"));
}

TEST(PooledFolds, AreSaidWhereEachCaseWasLeftOutOnce) {
  EXPECT_TRUE(Warns("y,score,fold\n1,.9,1\n0,.2,2\n1,.7,3\n0,.4,4\n"));
}

TEST(PooledFolds, AreNotSaidOfOneFoldOrOfLabels) {
  EXPECT_FALSE(Warns("y,score,fold\n1,.9,1\n0,.2,1\n1,.7,1\n0,.4,1\n"));
  EXPECT_FALSE(
      Warns("y,pred,fold\ncat,cat,1\ndog,cat,1\ncat,dog,2\ndog,dog,2\n"));
  // Most cases have a number of their own, but not all.
  EXPECT_FALSE(Warns("y,score,fold\n1,.9,1\n0,.2,2\n1,.7,3\n0,.4,3\n"));
}

}  // namespace
}  // namespace melon
