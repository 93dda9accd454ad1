#include "thresholds/threshold_support.h"

namespace melon::thresholds {
extern const ThresholdRule target_recall;
namespace {

TEST(TargetRecall, IsTheHighestThresholdThatReachesIt) {
  ExpectChoice(target_recall, NineSamples(), {.target = .5}, .5, .5);
  ExpectChoice(target_recall, NineSamples(), {.target = .51}, .3, .75);
  ExpectChoice(target_recall, NineSamples(), {.target = 1}, .2, 1);
  ExpectChoice(target_recall, NineSamples(), {.target = 0}, kInfinity, 0);
}

TEST(TargetRecall, IsReachedDespiteRounding) {
  // Three of four positives with weight .1 each.
  const GroupedScores groups = GroupScores(
      std::vector<double>{4, 3, 2, 1}, std::vector<std::uint8_t>{1, 1, 1, 1},
      std::vector<double>{.1, .1, .1, .1});
  ExpectChoice(target_recall, groups, {.target = .75}, 2, .75);
}

TEST(TargetRecall, IsUndefinedWithoutPositives) {
  ExpectUndefined(target_recall, FourSamples({0, 0, 0, 0}), {.target = .5},
                  "no_positives");
}

}  // namespace
}  // namespace melon::thresholds
