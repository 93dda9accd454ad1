#include "tasks/classes/bootstrap.h"

#include <gtest/gtest.h>

#include <cmath>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <utility>

#include "tasks/table_from_csv.h"

namespace melon {
namespace {

constexpr std::string_view kLabels =
    "y,m,w\na,a,5\na,b,2\nb,a,5\nb,b,3\nc,a,10\nc,c,2\n";

struct Prepared {
  Table table;
  Options options;
  ClassData data;
};

Prepared Prepare(std::string_view csv, std::uint32_t replicates,
                 ResampleScheme scheme = ResampleScheme::plain,
                 std::optional<std::string> cluster = std::nullopt) {
  Prepared prepared{TableFromCsv(csv), {}, {}};
  prepared.options.bootstrap = replicates;
  prepared.options.resample = scheme;
  prepared.options.cluster = std::move(cluster);
  const Result<Roles> roles = AssignRoles(prepared.table, prepared.options);
  EXPECT_TRUE(roles);
  Result<ClassData> data =
      PrepareClasses(prepared.table, roles.value(), prepared.options);
  EXPECT_TRUE(data);
  prepared.data = std::move(data.value());
  return prepared;
}

std::unique_ptr<Bootstrap> Finished(const Prepared& prepared) {
  std::unique_ptr<Bootstrap> bootstrap =
      BootstrapOf(prepared.data, prepared.options);
  bootstrap->Step(bootstrap->total());
  EXPECT_TRUE(bootstrap->finished());
  return bootstrap;
}

double Mean(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) /
         static_cast<double>(values.size());
}

/// That 4,000 replicates of the accuracy, 10/27, have this variance.
void ExpectVariance(ResampleScheme scheme, double expected) {
  const Prepared prepared = Prepare(kLabels, 4000, scheme);
  const auto bootstrap = Finished(prepared);
  const std::vector<double> values = bootstrap->Of(0, "accuracy").values;
  ASSERT_EQ(values.size(), 4000U);
  const double mean = Mean(values);
  double variance = 0;
  for (const double value : values) variance += (value - mean) * (value - mean);
  variance /= 4000;
  EXPECT_NEAR(mean, 10.0 / 27, 4 * std::sqrt(expected / 4000));
  // Four standard errors of a variance, √(2/4000) of it each.
  EXPECT_NEAR(variance, expected, 4 * expected * std::sqrt(2.0 / 4000));
}

TEST(ClassBootstrap, DrawsAroundTheAccuracyWithItsStandardError) {
  ExpectVariance(ResampleScheme::plain, 10.0 / 27 * (17.0 / 27) / 27);
}

TEST(ClassBootstrap, DrawsWithinClassesWhereAsked) {
  // (7 · 5/7 · 2/7 + 8 · 3/8 · 5/8 + 12 · 2/12 · 10/12) / 27².
  ExpectVariance(ResampleScheme::stratified,
                 ((10.0 / 7) + (15.0 / 8) + (20.0 / 12)) / (27 * 27));
}

TEST(ClassBootstrap, OfClustersOfOneCaseEachIsThatOfTheCases) {
  const auto accuracy_of = [](const Prepared& prepared) {
    const auto bootstrap = Finished(prepared);
    return bootstrap->Of(0, "accuracy").values;
  };
  // A fractional weight of the same size everywhere: rows are drawn.
  const Prepared plain =
      Prepare("y,m,w\na,a,.5\na,b,.5\nb,b,.5\nc,a,.5\nc,c,.5\n", 60);
  const Prepared grouped =
      Prepare("y,m,w,g\na,a,1,1\na,b,1,2\nb,b,1,3\nc,a,1,4\nc,c,1,5\n", 60,
              ResampleScheme::cluster, "g");
  EXPECT_EQ(grouped.data.models.size(), 1U);
  EXPECT_EQ(accuracy_of(grouped), accuracy_of(plain));
}

TEST(ClassBootstrap, DecidesOnceWhetherWeightsAreCounts) {
  // One weight of class c is fractional, so those of a are weights as well: the
  // two rows are drawn, not 400 cases. a's recall is 0, 1/2 or 1, with standard
  // deviation √(1/8); as 400 cases it would be .025.
  const Prepared prepared =
      Prepare("y,m,w\na,a,200\na,b,200\nb,b,1\nc,c,1\nc,c,.5\n", 500,
              ResampleScheme::stratified);
  const auto bootstrap = Finished(prepared);
  const std::vector<double> values = bootstrap->Of(0, "accuracy").values;
  double all_right = 0;
  for (const double value : values) all_right += value == 1 ? 1 : 0;
  EXPECT_NEAR(all_right, 125, 4 * std::sqrt(500 * .25 * .75));
}

TEST(ClassBootstrap, TakesWeightsBeyond32BitsAsTheyAre) {
  // 2³³ and as much wrong, and a fractional weight elsewhere.
  const Prepared prepared =
      Prepare("y,m,w\na,a,8589934592\na,b,8589934592\nb,b,.5\nc,c,1\n", 200,
              ResampleScheme::stratified);
  const auto bootstrap = Finished(prepared);
  const std::vector<double> values = bootstrap->Of(0, "accuracy").values;
  for (const double value : values) {
    const bool possible = std::abs(value) < 1e-9 ||
                          std::abs(value - .5) < 1e-9 ||
                          std::abs(value - 1) < 1e-9;
    EXPECT_TRUE(possible) << value;
  }
}

TEST(ClassBootstrap, LeavesOutEachCaseForTheAcceleration) {
  const Prepared prepared = Prepare(kLabels, 10);
  const auto bootstrap = Finished(prepared);
  // Of 27 cases 10 are right: leaving out one of them gives 9/26, else 10/26.
  const double right = 17.0 / 27 / 26;
  const double wrong = -10.0 / 27 / 26;
  const double squares = (10 * right * right) + (17 * wrong * wrong);
  const double cubes = (10 * std::pow(right, 3)) + (17 * std::pow(wrong, 3));
  EXPECT_NEAR(bootstrap->Of(0, "accuracy").acceleration,
              cubes / (6 * std::pow(squares, 1.5)), 1e-12);
}

TEST(ClassBootstrap, KeepsFractionalWeights) {
  const Prepared prepared = Prepare("y,m,w\na,a,.5\na,b,1.5\nb,b,1\nc,c,2\n",
                                    50, ResampleScheme::stratified);
  const auto bootstrap = Finished(prepared);
  const std::vector<double> values = bootstrap->Of(0, "accuracy").values;
  for (const double value : values) {
    // Both draws of class a are right, one is, or none.
    const bool possible = std::abs(value - 1) < 1e-12 ||
                          std::abs(value - 3.5 / 5) < 1e-12 ||
                          std::abs(value - 3.0 / 6) < 1e-12;
    EXPECT_TRUE(possible) << value;
  }
}

TEST(ClassBootstrap, ResamplesProbabilities) {
  const Prepared prepared = Prepare(
      "y,A:x,A:y,A:z\nx,.6,.3,.1\nz,.1,.2,.7\ny,.2,.6,.2\nx,.2,.6,.2\n"
      "y,.5,.4,.1\nz,.3,.3,.4\n",
      200);
  const auto bootstrap = Finished(prepared);
  // Mean −ln of .6, .7, .6, .2, .4 and .4.
  const double loss = -std::log(.6 * .7 * .6 * .2 * .4 * .4) / 6;
  EXPECT_NEAR(Mean(bootstrap->Of(0, "log_loss").values), loss, .1);
  EXPECT_EQ(bootstrap->DifferenceOf(0, 0, "log_loss").values[7], 0);
}

TEST(ClassBootstrap, GoesOnInSteps) {
  const Prepared prepared = Prepare(kLabels, 30);
  const std::unique_ptr<Bootstrap> steps =
      BootstrapOf(prepared.data, prepared.options);
  EXPECT_EQ(steps->total(), 30U + 6);
  steps->Step(7);
  EXPECT_EQ(steps->done(), 7U);
  steps->Step(1000);
  EXPECT_EQ(steps->Of(0, "f1_macro").values,
            Finished(prepared)->Of(0, "f1_macro").values);
}

}  // namespace
}  // namespace melon
