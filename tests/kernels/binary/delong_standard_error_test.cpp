#include "kernels/binary/delong_standard_error.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <numeric>
#include <vector>

#include "base/random.h"
#include "kernels/binary/group_scores.h"

namespace melon {
namespace {

double Variance(const std::vector<double>& values) {
  const auto n = static_cast<double>(values.size());
  const double mean = std::accumulate(values.begin(), values.end(), 0.0) / n;
  double squares = 0;
  for (const double value : values) squares += (value - mean) * (value - mean);
  return squares / (n - 1);
}

TEST(DelongStandardError, IsThatOfThePlacementValues) {
  Random random(4);
  std::vector<double> scores;
  std::vector<std::uint8_t> truth;
  for (int i = 0; i < 200; ++i) {
    truth.push_back(static_cast<std::uint8_t>(random.Below(2)));
    scores.push_back(std::floor(30 * (random.Unit() + (0.2 * truth.back()))));
  }
  const GroupedScores groups = GroupScores(scores, truth, {});
  const std::vector<double> placements = Placements(groups, truth);
  std::vector<double> of_positives;
  std::vector<double> of_negatives;
  for (std::size_t i = 0; i < truth.size(); ++i)
    (truth[i] != 0 ? of_positives : of_negatives).push_back(placements[i]);
  const double variance = (Variance(of_positives) / groups.total_positive) +
                          (Variance(of_negatives) / groups.total_negative);
  EXPECT_NEAR(DelongStandardError(groups.view()).number(), std::sqrt(variance),
              1e-14);
}

TEST(DelongStandardError, GivesAReasonInTheOrderOfWhatIsMissing) {
  const std::vector<double> scores = {3, 2, 1};
  const auto reason = [&](const std::vector<std::uint8_t>& truth,
                          const std::vector<double>& weight) {
    return DelongStandardError(GroupScores(scores, truth, weight).view())
        .reason()
        .id;
  };
  EXPECT_EQ(reason({1, 1, 1}, {}), "one_class");
  EXPECT_EQ(reason({1, 0, 0}, {1, .5, 1}), "fractional_weights");
  EXPECT_EQ(reason({1, 0, 0}, {}), "too_few_cases");
}

}  // namespace
}  // namespace melon
