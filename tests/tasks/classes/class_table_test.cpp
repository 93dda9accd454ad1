#include "tasks/classes/class_table.h"

#include <gtest/gtest.h>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

/// The matrix of three classes in docs/worked-examples.md.
ClassData ThreeClasses() {
  ClassData data;
  data.classes = {"a", "b", "c"};
  data.truth = {0};
  data.models.resize(1);
  data.models[0].name = "m";
  data.models[0].matrix = ConfusionMatrix(3, {5, 2, 0, 5, 3, 0, 10, 0, 2});
  return data;
}

ReadJson Table(const ClassData& data, const Options& options = {}) {
  return ReadJson::parse(Serialize(
      ClassTableJson(data, data.models[0], nullptr, Sampling(options))));
}

TEST(ClassTable, SetsEachClassAgainstTheRest) {
  const ReadJson a = Table(ThreeClasses())[0];
  EXPECT_EQ(a["label"], "a");
  EXPECT_EQ(a["support"], 7);
  EXPECT_EQ(a["predicted"], 20);
  EXPECT_EQ(a["tp"], 5);
  EXPECT_EQ(a["fp"], 15);
  EXPECT_EQ(a["fn"], 2);
  EXPECT_EQ(a["tn"], 5);
  EXPECT_DOUBLE_EQ(a["precision"], 5.0 / 20);
  EXPECT_DOUBLE_EQ(a["recall"], 5.0 / 7);
  EXPECT_DOUBLE_EQ(a["f1"], 10.0 / 27);
  EXPECT_DOUBLE_EQ(a["specificity"], 5.0 / 20);
  EXPECT_DOUBLE_EQ(a["jaccard"], 5.0 / 22);
  EXPECT_FALSE(a.contains("roc_auc"));
}

TEST(ClassTable, HasNoIntervalsOfCasesInGroups) {
  Options options;
  options.resample = ResampleScheme::cluster;
  EXPECT_FALSE(Table(ThreeClasses(), options)[0].contains("intervals"));
}

TEST(ClassTable, HasWilsonsIntervalsOfShares) {
  const ReadJson interval = Table(ThreeClasses())[0]["intervals"]["precision"];
  // statsmodels 0.15: proportion_confint(5, 20, method="wilson")
  EXPECT_NEAR(interval["low"], 0.11186170140766563, 1e-9);
  EXPECT_NEAR(interval["high"], 0.4687008776187441, 1e-9);
  EXPECT_FALSE(Table(ThreeClasses())[0]["intervals"].contains("f1"));
}

TEST(ClassTable, HasNoIntervalsForFractionalWeights) {
  ClassData data = ThreeClasses();
  data.whole_weights = false;
  EXPECT_FALSE(Table(data)[0].contains("intervals"));
}

TEST(ClassTable, OfProbabilitiesHasAreasAndCalibration) {
  const ReadJson model = ReportOfCsv(
      "y,A:x,A:y,A:z\nx,.6,.3,.1\nz,.1,.2,.7\ny,.5,.4,.1\n")["models"][0];
  const ReadJson& x = model["classes"][0];
  EXPECT_EQ(x["roc_auc"], 1);
  EXPECT_EQ(x["average_precision"], 1);
  // Bins of .6, .1 and .5: |.6 − 1|, |.1 − 0|, |.5 − 0|.
  EXPECT_NEAR(x["ece"], (.4 + .1 + .5) / 3, 1e-15);
}

TEST(ClassTable, CalibratesInAsManyBinsAsWanted) {
  const ReadJson model =
      ReportOfCsv("y,A:x,A:y,A:z\nx,.6,.3,.1\nz,.1,.2,.7\ny,.5,.4,.1\n",
                  R"({"calibration_bins":1})")["models"][0];
  // One bin: the mean of .6, .1 and .5 against one of three.
  EXPECT_NEAR(model["classes"][0]["ece"], .4 - (1.0 / 3), 1e-15);
  // Of the classes y and z .3 and .3: their mean is that of the measure.
  EXPECT_NEAR(model["metrics"]["classwise_ece"],
              ((.4 - (1.0 / 3)) + (2 * ((1.0 / 3) - .3))) / 3, 1e-15);
}

}  // namespace
}  // namespace melon
