#include "tasks/binary/query.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "special/normal.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

/// Answers questions about the nine scored cases of docs/worked-examples.md:
/// scores .9 … .1, labels − + − − + − + + −.
class NineSamples : public testing::Test {
 protected:
  NineSamples() {
    LoadCsv(session_, kNineSamples);
    RunSession(session_);
  }
  ReadJson Ask(std::string_view request) {
    return AskSession(session_, request);
  }
  Session session_;
};

void ExpectCounts(const ReadJson& answer, double tp, double fp, double fn,
                  double tn) {
  ASSERT_TRUE(answer.contains("counts")) << answer.dump();
  EXPECT_EQ(answer["counts"]["tp"].get<double>(), tp);
  EXPECT_EQ(answer["counts"]["fp"].get<double>(), fp);
  EXPECT_EQ(answer["counts"]["fn"].get<double>(), fn);
  EXPECT_EQ(answer["counts"]["tn"].get<double>(), tn);
}

/// One case of a brute-force check: a score, whether it is positive.
struct Row {
  double score;
  bool positive;
};

std::vector<Row> RandomRows(std::uint64_t seed, int count) {
  Random random(seed);
  std::vector<Row> rows;
  for (int i = 0; i < count; ++i) {
    const bool positive = random.Below(3) == 0;
    rows.push_back(
        {random.Below(80) / 100.0 + (positive ? 0.15 : 0), positive});
  }
  return rows;
}

std::string CsvOf(const std::vector<Row>& rows) {
  std::string csv = "y,s\n";
  for (const Row& row : rows)
    csv += std::string(row.positive ? "1," : "0,") + std::to_string(row.score) +
           "\n";
  return csv;
}

struct Rates {
  double fpr;
  double fnr;
};

Rates RatesAt(const std::vector<Row>& rows, double threshold) {
  double counts[2] = {};
  double wrong[2] = {};
  for (const Row& row : rows) {
    ++counts[row.positive ? 1 : 0];
    if ((row.score >= threshold) != row.positive) ++wrong[row.positive ? 1 : 0];
  }
  return {wrong[0] / counts[0], wrong[1] / counts[1]};
}

/// The lowest expected cost over every threshold that makes a difference.
double LeastCost(const std::vector<Row>& rows, double positive_cost,
                 double negative_cost) {
  double least = std::numeric_limits<double>::infinity();
  std::vector<double> thresholds{2};
  for (const Row& row : rows) thresholds.push_back(row.score);
  for (const double threshold : thresholds) {
    const Rates rates = RatesAt(rows, threshold);
    least = std::min(least,
                     (rates.fnr * positive_cost) + (rates.fpr * negative_cost));
  }
  return least;
}

TEST_F(NineSamples, OperatingPointAtAThresholdCountsIt) {
  const ReadJson answer =
      Ask(R"({"type":"operating_point","model":0,"threshold":0.5})");
  EXPECT_EQ(answer["threshold"].get<double>(), 0.5);
  ExpectCounts(answer, 2, 3, 2, 2);
  EXPECT_DOUBLE_EQ(answer["metrics"]["accuracy"].get<double>(), 4.0 / 9);
  EXPECT_DOUBLE_EQ(answer["metrics"]["precision"].get<double>(), 2.0 / 5);
  EXPECT_FALSE(answer["metrics"].contains("roc_auc"));
}

TEST_F(NineSamples, OperatingPointLiesOnEveryPicture) {
  const ReadJson points =
      Ask(R"({"type":"operating_point","threshold":0.5})")["points"];
  const auto at = [&points](const char* picture) {
    return points[picture].get<std::vector<double>>();
  };
  EXPECT_EQ(at("roc"), (std::vector<double>{3.0 / 5, 2.0 / 4}));
  EXPECT_EQ(at("precision_recall"), (std::vector<double>{2.0 / 4, 2.0 / 5}));
  EXPECT_EQ(at("cost"), (std::vector<double>{3.0 / 5, 2.0 / 4}));
  EXPECT_EQ(at("cumulative_gain"), (std::vector<double>{5.0 / 9, 2.0 / 4}));
  EXPECT_NEAR(at("lift")[1], (2.0 / 4) / (5.0 / 9), 1e-15);
  EXPECT_NEAR(at("det")[0], NormalQuantile(0.6), 1e-15);
  EXPECT_NEAR(at("det")[1], 0, 1e-15);
}

TEST_F(NineSamples, OperatingPointWithoutThresholdPredictsNothingPositive) {
  for (const char* request :
       {R"({"type":"operating_point"})",
        R"({"type":"operating_point","threshold":null})"}) {
    const ReadJson answer = Ask(request);
    EXPECT_TRUE(answer["threshold"].is_null());
    ExpectCounts(answer, 0, 0, 4, 5);
    EXPECT_TRUE(answer["metrics"]["precision"].is_null());
    EXPECT_EQ(answer["reasons"]["precision"].get<std::string>(),
              "no_predicted_positives");
    EXPECT_TRUE(answer["points"]["precision_recall"][1].is_null());
    EXPECT_TRUE(answer["points"]["lift"][1].is_null());
    EXPECT_TRUE(answer["points"]["det"][0].is_null());
  }
}

TEST_F(NineSamples, OperatingPointAgreesWithTheReportAtItsThreshold) {
  for (const char* threshold : {"0.05", "0.1", "0.45", "0.6", "0.9", "0.95"}) {
    const ReadJson model =
        RunSession(session_, std::string(R"({"threshold":)") + threshold +
                                 "}")["models"][0];
    const ReadJson answer =
        Ask(std::string(R"({"type":"operating_point","threshold":)") +
            threshold + "}");
    for (const auto& [key, value] : answer["metrics"].items())
      EXPECT_EQ(value.dump(), model["metrics"][key].dump()) << key;
    for (const auto& [key, reason] : answer["reasons"].items())
      EXPECT_EQ(reason.dump(), model["reasons"][key].dump()) << key;
    EXPECT_EQ(answer["counts"]["tp"].dump(), model["metrics"]["tp"].dump());
  }
}

TEST_F(NineSamples, OperatingPointNearThePointerIsOneOfTheScores) {
  // The ROC point of threshold .5 is (3/5, 1/2).
  const ReadJson roc = Ask(
      R"({"type":"operating_point","near":{"curve":"roc","x":0.58,"y":0.53}})");
  EXPECT_EQ(roc["threshold"].get<double>(), 0.5);
  const ReadJson cost = Ask(
      R"({"type":"operating_point","near":{"curve":"cost","x":0,"y":0.1}})");
  EXPECT_TRUE(cost["threshold"].is_null());
  const ReadJson histogram = Ask(
      R"({"type":"operating_point","near":{"curve":"score_histogram","x":0.55,"y":9}})");
  EXPECT_EQ(histogram["threshold"].get<double>(), 0.6);
}

TEST_F(NineSamples, OperatingPointOfARuleIsTheOneInTheReport) {
  const ReadJson rules = RunSession(session_)["models"][0]["thresholds"];
  EXPECT_GE(rules.size(), 5U);
  for (const auto& [rule, chosen] : rules.items()) {
    ASSERT_TRUE(chosen.contains("threshold")) << rule;
    const ReadJson answer =
        Ask(R"({"type":"operating_point","rule":")" + rule + "\"}");
    EXPECT_EQ(answer["threshold"].dump(), chosen["threshold"].dump()) << rule;
    ExpectCounts(answer, chosen["tp"].get<double>(), chosen["fp"].get<double>(),
                 chosen["fn"].get<double>(), chosen["tn"].get<double>());
  }
}

TEST_F(NineSamples, OperatingPointOfARuleWithATargetReachesIt) {
  const ReadJson recall =
      Ask(R"({"type":"operating_point","rule":"target_recall","target":0.75})");
  EXPECT_EQ(recall["threshold"].get<double>(), 0.3);
  const ReadJson fpr =
      Ask(R"({"type":"operating_point","rule":"target_fpr","target":0.2})");
  EXPECT_EQ(fpr["threshold"].get<double>(), 0.8);
  const ReadJson precision = Ask(
      R"({"type":"operating_point","rule":"target_precision","target":0.45})");
  EXPECT_EQ(precision["counts"]["tp"].get<double>(), 4);
  EXPECT_EQ(
      ErrorCode(Ask(
          R"({"type":"operating_point","rule":"target_precision","target":0.9})")),
      "precision_not_reached");
}

TEST_F(NineSamples, OperatingPointOfARuleTakesItsParametersFromTheRequest) {
  // Missing one is so dear that everything is predicted positive down to the
  // last positive.
  const ReadJson answer = Ask(
      R"({"type":"operating_point","rule":"expected_cost","cost_fn":100,"cost_fp":1})");
  EXPECT_EQ(answer["threshold"].get<double>(), 0.2);
  const ReadJson never = Ask(
      R"({"type":"operating_point","rule":"expected_cost","cost_fn":1,"cost_fp":100})");
  EXPECT_TRUE(never["threshold"].is_null());
}

TEST_F(NineSamples, ThresholdMetricFollowsTheCounts) {
  const ReadJson answer =
      Ask(R"({"type":"threshold_metric","model":0,"metric":"recall"})");
  const auto thresholds = answer["threshold"].get<std::vector<double>>();
  const auto values = answer["value"].get<std::vector<double>>();
  ASSERT_EQ(thresholds.size(), values.size());
  ASSERT_GE(values.size(), 5U);
  const auto recall_at = [this](double threshold) {
    const ReadJson point = Ask(R"({"type":"operating_point","threshold":)" +
                               ReadJson(threshold).dump() + "}");
    return point["metrics"]["recall"].get<double>();
  };
  // A corner of the staircase has the value of its score or that just above it.
  for (std::size_t i = 0; i < values.size(); ++i) {
    const double at = recall_at(thresholds[i]);
    const double above = recall_at(std::nextafter(thresholds[i], 2));
    EXPECT_TRUE(values[i] == at || values[i] == above) << thresholds[i];
  }
}

TEST_F(NineSamples, CostAtTheOwnPriorWeighsErrorsAsTheyCount) {
  // Prior 4/9, costs 1: the slope is 5/4. No threshold errs less often than 4
  // of 9 times.
  const ReadJson answer = Ask(R"({"type":"cost","model":0})");
  EXPECT_NEAR(answer["probability_cost"].get<double>(), 4.0 / 9, 1e-15);
  EXPECT_NEAR(answer["slope"].get<double>(), 5.0 / 4, 1e-15);
  EXPECT_NEAR(answer["expected_cost"].get<double>(), 4.0 / 9, 1e-15);
  EXPECT_NEAR(answer["normalised_cost"].get<double>(), 4.0 / 9, 1e-15);
  EXPECT_TRUE(answer["operating_point"].contains("points"));
}

TEST_F(NineSamples, CostOfNothingHasNoOptimum) {
  const ReadJson answer = Ask(R"({"type":"cost","cost_fn":0,"cost_fp":0})");
  EXPECT_EQ(answer["reason"].get<std::string>(), "zero_denominator");
  EXPECT_TRUE(answer["probability_cost"].is_null());
}

TEST_F(NineSamples, CostAtTheEndsIsATrivialClassifier) {
  const ReadJson none = Ask(R"({"type":"cost","prior":0})");
  EXPECT_EQ(none["probability_cost"].get<double>(), 0);
  EXPECT_TRUE(none["slope"].is_null());
  EXPECT_EQ(none["expected_cost"].get<double>(), 0);
  ExpectCounts(none["operating_point"], 0, 0, 4, 5);
  const ReadJson all = Ask(R"({"type":"cost","prior":1})");
  EXPECT_EQ(all["expected_cost"].get<double>(), 0);
  EXPECT_EQ(all["operating_point"]["counts"]["tp"].get<double>(), 4);
}

TEST(BinaryQuery, CostFindsTheCheapestOfAllThresholds) {
  const std::vector<Row> rows = RandomRows(31, 300);
  Session session;
  LoadCsv(session, CsvOf(rows));
  RunSession(session);
  Random random(32);
  for (int i = 0; i < 40; ++i) {
    const double prior = random.Below(101) / 100.0;
    const double cost_fn = 1 + random.Below(9);
    const double cost_fp = 1 + random.Below(9);
    const ReadJson request = {{"type", "cost"},
                              {"prior", prior},
                              {"cost_fn", cost_fn},
                              {"cost_fp", cost_fp}};
    const ReadJson answer = AskSession(session, request.dump());
    const double positive_cost = prior * cost_fn;
    const double negative_cost = (1 - prior) * cost_fp;
    EXPECT_NEAR(answer["expected_cost"].get<double>(),
                LeastCost(rows, positive_cost, negative_cost), 1e-12);
    EXPECT_NEAR(answer["normalised_cost"].get<double>() *
                    (positive_cost + negative_cost),
                answer["expected_cost"].get<double>(), 1e-12);
  }
}

TEST(BinaryQuery, ExpectedCostIsTheMeanOfTheLeastCostUnderTheDensity) {
  const std::vector<Row> rows = RandomRows(33, 120);
  Session session;
  LoadCsv(session, CsvOf(rows));
  const ReadJson report = RunSession(session);
  // Midpoint rule on 2,000 steps; the envelope is concave and Lipschitz with
  // slope 1, so the error is below 1/2,000² · n corners of kinks.
  constexpr int kSteps = 2'000;
  double uniform = 0;
  double beta = 0;
  for (int i = 0; i < kSteps; ++i) {
    const double x = (i + 0.5) / kSteps;
    const double cost = LeastCost(rows, x, 1 - x);
    uniform += cost / kSteps;
    // Beta(2, 5): 30 x (1 − x)⁴.
    beta += cost * 30 * x * std::pow(1 - x, 4) / kSteps;
  }
  const ReadJson flat =
      AskSession(session, R"({"type":"expected_cost","model":0})");
  EXPECT_NEAR(flat["value"].get<double>(), uniform, 1e-6);
  const ReadJson shaped =
      AskSession(session, R"({"type":"expected_cost","a":2,"b":5})");
  EXPECT_NEAR(shaped["value"].get<double>(), beta, 1e-6);
  const ReadJson& density = shaped["density"];
  ASSERT_EQ(density["x"].size(), 101U);
  EXPECT_EQ(density["x"][10], .1);
  EXPECT_NEAR(density["y"][10].get<double>(), 30 * .1 * std::pow(.9, 4), 1e-12);
  EXPECT_EQ(flat["density"]["y"][0], 1);
  // At 0 it is infinite.
  EXPECT_TRUE(AskSession(session,
                         R"({"type":"expected_cost","a":0.5,"b":5})")["density"]
                  .is_null());
  EXPECT_NEAR(
      report["models"][0]["metrics"]["cost_curve_area_beta_2_5"].get<double>(),
      shaped["value"].get<double>(), 1e-12);
}

TEST_F(NineSamples, CurveGivesTheExactRowsInSlices) {
  const ReadJson all =
      Ask(R"({"type":"curve","curve":"roc","series":"curve"})");
  EXPECT_EQ(all["columns"].get<std::vector<std::string>>(),
            (std::vector<std::string>{"fpr", "tpr", "threshold"}));
  // Every distinct score and the threshold above all.
  EXPECT_EQ(all["total"].get<int>(), 10);
  EXPECT_EQ(all["rows"].size(), 10U);
  EXPECT_EQ(all["rows"][0].dump(), "[0,0,null]");
  EXPECT_EQ(all["rows"][5].dump(), "[0.6,0.5,0.5]");
  ReadJson joined = ReadJson::array();
  for (const char* from : {"0", "4", "8", "12"}) {
    const ReadJson part =
        Ask(std::string(R"({"type":"curve","curve":"roc","series":"curve",)") +
            R"("count":4,"from":)" + from + "}");
    EXPECT_EQ(part["total"].get<int>(), 10);
    for (const auto& row : part["rows"]) joined.push_back(row);
  }
  EXPECT_EQ(joined.dump(), all["rows"].dump());
}

TEST(BinaryQuery, CurveOfManyRowsIsExactWhereTheReportIsThinnedOut) {
  std::string csv = "y,s\n";
  for (int row = 0; row < 20'000; ++row)
    csv +=
        std::to_string(row % 2) + ",0." + std::to_string(100'000 + row) + "\n";
  Session session;
  LoadCsv(session, csv);
  const ReadJson report = RunSession(session);
  const ReadJson exact = AskSession(
      session, R"({"type":"curve","curve":"roc","series":"curve","count":5})");
  EXPECT_EQ(exact["total"].get<int>(), 20'001);
  EXPECT_EQ(exact["rows"].size(), 5U);
  EXPECT_LT(
      report["models"][0]["curves"]["roc"]["series"]["curve"]["fpr"].size(),
      1000U);
}

TEST_F(NineSamples, CutOffsAreEveryThresholdWithCountsAndMetrics) {
  const ReadJson all = Ask(R"({"type":"cut_offs"})");
  EXPECT_EQ(all["columns"].get<std::vector<std::string>>(),
            (std::vector<std::string>{
                "threshold", "tp", "fn", "fp", "tn", "fpr", "recall",
                "specificity", "precision", "npv", "f1", "accuracy",
                "balanced_accuracy", "youden_j", "matthews_corrcoef"}));
  EXPECT_EQ(all["total"].get<int>(), 10);
  EXPECT_EQ(all["rows"].size(), 10U);
  // Above every score nothing is predicted positive: precision is 0/0.
  EXPECT_EQ(all["rows"][0].dump(),
            "[null,0,4,0,5,0,0,1,null," + ReadJson(5.0 / 9).dump() + ",0," +
                ReadJson(5.0 / 9).dump() + ",0.5,0,null]");
  // Of − + − − + above it, of − + + − below it.
  const auto row = all["rows"][5].get<std::vector<double>>();
  const std::vector<double> expected = {
      0.5,
      2,
      2,
      3,
      2,
      3.0 / 5,
      2.0 / 4,
      2.0 / 5,
      2.0 / 5,
      2.0 / 4,
      4.0 / 9,
      4.0 / 9,
      0.45,
      2.0 / 4 + 2.0 / 5 - 1,
      (2 * 2 - 3 * 2) / std::sqrt(5.0 * 4 * 5 * 4)};
  ASSERT_EQ(row.size(), expected.size());
  for (std::size_t i = 0; i < row.size(); ++i)
    EXPECT_NEAR(row[i], expected[i], 1e-15) << i;
  const ReadJson part = Ask(R"({"type":"cut_offs","from":5,"count":1})");
  EXPECT_EQ(part["rows"].dump(), "[" + all["rows"][5].dump() + "]");
  EXPECT_EQ(part["total"].get<int>(), 10);
}

TEST_F(NineSamples, CutOffsAroundAThresholdSayItsPosition) {
  const ReadJson all = Ask(R"({"type":"cut_offs"})");
  const auto expect_around = [&](const std::string& threshold,
                                 std::size_t position, std::size_t from) {
    const ReadJson some =
        Ask(R"({"type":"cut_offs","count":3,"around":)" + threshold + "}");
    EXPECT_EQ(some["position"].get<std::size_t>(), position) << threshold;
    EXPECT_EQ(some["from"].get<std::size_t>(), from) << threshold;
    ASSERT_EQ(some["rows"].size(), 3U) << threshold;
    for (std::size_t i = 0; i < 3; ++i)
      EXPECT_EQ(some["rows"][i].dump(), all["rows"][from + i].dump());
  };
  // Five of the nine scores, 0.9 to 0.1, are at least 0.5.
  expect_around("0.5", 5, 4);
  expect_around("0.55", 4, 3);
  expect_around("null", 0, 0);
  expect_around("7", 0, 0);
  expect_around("-7", 9, 7);
}

TEST_F(NineSamples, CutOffsAgreeWithTheOperatingPointAtEachThreshold) {
  const ReadJson all = Ask(R"({"type":"cut_offs"})");
  const auto names = all["columns"].get<std::vector<std::string>>();
  for (std::size_t i = 1; i < all["rows"].size(); ++i) {
    const ReadJson& row = all["rows"][i];
    const ReadJson point =
        Ask(R"({"type":"operating_point","threshold":)" + row[0].dump() + "}");
    for (std::size_t at = 1; at < names.size(); ++at) {
      const ReadJson& where = point[at < 5 ? "counts" : "metrics"];
      EXPECT_EQ(row[at].dump(), where[names[at]].dump()) << i << names[at];
    }
  }
}

TEST_F(NineSamples, InvalidQueriesAreErrors) {
  for (const char* request :
       {"3",
        "[]",
        "\"operating_point\"",
        "{}",
        R"({"type":"sum"})",
        R"({"type":5})",
        R"({"type":null})",
        R"({"type":"operating_point","model":1})",
        R"({"type":"operating_point","model":-1})",
        R"({"type":"operating_point","model":1e300})",
        R"({"type":"operating_point","rule":"best"})",
        R"({"type":"threshold_metric"})",
        R"({"type":"threshold_metric","metric":"roc_auc"})",
        R"({"type":"threshold_metric","metric":"beauty"})",
        R"({"type":"expected_cost","a":0})",
        R"({"type":"expected_cost","a":1,"b":-1})",
        R"({"type":"expected_cost","a":1e12})",
        R"({"type":"curve","curve":"roc"})",
        R"({"type":"curve","curve":"roc","series":"x"})",
        R"({"type":"curve","curve":"x","series":"curve"})"}) {
    EXPECT_EQ(ErrorCode(Ask(request)), "invalid_query") << request;
  }
}

TEST_F(NineSamples, StrangeSlicesAreEmptyOrWhole) {
  const auto rows = [this](const char* slice) {
    return Ask(std::string(
                   R"({"type":"curve","curve":"roc","series":"curve",)") +
               slice + "}")["rows"]
        .size();
  };
  EXPECT_EQ(rows(R"("from":-5,"count":3)"), 3U);
  EXPECT_EQ(rows(R"("from":1e300)"), 0U);
  EXPECT_EQ(rows(R"("count":-1)"), 0U);
  EXPECT_EQ(rows(R"("count":1e300)"), 10U);
  EXPECT_EQ(rows(R"("from":"x")"), 10U);
}

TEST(BinaryQuery, OfOneClassSaysWhyThereIsNoAnswer) {
  Session session;
  LoadCsv(session, "y,s\n1,.9\n1,.2\n1,.4\n");
  RunSession(session);
  for (const char* request :
       {R"({"type":"operating_point","near":{"curve":"roc","x":0,"y":0}})",
        R"({"type":"operating_point","rule":"youden"})",
        R"({"type":"expected_cost"})",
        R"({"type":"curve","curve":"roc","series":"curve"})"}) {
    EXPECT_EQ(ErrorCode(AskSession(session, request)), "one_class") << request;
  }
  EXPECT_EQ(
      AskSession(session, R"({"type":"cost"})")["reason"].get<std::string>(),
      "one_class");
  const ReadJson point =
      AskSession(session, R"({"type":"operating_point","threshold":0.3})");
  ExpectCounts(point, 2, 0, 1, 0);
  EXPECT_TRUE(point["points"]["roc"][0].is_null());
}

TEST(BinaryQuery, OfLabelsHasNoScoresToAskAbout) {
  Session session;
  LoadCsv(session, "y,A\nyes,yes\nno,yes\nyes,no\n");
  ASSERT_EQ(RunSession(session)["task"].get<std::string>(), "labels");
  EXPECT_EQ(
      ErrorCode(AskSession(session, R"({"type":"operating_point","model":0})")),
      "invalid_query");
}

}  // namespace
}  // namespace melon
