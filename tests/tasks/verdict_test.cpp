#include "tasks/verdict.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

BinaryData DataOf(TaskKind task, const std::vector<double>& right) {
  BinaryData data;
  data.task = task;
  const char* names[] = {"A", "B", "C"};
  for (std::size_t i = 0; i < right.size(); ++i) {
    BinaryModel model;
    model.name = names[i];
    model.counts.true_positive = right[i];
    model.counts.false_positive = 100 - right[i];
    data.models.push_back(std::move(model));
  }
  return data;
}

/// What DeLong's test and McNemar's found for a pair.
PairResult ScorePair(std::size_t a, std::size_t b, double z, const Value& p,
                     double low, double high, double midp = 0.5) {
  return {a,
          b,
          {{"delong_z", z},
           {"delong_p", p},
           {"delong_diff_low", low},
           {"delong_diff_high", high},
           {"mcnemar_midp", midp}}};
}

PairResult LabelPair(std::size_t a, std::size_t b, const Value& midp) {
  return {a, b, {{"mcnemar_midp", midp}}};
}

ReadJson VerdictOf(const BinaryData& data, const std::vector<Value>& headline,
                   const std::vector<PairResult>& pairs) {
  return ReadJson::parse(Serialize(Verdict(data, headline, pairs, 0.95)));
}

std::string Kind(const ReadJson& verdict) {
  return verdict["kind"].get<std::string>();
}

TEST(Verdict, IsBetterWhenTheAdjustedPIsSmall) {
  const ReadJson verdict =
      VerdictOf(DataOf(TaskKind::binary, {90, 80}), {0.9, 0.8},
                {ScorePair(0, 1, 2.5, 0.0124, 0.02, 0.18, 0.04)});
  EXPECT_EQ(Kind(verdict), "better");
  EXPECT_EQ(verdict["metric"].get<std::string>(), "roc_auc");
  EXPECT_EQ(verdict["best"].get<std::string>(), "A");
  EXPECT_EQ(verdict["other"].get<std::string>(), "B");
  EXPECT_EQ(verdict["best_value"].get<double>(), 0.9);
  EXPECT_EQ(verdict["other_value"].get<double>(), 0.8);
  EXPECT_NEAR(verdict["difference"].get<double>(), 0.1, 1e-15);
  EXPECT_EQ(verdict["low"].get<double>(), 0.02);
  EXPECT_EQ(verdict["high"].get<double>(), 0.18);
  EXPECT_EQ(verdict["level"].get<double>(), 0.95);
  EXPECT_EQ(verdict["test"].get<std::string>(), "delong");
  EXPECT_EQ(verdict["statistic"].get<double>(), 2.5);
  EXPECT_EQ(verdict["p"].get<double>(), 0.0124);
  EXPECT_EQ(verdict["p_adjusted"].get<double>(), 0.0124);
  EXPECT_EQ(verdict["adjustment"].get<std::string>(), "holm");
  EXPECT_EQ(verdict["pairs"].get<int>(), 1);
  EXPECT_EQ(verdict["second"]["test"].get<std::string>(), "mcnemar_midp");
  EXPECT_EQ(verdict["second"]["p"].get<double>(), 0.04);
  EXPECT_EQ(verdict["second"]["favours"].get<std::string>(), "A");
}

TEST(Verdict, TurnsTheSignsWhenTheBetterModelComesSecond) {
  const ReadJson verdict =
      VerdictOf(DataOf(TaskKind::binary, {90, 80}), {0.8, 0.9},
                {ScorePair(0, 1, -2.5, 0.0124, -0.18, -0.02)});
  EXPECT_EQ(verdict["best"].get<std::string>(), "B");
  EXPECT_NEAR(verdict["difference"].get<double>(), 0.1, 1e-15);
  EXPECT_EQ(verdict["low"].get<double>(), 0.02);
  EXPECT_EQ(verdict["high"].get<double>(), 0.18);
  EXPECT_EQ(verdict["statistic"].get<double>(), 2.5);
  // The model with the worse ranking may still err less at the threshold.
  EXPECT_EQ(verdict["second"]["favours"].get<std::string>(), "A");
}

TEST(Verdict, IsNoDifferenceWhenThePIsLarge) {
  const ReadJson verdict =
      VerdictOf(DataOf(TaskKind::binary, {80, 80}), {0.9, 0.8},
                {ScorePair(0, 1, 1.2, 0.23, -0.06, 0.26)});
  EXPECT_EQ(Kind(verdict), "no_difference");
  EXPECT_TRUE(verdict["second"]["favours"].is_null());
}

TEST(Verdict, AdjustsOverAllPairsSoThatThreeModelsNeedMore) {
  // Holm: 3 · 0.02 = 0.06 for the pair of the two best.
  const ReadJson verdict = VerdictOf(
      DataOf(TaskKind::binary, {1, 2, 3}), {0.7, 0.9, 0.8},
      {ScorePair(0, 1, -1, 0.2, -1, 1), ScorePair(0, 2, -1, 0.3, -1, 1),
       ScorePair(1, 2, 2.3, 0.02, 0.01, 0.2)});
  EXPECT_EQ(verdict["best"].get<std::string>(), "B");
  EXPECT_EQ(verdict["other"].get<std::string>(), "C");
  EXPECT_EQ(verdict["p"].get<double>(), 0.02);
  EXPECT_NEAR(verdict["p_adjusted"].get<double>(), 0.06, 1e-15);
  EXPECT_EQ(verdict["pairs"].get<int>(), 3);
  EXPECT_EQ(Kind(verdict), "no_difference");
}

TEST(Verdict, ComparesTheTwoBestAndLeavesUndefinedOnesOut) {
  const ReadJson verdict = VerdictOf(
      DataOf(TaskKind::binary, {1, 2, 3}), {0.7, reasons::one_class, 0.8},
      {ScorePair(0, 1, 0, reasons::one_class, 0, 0),
       ScorePair(0, 2, -3, 0.002, -0.2, -0.01),
       ScorePair(1, 2, 0, reasons::one_class, 0, 0)});
  EXPECT_EQ(verdict["best"].get<std::string>(), "C");
  EXPECT_EQ(verdict["other"].get<std::string>(), "A");
  EXPECT_EQ(verdict["p_adjusted"].get<double>(), 0.002);
  EXPECT_EQ(Kind(verdict), "better");
}

TEST(Verdict, OfOneModelIsSingle) {
  const ReadJson verdict = VerdictOf(DataOf(TaskKind::binary, {1}), {0.7}, {});
  EXPECT_EQ(
      verdict.dump(),
      R"({"best":"A","best_value":0.7,"kind":"single","metric":"roc_auc"})");
}

TEST(Verdict, IsUntestedWhenTheTestIsUndefined) {
  const ReadJson verdict =
      VerdictOf(DataOf(TaskKind::binary, {1, 2}), {0.9, 0.8},
                {ScorePair(0, 1, 0, reasons::no_variance, 0, 0)});
  EXPECT_EQ(Kind(verdict), "untested");
  EXPECT_EQ(verdict["reason"].get<std::string>(), "no_variance");
  EXPECT_TRUE(verdict["p"].is_null());
  EXPECT_TRUE(verdict["p_adjusted"].is_null());
}

TEST(Verdict, IsUndefinedWhenNoModelHasAValue) {
  const ReadJson verdict =
      VerdictOf(DataOf(TaskKind::binary, {1, 2}),
                {reasons::one_class, reasons::one_class},
                {ScorePair(0, 1, 0, reasons::one_class, 0, 0)});
  EXPECT_EQ(verdict.dump(),
            R"({"kind":"undefined","metric":"roc_auc","reason":"one_class"})");
}

TEST(Verdict, OfLabelsRestsOnAccuracyAndMcNemarsMidP) {
  const ReadJson verdict = VerdictOf(DataOf(TaskKind::labels, {80, 90}),
                                     {0.8, 0.9}, {LabelPair(0, 1, 0.03)});
  EXPECT_EQ(Kind(verdict), "better");
  EXPECT_EQ(verdict["metric"].get<std::string>(), "accuracy");
  EXPECT_EQ(verdict["best"].get<std::string>(), "B");
  EXPECT_EQ(verdict["test"].get<std::string>(), "mcnemar_midp");
  EXPECT_EQ(verdict["p"].get<double>(), 0.03);
  EXPECT_FALSE(verdict.contains("second"));
  EXPECT_FALSE(verdict.contains("low"));
}

TEST(Verdict, AmongEqualModelsNamesTheFirst) {
  const ReadJson verdict = VerdictOf(DataOf(TaskKind::labels, {80, 80}),
                                     {0.8, 0.8}, {LabelPair(0, 1, 1.0)});
  EXPECT_EQ(verdict["best"].get<std::string>(), "A");
  EXPECT_EQ(verdict["difference"].get<double>(), 0);
  EXPECT_EQ(Kind(verdict), "no_difference");
}

TEST(HolmOverPairs, KeepsUndefinedOnesOutOfTheFamily) {
  const std::vector<PairResult> pairs = {
      LabelPair(0, 1, 0.01), LabelPair(0, 2, reasons::fractional_weights),
      LabelPair(1, 2, 0.5)};
  const std::vector<Value> adjusted = HolmOverPairs(pairs, "mcnemar_midp");
  ASSERT_EQ(adjusted.size(), 3U);
  EXPECT_EQ(adjusted[0].number(), 0.02);
  EXPECT_EQ(adjusted[1].reason().id, "fractional_weights");
  EXPECT_EQ(adjusted[2].number(), 0.5);
}

TEST(ValueOf, FindsTheKey) {
  const PairResult pair = ScorePair(0, 1, 2.5, 0.01, 0, 1);
  EXPECT_EQ(ValueOf(pair, "delong_z").number(), 2.5);
}

}  // namespace
}  // namespace melon
