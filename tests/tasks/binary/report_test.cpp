#include "tasks/binary/report.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "kernels/comparison/adjustment/holm.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

const ReadJson& PairOf(const ReadJson& report, const std::string& a,
                       const std::string& b) {
  const auto found = std::find_if(
      report["pairs"].begin(), report["pairs"].end(), [&](const auto& pair) {
        return pair["a"].template get<std::string>() == a &&
               pair["b"].template get<std::string>() == b;
      });
  EXPECT_NE(found, report["pairs"].end()) << a << b;
  return *found;
}

/// The interval of a method, wherever it stands.
const ReadJson& IntervalOf(const ReadJson& model, const std::string& metric,
                           const std::string& method) {
  const ReadJson& first = model["intervals"][metric];
  if (first["method"].get<std::string>() == method) return first;
  return model["other_intervals"][metric][method];
}

bool HasCode(const ReadJson& problems, const std::string& code) {
  return std::any_of(problems.begin(), problems.end(), [&](const auto& one) {
    return one["code"].template get<std::string>() == code;
  });
}

bool Warns(const ReadJson& report, const std::string& code) {
  return HasCode(report["warnings"], code);
}

/// Whether the verdict has such a note.
bool Notes(const ReadJson& report, const std::string& code) {
  return HasCode(report["verdict"]["notes"], code);
}

TEST(BinaryReport, HoldsTheNumbersOfTheNineSamples) {
  const ReadJson report = ReportOfCsv(kNineSamples);
  EXPECT_EQ(report["schema"].get<int>(), 1);
  EXPECT_EQ(report["melon"].get<std::string>(), MELON_VERSION);
  EXPECT_EQ(report["task"].get<std::string>(), "binary");
  const ReadJson& metrics = report["models"][0]["metrics"];
  EXPECT_DOUBLE_EQ(metrics["roc_auc"].get<double>(), .4);
  // docs/worked-examples.md: AP .45714, trapezoid .35506.
  EXPECT_NEAR(metrics["average_precision"].get<double>(), .45714, 5e-6);
  EXPECT_NEAR(metrics["pr_auc_trapezoid"].get<double>(), .35506, 5e-6);
  EXPECT_EQ(metrics["n"].get<double>(), 9);
  EXPECT_EQ(report["verdict"]["kind"].get<std::string>(), "single");
  EXPECT_TRUE(report["pairs"].empty());
}

TEST(BinaryReport, WarnsOfAnAucBelowHalfOnlyWhereItsIntervalExcludesHalf) {
  // AUC .25 of 2 + 2 cases, and of 40 + 40.
  const std::string four = "1,.1\n1,.3\n0,.2\n0,.4\n";
  std::string many = "y,s\n";
  for (int i = 0; i < 20; ++i) many += four;
  const ReadJson unsure = ReportOfCsv("y,s\n" + four);
  EXPECT_EQ(unsure["models"][0]["metrics"]["roc_auc"], .25);
  EXPECT_GE(unsure["models"][0]["intervals"]["roc_auc"]["high"], .5);
  EXPECT_FALSE(Warns(unsure, "auc_below_half"));
  const ReadJson sure = ReportOfCsv(many);
  EXPECT_LT(sure["models"][0]["intervals"]["roc_auc"]["high"], .5);
  EXPECT_TRUE(Warns(sure, "auc_below_half"));
  // Every case ranked the wrong way round.
  std::string reversed = "y,s\n";
  for (int i = 0; i < 20; ++i) reversed += "1,.1\n0,.9\n";
  EXPECT_TRUE(Warns(ReportOfCsv(reversed), "auc_below_half"));
}

TEST(BinaryReport, AsksWhetherAModelBelowHalfIsAnInputBesideOneAboveIt) {
  std::string csv = "y,xgb,mean texture\n";
  for (int i = 0; i < 20; ++i) csv += "1,.9,.1\n0,.2,.8\n";
  const auto asks = [](const ReadJson& report) {
    const std::string text = report["warnings"].dump();
    return text.find("auc_below_half") != std::string::npos &&
           text.find(
               "If inputs are among them, name the models "
               "(predictions).") != std::string::npos;
  };
  EXPECT_TRUE(asks(ReportOfCsv(csv)));
  EXPECT_FALSE(
      asks(ReportOfCsv(csv, R"({"predictions":["xgb","mean texture"]})")));
  // Where every model is below, the positive class is the likelier fault.
  std::string turned = "y,xgb,mean texture\n";
  for (int i = 0; i < 20; ++i) turned += "1,.1,.2\n0,.9,.8\n";
  EXPECT_FALSE(asks(ReportOfCsv(turned)));
}

TEST(BinaryReport, WarnsOfAnAucOfGroupsByTheIntervalOfCasesWhereNoneWasDrawn) {
  const std::string_view options = R"({"resample":"cluster=g"})";
  std::string unsure = "y,s,g\n";
  std::string sure = unsure;
  for (int i = 0; i < 20; ++i) {
    const std::string group = ",g" + std::to_string(i % 8) + "\n";
    // AUC .48 and .25.
    const std::string low = i < 9 ? ".3" : ".1";
    unsure += "1," + low + group + "0," + (i < 10 ? ".3" : ".1") + group;
    sure += "1,.1" + group + "1,.3" + group + "0,.2" + group + "0,.4" + group;
  }
  const ReadJson report = ReportOfCsv(unsure, options);
  EXPECT_LT(report["models"][0]["metrics"]["roc_auc"], .5);
  EXPECT_FALSE(Warns(report, "auc_below_half"));
  EXPECT_TRUE(Warns(ReportOfCsv(sure, options), "auc_below_half"));
}

TEST(BinaryReport, GivesEveryUndefinedMetricAReason) {
  for (const std::string_view csv :
       {kNineSamples, std::string_view("y,s\n1,.9\n1,.8\n"),
        std::string_view("y,s\n0,.9\n0,.8\n"),
        std::string_view("y,s\n0,3\n1,3\n0,3\n"),
        std::string_view("y,s,w\n0,.1,.5\n1,.2,1.5\n")}) {
    const ReadJson report = ReportOfCsv(csv);
    ASSERT_TRUE(report.contains("models")) << report.dump();
    const ReadJson& model = report["models"][0];
    for (const auto& [key, value] : model["metrics"].items())
      EXPECT_EQ(value.is_null(), model["reasons"].contains(key)) << key;
  }
}

TEST(BinaryReport, DescribesEachClassAsIfItWerePositive) {
  // 2 3 / 2 2 at threshold .5.
  const ReadJson classes = ReportOfCsv(kNineSamples)["models"][0]["classes"];
  ASSERT_EQ(classes.size(), 2U);
  EXPECT_EQ(classes[0]["label"].get<std::string>(), "0");
  EXPECT_EQ(classes[0]["support"].get<double>(), 5);
  EXPECT_DOUBLE_EQ(classes[0]["precision"].get<double>(), 2.0 / 4);
  EXPECT_DOUBLE_EQ(classes[0]["recall"].get<double>(), 2.0 / 5);
  EXPECT_EQ(classes[1]["label"].get<std::string>(), "1");
  EXPECT_DOUBLE_EQ(classes[1]["f1"].get<double>(), 4.0 / (4 + 3 + 2));
}

TEST(BinaryReport, GivesIntervalsOfProportionsAndOfTheAuc) {
  const ReadJson report = ReportOfCsv(GoldenText("reports/real_models.csv"),
                                      R"({"predictions":["Random forest"]})");
  const ReadJson& model = report["models"][0];
  EXPECT_EQ(model["intervals"]["roc_auc"]["method"].get<std::string>(),
            "delong_logit");
  EXPECT_EQ(model["intervals"]["accuracy"]["method"].get<std::string>(),
            "wilson");
  EXPECT_EQ(model["intervals"]["accuracy"]["level"].get<double>(), 0.95);
  EXPECT_TRUE(model["other_intervals"]["accuracy"].contains("clopper_pearson"));
  EXPECT_TRUE(model["other_intervals"]["roc_auc"].contains("delong"));
  EXPECT_TRUE(model["other_intervals"]["roc_auc"].contains("hanley_mcneil"));
  for (const auto& [key, interval] : model["intervals"].items()) {
    EXPECT_LE(interval["low"].get<double>(),
              model["metrics"][key].get<double>())
        << key;
    EXPECT_GE(interval["high"].get<double>(),
              model["metrics"][key].get<double>())
        << key;
  }
}

TEST(BinaryReport, GivesNewcombesIntervalOfAnAreaOfOne) {
  // P = 2, N = 3: 1 − θ = z² θ/6 · [1 + 3/2 · ((1 − θ)/(2 − θ) + θ/(1 + θ))].
  const ReadJson model =
      ReportOfCsv("y,s\n1,.9\n1,.8\n0,.1\n0,.2\n0,.3\n")["models"][0];
  const ReadJson& shown = model["intervals"]["roc_auc"];
  EXPECT_EQ(shown["method"].get<std::string>(), "newcombe");
  EXPECT_EQ(shown["high"].get<double>(), 1);
  const double low = shown["low"].get<double>();
  EXPECT_NEAR(1 - low,
              3.841458820694124 * low / 6 *
                  (1 + (1.5 * (((1 - low) / (2 - low)) + (low / (1 + low))))),
              1e-12);
  EXPECT_EQ(model["other_intervals"]["roc_auc"]["delong_logit"]["reason"]
                .get<std::string>(),
            "infinite_logit");
  // The keys of the plain limits stay DeLong's, which has none here.
  EXPECT_TRUE(model["metrics"]["roc_auc_ci_low"].is_null());
}

TEST(BinaryReport, SaysWhenAClassHasFewCases) {
  const ReadJson report = ReportOfCsv("y,s\n1,.9\n1,.8\n0,.1\n0,.2\n0,.3\n");
  ASSERT_TRUE(Warns(report, "few_cases_for_intervals"));
  EXPECT_NE(report["warnings"][0]["message"].get<std::string>().find(
                "2 positive, 3 negative"),
            std::string::npos);
  EXPECT_FALSE(Warns(ReportOfCsv(GoldenText("reports/real_models.csv")),
                     "few_cases_for_intervals"));
  // Labels have no AUC.
  EXPECT_FALSE(Warns(ReportOfCsv("y,p\n0,0\n1,1\n0,1\n1,1\n"),
                     "few_cases_for_intervals"));
}

TEST(BinaryReport, SaysWhyThereIsNoBootstrapOfTooManyCases) {
  const ReadJson report = Refined("y,s,w\n1,.9,8e9\n1,.2,1\n0,.1,1\n0,.8,1\n",
                                  R"({"weight":"w","bootstrap":100})");
  EXPECT_EQ(
      report["models"][0]["other_intervals"]["f1"]["bootstrap_bca"]["reason"]
          .get<std::string>(),
      "too_many_to_draw");
}

TEST(BinaryReport, GivesNoIntervalOfCountsForFractionalWeights) {
  const ReadJson model =
      ReportOfCsv("y,s,w\n0,.1,.5\n1,.2,1.5\n1,.8,1\n0,.7,1\n")["models"][0];
  EXPECT_FALSE(model["intervals"].contains("accuracy"));
  EXPECT_EQ(model["other_intervals"]["accuracy"]["wilson"]["reason"]
                .get<std::string>(),
            "fractional_weights");
  EXPECT_TRUE(model["other_intervals"]["accuracy"]["wilson"]["low"].is_null());
}

/// Three rows of each class, which differ for both models, and whole weights.
constexpr std::string_view kWholeWeights =
    "y,a,b,w\n0,.1,.3,2\n0,.6,.2,3\n0,.3,.9,1\n1,.8,.7,2\n1,.5,.95,4\n"
    "1,.9,.25,1\n";

TEST(BinaryReport, CountsCasesOnlyByWeightsThatMayBeCounts) {
  for (const char* kind : {"importance", "totals"}) {
    const ReadJson report =
        ReportOfCsv(kWholeWeights, R"({"weight":"w","bootstrap":50,)"
                                   R"("weight_kind":")" +
                                       std::string(kind) + "\"}");
    EXPECT_EQ(report["options"]["weight_kind"].get<std::string>(), kind);
    const ReadJson& pair = report["pairs"][0];
    EXPECT_TRUE(pair["delong_p"].is_null());
    EXPECT_EQ(pair["reasons"]["delong_p"].get<std::string>(),
              "fractional_weights");
    const ReadJson& model = report["models"][0];
    EXPECT_EQ(model["other_intervals"]["accuracy"]["wilson"]["reason"]
                  .get<std::string>(),
              "fractional_weights");
    EXPECT_FALSE(Notes(report, "weights_are_cases"));
  }
  const ReadJson counts =
      ReportOfCsv(kWholeWeights, R"({"weight":"w","weight_kind":"counts"})");
  EXPECT_TRUE(counts["pairs"][0]["delong_p"].is_number());
  EXPECT_TRUE(Notes(counts, "weights_are_cases"));
}

TEST(BinaryReport, RowsOfWeightZeroDoNotCountAsCases) {
  const ReadJson report =
      ReportOfCsv("y,s,w\n1,.9,3\n0,.2,2\n1,.4,0\n0,.1,4\n1,.3,1\n0,.6,2\n",
                  R"({"weight":"w","weight_kind":"counts"})");
  EXPECT_NE(report["verdict"]["notes"].dump().find("5 rows are 12 cases"),
            std::string::npos)
      << report["verdict"]["notes"];
}

TEST(BinaryReport, DrawsNoCasesFromTotalsOfImportances) {
  const ReadJson report = ReportOfCsv(
      kWholeWeights, R"({"weight":"w","bootstrap":50,"weight_kind":"totals"})");
  EXPECT_EQ(report["models"][0]["other_intervals"]["f1"]["bootstrap_percentile"]
                  ["reason"]
                      .get<std::string>(),
            "weights_are_totals");
  EXPECT_FALSE(Notes(report, "bootstrap_possible"));
  EXPECT_TRUE(Notes(report, "bootstrap_not_drawn"));
  EXPECT_FALSE(Notes(
      ReportOfCsv(kWholeWeights,
                  R"({"weight":"w","bootstrap":0,"weight_kind":"totals"})"),
      "bootstrap_not_drawn"));
}

TEST(BinaryReport, AdjustsPValuesOverAllPairs) {
  const ReadJson report = ReportOfCsv(GoldenText("reports/real_models.csv"));
  ASSERT_EQ(report["pairs"].size(), 15U);
  for (const std::string key : {"delong_p", "mcnemar_midp", "mcnemar_p"}) {
    std::vector<double> raw;
    for (const auto& pair : report["pairs"])
      raw.push_back(pair[key].get<double>());
    const std::vector<double> adjusted = HolmAdjust(raw);
    for (std::size_t i = 0; i < raw.size(); ++i) {
      EXPECT_EQ(report["pairs"][i][key + "_holm"].get<double>(), adjusted[i])
          << key;
    }
  }
}

TEST(BinaryReport, RestsItsVerdictOnThePairOfTheTwoBest) {
  const ReadJson report = ReportOfCsv(GoldenText("reports/real_models.csv"));
  const ReadJson& verdict = report["verdict"];
  std::vector<std::pair<double, std::string>> areas;
  for (const auto& model : report["models"]) {
    areas.emplace_back(model["metrics"]["roc_auc"].get<double>(),
                       model["name"].get<std::string>());
  }
  std::stable_sort(
      areas.begin(), areas.end(),
      [](const auto& a, const auto& b) { return a.first > b.first; });
  EXPECT_EQ(verdict["best"].get<std::string>(), areas[0].second);
  EXPECT_EQ(verdict["other"].get<std::string>(), areas[1].second);
  EXPECT_EQ(verdict["pairs"].get<int>(), 15);
  for (const auto& pair : report["pairs"]) {
    const auto a = pair["a"].get<std::string>();
    const auto b = pair["b"].get<std::string>();
    if ((a == areas[0].second && b == areas[1].second) ||
        (b == areas[0].second && a == areas[1].second)) {
      EXPECT_EQ(verdict["p"].dump(), pair["delong_p"].dump());
      EXPECT_EQ(verdict["p_adjusted"].dump(), pair["delong_p_holm"].dump());
    }
  }
}

TEST(BinaryReport, OfLabelsHasNoScoresAnywhere) {
  const ReadJson report = ReportOfCsv(GoldenText("reports/labels_text.csv"));
  EXPECT_EQ(report["task"].get<std::string>(), "labels");
  for (const auto& model : report["models"]) {
    EXPECT_FALSE(model["metrics"].contains("roc_auc"));
    EXPECT_FALSE(model.contains("curves"));
    EXPECT_FALSE(model.contains("thresholds"));
    EXPECT_TRUE(model["threshold"].is_null());
  }
  EXPECT_EQ(report["verdict"]["test"].get<std::string>(), "mcnemar_midp");
}

TEST(BinaryReport, SaysWhenOnlyTheFirstTwoHundredModelsWereTaken) {
  std::string csv = "y";
  for (int i = 0; i < 205; ++i) csv += ",m" + std::to_string(i);
  for (const char* truth : {"\n0", "\n1", "\n1", "\n0"}) {
    csv += truth;
    for (int i = 0; i < 205; ++i) csv += ",0." + std::to_string(i + 100);
  }
  const ReadJson report = ReportOfCsv(csv);
  EXPECT_EQ(report["models"].size(), 200U);
  EXPECT_EQ(report["pairs"].size(), 200U * 199 / 2);
  EXPECT_TRUE(Warns(report, "predictions_limited"));
}

TEST(BinaryReport, SaysWhichColumnIsTheOtherClassOfAModel) {
  const ReadJson report =
      ReportOfCsv("y,p0,p1\n0,.9,.1\n1,.2,.8\n1,.6,.4\n0,.7,.3\n");
  EXPECT_EQ(report["models"].size(), 1U);
  EXPECT_EQ(report["models"][0]["name"].get<std::string>(), "p1");
  EXPECT_TRUE(Warns(report, "complement_ignored"));
}

TEST(BinaryReport, GivesNamesBackVerbatim) {
  const ReadJson report = ReportOfCsv(
      "y,__proto__,\"<b>\"\"x\n\",真实 \n阳,.1,.2,.3\n阴,.4,.5,.6\n");
  EXPECT_EQ(report["models"][0]["name"].get<std::string>(), "__proto__");
  EXPECT_EQ(report["models"][1]["name"].get<std::string>(), "<b>\"x\n");
  EXPECT_EQ(report["pairs"][2]["b"].get<std::string>(),
            report["models"][2]["name"].get<std::string>());
}

/// The models of golden/bootstrap_report.py, with its groups of four rows.
std::string GroupedModels() {
  std::istringstream lines(GoldenText("reports/real_models.csv"));
  std::string csv;
  std::string line;
  std::getline(lines, line);
  csv += line + ",group\n";
  for (int row = 0; std::getline(lines, line); ++row)
    csv += line + ",g" + std::to_string(row / 4) + "\n";
  return csv;
}

/// golden/bootstrap_report.py: 5,000 replicates there, 2,000 here. Limits may
/// differ by four standard errors and one step between the values that the
/// metric takes. BCa moves with z₀ too, whose error of 1.25/√2000 counts
/// twice: √(1 + (.056/.06)²) times that of the quantile.
void ExpectScikitLearnsReplicates(const std::string& scheme,
                                  const std::string& option) {
  const ReadJson report = Refined(
      GroupedModels(), R"({"predictions":["Random forest","Naive Bayes"],)"
                       R"("bootstrap":2000,"seed":1,"resample":")" +
                           option + "\"}");
  EXPECT_EQ(report["options"]["resample"].get<std::string>(), option);
  std::istringstream golden(GoldenText("bootstrap_report.csv"));
  std::string line;
  std::getline(golden, line);
  int compared = 0;
  while (std::getline(golden, line)) {
    std::vector<std::string> cells;
    std::istringstream row(line);
    for (std::string cell; std::getline(row, cell, ',');) cells.push_back(cell);
    if (cells[0] != scheme) continue;
    const ReadJson& interval =
        cells[1] == "difference"
            ? PairOf(report, "Random forest",
                     "Naive Bayes")["differences"][cells[2]]
            : IntervalOf(report["models"][cells[1] == "Random forest" ? 0 : 1],
                         cells[2], cells[3]);
    EXPECT_EQ(interval["resample"].get<std::string>(), scheme);
    const double factor = cells[3] == "bootstrap_bca" ? 4 * 1.37 : 4;
    EXPECT_NEAR(interval["low"].get<double>(), std::stod(cells[4]),
                (factor * std::stod(cells[5])) + std::stod(cells[6]))
        << line;
    EXPECT_NEAR(interval["high"].get<double>(), std::stod(cells[7]),
                (factor * std::stod(cells[8])) + std::stod(cells[9]))
        << line;
    ++compared;
  }
  EXPECT_EQ(compared, 5 * 5);
}

TEST(BinaryReport, BootstrapIntervalsAgreeWithScikitLearnsReplicates) {
  ExpectScikitLearnsReplicates("plain", "plain");
}

TEST(BinaryReport, BootstrapIntervalsWithinClassesAgreeWithThemToo) {
  ExpectScikitLearnsReplicates("stratified", "stratified");
}

TEST(BinaryReport, BootstrapIntervalsOfGroupsAgreeWithThemToo) {
  ExpectScikitLearnsReplicates("cluster", "cluster=group");
}

TEST(BinaryReport, AddsUpTheRanksOfThePositives) {
  // Positive are the 2nd, 3rd, 5th and 8th from the lowest score:
  // (18 − 4·5/2) / (4·5) = .4.
  const ReadJson report = ReportOfCsv(kNineSamples);
  const ReadJson& model = report["models"][0];
  EXPECT_EQ(model["positive_rank_sum"], 2 + 3 + 5 + 8);
  EXPECT_EQ(model["metrics"]["roc_auc_rank"], .4);
  // Predicted labels have no ranks.
  EXPECT_FALSE(ReportOfCsv("y,p\n0,0\n1,1\n0,1\n1,1\n")["models"][0].contains(
      "positive_rank_sum"));
}

TEST(BinaryReport, BootstrapDifferencesOfEqualModelsAreNone) {
  const ReadJson report =
      Refined("y,a,b\n0,.1,.1\n1,.7,.7\n0,.6,.6\n1,.3,.3\n0,.2,.2\n1,.9,.9\n",
              R"({"bootstrap":100})");
  const ReadJson& difference = report["pairs"][0]["differences"]["roc_auc"];
  EXPECT_EQ(difference["difference"].get<double>(), 0);
  EXPECT_EQ(difference["p"].get<double>(), 1);
}

TEST(BinaryReport, BootstrapPCountsTheDataAsOneMoreReplicate) {
  // A right and B wrong everywhere: no replicate on the other side of zero, so
  // p = 2 · 1/(99 + 1).
  const ReadJson report = Refined("y,a,b\n0,.1,.9\n1,.7,.2\n0,.2,.6\n1,.8,.3\n",
                                  R"({"bootstrap":99})");
  const ReadJson& difference = report["pairs"][0]["differences"]["accuracy"];
  EXPECT_EQ(difference["difference"].get<double>(), 1);
  EXPECT_DOUBLE_EQ(difference["p"].get<double>(), 0.02);
}

}  // namespace
}  // namespace melon
