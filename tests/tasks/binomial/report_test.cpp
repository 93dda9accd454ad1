#include "tasks/binomial/report.h"

#include <gtest/gtest.h>

#include <numeric>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

TEST(BinomialReport, DrawsTheDistributionAtTheErrorRate) {
  const ReadJson report =
      ReportOfCsv("errors,n\n1,2\n", R"({"eps0": 0.5})")["tests"];
  EXPECT_EQ(report["distribution"]["errors"], (std::vector<double>{0, 1, 2}));
  const std::vector<double> chances = report["distribution"]["probability"];
  ASSERT_EQ(chances.size(), 3U);
  EXPECT_NEAR(chances[0], .25, 1e-15);
  EXPECT_NEAR(chances[1], .5, 1e-15);
}

TEST(BinomialReport, DrawsNoMoreBarsThanFitOnAScreen) {
  const ReadJson report =
      ReportOfCsv("errors,n\n300000,1000000\n", R"({"eps0": 0.3})");
  const std::size_t bars = report["tests"]["distribution"]["errors"].size();
  EXPECT_GT(bars, 100U);
  EXPECT_LE(bars, 401U);
}

TEST(BinomialReport, HasNoDistributionWithoutARate) {
  const ReadJson report = ReportOfCsv("errors,n\n1,2\n");
  EXPECT_TRUE(report["tests"]["distribution"].is_null());
  EXPECT_EQ(report["verdict"]["kind"], "undefined");
  EXPECT_EQ(report["verdict"]["reason"], "no_eps0");
}

TEST(BinomialReport, ListsAThousandExperimentsAtMost) {
  std::string csv = "errors,n\n";
  for (int i = 0; i < 1001; ++i) csv += "1,10\n";
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_EQ(report["models"].size(), 1000U);
  EXPECT_EQ(report["verdict"]["experiments"], 1001);
}

}  // namespace
}  // namespace melon
