#include "roles/columns/prediction_byproducts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

using Names = std::vector<std::string>;

/// A truth 10.5, 20.5, …, predictions near it, and in columns of other names
/// small numbers of both signs.
std::string Regression(const Names& predictions, const Names& others,
                       const std::string& truth = "y_true") {
  std::string csv = truth;
  for (const Names& names : {predictions, others})
    for (const std::string& name : names) csv += "," + name;
  for (int row = 1; row <= 12; ++row) {
    csv += "\n" + std::to_string(10 * row) + ".5";
    for (std::size_t i = 0; i < predictions.size(); ++i)
      csv += "," + std::to_string(10 * row + static_cast<int>(i)) + "." +
             std::to_string(row * (row + static_cast<int>(i)) % 10);
    for (std::size_t i = 0; i < others.size(); ++i)
      csv += "," + std::to_string((row * 5 + static_cast<int>(i)) % 7) + "." +
             std::to_string(row % 10);
  }
  return csv + "\n";
}

Names Models(const ReadJson& report) {
  Names names;
  if (!report.contains("models")) return {report.dump()};
  for (const ReadJson& model : report["models"]) names.push_back(model["name"]);
  return names;
}

std::string LeftOut(const ReadJson& report) {
  for (const ReadJson& warning : report["warnings"]) {
    if (warning["code"] == "byproducts_ignored") return warning["message"];
  }
  return "";
}

TEST(FindByproducts, AreNoModelsBesideTheirPredictionAndAreNamed) {
  struct Case {
    Names predictions;
    Names byproducts;
  };
  for (const Case& one :
       std::vector<Case>{{{"pred_ridge"}, {"err_ridge"}},
                         {{"ridge"}, {"ridge_residual"}},
                         {{"y_pred"}, {"y_pred_error"}},
                         {{"pred_ridge"}, {"std_ridge"}},
                         {{"y_pred"}, {"y_pred_std", "pred_var"}},
                         {{"ridge", "gbm"}, {"ridge_err", "gbm_sq_err"}},
                         {{"A", "B"}, {"A_err", "abs_error_B"}},
                         {{"ridge"}, {"residuals", "std"}},
                         {{"岭回归"}, {"岭回归残差"}}}) {
    const ReadJson report =
        ReportOfCsv(Regression(one.predictions, one.byproducts));
    EXPECT_EQ(Models(report), one.predictions);
    for (const std::string& name : one.byproducts)
      EXPECT_NE(LeftOut(report).find("\"" + name + "\""), std::string::npos)
          << name << ": " << LeftOut(report);
  }
}

TEST(FindByproducts, AreModelsWhereTheUserSaysSo) {
  const ReadJson report =
      ReportOfCsv(Regression({"ridge"}, {"ridge_err"}),
                  R"({"predictions":["ridge","ridge_err"]})");
  EXPECT_EQ(Models(report), (Names{"ridge", "ridge_err"}));
  EXPECT_EQ(LeftOut(report), "");
}

TEST(FindByproducts, AreNotModelsOfSuchNames) {
  for (const Names& models :
       std::vector<Names>{{"VAR", "ARIMA"},
                          // Trained with other inputs: as near to the truth.
                          {"ridge", "ridge_std"},
                          {"focal_loss", "ce_loss"},
                          {"ridge", "error_correction_model"}}) {
    const ReadJson report = ReportOfCsv(Regression(models, {}));
    EXPECT_EQ(Models(report), models);
  }
}

TEST(FindByproducts, AreNotWhatIsPredicted) {
  const ReadJson report = ReportOfCsv(
      Regression({"predicted_loss", "baseline_loss"}, {}, "actual_loss"));
  EXPECT_EQ(Models(report), (Names{"predicted_loss", "baseline_loss"}));
}

constexpr std::string_view kScores =
    "y_true,lr,lr_std,entropy,loss_lr\n1,.9,.12,.47,.11\n0,.2,.13,.72,.22\n"
    "1,.7,.14,.88,.36\n0,.4,.15,.97,.51\n1,.3,.13,.88,1.2\n0,.1,.11,.47,.11\n";

TEST(FindByproducts, AreNoScoresOfTwoClasses) {
  const ReadJson report = ReportOfCsv(kScores);
  EXPECT_EQ(Models(report), Names{"lr"});
  EXPECT_NE(LeftOut(report).find("\"lr_std\", \"entropy\", \"loss_lr\""),
            std::string::npos);
}

TEST(FindByproducts, AreErrorsWithoutAnotherWordThatAreNoModelInAnyCase) {
  for (const char* const model : {"Predicted", "ridge"}) {
    const ReadJson report =
        ReportOfCsv(Regression({model}, {"Error", "Abs Error", "residual"}));
    EXPECT_EQ(Models(report), Names{model});
    for (const std::string name : {"Error", "Abs Error", "residual"})
      EXPECT_NE(LeftOut(report).find("\"" + name + "\""), std::string::npos)
          << name << ": " << LeftOut(report);
  }
  EXPECT_NE(LeftOut(ReportOfCsv(Regression({"Predicted"}, {"% Error"})))
                .find("\"% Error\""),
            std::string::npos);
  // WEKA marks wrong predictions with a sign, which is not a number.
  EXPECT_EQ(LeftOut(ReportOfCsv("inst#,actual,predicted,error,prediction\n"
                                "1,1:no,1:no,,0.9\n2,2:yes,1:no,+,0.8\n"
                                "3,2:yes,2:yes,,0.7\n")),
            "");
}

TEST(FindByproducts, AreTheRanksInARanking) {
  const ReadJson report = ReportOfCsv(
      "query_id,doc_id,relevance,rank,bm25\nq1,a,2,1,3.5\nq1,b,1,2,2\n"
      "q1,c,0,3,1\nq2,a,0,3,1\nq2,d,1,2,2.5\nq2,e,2,1,3\n");
  EXPECT_EQ(Models(report), Names{"bm25"});
  EXPECT_NE(LeftOut(report).find("\"rank\""), std::string::npos);
}

TEST(FindByproducts, AreNotScoresOfAModelCalledByRanks) {
  const ReadJson report = ReportOfCsv(
      "query_id,relevance,svm,rank_svm\nq1,2,.3,1.5\nq1,1,.2,.2\nq1,0,.1,.1\n"
      "q2,0,.1,1.2\nq2,1,.2,.5\nq2,2,.3,3.1\n");
  EXPECT_EQ(Models(report), (Names{"svm", "rank_svm"}));
}

}  // namespace
}  // namespace melon
