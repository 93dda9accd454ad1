#include "thresholds/threshold_support.h"

namespace melon::thresholds {
extern const ThresholdRule target_precision;
namespace {

TEST(TargetPrecision, IsTheLowestThresholdThatReachesIt) {
  // 1/2 at .8 and again 4/8 at .2; 4/9 at .1.
  ExpectChoice(target_precision, NineSamples(), {.target = .5}, .2, .5);
  ExpectChoice(target_precision, NineSamples(), {.target = .4}, .1, 4. / 9);
}

TEST(TargetPrecision, MayNotBeReached) {
  ExpectUndefined(target_precision, NineSamples(), {.target = .6},
                  "precision_not_reached");
}

TEST(TargetPrecision, IsUndefinedWithoutPositives) {
  ExpectUndefined(target_precision, FourSamples({0, 0, 0, 0}), {.target = .5},
                  "no_positives");
}

}  // namespace
}  // namespace melon::thresholds
