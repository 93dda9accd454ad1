#include "tasks/regression/time_series.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "tasks/regression/regression_case.h"

namespace melon {
namespace {

TEST(LagOneAutocorrelation, IsTheSumOfNeighboursOverTheSumOfSquares) {
  // Mean 3; deviations −2, −1, 0, 1, 2: (2 + 0 + 0 + 2) / 10 = .4. By
  // statsmodels 0.15.0, acf([1, 2, 3, 4, 5])[1]: 0.4.
  EXPECT_DOUBLE_EQ(
      *LagOneAutocorrelation(std::vector<double>{1, 2, 3, 4, 5}, {}), .4);
  // Mean 0: −3 / 4.
  EXPECT_DOUBLE_EQ(
      *LagOneAutocorrelation(std::vector<double>{1, -1, 1, -1}, {}), -.75);
}

TEST(LagOneAutocorrelation, LeavesOutNeighboursOfTwoSeries) {
  // The pair (−1, 1) in the middle is of two series: −2 / 4.
  const std::vector<std::uint32_t> series{0, 0, 1, 1};
  EXPECT_DOUBLE_EQ(
      *LagOneAutocorrelation(std::vector<double>{1, -1, 1, -1}, series), -.5);
}

TEST(LagOneAutocorrelation, IsUndefinedWhereNothingVaries) {
  EXPECT_EQ(LagOneAutocorrelation(std::vector<double>{2, 2, 2}, {}),
            std::nullopt);
  EXPECT_EQ(LagOneAutocorrelation({}, {}), std::nullopt);
}

/// Absolute errors of A: 1, 2, 3, 4, 5; B has none.
std::string Forecasts(const std::string& header, bool dates = true) {
  std::string csv = header + ",y,A,B\n";
  for (int i = 1; i <= 5; ++i) {
    csv += (dates ? "2020-01-0" : "") + std::to_string(i) + "," +
           std::to_string(10 * i) + "," + std::to_string(11 * i) + "," +
           std::to_string(10 * i) + "\n";
  }
  return csv;
}

/// The English text of the warning; empty without one.
std::string WarningOn(const std::string& csv,
                      const std::string& predictions = R"(["A","B"])") {
  const ReadJson warning = RegressionWarning(csv, "cases_in_time", predictions);
  if (warning.is_null()) return "";
  EXPECT_NE(warning["message_zh"].get<std::string>().find("自相关"),
            std::string::npos);
  return warning["message"];
}

TEST(CasesInTime, WarnsOfForecastsWithTheAutocorrelationOfWhatIsTested) {
  const std::string text = WarningOn(Forecasts("ds"));
  EXPECT_NE(text.find("Column \"ds\" tells the time of each case."),
            std::string::npos);
  EXPECT_NE(text.find("In the order of the rows, the differences of the "
                      "absolute errors of \"B\" and \"A\" have a lag-1 "
                      "autocorrelation of 0.4."),
            std::string::npos)
      << text;
}

TEST(CasesInTime, KnowsSeriesByTheirName) {
  EXPECT_NE(WarningOn("unique_id,ds,y,A,B\n"
                      "a,1,1,2,1\na,2,2,4,2\nb,1,1,4,1\nb,2,2,7,2\n")
                .find("In the order of the rows and within each series"),
            std::string::npos);
}

TEST(CasesInTime, TakesNumbersForMomentsWhereTheNameLeavesNoDoubt) {
  EXPECT_NE(WarningOn(Forecasts("ds", false)), "");
  EXPECT_NE(WarningOn(Forecasts("cutoff", false)), "");
  EXPECT_NE(WarningOn(Forecasts("time")), "");
  EXPECT_EQ(WarningOn(Forecasts("time", false)), "");
  EXPECT_EQ(WarningOn(Forecasts("birthdate")), "");
  EXPECT_EQ(WarningOn(Forecasts("birth_date")), "");
}

TEST(CasesInTime, KnowsDatesByAWordOfTheirName) {
  EXPECT_NE(WarningOn(Forecasts("time_utc")), "");
  EXPECT_NE(WarningOn(Forecasts("Forecast date")), "");
  EXPECT_EQ(WarningOn(Forecasts("time_utc", false)), "");
  EXPECT_EQ(WarningOn(Forecasts("issue")), "");
}

TEST(CasesInTime, KnowsDatesOfEachCaseByTheirContent) {
  std::string csv = "issue,y,A,B\n";
  for (int i = 1; i <= 28; ++i) {
    const std::string day = (i < 10 ? "0" : "") + std::to_string(i);
    csv += "2020-02-" + day + "," + std::to_string(10 * i) + "," +
           std::to_string(11 * i) + "," + std::to_string(10 * i + i % 3) + "\n";
  }
  EXPECT_NE(WarningOn(csv).find("Column \"issue\" tells the time"),
            std::string::npos);
}

TEST(CasesInTime, SpeaksOfWhatIsBeatenWhereTheBestAreEqual) {
  std::string csv = "ds,y,A,B,C\n";
  for (int i = 1; i <= 9; ++i) {
    csv += "2020-02-0" + std::to_string(i) + "," + std::to_string(10 * i) +
           "," + std::to_string(10 * i) + "," + std::to_string(10 * i) + "," +
           std::to_string(10 * i + 40 + i) + "\n";
  }
  EXPECT_NE(WarningOn(csv, R"(["A","B","C"])")
                .find("absolute errors of \"A\" and \"C\""),
            std::string::npos);
}

TEST(CasesInTime, IsSilentWhereNothingIsTested) {
  EXPECT_EQ(WarningOn(Forecasts("ds"), R"(["A"])"), "");
}

}  // namespace
}  // namespace melon
