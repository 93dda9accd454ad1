#include "report/models/pair_values.h"

#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "report/models/mean_models.h"
#include "tasks/session_from_csv.h"

namespace melon {
namespace {

constexpr std::string_view kKeys[] = {"accuracy"};

ModelValues ThreeModels() {
  return {
      {"A", "B", "C"}, KeysOf(kKeys), {{.9}, {.8}, {.7}}, Sampling(Options{})};
}

std::vector<PairResult> ThreePairs() {
  return {{0, 1, {{"p", .02}}},
          {0, 2, {{"p", .01}}},
          {1, 2, {{"p", Value(reasons::too_few_cases)}}}};
}

TEST(PairValues, AdjustOverAllPairs) {
  const ModelValues models = ThreeModels();
  PairValues pairs(models, ThreePairs());
  pairs.Adjust("p");
  const ReadJson report = ReadJson::parse(Serialize(pairs.Report()));
  // The smallest of three is multiplied by 3, the next by 2.
  EXPECT_DOUBLE_EQ(report[1]["p_holm"], .03);
  EXPECT_DOUBLE_EQ(report[0]["p_holm"], .04);
  EXPECT_TRUE(report[2]["p_holm"].is_null());
  EXPECT_EQ(report[2]["reasons"]["p_holm"], "too_few_cases");
  EXPECT_EQ(report[2]["a"], "B");
  EXPECT_EQ(report[2]["b"], "C");
  EXPECT_FALSE(report[0].contains("differences"));
}

TEST(PairValues, HaveNoGroupsWhereCasesAreIndependent) {
  const ModelValues models = ThreeModels();
  PairValues pairs(models, ThreePairs());
  pairs.AddGroups("accuracy");
  pairs.AdjustGroups();
  EXPECT_EQ(pairs.results()[0].values.size(), 1U);
}

TEST(PairValues, JudgeTheBestTwoModels) {
  const ModelValues models = ThreeModels();
  const PairValues pairs(models, {{0, 1, {{"d", .1}, {"p", .01}}},
                                  {0, 2, {{"d", .2}, {"p", .001}}},
                                  {1, 2, {{"d", .1}, {"p", .01}}}});
  const Json verdict = pairs.VerdictOn(
      {.metric = "accuracy", .test = "t", .difference = "d", .p = "p"});
  EXPECT_EQ(TextOf(verdict, "best"), "A");
  EXPECT_EQ(TextOf(verdict, "other"), "B");
  EXPECT_EQ(TextOf(verdict, "kind"), "better");
}

TEST(CompareInPairs, LeavesOutModelsThatAreNotCompared) {
  const std::vector<PairResult> pairs = CompareInPairs(
      {1, 0, 1, 1}, [](std::size_t a, std::size_t b) -> KeyValues {
        return {{"sum", static_cast<double>(a + b)}};
      });
  ASSERT_EQ(pairs.size(), 3U);
  EXPECT_EQ(pairs[1].a, 0U);
  EXPECT_EQ(pairs[1].b, 3U);
  EXPECT_EQ(ValueOf(pairs[2], "sum").number(), 5);
}

}  // namespace
}  // namespace melon
