#include "tasks/replicates.h"

#include <gtest/gtest.h>

#include "base/reasons.h"

namespace melon {
namespace {

TEST(Suffice, AllowsATenthOfTheReplicatesToBeUndefined) {
  EXPECT_TRUE(Suffice({std::vector<double>(90, 0.5), 0}, 100));
  EXPECT_FALSE(Suffice({std::vector<double>(89, 0.5), 0}, 100));
}

TEST(DifferenceJson, HasTwiceTheSmallerTailWithTheDataAsOneMore) {
  // 3 of 19 are below zero: p = 2 · (3 + 1) / (19 + 1).
  std::vector<double> values(16, 1);
  values.insert(values.end(), 3, -1);
  const Json json = DifferenceJson(0.5, {values, 0}, 0.95);
  EXPECT_DOUBLE_EQ(NumberOr(json, "p", 0), 0.4);
  EXPECT_EQ(NumberOr(json, "difference", 0), 0.5);
  EXPECT_EQ(TextOf(json, "method"), "bootstrap_percentile");
}

TEST(DifferenceJson, NeverHasAPAboveOne) {
  const Json json = DifferenceJson(0, {{0, 0, 0}, 0}, 0.95);
  EXPECT_EQ(NumberOr(json, "p", 0), 1);
}

TEST(PutMethods, PutsTheBestThatIsDefinedFirstAndTheOthersBeside) {
  Json intervals = Json::EmptyObject();
  Json others = Json::EmptyObject();
  const Value none = reasons::no_cases;
  PutMethods(
      "f1",
      {{"bootstrap_bca", {none, none}}, {"bootstrap_percentile", {0.25, 0.5}}},
      0.9, intervals, others);
  EXPECT_EQ(
      Serialize(intervals),
      R"({"f1":{"low":0.25,"high":0.5,"level":0.9,"method":"bootstrap_percentile"}})");
  EXPECT_EQ(
      Serialize(others),
      R"({"f1":{"bootstrap_bca":{"low":null,"high":null,"level":0.9,"reason":"no_cases"}}})");
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
