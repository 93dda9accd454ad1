// Which columns are the truth and which its predictions, by the names that
// other programs give them.

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

using Names = std::vector<std::string>;

Names Models(const ReadJson& report) {
  Names names;
  if (!report.contains("models")) return {report.dump()};
  for (const ReadJson& model : report["models"]) names.push_back(model["name"]);
  return names;
}

bool Warns(const ReadJson& report, const std::string& code) {
  for (const ReadJson& warning : report["warnings"]) {
    if (warning["code"] == code) return true;
  }
  return false;
}

/// The header and twelve rows.
std::string Rows(const std::string& header, std::string (*row)(int)) {
  std::string csv = header;
  for (int i = 0; i < 12; ++i) csv += "\n" + row(i);
  return csv + "\n";
}

std::string Label(bool positive) { return positive ? "pos" : "neg"; }

TEST(NamesOfPredictions, ScoredLabelsAreNeverTheTruth) {
  const ReadJson report =
      ReportOfCsv(Rows("income,Scored Labels,Scored Probabilities", [](int i) {
        return Label(i % 2 == 0) + "," + Label(i % 3 == 0) +
               (i % 3 == 0 ? ",.8" : ",.1") + std::to_string(i);
      }));
  EXPECT_EQ(report["task"], "binary");
  EXPECT_EQ(report["input"]["truth"], "income");
  EXPECT_EQ(Models(report), Names{"Scored Probabilities"});
  // Two of the six pos and two of the six neg rows have i % 3 = 0, so the
  // predictions tell nothing about the truth. Against the labels, they have 1.
  EXPECT_LT(report["models"][0]["metrics"]["roc_auc"], .7);
  EXPECT_FALSE(Warns(report, "truth_in_doubt"));
  // Said once.
  EXPECT_TRUE(Warns(report, "label_columns_ignored"));
  EXPECT_FALSE(Warns(report, "predictions_in_doubt"));
  const ReadJson first = ReportOfCsv(Rows("Scored Labels,income", [](int i) {
    return Label(i % 3 == 0) + "," + Label(i % 2 == 0);
  }));
  EXPECT_EQ(first["input"]["truth"], "income");
  EXPECT_EQ(Models(first), Names{"Scored Labels"});
}

TEST(NamesOfPredictions, TheProbabilitiesBesideLabelsOfH2OAndKnimeAreOneModel) {
  const auto csv = [](const std::string& header, bool numbers) {
    std::string text = header;
    for (int i = 0; i < 12; ++i) {
      const auto label = [numbers](bool positive) {
        return numbers ? std::string(positive ? "1" : "0") : Label(positive);
      };
      const std::string p = std::to_string(1 + ((i * 7) % 9));
      const std::string rest = std::to_string(9 - ((i * 7) % 9));
      text += "\n" + label(i % 3 == 0) + "," + label(p > "4") + ",0." + rest +
              ",0." + p;
    }
    return text + "\n";
  };
  const ReadJson numbers = ReportOfCsv(csv("truth,predict,p0,p1", true));
  EXPECT_EQ(numbers["task"], "binary");
  EXPECT_EQ(Models(numbers), Names{"p1"});
  EXPECT_TRUE(Warns(numbers, "complement_ignored"));
  EXPECT_TRUE(Warns(numbers, "label_columns_ignored"));
  EXPECT_FALSE(Warns(numbers, "numeric_columns_ignored"));
  const ReadJson texts = ReportOfCsv(csv("truth,predict,pneg,ppos", false));
  EXPECT_EQ(Models(texts), Names{"ppos"});
  EXPECT_TRUE(Warns(texts, "label_columns_ignored"));
  const ReadJson knime = ReportOfCsv(
      csv("class,Prediction (class),P (class=neg),P (class=pos)", false));
  EXPECT_EQ(knime["task"], "binary");
  EXPECT_EQ(Models(knime), Names{"P (class=pos)"});
}

TEST(NamesOfPredictions, TheModelIsTheProbabilityOfTheClassThatIsPositive) {
  const ReadJson report = ReportOfCsv(
      "truth,p_case,p_control\ncase,.9,.1\ncontrol,.2,.8\ncase,.7,.3\n"
      "control,.4,.6\n");
  EXPECT_EQ(report["input"]["positive"], "case");
  EXPECT_EQ(Models(report), Names{"p_case"});
}

TEST(NamesOfPredictions, WhatATeamScoredIsNoPrediction) {
  const ReadJson report = ReportOfCsv(Rows("actual,A,B,runs_scored", [](int i) {
    const int truth = 100 + i * 37 % 90;
    return std::to_string(truth) + ".5," + std::to_string(truth + 2) + ".25," +
           std::to_string(truth - i % 4) + ".75," + std::to_string(i * 7 % 5);
  }));
  EXPECT_EQ(Models(report), (Names{"A", "B"}));
}

std::string ScoresOfWards(int i) {
  return std::to_string(i % 2) + ",0." + std::to_string(11 + 5 * i) + ",0." +
         std::to_string(13 + 7 * i) + ",s" + std::to_string(i / 3);
}

TEST(NamesOfPredictions, AWardBesideATruthAndItsScoresIsAGroup) {
  const std::string csv = Rows("truth,A,B,ward", ScoresOfWards);
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_EQ(report["task"], "binary");
  EXPECT_EQ(Models(report), (Names{"A", "B"}));
  const ReadJson groups = ReportOfCsv(csv, R"({"resample": "cluster=ward"})");
  EXPECT_EQ(groups["task"], "binary");
  EXPECT_EQ(Models(groups), (Names{"A", "B"}));
  const ReadJson labels = ReportOfCsv(Rows("truth,M1,M2,ward", [](int i) {
    const std::string names[] = {"a", "b", "c"};
    return names[i % 3] + "," + names[i % 3] + "," + names[i * i % 3 + i % 2] +
           ",w" + std::to_string(i / 4);
  }));
  EXPECT_EQ(labels["task"], "labels");
  EXPECT_EQ(Models(labels), (Names{"M1", "M2"}));
  const ReadJson numbers = ReportOfCsv(Rows("truth,R1,R2,ward", [](int i) {
    return std::to_string(9.125 + i * 7 % 5) + "," +
           std::to_string(9.5 + i * 7 % 5) + "," +
           std::to_string(8.625 + i * 7 % 5) + ",h" + std::to_string(i / 4);
  }));
  EXPECT_EQ(numbers["task"], "regression");
  EXPECT_EQ(Models(numbers), (Names{"R1", "R2"}));
  // A coordinate may be called y as well, but not beside a model.
  const ReadJson weak = ReportOfCsv(Rows("y,ridge,ward", [](int i) {
    return std::to_string(9.125 + i * 7 % 5) + "," +
           std::to_string(9.5 + i * 7 % 5) + ",h" + std::to_string(i / 4);
  }));
  EXPECT_EQ(weak["task"], "regression");
}

std::string PointOfWard(int i) {
  return std::to_string(i % 3 + i * .013) + "," +
         std::to_string(2 * (i % 3) + i * .007) + "," + std::to_string(i % 3) +
         "," + std::to_string(i == 5 ? 0 : i % 3);
}

TEST(NamesOfPredictions, WardAmongCoordinatesIsAClustering) {
  for (const std::string header :
       {"x,y,label,ward", "sepal,petal,label,ward", "sepal,petal,kmeans,ward",
        "x,y,site,ward", "sepal,petal,agglomerative,ward_3"}) {
    const ReadJson report = ReportOfCsv(Rows(header, PointOfWard));
    EXPECT_EQ(report["task"], "clustering") << header;
  }
  // And where the user says so.
  const std::string csv = Rows("truth,A,B,ward", ScoresOfWards);
  EXPECT_EQ(ReportOfCsv(csv, R"({"predictions": ["ward"]})")["task"],
            "clustering");
  EXPECT_EQ(ReportOfCsv(csv, R"({"task": "clustering"})")["task"],
            "clustering");
}

std::string Prices(int i) {
  const int price = 1000 + i * 370 % 1900;
  return std::to_string(price) + "," +
         std::to_string(price + 90 - 31 * (i % 5)) + "," +
         std::to_string(60 + i * 17 % 90);
}

TEST(NamesOfPredictions, ATruthIsFoundByWhatItsPredictionIsCalled) {
  for (const Names& pair :
       {Names{"actual_price", "predicted_price"},
        Names{"Actual_Sales", "Predicted_Sales"},
        Names{"price actual", "price rf prediction"},
        Names{"trueDemand", "forecastDemand"}, Names{"实际价格", "预测价格"}}) {
    const ReadJson report =
        ReportOfCsv(Rows(pair[0] + "," + pair[1] + ",sqft", Prices));
    EXPECT_EQ(report["task"], "regression") << report.dump();
    EXPECT_EQ(report["input"]["truth"], pair[0]);
    EXPECT_EQ(Models(report), Names{pair[1]});
  }
  // The price of something else.
  EXPECT_EQ(
      ErrorCode(ReportOfCsv(Rows("real_estate,predicted_price,sqft", Prices))),
      "no_truth_column");
}

}  // namespace
}  // namespace melon
