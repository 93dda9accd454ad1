#include "thresholds/threshold_support.h"

namespace melon::thresholds {
extern const ThresholdRule youden;
namespace {

TEST(Youden, IsTheHighestPointAboveTheDiagonal) {
  // TPR − FPR at .2 is 4/4 − 4/5; at .8 it is 1/4 − 1/5 only.
  ExpectChoice(youden, NineSamples(), {}, .2, 1 - .8);
}

TEST(Youden, TakesTheHighestOfEquallyGoodThresholds) {
  // + − + −: 1/2 − 0 at 4, and 1 − 1/2 at 2.
  ExpectChoice(youden, FourSamples({1, 0, 1, 0}), {}, 4, .5);
}

TEST(Youden, OfAPerfectScoreIsOne) {
  ExpectChoice(youden, FourSamples({1, 1, 0, 0}), {}, 3, 1);
}

TEST(Youden, OfAnInvertedOrConstantScorePredictsNothing) {
  ExpectChoice(youden, FourSamples({0, 0, 1, 1}), {}, kInfinity, 0);
  ExpectChoice(youden, ConstantScore(), {}, kInfinity, 0);
}

TEST(Youden, IsUndefinedForOneClass) {
  ExpectUndefined(youden, FourSamples({1, 1, 1, 1}), {}, "one_class");
}

}  // namespace
}  // namespace melon::thresholds
