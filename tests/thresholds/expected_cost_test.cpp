#include "thresholds/threshold_support.h"

namespace melon::thresholds {
extern const ThresholdRule expected_cost;
namespace {

TEST(ExpectedCost, UsesThePrevalenceOfTheDataWithoutAPrior) {
  // Equal costs: (FN + FP)/n. Nothing positive errs 4 times of 9, so does .8,
  // .2 as well: the highest is taken.
  ExpectChoice(expected_cost, NineSamples(), {}, kInfinity, 4. / 9);
}

TEST(ExpectedCost, MinimisesPriorTimesCosts) {
  // π = 1/2, misses three times as dear: .5·3·FNR + .5·FPR: .4 at .2, 1.225 at
  // .8, 1.5 for none, .5 for all.
  ExpectChoice(expected_cost, NineSamples(),
               {.cost_fn = 3, .cost_fp = 1, .prior = .5}, .2, .4);
}

TEST(ExpectedCost, WithAPriorOfZeroOrOneIsTrivial) {
  ExpectChoice(expected_cost, NineSamples(), {.prior = 0}, kInfinity, 0);
  ExpectChoice(expected_cost, NineSamples(), {.prior = 1}, .2, 0);
}

TEST(ExpectedCost, IsUndefinedForOneClass) {
  ExpectUndefined(expected_cost, FourSamples({0, 0, 0, 0}), {.prior = .3},
                  "one_class");
}

}  // namespace
}  // namespace melon::thresholds
