#include "thresholds/threshold_support.h"

namespace melon::thresholds {
extern const ThresholdRule f_beta;
namespace {

TEST(FBeta, MaximisesFOne) {
  // F1 = 2TP/(2TP + FP + FN): 8/(8 + 4) at .2, 8/(8 + 5) at .1.
  ExpectChoice(f_beta, NineSamples(), {.beta = 1}, .2, 8. / 12);
}

TEST(FBeta, WithSmallBetaFavoursPrecision) {
  // + − + −, β = 1/2: 1.25·TP/(1.25·TP + FN/4 + FP) is 1.25/1.5 at 4
  // and 2.5/3.5 at 2; β = 2: 5/(5 + 4) and 10/(10 + 1).
  ExpectChoice(f_beta, FourSamples({1, 0, 1, 0}), {.beta = .5}, 4, 1.25 / 1.5);
  ExpectChoice(f_beta, FourSamples({1, 0, 1, 0}), {.beta = 2}, 2, 10. / 11);
}

TEST(FBeta, OfAConstantScorePredictsAllPositive) {
  ExpectChoice(f_beta, ConstantScore(), {}, 7, 2. / 4);
}

TEST(FBeta, IsUndefinedWithoutPositives) {
  ExpectUndefined(f_beta, FourSamples({0, 0, 0, 0}), {}, "no_positives");
}

}  // namespace
}  // namespace melon::thresholds
