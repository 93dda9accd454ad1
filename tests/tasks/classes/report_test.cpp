#include "tasks/classes/report.h"

#include <gtest/gtest.h>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

constexpr std::string_view kN3 =
    "truth,model,count\na,a,5\na,b,2\nb,a,5\nb,b,3\nc,a,10\nc,c,2\n";
constexpr std::string_view kTwoModels =
    "y,A,B\na,a,a\nb,b,c\nc,c,c\nb,a,b\na,a,b\nc,c,a\n";

TEST(ClassReport, HasTheNumbersOfTheNotes) {
  // docs/worked-examples.md
  const ReadJson report = ReportOfCsv(kN3);
  EXPECT_EQ(report["task"], "labels");
  const ReadJson& metrics = report["models"][0]["metrics"];
  EXPECT_NEAR(metrics["accuracy"], .3704, 5e-5);
  EXPECT_NEAR(metrics["f1_macro"], .37254, 5e-6);
  EXPECT_NEAR(metrics["f1_macro_zhou"], .49872, 5e-6);
  EXPECT_NEAR(metrics["f1_weighted"], .35976, 5e-6);
  EXPECT_NEAR(metrics["cohen_kappa"], .12571, 5e-6);
  EXPECT_NEAR(metrics["matthews_corrcoef"], .17539, 5e-6);
  EXPECT_EQ(report["models"][0]["confusion"]["counts"],
            ReadJson::parse("[[5,2,0],[5,3,0],[10,0,2]]"));
}

TEST(ClassReport, HasWeightedKappasOnlyWithAnOrder) {
  const ReadJson without = ReportOfCsv(kN3)["models"][0];
  EXPECT_TRUE(without["metrics"]["cohen_kappa_linear"].is_null());
  EXPECT_EQ(without["reasons"]["cohen_kappa_linear"], "no_class_order");
  const ReadJson with =
      ReportOfCsv(kN3, R"({"ordered":["a","b","c"]})")["models"][0];
  EXPECT_TRUE(with["metrics"]["cohen_kappa_linear"].is_number());
}

TEST(ClassReport, ComparesModelsByMcNemar) {
  const ReadJson report = ReportOfCsv(kTwoModels);
  const ReadJson& pair = report["pairs"][0];
  // A is right in 5 of 6, B in 3: A alone in three, B alone in one.
  EXPECT_EQ(pair["discordant_min"], 1);
  EXPECT_EQ(pair["discordant_max"], 3);
  EXPECT_EQ(report["verdict"]["best"], "A");
  EXPECT_EQ(report["verdict"]["kind"], "no_difference");
  EXPECT_EQ(report["verdict"]["p"], pair["mcnemar_midp"]);
  // (3 − 1) / 6, with an interval that covers 0 as the test does not reject.
  EXPECT_DOUBLE_EQ(report["verdict"]["difference"].get<double>(), 2. / 6);
  EXPECT_EQ(report["verdict"]["low"], pair["accuracy_diff_low"]);
  EXPECT_LT(report["verdict"]["low"].get<double>(), 0);
  EXPECT_GT(report["verdict"]["high"].get<double>(), 2. / 6);
}

TEST(ClassReport, WarnsWhereNoModelBeatsTheMostFrequentAnswer) {
  std::string csv = "y,always_a,careful\n";
  for (int i = 0; i < 16; ++i) csv += i < 12 ? "a,a,a\n" : "a,a,b\n";
  csv += "b,a,b\nb,a,b\nc,a,c\nc,a,c\n";
  // Accuracies 16/20 and 16/20; balanced 1/3 and (3/4 + 1 + 1) / 3.
  const ReadJson warnings = ReportOfCsv(csv)["warnings"];
  ASSERT_EQ(warnings.size(), 1U);
  EXPECT_EQ(warnings[0]["code"], "no_better_than_majority");
  EXPECT_NE(warnings[0]["message"].get<std::string>().find(
                "\"careful\" comes first: 0.917 against 0.333"),
            std::string::npos);
}

TEST(ClassReport, GivesWilsonsIntervalForTheAccuracy) {
  const ReadJson interval =
      ReportOfCsv(kN3)["models"][0]["intervals"]["accuracy"];
  EXPECT_EQ(interval["method"], "wilson");
  // statsmodels 0.15: proportion_confint(10, 27, method="wilson")
  EXPECT_NEAR(interval["low"], 0.215325129609656, 1e-9);
  EXPECT_NEAR(interval["high"], 0.5577076558789762, 1e-9);
}

TEST(ClassReport, HasNoIntervalOfCountsForFractionalWeights) {
  const ReadJson report =
      ReportOfCsv("y,m,w\na,a,.5\nb,c,1\nc,c,2\n", R"({"weight":"w"})");
  const ReadJson& model = report["models"][0];
  EXPECT_FALSE(model["intervals"].contains("accuracy"));
  EXPECT_EQ(model["other_intervals"]["accuracy"]["wilson"]["reason"],
            "fractional_weights");
}

TEST(ClassReport, SaysWhatOfAClassIsUndefined) {
  const ReadJson classes =
      ReportOfCsv("y,m\na,a\nb,c\nc,c\n")["models"][0]["classes"];
  EXPECT_TRUE(classes[1]["precision"].is_null());
  EXPECT_EQ(classes[1]["reasons"]["precision"], "no_predicted_positives");
  EXPECT_EQ(classes[1]["recall"], 0);
  EXPECT_EQ(classes[1]["support"], 1);
}

TEST(ClassReport, KeepsALargeMatrixForAQuery) {
  std::string csv = "y,m\n";
  for (int i = 0; i < 60; ++i)
    csv += "c" + std::to_string(i) + ",c" + std::to_string(i / 2) + "\n";
  const ReadJson model = ReportOfCsv(csv)["models"][0];
  EXPECT_TRUE(model["confusion"]["counts"].is_null());
  EXPECT_EQ(model["confusion"]["labels"].size(), 60U);
  EXPECT_EQ(model["confusions"].size(), 50U);
}

TEST(ClassReport, SaysWhatCostsSay) {
  const ReadJson model =
      ReportOfCsv("y,A:x,A:y,A:z\nx,.6,.3,.1\nz,.1,.2,.7\ny,.5,.4,.1\n",
                  R"({"cost_matrix":[[0,1,1],[10,0,1],[1,1,0]]})")["models"][0];
  // y is mistaken for x, which costs 10; the cheapest decision is y.
  EXPECT_DOUBLE_EQ(model["metrics"]["cost_sensitive_error"], 10.0 / 3);
  const ReadJson& minimal = model["costs"]["minimal"];
  // x: expected .6·1 + .1·1 = .7 for y; z: .1 + .2 = .3; y: .5 + .1 = .6.
  EXPECT_DOUBLE_EQ(minimal["expected_cost"], (.7 + .3 + .6) / 3);
  EXPECT_DOUBLE_EQ(minimal["cost"], 1.0 / 3);
  EXPECT_EQ(minimal["changed"], 2);
}

TEST(ClassReport, HasTheOptionsAsUsed) {
  const ReadJson report =
      ReportOfCsv(kN3, R"({"ordered":["c","a","b"],"alpha":0.1})");
  EXPECT_EQ(report["options"]["ordered"], ReadJson::parse(R"(["c","a","b"])"));
  EXPECT_EQ(report["classes"], ReadJson::parse(R"(["c","a","b"])"));
  EXPECT_EQ(report["models"][0]["intervals"]["accuracy"]["level"], .9);
}

}  // namespace
}  // namespace melon
