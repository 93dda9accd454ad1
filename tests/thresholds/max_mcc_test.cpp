#include <cmath>

#include "thresholds/threshold_support.h"

namespace melon::thresholds {
extern const ThresholdRule max_mcc;
namespace {

TEST(MaxMcc, MaximisesTheCorrelation) {
  // At .2: (4·1 − 4·0)/√(8·1·4·5) = .316; at .8: (1·4 − 1·3)/√(2·7·4·5) = .06.
  ExpectChoice(max_mcc, NineSamples(), {}, .2, 4 / std::sqrt(160.0));
}

TEST(MaxMcc, TakesTheHighestOfEquallyGoodThresholds) {
  // + − + −: (1·2 − 0)/√(1·3·2·2) at 4 and (2·1 − 0)/√(3·1·2·2) at 2.
  ExpectChoice(max_mcc, FourSamples({1, 0, 1, 0}), {}, 4, 1 / std::sqrt(3.0));
}

TEST(MaxMcc, IsUndefinedForAConstantScoreOrOneClass) {
  ExpectUndefined(max_mcc, ConstantScore(), {}, "constant_score");
  ExpectUndefined(max_mcc, FourSamples({1, 1, 1, 1}), {}, "one_class");
}

}  // namespace
}  // namespace melon::thresholds
