#include "tasks/lab/bias_variance_query.h"

#include <gtest/gtest.h>

#include <cmath>
#include <string>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

ReadJson AskBiasVariance(const std::string& request) {
  Session session;
  return AskSession(session, R"({"type":"bias_variance",)" + request + "}");
}

TEST(BiasVarianceQuery, ThePartsAddUpToTheMeasuredError) {
  for (const char* const function : {"sine", "line", "step", "bump"}) {
    const ReadJson answer = AskBiasVariance(
        R"("function":")" + std::string(function) +
        R"(","rows":40,"training_sets":200,"noise":0.5,"learners":)"
        R"(["linear_regression","polynomial_regression:degree=5",)"
        R"("decision_tree","k_nearest_neighbors:n_neighbors=3"])");
    ASSERT_EQ(answer["learners"].size(), 4U);
    for (const ReadJson& one : answer["learners"]) {
      const double measured = one["measured_error"];
      const double expected = one["expected_error"];
      const double parts = one["mean_bias_squared"].get<double>() +
                           one["mean_variance"].get<double>() + 0.25;
      EXPECT_NEAR(expected, parts, 1e-12);
      EXPECT_LT(std::abs(measured - expected),
                4 * one["standard_error"].get<double>())
          << function << " " << one["name"];
      // Of 200 · 60 new targets the noise alone: deviations of ε² and 2ε(ŷ−f).
      const double model = expected - 0.25;
      const double deviation =
          std::sqrt((2 * 0.0625 + 4 * 0.25 * model) / (200 * 60));
      EXPECT_LT(std::abs(measured - expected), 4 * deviation)
          << function << " " << one["name"];
    }
  }
}

TEST(BiasVarianceQuery, OfTheMeanOfASineItIsKnown) {
  const ReadJson answer = AskBiasVariance(
      R"("function":"sine","rows":30,"training_sets":1000,"noise":0.3,)"
      R"("learners":["baseline"])");
  const ReadJson& mean = answer["learners"][0];
  // The mean of 30 targets, each of variance 1/2 + 0.09; its expectation is 0,
  // so what is left of a sine is all bias.
  const double variance = 0.59 / 30;
  EXPECT_NEAR(mean["mean_variance"].get<double>(), variance,
              4 * variance * std::sqrt(2.0 / 1000));
  EXPECT_NEAR(mean["mean_bias_squared"].get<double>(), 0.5, 0.005);
  EXPECT_DOUBLE_EQ(mean["noise_variance"].get<double>(), 0.09);
}

TEST(BiasVarianceQuery, ALineIsLearntFromALineWithoutError) {
  const ReadJson answer = AskBiasVariance(
      R"("function":"line","noise":0,"rows":5,"training_sets":10,)"
      R"("learners":["linear_regression"])");
  const ReadJson& line = answer["learners"][0];
  EXPECT_NEAR(line["measured_error"].get<double>(), 0, 1e-20);
  EXPECT_NEAR(line["training_error"].get<double>(), 0, 1e-20);
  EXPECT_EQ(line["fits"].size(), 10U);
}

TEST(BiasVarianceQuery, ALargerTreeHasLessBiasAndMoreVariance) {
  const ReadJson answer = AskBiasVariance(
      R"("training_sets":200,"learners":["decision_tree:max_depth=1",)"
      R"("decision_tree"])");
  const ReadJson& stump = answer["learners"][0];
  const ReadJson& whole = answer["learners"][1];
  EXPECT_GT(stump["mean_bias_squared"].get<double>(),
            2 * whole["mean_bias_squared"].get<double>());
  EXPECT_LT(1.5 * stump["mean_variance"].get<double>(),
            whole["mean_variance"].get<double>());
  EXPECT_LT(whole["training_error"].get<double>(), 1e-12);
}

TEST(BiasVarianceQuery, TheSameSeedIsTheSameAndAnotherOneIsNot) {
  const std::string learners = R"("learners":["decision_tree"],"seed":)";
  EXPECT_EQ(AskBiasVariance(learners + "4"), AskBiasVariance(learners + "4"));
  EXPECT_NE(AskBiasVariance(learners + "4")["sample"],
            AskBiasVariance(learners + "5")["sample"]);
}

TEST(BiasVarianceQuery, RefusesWhatItCannotDraw) {
  const auto code = [](const std::string& request) {
    return AskBiasVariance(request)["error"]["code"].get<std::string>();
  };
  EXPECT_EQ(code(R"("function":"cosine")"), "invalid_option");
  EXPECT_EQ(code(R"("rows":1)"), "invalid_option");
  EXPECT_EQ(code(R"("training_sets":2.5)"), "invalid_option");
  EXPECT_EQ(code(R"("noise":-1)"), "invalid_option");
  EXPECT_EQ(code(R"("learners":["logistic_regression"])"), "other_goal");
}

}  // namespace
}  // namespace melon
