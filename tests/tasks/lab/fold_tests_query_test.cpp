// How often tests over folds reject: against closed forms of scipy, and against
// a simulation of its own in numpy.
#include "tasks/lab/fold_tests_query.h"

#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <numeric>
#include <string>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

ReadJson AskFoldTests(const std::string& request) {
  Session session;
  return AskSession(session, R"({"type":"fold_tests",)" + request + "}");
}

ReadJson Of(const ReadJson& answer, const std::string& key) {
  for (const ReadJson& one : answer["tests"])
    if (one["key"] == key) return one;
  return {};
}

double Share(const ReadJson& answer, const std::string& key) {
  return Of(answer, key)["rejected"].get<double>();
}

/// So many standard errors of a share apart two shares may be.
constexpr double kErrors = 4.5;

double StandardError(double share, double draws) {
  return std::sqrt(share * (1 - share) / draws);
}

ReadJson Golden() {
  std::ifstream file(std::string(MELON_GOLDEN) + "/fold_tests.json");
  return ReadJson::parse(file);
}

/// The answer to one of its cases.
ReadJson AnswerTo(ReadJson golden_case, int draws) {
  golden_case.erase("exact");
  golden_case.erase("simulated");
  golden_case["type"] = "fold_tests";
  golden_case["draws"] = draws;
  Session session;
  return AskSession(session, golden_case.dump());
}

TEST(FoldTestsQuery, HasTheClosedFormsOfTheTTests) {
  const ReadJson golden = Golden();
  for (const ReadJson& one : golden["cases"]) {
    const ReadJson answer = AnswerTo(one, 10);
    for (const auto& [key, expected] : one["exact"].items())
      EXPECT_NEAR(Of(answer, key)["exact"].get<double>(),
                  expected.get<double>(), 1e-9)
          << one << key;
  }
}

TEST(FoldTestsQuery, HasThePublishedSizes) {
  // docs/worked-examples.md: .154 over ten folds, .570 over ten times ten.
  EXPECT_NEAR(Of(AskFoldTests(R"("draws":10)"), "paired_t")["exact"], .154,
              5e-4);
  EXPECT_NEAR(Of(AskFoldTests(R"("draws":10,"runs":10)"), "paired_t")["exact"],
              .570, 5e-4);
}

TEST(FoldTestsQuery, SimulatesWhatTheClosedFormsSay) {
  constexpr int kDraws = 4000;
  const ReadJson golden = Golden();
  for (const ReadJson& one : golden["cases"]) {
    const ReadJson answer = AnswerTo(one, kDraws);
    for (const auto& [key, expected] : one["exact"].items()) {
      const double share = expected;
      EXPECT_NEAR(Share(answer, key), share,
                  (kErrors * StandardError(share, kDraws)) + (1.0 / kDraws))
          << one << key;
    }
  }
}

TEST(FoldTestsQuery, AgreesWithASimulationOfItsOwnOnFiveByTwo) {
  constexpr int kDraws = 10000;
  const ReadJson golden = Golden();
  const double golden_draws = golden["draws"];
  int compared = 0;
  for (const ReadJson& one : golden["cases"]) {
    if (!one.contains("simulated")) continue;
    const ReadJson answer = AnswerTo(one, kDraws);
    for (const auto& [key, expected] : one["simulated"].items()) {
      const double share = expected;
      const double error = std::hypot(StandardError(share, kDraws),
                                      StandardError(share, golden_draws));
      EXPECT_NEAR(Share(answer, key), share, kErrors * error) << one << key;
      EXPECT_TRUE(Of(answer, key)["exact"].is_null());
      ++compared;
    }
  }
  EXPECT_EQ(compared, 18);
}

TEST(FoldTestsQuery, TestsOfFiveByTwoAreThereWhereItIsFiveByTwo) {
  EXPECT_EQ(AskFoldTests(R"("draws":10)")["tests"].size(), 2U);
  EXPECT_EQ(AskFoldTests(R"("draws":10,"runs":2,"folds":5)")["tests"].size(),
            2U);
  EXPECT_EQ(AskFoldTests(R"("draws":10,"runs":5,"folds":2)")["tests"].size(),
            5U);
}

TEST(FoldTestsQuery, BarsBeyondTheCriticalValueAreWhatWasRejected) {
  const ReadJson test =
      Of(AskFoldTests(R"("runs":10,"difference":1)"), "paired_t");
  const std::vector<double> edges = test["histogram"]["edges"];
  const std::vector<double> heights = test["histogram"]["heights"];
  ASSERT_EQ(edges.size(), heights.size() + 1);
  const double limit = test["limit"];
  const double width = edges[1] - edges[0];
  EXPECT_NEAR(width * std::accumulate(heights.begin(), heights.end(), 0.0), 1,
              1e-9);
  double beyond = 0;
  for (std::size_t i = 0; i < heights.size(); ++i) {
    const double middle = (edges[i] + edges[i + 1]) / 2;
    if (std::abs(middle) > limit) beyond += heights[i] * width;
  }
  EXPECT_NEAR(beyond, test["rejected"].get<double>(), 1e-9);
  // Everything, however far out.
  EXPECT_NEAR(edges.back(), -edges.front(), 1e-12);
}

TEST(FoldTestsQuery, HasTheDensityThatATTestTakesForIt) {
  const ReadJson test = Of(AskFoldTests(R"("draws":10)"), "paired_t");
  EXPECT_EQ(test["degrees_of_freedom"], 9);
  EXPECT_NEAR(test["limit"].get<double>(), 2.262157, 1e-6);
  const std::vector<double> x = test["density"]["x"];
  const std::vector<double> y = test["density"]["y"];
  ASSERT_EQ(x.size(), y.size());
  // Γ(5)/(Γ(4.5)·√(9π)) at 0.
  EXPECT_NEAR(y[x.size() / 2], 24 / (11.631728396567448 * std::sqrt(9 * M_PI)),
              1e-12);
  double area = 0;
  for (std::size_t i = 1; i < x.size(); ++i)
    area += (x[i] - x[i - 1]) * (y[i] + y[i - 1]) / 2;
  // P(|T| ≤ 8) = .99998.
  EXPECT_NEAR(area, .99998, 1e-4);
}

TEST(FoldTestsQuery, TheSameSeedDrawsTheSame) {
  const auto bars = [](const std::string& seed) {
    return Of(AskFoldTests("\"seed\":" + seed), "paired_t")["histogram"];
  };
  EXPECT_EQ(bars("3"), bars("3"));
  // Shares of two seeds may be equal by chance, all bars hardly.
  EXPECT_NE(bars("3"), bars("4"));
}

TEST(FoldTestsQuery, RefusesWhatItCannotDraw) {
  for (const char* const bad :
       {R"("runs":0)", R"("folds":1)", R"("correlation":1)",
        R"("correlation":-0.1)", R"("folds":2.5)", R"("alpha":0)",
        R"("draws":1e9)", R"("difference":"x")"}) {
    EXPECT_EQ(ErrorCode(AskFoldTests(bad)), "invalid_option") << bad;
  }
}

}  // namespace
}  // namespace melon
