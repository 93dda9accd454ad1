#include "report/bootstrap/replicates.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <utility>
#include <vector>

#include "base/reasons.h"

namespace melon {
namespace {

Replicates SomeReplicates(std::vector<double> values, std::uint32_t drawn) {
  return {std::move(values), 0, drawn, "plain"};
}

/// Ninety, one of them another number.
std::vector<double> Ninety() {
  std::vector<double> values(90, 0.5);
  values[0] = 0.25;
  return values;
}

TEST(AddBootstrapIntervals, AllowsATenthOfTheReplicatesToBeUndefined) {
  IntervalsByMethod enough;
  AddBootstrapIntervals(0.5, SomeReplicates(Ninety(), 100), 0.9, enough);
  IntervalsByMethod too_few;
  AddBootstrapIntervals(0.5, SomeReplicates(Ninety(), 101), 0.9, too_few);
  ASSERT_EQ(enough.size(), 2U);
  ASSERT_EQ(too_few.size(), 2U);
  EXPECT_EQ(enough[1].method, "bootstrap_percentile");
  EXPECT_TRUE(enough[1].interval.low.defined());
  EXPECT_EQ(enough[1].resample, "plain");
  for (const MethodInterval& one : too_few)
    EXPECT_EQ(one.interval.low.reason().id, "undefined_replicates");
}

TEST(DifferenceJson, HasTwiceTheSmallerTailWithTheDataAsOneMore) {
  // 3 of 19 are below zero: p = 2 · (3 + 1) / (19 + 1).
  std::vector<double> values(16, 1);
  values.insert(values.end(), 3, -1);
  const Json json = DifferenceJson(0.5, SomeReplicates(values, 19), 0.95);
  EXPECT_DOUBLE_EQ(NumberOr(json, "p", 0), 0.4);
  EXPECT_EQ(NumberOr(json, "difference", 0), 0.5);
  EXPECT_EQ(TextOf(json, "method"), "bootstrap_percentile");
  EXPECT_EQ(TextOf(json, "resample"), "plain");
}

TEST(DifferenceJson, NeverHasAPAboveOne) {
  const Json json = DifferenceJson(0, SomeReplicates({0, 0, 0}, 3), 0.95);
  EXPECT_EQ(NumberOr(json, "p", 0), 1);
}

TEST(DifferenceJson, HasAReasonWhereTooManyReplicatesAreUndefined) {
  const Json json = DifferenceJson(0.5, SomeReplicates({1, 2}, 3), 0.95);
  EXPECT_TRUE(json.Find("p")->IsNull());
  EXPECT_TRUE(json.Find("low")->IsNull());
  EXPECT_EQ(TextOf(json, "reason"), "undefined_replicates");
}

TEST(PutMethods, PutsTheBestThatIsDefinedFirstAndTheOthersBeside) {
  Json intervals = Json::EmptyObject();
  Json others = Json::EmptyObject();
  const Value none = reasons::no_cases;
  PutMethods("f1",
             {{"bootstrap_bca", {none, none}, "plain"},
              {"bootstrap_percentile", {0.25, 0.5}, "plain"},
              {"wilson", {none, none}}},
             0.9, intervals, others);
  EXPECT_EQ(
      Serialize(intervals),
      R"({"f1":{"low":0.25,"high":0.5,"level":0.9,"method":"bootstrap_percentile","resample":"plain"}})");
  EXPECT_EQ(
      Serialize(others),
      R"({"f1":{"bootstrap_bca":{"low":null,"high":null,"level":0.9,"reason":"no_cases","resample":"plain"},"wilson":{"low":null,"high":null,"level":0.9,"reason":"no_cases"}}})");
}

TEST(PutMethods, OfCasesInGroupsOnlyABootstrapStandsBesideTheValue) {
  const IntervalsByMethod methods = {
      {"delong_logit", {0.5, 0.75}},
      {"bootstrap_percentile", {0.25, 0.875}, "cluster"}};
  Json intervals = Json::EmptyObject();
  Json others = Json::EmptyObject();
  PutMethods("roc_auc", methods, 0.95, intervals, others, true);
  EXPECT_EQ(TextOf(*intervals.Find("roc_auc"), "method"),
            "bootstrap_percentile");
  Json none = Json::EmptyObject();
  PutMethods("roc_auc", {methods.front()}, 0.95, none, others, true);
  EXPECT_EQ(Serialize(none), "{}");
}

TEST(TestDifference, HasThePercentilesAndTwiceTheSmallerTail) {
  // −1 of 1, 2, 3, −1 and 4 lies below 0: 2 · (1 + 1) / (5 + 1) = 2/3.
  const DifferenceTest test =
      TestDifference(2, SomeReplicates({1, 2, 3, -1, 4}, 5), 0.95);
  EXPECT_DOUBLE_EQ(test.p.number(), 2. / 3);
  EXPECT_LT(test.interval.low.number(), 0);
  EXPECT_GT(test.interval.high.number(), 3);
  EXPECT_EQ(TestDifference(2, SomeReplicates({1, 2}, 3), 0.95).p.reason().id,
            "undefined_replicates");
}

TEST(WorkOutDifferenceP, CountsTheReplicatesOnEitherSideOfZero) {
  // One of five lies below 0, one at it: 2 · (2 + 1) / (5 + 1) = 1.
  const auto tied = WorkOutDifferenceP(SomeReplicates({1, 2, 0, -1, 4}, 5));
  EXPECT_EQ(tied.result.number(), 1);
  const auto& lines = tied.working.lines();
  ASSERT_EQ(lines.size(), 4U);
  EXPECT_EQ(lines[0].term.value(), 5);
  EXPECT_EQ(lines[1].term.value(), 2);
  EXPECT_EQ(lines[2].term.value(), 4);
  EXPECT_EQ(lines[3].term.value(), 1);
  const auto all = WorkOutDifferenceP(SomeReplicates({1, 2, 3, 4, 5, 6, 7}, 7));
  EXPECT_EQ(all.result.number(), 2. / 8);
  EXPECT_EQ(all.working.lines().back().term.value(), 2. / 8);
  EXPECT_EQ(WorkOutDifferenceP(SomeReplicates({1, 2}, 3)).result.reason().id,
            "undefined_replicates");
}

TEST(BestOf, IsThePreferredOneThatIsDefined) {
  const Value none = reasons::no_cases;
  const IntervalsByMethod methods = {
      {"wilson", {none, none}},
      {"bootstrap_percentile", {0.25, 0.5}, "plain"},
      {"clopper_pearson", {0.25, 0.5}}};
  EXPECT_EQ(BestOf(methods, false), &methods[1]);
  EXPECT_EQ(BestOf({methods[0], methods[2]}, false), nullptr);
}

TEST(AddBootstrapIntervals, HaveTheirWorkingsWhereThatIsWanted) {
  IntervalsByMethod limits;
  AddBootstrapIntervals(0.5, SomeReplicates(Ninety(), 90), 0.9, limits);
  IntervalsByMethod worked;
  AddBootstrapIntervals(0.5, SomeReplicates(Ninety(), 90), 0.9, worked,
                        Depth::working);
  ASSERT_EQ(limits.size(), worked.size());
  EXPECT_TRUE(limits[1].working.lines().empty());
  EXPECT_FALSE(worked[1].working.lines().empty());
  EXPECT_EQ(limits[1].interval.low.number(), worked[1].interval.low.number());
  EXPECT_EQ(worked[1].resample, "plain");
}

TEST(PutMethods, PutsNothingWhereThereIsNoMethod) {
  Json intervals = Json::EmptyObject();
  Json others = Json::EmptyObject();
  PutMethods("f1", {}, 0.9, intervals, others);
  EXPECT_EQ(Serialize(intervals), "{}");
  EXPECT_EQ(Serialize(others), "{}");
}

}  // namespace
}  // namespace melon
