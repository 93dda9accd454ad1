#include "tasks/binary/own_labels.h"

#include <gtest/gtest.h>

#include <string>

#include "roles/parts_of_report.h"

namespace melon {
namespace {

/// Thirty cases: `svm_prob` counts them in hundredths, from .01 on, and the
/// labels are positive from the tenth on.
std::string Cases(const std::string& header, bool turned = false) {
  std::string csv = header + "\n";
  for (int i = 1; i <= 30; ++i) {
    const std::string score = (i < 10 ? "0.0" : "0.") + std::to_string(i);
    csv += (i % 3 == 0 ? "ill," : "well,") + score + "," +
           ((i >= 10) != turned ? "ill" : "well") + ",0." +
           std::to_string(10 + (i * 7 % 50)) + "\n";
  }
  return csv;
}

TEST(OwnLabels, NamesTheThresholdThatGivesThem) {
  const ReadJson report = ReportOfCsv(Cases("truth,svm_prob,SVM_Pred,rf_prob"),
                                      R"({"positive":"ill"})");
  const std::string warning = Warning(report, "labels_differ");
  EXPECT_EQ(
      warning.find("At the threshold 0.5, the predictions by \"svm_prob\" "
                   "differ from \"SVM_Pred\" in 21 of 30 rows. The threshold "
                   "0.1 gives these labels: set it "
                   "(thresholds={\"svm_prob\":0.1})"),
      0U);
  // The remedy sets those of all models at once.
  std::string two = "truth,a_prob,a_pred,b_prob,b_pred\n";
  for (int i = 10; i < 40; ++i) {
    const std::string score = ",0." + std::to_string(i) + ",";
    two += std::to_string(i % 2) + score + (i >= 20 ? "1" : "0") + score +
           (i >= 30 ? "1" : "0") + "\n";
  }
  EXPECT_TRUE(Contains(Warning(ReportOfCsv(two), "labels_differ"),
                       R"((thresholds={"a_prob":0.2,"b_prob":0.3}))"));
  // Of the only model, whatever it is called.
  const ReadJson alone =
      ReportOfCsv(Cases("truth,probability,predicted,x"),
                  R"({"positive":"ill","predictions":["probability"]})");
  EXPECT_TRUE(Contains(Warning(alone, "labels_differ"), "(threshold=0.1)"));
}

TEST(OwnLabels, SaysWhereNoThresholdGivesThem) {
  const ReadJson turned = ReportOfCsv(
      Cases("truth,svm_prob,svm_pred,rf_prob", true), R"({"positive":"ill"})");
  EXPECT_TRUE(Contains(Warning(turned, "labels_differ"), "(positive=well)"));
  std::string csv = "truth,svm_prob,svm_pred\n";
  for (int i = 0; i < 20; ++i)
    csv += std::to_string(i % 2) + ",0." + std::to_string(10 + i) + "," +
           std::to_string(i % 3 == 0 ? 1 : 0) + "\n";
  EXPECT_TRUE(Contains(Warning(ReportOfCsv(csv), "labels_differ"),
                       "no threshold gives these labels"));
}

TEST(OwnLabels, SaysNothingOfThoseThatAgreeOrAreOfOthers) {
  const auto warning = [](const std::string& header,
                          const std::string& options) {
    return Warning(ReportOfCsv(Cases(header), options), "labels_differ");
  };
  EXPECT_EQ(warning("truth,svm_prob,SVM_Pred,rf_prob",
                    R"({"positive":"ill","thresholds":{"svm_prob":0.2}})"),
            "");
  EXPECT_EQ(warning("truth,svm_prob,knn_pred,rf_prob", R"({"positive":"ill"})"),
            "");
  EXPECT_EQ(warning("truth,svm_prob,SVM_Pred,rf_prob",
                    R"({"positive":"ill","threshold":0.1})"),
            "");
}

TEST(OwnLabels, AreThoseOfTheModelWhoseNameBeginsWithTheirs) {
  const ReadJson report = ReportOfCsv(
      Cases("truth,gwtg_score,y_gwtg,y_gwtg_prob"), R"({"positive":"ill"})");
  EXPECT_FALSE(Contains(Warning(report, "labels_differ"),
                        "predictions by \"gwtg_score"));
}

}  // namespace
}  // namespace melon
