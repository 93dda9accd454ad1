#include "roles/columns/interval_bounds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

using Names = std::vector<std::string>;

/// A truth 10, 20, … and further columns of numbers about it.
std::string Forecasts(const Names& headers) {
  std::string csv = "actual";
  for (const std::string& name : headers) csv += "," + name;
  for (int row = 1; row <= 12; ++row) {
    csv += "\n" + std::to_string(10 * row) + ".5";
    for (std::size_t i = 0; i < headers.size(); ++i)
      csv += "," + std::to_string(10 * row + static_cast<int>(i)) + "." +
             std::to_string(row * (row + static_cast<int>(i)) % 10);
  }
  return csv + "\n";
}

Names Models(const ReadJson& report) {
  Names names;
  if (!report.contains("models")) return {report.dump()};
  for (const ReadJson& model : report["models"]) names.push_back(model["name"]);
  return names;
}

std::string BoundsIn(const ReadJson& report) {
  for (const ReadJson& warning : report["warnings"]) {
    if (warning["code"] == "bounds_ignored") return warning["message"];
  }
  return "";
}

TEST(IntervalBounds, BesideTheirPredictionAreNoModelsAndAreNamed) {
  struct Case {
    Names headers;
    Names models;
  };
  for (const Case& one : std::vector<Case>{
           {{"yhat", "yhat_lower", "yhat_upper"}, {"yhat"}},
           {{"AutoARIMA", "AutoARIMA-lo-90", "AutoARIMA-hi-90", "AutoETS",
             "AutoETS-lo-90", "AutoETS-hi-90"},
            {"AutoARIMA", "AutoETS"}},
           {{"mean", "mean_ci_lower", "mean_ci_upper", "obs_ci_lower",
             "obs_ci_upper"},
            {"mean"}},
           {{"q10", "q50", "q90"}, {"q50"}},
           {{"tft_q0.025", "tft_q0.5", "tft_q0.975"}, {"tft_q0.5"}},
           {{"pred", "lower_95", "upper_95"}, {"pred"}},
           {{"fit", "lwr", "upr"}, {"fit"}},
           {{"预测值", "预测值下限", "预测值上限"}, {"预测值"}},
           {{"Prophet yhat", "Prophet yhat_lower", "ARIMA"},
            {"Prophet yhat", "ARIMA"}}}) {
    const ReadJson report = ReportOfCsv(Forecasts(one.headers));
    EXPECT_EQ(report["task"], "regression") << one.headers[0];
    EXPECT_EQ(Models(report), one.models);
    const std::string named = BoundsIn(report);
    for (const std::string& name : one.headers) {
      const bool model = std::find(one.models.begin(), one.models.end(),
                                   name) != one.models.end();
      EXPECT_EQ(named.find("\"" + name + "\"") == std::string::npos, model)
          << name << ": " << named;
    }
  }
}

TEST(IntervalBounds, AreModelsWhereTheUserSaysSo) {
  const std::string csv = Forecasts({"yhat", "yhat_lower", "yhat_upper"});
  const ReadJson report =
      ReportOfCsv(csv, R"({"predictions": ["yhat", "yhat_lower"]})");
  EXPECT_EQ(Models(report), (Names{"yhat", "yhat_lower"}));
  EXPECT_EQ(BoundsIn(report), "");
}

TEST(IntervalBounds, WithoutAPredictionBetweenThemAreModels) {
  EXPECT_EQ(Models(ReportOfCsv(Forecasts({"lower", "upper"}))),
            (Names{"lower", "upper"}));
  EXPECT_EQ(Models(ReportOfCsv(Forecasts({"q1", "q2", "q3"}))),
            (Names{"q1", "q2", "q3"}));
}

/// Of two models with bounds around each.
std::string Bounded(std::string_view header, bool is_ordered) {
  std::string csv = "actual," + std::string(header) + "\n";
  for (int row = 1; row <= 12; ++row) {
    const int shift = is_ordered || row != 5 ? 2 : -2;
    for (const int number :
         {10 * row, 10 * row + 1, 10 * row + 1 - shift, 10 * row + 1 + shift})
      csv += std::to_string(number) + ".25,";
    csv += std::to_string(10 * row - 1) + ".5\n";
  }
  return csv;
}

TEST(IntervalBounds, OfCommonNamesAreKnownByTheirContent) {
  constexpr std::string_view kHeader =
      "pred_RandomForest,low_RandomForest,high_RandomForest,pred_Lasso";
  const ReadJson report = ReportOfCsv(Bounded(kHeader, true));
  EXPECT_EQ(Models(report), (Names{"pred_RandomForest", "pred_Lasso"}));
  EXPECT_NE(BoundsIn(report).find("\"low_RandomForest\", "
                                  "\"high_RandomForest\""),
            std::string::npos);
  // In one row the one called low is higher.
  EXPECT_EQ(Models(ReportOfCsv(Bounded(kHeader, false))).size(), 4);
  // Of no prediction.
  EXPECT_EQ(BoundsIn(ReportOfCsv(Bounded(
                "pred_RandomForest,low_risk,high_risk,pred_Lasso", true))),
            "");
}

}  // namespace
}  // namespace melon
