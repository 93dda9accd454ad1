#include "report/models/compared_models.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <string>

#include "base/reasons.h"
#include "roles/roles.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

TEST(ComparedModels, AreAllOfUpToTwoHundred) {
  const std::vector<Value> headline(kMostModels, Value(0.5));
  const std::vector<std::uint8_t> compared = ComparedModels(headline, false);
  EXPECT_EQ(std::accumulate(compared.begin(), compared.end(), 0), 200);
  EXPECT_EQ(PairsOf(200), 19900U);
  EXPECT_EQ(PairsOf(1), 0U);
}

TEST(ComparedModels, AreTheBestOfMore) {
  std::vector<Value> headline;
  for (int i = 0; i < 205; ++i) headline.emplace_back(i / 205.0);
  headline[204] = Value(reasons::no_cases);
  const std::vector<std::uint8_t> high = ComparedModels(headline, false);
  // 203, 202, …, 4 are the best 200 of those that are defined.
  EXPECT_EQ(std::accumulate(high.begin(), high.end(), 0), 200);
  EXPECT_EQ(high[3], 0);
  EXPECT_EQ(high[4], 1);
  EXPECT_EQ(high[204], 0);
  const std::vector<std::uint8_t> low = ComparedModels(headline, true);
  EXPECT_EQ(low[0], 1);
  EXPECT_EQ(low[199], 1);
  EXPECT_EQ(low[200], 0);
}

/// A truth and models of which model i has i of its eight cases wrong, by
/// turns.
std::string Wide(int models) {
  std::string csv = "truth";
  std::string names;
  for (int i = 0; i < models; ++i) csv += ",m" + std::to_string(i);
  for (int row = 0; row < 40; ++row) {
    csv += row % 2 == 0 ? "\na" : "\nb";
    for (int i = 0; i < models; ++i) {
      const bool wrong = (row * 7 + i * 3) % 40 < i / 12;
      csv += (row % 2 == 0) != wrong ? ",a" : ",b";
    }
  }
  return csv;
}

TEST(ComparedModels, OfReportsLeaveAWordAndAdjustOverAllPairs) {
  ReadJson options = {{"task", "labels"}, {"predictions", ReadJson::array()}};
  for (int i = 0; i < 203; ++i)
    options["predictions"].push_back("m" + std::to_string(i));
  const ReadJson report = ReportOfCsv(Wide(203), options.dump());
  ASSERT_FALSE(report.contains("error")) << report["error"];
  EXPECT_EQ(report["models"].size(), 203U);
  EXPECT_EQ(report["pairs"].size(), 19900U);
  EXPECT_EQ(report["verdict"]["pairs"], 203 * 202 / 2);
  const auto& warnings = report["warnings"];
  EXPECT_TRUE(std::any_of(
      warnings.begin(), warnings.end(),
      [](const ReadJson& one) { return one["code"] == "pairs_limited"; }));
  // Holm's first step: the smallest p times the number of all pairs. The 66 of
  // the 12 models without an error have no discordant case; they count as well.
  double smallest = 1;
  double adjusted = 1;
  for (const auto& pair : report["pairs"]) {
    if (pair["mcnemar_midp"].is_null() || pair["mcnemar_midp"] >= smallest)
      continue;
    smallest = pair["mcnemar_midp"];
    adjusted = pair["mcnemar_midp_holm"];
  }
  EXPECT_LT(smallest, 1e-3);
  EXPECT_DOUBLE_EQ(adjusted, std::min(1.0, smallest * (203 * 101)));
}

}  // namespace
}  // namespace melon
