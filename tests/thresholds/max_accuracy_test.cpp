#include "thresholds/threshold_support.h"

namespace melon::thresholds {
extern const ThresholdRule max_accuracy;
namespace {

TEST(MaxAccuracy, MakesTheFewestMistakes) {
  // Right of nine: none 5, .8 5, .2 4 + 1 = 5: the highest is taken.
  ExpectChoice(max_accuracy, NineSamples(), {}, kInfinity, 5. / 9);
  ExpectChoice(max_accuracy, FourSamples({1, 1, 0, 1}), {}, 3, 3. / 4);
}

TEST(MaxAccuracy, WorksForOneClass) {
  ExpectChoice(max_accuracy, FourSamples({0, 0, 0, 0}), {}, kInfinity, 1);
  ExpectChoice(max_accuracy, FourSamples({1, 1, 1, 1}), {}, 1, 1);
}

TEST(MaxAccuracy, IsUndefinedWithoutCases) {
  ExpectUndefined(max_accuracy, GroupScores({}, {}, {}), {}, "no_cases");
}

}  // namespace
}  // namespace melon::thresholds
