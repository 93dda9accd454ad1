#include "tasks/regression/bootstrap.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

#include "tasks/regression/regression_case.h"

namespace melon {
namespace {

constexpr std::uint32_t kReplicates = 4000;

std::string ManyCases(std::size_t count) {
  std::string csv = "y,A,B\n";
  for (std::size_t i = 0; i < count; ++i) {
    const double y = 0.5 + static_cast<double>(i % 17);
    const double error = static_cast<double>((i * i) % 7) - 3;
    csv += std::to_string(y) + "," + std::to_string(y + error) + "," +
           std::to_string(y - (2 * error)) + "\n";
  }
  return csv;
}

double MeanOf(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) /
         static_cast<double>(values.size());
}

double DeviationOf(const std::vector<double>& values) {
  const double mean = MeanOf(values);
  double squares = 0;
  for (const double value : values) squares += (value - mean) * (value - mean);
  return std::sqrt(squares / static_cast<double>(values.size()));
}

TEST(RegressionBootstrap, SpreadsAMeanByItsStandardError) {
  RegressionCase one = PrepareRegressionCsv(ManyCases(60));
  one.options.bootstrap = kReplicates;
  const std::unique_ptr<Bootstrap> bootstrap =
      BootstrapOf(one.data, one.options);
  EXPECT_EQ(bootstrap->total(), kReplicates + 60);
  while (!bootstrap->finished()) bootstrap->Step(500);
  const auto replicates = bootstrap->Of(0, "mae");
  ASSERT_EQ(replicates.values.size(), kReplicates);
  std::vector<double> sizes;
  for (std::size_t i = 0; i < 60; ++i)
    sizes.push_back(std::abs(one.data.EstimatesOf(0).ErrorOf(i)));
  const double error = DeviationOf(sizes) / std::sqrt(60);
  // Four standard errors of a mean and of a standard deviation.
  EXPECT_NEAR(MeanOf(replicates.values), MeanOf(sizes),
              4 * error / std::sqrt(kReplicates));
  EXPECT_NEAR(DeviationOf(replicates.values), error,
              4 * error / std::sqrt(2 * kReplicates));
}

TEST(RegressionBootstrap, ResamplesAllModelsTogether) {
  // B's errors are A's doubled in every replicate.
  RegressionCase one = PrepareRegressionCsv(ManyCases(30));
  one.options.bootstrap = 50;
  const std::unique_ptr<Bootstrap> bootstrap =
      BootstrapOf(one.data, one.options);
  bootstrap->Step(1000);
  const auto single = bootstrap->Of(0, "mae");
  const auto difference = bootstrap->DifferenceOf(0, 1, "mae");
  for (std::size_t i = 0; i < 50; ++i)
    EXPECT_NEAR(difference.values[i], -single.values[i], 1e-12);
}

TEST(RegressionBootstrap, TakesAWholeWeightAsRepeatedRows) {
  Options options = RegressionOptions();
  options.weight = "w";
  options.bootstrap = 2000;
  const RegressionCase weighted =
      PrepareRegressionCsv("y,A,B,w\n1.5,2,3,30\n2.5,5,4,10\n", options);
  const std::unique_ptr<Bootstrap> bootstrap =
      BootstrapOf(weighted.data, options);
  bootstrap->Step(5000);
  const auto replicates = bootstrap->Of(0, "mae");
  // 30 errors of .5 and 10 of 2.5: standard deviation √(.75·.25)·2 of one.
  EXPECT_NEAR(MeanOf(replicates.values), 1, 4 * .137 / std::sqrt(2000));
  EXPECT_NEAR(DeviationOf(replicates.values),
              std::sqrt(.1875) * 2 / std::sqrt(40), .01);
}

TEST(RegressionBootstrap, DrawsClustersWhereAsked) {
  // Errors of 1, 1, 1 in group p and 5 in group q: two draws give a mean of 1,
  // (3 + 5)/4 = 2, or 5.
  Options options = RegressionOptions();
  options.bootstrap = 400;
  options.resample = ResampleScheme::cluster;
  options.cluster = "g";
  const RegressionCase grouped = PrepareRegressionCsv(
      "y,A,B,g\n1.5,2.5,3,p\n2.5,3.5,4,p\n0.5,1.5,1,p\n3.5,8.5,1,q\n", options);
  const std::unique_ptr<Bootstrap> bootstrap =
      BootstrapOf(grouped.data, options);
  EXPECT_EQ(bootstrap->total(), 402U);
  bootstrap->Step(500);
  const auto replicates = bootstrap->Of(0, "mae");
  EXPECT_EQ(replicates.resample, "cluster");
  for (const double value : replicates.values)
    EXPECT_TRUE(value == 1 || value == 2 || value == 5) << value;
}

TEST(RegressionBootstrap, HasNoClassesToDrawWithin) {
  Options options = RegressionOptions();
  options.resample = ResampleScheme::stratified;
  const Problem problem =
      ProblemOfRegressionCsv("y,A,B\n1.5,2,3\n2.5,5,4\n", options);
  EXPECT_EQ(problem.code, "no_classes_to_resample");
}

TEST(RegressionBootstrap, LeavesOutBlocksOfManyRows) {
  RegressionCase one = PrepareRegressionCsv(ManyCases(2001));
  one.options.bootstrap = 1;
  const std::unique_ptr<Bootstrap> bootstrap =
      BootstrapOf(one.data, one.options);
  EXPECT_EQ(bootstrap->total(), 201U);
  bootstrap->Step(201);
  EXPECT_TRUE(bootstrap->finished());
}

}  // namespace
}  // namespace melon
