#include <cmath>

#include "thresholds/threshold_support.h"

namespace melon::thresholds {
extern const ThresholdRule closest_to_corner;
namespace {

TEST(ClosestToCorner, MeasuresTheDistanceInRocSpace) {
  // (FPR, FNR) = (.2, .75) at .8: .776; (.6, .5) at .5: .781; (.8, 0) at .2:
  // .8.
  ExpectChoice(closest_to_corner, NineSamples(), {}, .8, std::hypot(.2, .75));
}

TEST(ClosestToCorner, TakesTheHighestOfEquallyGoodThresholds) {
  ExpectChoice(closest_to_corner, FourSamples({1, 0, 1, 0}), {}, 4, .5);
}

TEST(ClosestToCorner, OfAPerfectScoreIsTheCorner) {
  ExpectChoice(closest_to_corner, FourSamples({1, 1, 0, 0}), {}, 3, 0);
}

TEST(ClosestToCorner, IsUndefinedForOneClass) {
  ExpectUndefined(closest_to_corner, FourSamples({0, 0, 0, 0}), {},
                  "one_class");
}

}  // namespace
}  // namespace melon::thresholds
