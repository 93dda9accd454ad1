// Estimates of error rates where the distribution is known: what theory says of
// them, within the error of the simulation.
#include "tasks/lab/estimators_query.h"

#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

ReadJson AskEstimators(const std::string& request) {
  Session session;
  return AskSession(session, R"({"type":"estimators",)" + request + "}");
}

ReadJson Of(const ReadJson& answer, const std::string& estimator) {
  for (const ReadJson& one : answer["estimates"])
    if (one["estimator"] == estimator) return one;
  return {};
}

double Bias(const ReadJson& answer, const std::string& estimator) {
  return Of(answer, estimator)["bias"].get<double>();
}

double StandardError(const ReadJson& answer, const std::string& estimator) {
  return Of(answer, estimator)["standard_error"].get<double>();
}

TEST(EstimatorsQuery, OfLabelsWithoutRelationTheNearestNeighbourIsHalfWrong) {
  // Efron & Tibshirani's extreme case: the apparent error is 0, the true one
  // and γ are 1/2.
  const ReadJson answer = AskEstimators(
      R"("learner":"k_nearest_neighbors:n_neighbors=1","distance":0,)"
      R"("rows":20,"repetitions":400)");
  EXPECT_DOUBLE_EQ(answer["bayes_error"].get<double>(), 0.5);
  EXPECT_NEAR(answer["true_error"]["mean"].get<double>(), 0.5, 1e-12);
  EXPECT_EQ(Of(answer, "apparent")["mean"], 0);
  EXPECT_DOUBLE_EQ(Of(answer, "apparent")["root_mean_squared_error"], 0.5);
  // Each label is independent of what predicts it.
  for (const char* const unbiased :
       {"hold_out", "k_fold_5", "k_fold_10", "repeated_k_fold", "leave_one_out",
        "bootstrap"})
    EXPECT_LT(std::abs(Bias(answer, unbiased)),
              4 * StandardError(answer, unbiased))
        << unbiased;
  // Of six rows at random: √(1/2 · 1/2 / 6).
  EXPECT_NEAR(Of(answer, "hold_out")["deviation"].get<double>(),
              std::sqrt(.25 / 6), 4 * std::sqrt(.25 / 6) / std::sqrt(800));
  // .632 of one half and of nothing.
  EXPECT_NEAR(Of(answer, "bootstrap_632")["mean"].get<double>(), .316,
              4 * .632 * StandardError(answer, "bootstrap"));
  EXPECT_GT(Bias(answer, "bootstrap_632_plus"), -.08);
  EXPECT_EQ(answer["estimates"].size(), 9U);
}

std::string Logistic(int rows) {
  return R"("learner":"logistic_regression","dimensions":5,"distance":2,)"
         R"("repetitions":300,"rows":)" +
         std::to_string(rows);
}

TEST(EstimatorsQuerySlow,
     EstimatesTheErrorOfALearnerOfAsManyRowsAsItLearnsFrom) {
  const ReadJson answer = AskEstimators(Logistic(30));
  // Of 30 rows a hold-out of 30 % learns from 21, five folds from 24, ten from
  // 27, and leave-one-out from 29.
  const std::vector<std::pair<const char*, int>> learning = {
      {"hold_out", 21},
      {"k_fold_5", 24},
      {"repeated_k_fold", 27},
      {"leave_one_out", 29}};
  for (const auto& [estimator, rows] : learning) {
    const ReadJson truth =
        AskEstimators(Logistic(rows) + R"(,"seed":9)")["true_error"];
    const ReadJson estimate = Of(answer, estimator);
    const double deviation = std::hypot(truth["deviation"].get<double>(),
                                        estimate["deviation"].get<double>());
    EXPECT_LT(
        std::abs(estimate["mean"].get<double>() - truth["mean"].get<double>()),
        4 * deviation / std::sqrt(300))
        << estimator;
  }
}

TEST(EstimatorsQuery, ALearnerOfFewerRowsIsWorse) {
  const ReadJson answer = AskEstimators(Logistic(30));
  EXPECT_NEAR(answer["bayes_error"].get<double>(), 0.15865525393145707, 1e-14);
  EXPECT_GT(answer["true_error"]["mean"].get<double>(), .16);
  // Five folds learn from 24 rows, and a bootstrap sample holds 19 of them:
  // both are pessimistic. So is a hold-out, but it varies too much to show it
  // here.
  for (const char* const pessimistic : {"k_fold_5", "bootstrap"})
    EXPECT_GT(Bias(answer, pessimistic), StandardError(answer, pessimistic))
        << pessimistic;
  EXPECT_GT(Bias(answer, "bootstrap"), Bias(answer, "k_fold_5"));
  EXPECT_LT(Bias(answer, "apparent"), -4 * StandardError(answer, "apparent"));
  // Nine test rows say less than all thirty, and one division less than ten.
  const auto deviation = [&answer](const char* const estimator) {
    return Of(answer, estimator)["deviation"].get<double>();
  };
  EXPECT_GT(deviation("hold_out"), 1.3 * deviation("k_fold_10"));
  EXPECT_GT(deviation("k_fold_10"), deviation("repeated_k_fold"));
}

/// What a simulation of its own with scikit-learn 1.5.2 came to.
TEST(EstimatorsQuerySlow, AgreesWithScikitLearn) {
  std::ifstream file(std::string(MELON_GOLDEN) + "/error_estimators.json");
  const ReadJson golden = ReadJson::parse(file);
  for (const ReadJson& one : golden["estimators"]) {
    const ReadJson request = {
        {"type", "estimators"},           {"learner", one["learner"]},
        {"rows", golden["rows"]},         {"dimensions", golden["dimensions"]},
        {"distance", golden["distance"]}, {"repetitions", one["repetitions"]}};
    Session session;
    const ReadJson answer = AskSession(session, request.dump());
    const double count = one["repetitions"];
    for (const auto& [name, theirs] : one["estimators"].items()) {
      const ReadJson mine =
          name == "true_error" ? answer["true_error"] : Of(answer, name);
      const double deviation = theirs["deviation"];
      EXPECT_NEAR(mine["mean"].get<double>(), theirs["mean"].get<double>(),
                  4 * deviation * std::sqrt(2 / count))
          << one["learner"] << " " << name;
      if (name == "true_error") continue;
      // Of normal numbers a deviation has the standard error σ/√(2n).
      EXPECT_NEAR(mine["deviation"].get<double>(), deviation,
                  4 * deviation / std::sqrt(count))
          << one["learner"] << " " << name;
      const double error = theirs["root_mean_squared_error"];
      EXPECT_NEAR(mine["root_mean_squared_error"].get<double>(), error,
                  4 * error / std::sqrt(count))
          << one["learner"] << " " << name;
    }
  }
}

TEST(EstimatorsQuery, WithoutErrorToMakeNoEstimateErrs) {
  const ReadJson answer = AskEstimators(
      R"("learner":"gaussian_naive_bayes","distance":20,"rows":60,)"
      R"("repetitions":5)");
  EXPECT_LT(answer["true_error"]["mean"].get<double>(), 1e-6);
  for (const ReadJson& one : answer["estimates"])
    EXPECT_LT(one["mean"].get<double>(), 1e-6) << one["estimator"];
}

TEST(EstimatorsQuery, PartsMakeWhatIsComputedAtOnce) {
  const std::string settings =
      R"("learner":"decision_tree:max_depth=2","rows":15,"repetitions":7,)"
      R"("seed":3)";
  const ReadJson first = AskEstimators(settings + R"(,"range":[0,4])");
  const ReadJson second = AskEstimators(settings + R"(,"range":[4,9])");
  EXPECT_EQ(second["true_error"].size(), 3U);
  const ReadJson parts = {first, second};
  EXPECT_EQ(AskEstimators(settings + R"(,"parts":)" + parts.dump()),
            AskEstimators(settings));
  EXPECT_NE(AskEstimators(settings + R"(,"range":[0,4])"),
            AskEstimators(R"("rows":15,"repetitions":7,"seed":4,"range":[0,4],)"
                          R"("learner":"decision_tree:max_depth=2")"));
  const ReadJson lacking = {first};
  EXPECT_EQ(
      ErrorCode(AskEstimators(settings + R"(,"parts":)" + lacking.dump())),
      "invalid_query");
  EXPECT_EQ(ErrorCode(AskEstimators(settings + R"(,"parts":7)")),
            "invalid_query");
}

TEST(EstimatorsQuery, RefusesWhatItCannotDraw) {
  const auto code = [](const std::string& request) {
    return ErrorCode(AskEstimators(request));
  };
  EXPECT_EQ(code(R"("rows":9)"), "invalid_option");
  EXPECT_EQ(code(R"("dimensions":1.5)"), "invalid_option");
  EXPECT_EQ(code(R"("distance":-1)"), "invalid_option");
  EXPECT_EQ(code(R"("repetitions":"many")"), "invalid_option");
  EXPECT_EQ(code(R"("learner":"linear_regression")"), "other_goal");
  EXPECT_EQ(code(R"("learner":"oracle")"), "unknown_learner");
  EXPECT_EQ(code(R"("learner":"multinomial_naive_bayes","repetitions":2)"),
            "negative_features");
}

}  // namespace
}  // namespace melon
