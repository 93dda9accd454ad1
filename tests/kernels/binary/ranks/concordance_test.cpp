#include "kernels/binary/ranks/concordance.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <vector>

#include "base/random.h"
#include "kernels/binary/group_scores.h"

namespace melon {
namespace {

struct Sample {
  std::vector<double> score;
  std::vector<std::uint8_t> truth;
  std::vector<double> weight;
};

Sample RandomSample() {
  Random random(3);
  Sample sample;
  for (int i = 0; i < 300; ++i) {
    sample.truth.push_back(static_cast<std::uint8_t>(random.Below(2)));
    sample.score.push_back(
        std::floor(30 * (random.Unit() + (0.2 * sample.truth.back()))));
    sample.weight.push_back(random.Below(4));
  }
  return sample;
}

TEST(ConcordantPairs, AreThoseOfAPairwiseCount) {
  const Sample sample = RandomSample();
  double concordant = 0;
  double discordant = 0;
  for (std::size_t i = 0; i < sample.score.size(); ++i) {
    for (std::size_t j = 0; j < sample.score.size(); ++j) {
      if (sample.truth[i] == 0 || sample.truth[j] == 1) continue;
      const double pairs = sample.weight[i] * sample.weight[j];
      concordant += sample.score[i] > sample.score[j]    ? pairs
                    : sample.score[i] == sample.score[j] ? pairs / 2
                                                         : 0;
      discordant += sample.score[i] < sample.score[j]    ? pairs
                    : sample.score[i] == sample.score[j] ? pairs / 2
                                                         : 0;
    }
  }
  const GroupedScores groups =
      GroupScores(sample.score, sample.truth, sample.weight);
  EXPECT_EQ(ConcordantPairs(groups.view()), concordant);
  EXPECT_EQ(DiscordantPairs(groups.view()), discordant);
  EXPECT_EQ(ConcordanceBalance(groups.view()), concordant - discordant);
  EXPECT_NEAR(RocArea(groups.view()), concordant / (concordant + discordant),
              1e-15);
}

TEST(PartialRocArea, UpToOneIsTheWholeArea) {
  const Sample sample = RandomSample();
  const GroupedScores groups =
      GroupScores(sample.score, sample.truth, sample.weight);
  EXPECT_NEAR(PartialRocArea(groups.view(), 1), RocArea(groups.view()), 1e-15);
}

TEST(PartialRocArea, CutsALineOfTies) {
  const GroupedScores groups = GroupScores(std::vector<double>{1, 1},
                                           std::vector<std::uint8_t>{1, 0}, {});
  EXPECT_DOUBLE_EQ(PartialRocArea(groups.view(), .5), .5 * .5 / 2);
}

}  // namespace
}  // namespace melon
