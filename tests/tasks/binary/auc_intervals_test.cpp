#include "tasks/binary/auc_intervals.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "base/reasons.h"

namespace melon {
namespace {

/// Two positives and three negatives, one of which lies between.
BinaryData Data(bool whole_weights) {
  const std::vector<double> scores = {.9, .6, .7, .3, .1};
  const std::vector<std::uint8_t> truth = {1, 1, 0, 0, 0};
  BinaryModel model;
  model.groups = GroupScores(scores, truth, {});
  BinaryData data;
  data.whole_weights = whole_weights;
  data.models.push_back(std::move(model));
  return data;
}

IntervalsByMethod Intervals(const BinaryData& data, const Value& auc,
                            Depth depth = Depth::limits) {
  IntervalsByMethod methods;
  AddAucIntervals(data, 0, auc, 0.125, 0.95, methods, depth);
  return methods;
}

TEST(AddAucIntervals, AreThoseOfEveryMethodOfAreas) {
  std::vector<std::string_view> methods;
  for (const MethodInterval& one : Intervals(Data(true), 5. / 6)) {
    methods.push_back(one.method);
    EXPECT_LT(one.interval.low.number(), 5. / 6) << one.method;
    EXPECT_GT(one.interval.high.number(), 5. / 6) << one.method;
    EXPECT_TRUE(one.working.lines().empty());
  }
  EXPECT_EQ(methods,
            (std::vector<std::string_view>{"delong", "delong_logit",
                                           "hanley_mcneil", "newcombe"}));
}

TEST(AddAucIntervals, HaveTheirWorkingsWhereThatIsWanted) {
  for (const MethodInterval& one :
       Intervals(Data(true), 5. / 6, Depth::working))
    EXPECT_FALSE(one.working.lines().empty()) << one.method;
}

TEST(AddAucIntervals, NeedAnAreaAndNumbersOfCases) {
  for (const MethodInterval& one : Intervals(Data(true), reasons::one_class))
    EXPECT_EQ(one.interval.low.reason().id, "one_class");
  for (const MethodInterval& one : Intervals(Data(false), 5. / 6))
    EXPECT_EQ(one.interval.low.reason().id, "fractional_weights");
}

}  // namespace
}  // namespace melon
