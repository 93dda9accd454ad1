#include "thresholds/threshold_support.h"

namespace melon::thresholds {
extern const ThresholdRule target_fpr;
namespace {

TEST(TargetFpr, IsTheLowestThresholdThatKeepsIt) {
  ExpectChoice(target_fpr, NineSamples(), {.target = .2}, .8, .2);
  ExpectChoice(target_fpr, NineSamples(), {.target = .79}, .5, .6);
  ExpectChoice(target_fpr, NineSamples(), {.target = .8}, .2, .8);
  ExpectChoice(target_fpr, NineSamples(), {.target = .1}, kInfinity, 0);
  ExpectChoice(target_fpr, NineSamples(), {.target = 1}, .1, 1);
}

TEST(TargetFpr, IsUndefinedWithoutNegatives) {
  ExpectUndefined(target_fpr, FourSamples({1, 1, 1, 1}), {.target = .5},
                  "no_negatives");
}

}  // namespace
}  // namespace melon::thresholds
