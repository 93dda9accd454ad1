#include "report/verdict/verdict.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tasks/session_from_csv.h"

namespace melon {
namespace {

constexpr VerdictBasis kBasis{.metric = "roc_auc",
                              .test = "delong",
                              .difference = "diff",
                              .statistic = "z",
                              .low = "low",
                              .high = "high",
                              .p = "p"};
constexpr VerdictBasis kErrors{.metric = "mae",
                               .lower_is_better = true,
                               .test = "paired_t_test",
                               .difference = "diff",
                               .p = "p"};
const SecondTest kSecond{.key = "second",
                         .test = "mcnemar_midp",
                         .p = {"exact", "approximate"},
                         .favours = "errors"};

/// What the tests found for a pair: the difference of a and b, its interval and
/// p-value.
PairResult Pair(std::size_t a, std::size_t b, const Value& difference,
                const Value& p, double low = -1, double high = 1) {
  return {a,
          b,
          {{"diff", difference},
           {"z", difference.defined() ? 20 * difference.number() : 0},
           {"p", p},
           {"low", low},
           {"high", high}}};
}

ReadJson VerdictOf(const std::vector<Value>& headline,
                   const std::vector<PairResult>& pairs,
                   const VerdictBasis& basis = kBasis,
                   const SecondTest* second = nullptr, double alpha = 0.05) {
  std::vector<std::string_view> names = {"A", "B", "C"};
  names.resize(headline.size());
  const Contest contest{
      .names = names, .headline = headline, .pairs = pairs, .alpha = alpha};
  return ReadJson::parse(Serialize(Verdict(contest, basis, second)));
}

std::string Kind(const ReadJson& verdict) {
  return verdict["kind"].get<std::string>();
}

TEST(Verdict, IsBetterWhenTheAdjustedPIsSmall) {
  const ReadJson verdict =
      VerdictOf({0.9, 0.8}, {Pair(0, 1, 0.125, 0.0124, 0.02, 0.18)});
  EXPECT_EQ(Kind(verdict), "better");
  EXPECT_EQ(verdict["metric"], "roc_auc");
  EXPECT_EQ(verdict["best"], "A");
  EXPECT_EQ(verdict["other"], "B");
  EXPECT_EQ(verdict["best_value"], 0.9);
  EXPECT_EQ(verdict["other_value"], 0.8);
  // The test's own difference, not that of the two values.
  EXPECT_EQ(verdict["difference"], 0.125);
  EXPECT_EQ(verdict["low"], 0.02);
  EXPECT_EQ(verdict["high"], 0.18);
  EXPECT_EQ(verdict["level"], 0.95);
  EXPECT_EQ(verdict["test"], "delong");
  EXPECT_EQ(verdict["statistic"], 2.5);
  EXPECT_EQ(verdict["p"], 0.0124);
  EXPECT_EQ(verdict["p_adjusted"], 0.0124);
  EXPECT_EQ(verdict["adjustment"], "holm");
  EXPECT_EQ(verdict["pairs"], 1);
}

TEST(Verdict, TurnsTheSignsWhenTheBetterModelComesSecond) {
  const ReadJson verdict =
      VerdictOf({0.8, 0.9}, {Pair(0, 1, -0.125, 0.0124, -0.18, -0.02)});
  EXPECT_EQ(verdict["best"], "B");
  EXPECT_EQ(verdict["difference"], 0.125);
  EXPECT_EQ(verdict["low"], 0.02);
  EXPECT_EQ(verdict["high"], 0.18);
  EXPECT_EQ(verdict["statistic"], 2.5);
}

TEST(Verdict, OfErrorsTakesTheSmallerValueForTheBetter) {
  const ReadJson verdict =
      VerdictOf({1.5, 1.0}, {Pair(0, 1, 0.5, 0.001)}, kErrors);
  EXPECT_EQ(verdict["best"], "B");
  EXPECT_EQ(verdict["difference"], -0.5);
  EXPECT_EQ(Kind(verdict), "better");
}

TEST(Verdict, IsBetterWhenTheAdjustedPIsAlpha) {
  // In doubles 1 − (1 − α) is less than α for both of them.
  for (const double alpha : {0.1, 0.2}) {
    const ReadJson verdict =
        VerdictOf({0.9, 0.8}, {Pair(0, 1, 0.125, alpha, 0.02, 0.18)}, kBasis,
                  nullptr, alpha);
    EXPECT_EQ(Kind(verdict), "better") << alpha;
    EXPECT_EQ(verdict["interval_agrees"], true) << alpha;
  }
}

TEST(Verdict, IsNoDifferenceWhenThePIsLarge) {
  EXPECT_EQ(Kind(VerdictOf({0.9, 0.8}, {Pair(0, 1, 0.1, 0.23)})),
            "no_difference");
}

TEST(Verdict, ClaimsNothingWhereTheIntervalCoversZero) {
  EXPECT_EQ(Kind(VerdictOf({0.9, 0.8}, {Pair(0, 1, 0.1, 0.049, -0.001, 0.2)})),
            "no_difference");
}

TEST(Verdict, SaysWhereTheIntervalAndThePPart) {
  const auto agree = [](const Value& p, double low, double high) {
    return VerdictOf({0.9, 0.8}, {Pair(0, 1, 0.1, p, low, high)})
        .value("interval_agrees", ReadJson());
  };
  EXPECT_EQ(agree(0.049, -0.001, 0.2), false);
  EXPECT_EQ(agree(0.051, 0.001, 0.2), false);
  EXPECT_EQ(agree(0.049, 0.001, 0.2), true);
  EXPECT_EQ(agree(0.051, -0.001, 0.2), true);
  EXPECT_TRUE(agree(reasons::no_variance, -0.001, 0.2).is_null());
}

TEST(Verdict, SaysThatTangosIntervalAndTheMidPPart) {
  // Of 26 cases 4 are right in the first model only: mid-p = 2 · ½ · 2⁻⁴ =
  // .0625; Tango's score of no difference is (4 − 0)/√4 = 2 > 1.96, so
  // his interval excludes 0.
  std::string csv = "truth,a,b\n";
  for (int row = 0; row < 26; ++row) {
    const std::string truth = row % 2 == 0 ? "y" : "n";
    const std::string wrong = row % 2 == 0 ? "n" : "y";
    csv += truth + "," + (row < 2 ? wrong : truth) + "," +
           (row < 6 ? wrong : truth) + "\n";
  }
  const ReadJson verdict = ReportOfCsv(csv)["verdict"];
  EXPECT_EQ(verdict["test"], "mcnemar_midp");
  EXPECT_NEAR(verdict["p"].get<double>(), .0625, 1e-15);
  EXPECT_GT(verdict["low"], 0);
  EXPECT_EQ(verdict["kind"], "no_difference");
  EXPECT_EQ(verdict["interval_agrees"], false);
}

TEST(Verdict, HoldsOnlyAloneWhenHolmsAdjustmentTakesItAway) {
  // Holm: 3 · 0.02 = 0.06 for the pair of the two best.
  const ReadJson verdict =
      VerdictOf({0.7, 0.9, 0.8}, {Pair(0, 1, -0.2, 0.2), Pair(0, 2, -0.1, 0.3),
                                  Pair(1, 2, 0.1, 0.02, 0.01, 0.2)});
  EXPECT_EQ(verdict["best"], "B");
  EXPECT_EQ(verdict["other"], "C");
  EXPECT_EQ(verdict["p"], 0.02);
  EXPECT_NEAR(verdict["p_adjusted"].get<double>(), 0.06, 1e-15);
  EXPECT_EQ(verdict["pairs"], 3);
  EXPECT_EQ(Kind(verdict), "only_alone");
}

TEST(Verdict, ComparesTheTwoBestAndLeavesUndefinedOnesOut) {
  const ReadJson verdict =
      VerdictOf({0.7, reasons::one_class, 0.8},
                {Pair(0, 1, reasons::one_class, reasons::one_class),
                 Pair(0, 2, -0.1, 0.002, -0.2, -0.01),
                 Pair(1, 2, reasons::one_class, reasons::one_class)});
  EXPECT_EQ(verdict["best"], "C");
  EXPECT_EQ(verdict["other"], "A");
  // One of three pairs: .002 · 3.
  EXPECT_NEAR(verdict["p_adjusted"].get<double>(), 0.006, 1e-15);
  EXPECT_EQ(verdict["pairs"], 3);
  EXPECT_EQ(Kind(verdict), "better");
}

TEST(Verdict, OfOneModelIsSingle) {
  EXPECT_EQ(
      VerdictOf({0.7}, {}).dump(),
      R"({"best":"A","best_value":0.7,"kind":"single","metric":"roc_auc"})");
}

TEST(Verdict, IsUntestedWhenTheTestIsUndefined) {
  const ReadJson verdict = VerdictOf(
      {0.9, 0.75}, {Pair(0, 1, reasons::no_variance, reasons::no_variance)});
  EXPECT_EQ(Kind(verdict), "untested");
  EXPECT_EQ(verdict["reason"], "no_variance");
  EXPECT_TRUE(verdict["p"].is_null());
  EXPECT_TRUE(verdict["p_adjusted"].is_null());
  // .9 − .75, for want of the test's own.
  EXPECT_NEAR(verdict["difference"].get<double>(), 0.15, 1e-15);
}

TEST(Verdict, IsUndefinedWhenNoModelHasAValue) {
  EXPECT_EQ(VerdictOf({reasons::one_class, reasons::one_class},
                      {Pair(0, 1, reasons::one_class, reasons::one_class)})
                .dump(),
            R"({"kind":"undefined","metric":"roc_auc","reason":"one_class"})");
}

TEST(Verdict, AmongEqualModelsNamesTheFirst) {
  const ReadJson verdict = VerdictOf({0.8, 0.8}, {Pair(0, 1, 0, 1.0)});
  EXPECT_EQ(verdict["best"], "A");
  EXPECT_EQ(verdict["difference"], 0);
  EXPECT_EQ(Kind(verdict), "no_difference");
}

TEST(Verdict, NamesTheModelThatTheTestFavoursWhereTheValuesDifferByRounding) {
  const ReadJson verdict =
      VerdictOf({0.8 + 1e-16, 0.8}, {Pair(0, 1, -1e-15, 0.9)});
  EXPECT_EQ(verdict["best"], "B");
  EXPECT_EQ(verdict["difference"], 1e-15);
}

TEST(Verdict, ClaimsNothingWhereTheTestFavoursTheModelWithTheWorseValue) {
  // The values are means over different queries, the test is of those in
  // common.
  const ReadJson verdict =
      VerdictOf({0.9, 0.8}, {Pair(0, 1, -0.1, 0.001, -0.15, -0.05)});
  EXPECT_EQ(Kind(verdict), "untested");
  EXPECT_EQ(verdict["reason"], "other_cases");
}

/// The pair with the second test's p-values, exact and approximate, and whom it
/// favours.
PairResult WithErrors(PairResult pair, const Value& exact, double approximate,
                      double favours) {
  pair.values.emplace_back("exact", exact);
  pair.values.emplace_back("approximate", approximate);
  pair.values.emplace_back("errors", favours);
  return pair;
}

TEST(Verdict, AdjustsTheSecondTestOverAllPairsToo) {
  // Holm over .02, .5 and .6: 3 · .02.
  const ReadJson verdict =
      VerdictOf({0.7, 0.9, 0.8},
                {WithErrors(Pair(0, 1, -0.2, 0.2), 0.5, 0, 0),
                 WithErrors(Pair(0, 2, -0.1, 0.3), 0.6, 0, 0),
                 WithErrors(Pair(1, 2, 0.1, 0.02), 0.02, 0, -3)},
                kBasis, &kSecond);
  const ReadJson& second = verdict["second"];
  EXPECT_EQ(second["test"], "mcnemar_midp");
  EXPECT_EQ(second["p"], 0.02);
  EXPECT_NEAR(second["p_adjusted"].get<double>(), 0.06, 1e-15);
  EXPECT_EQ(second["favours"], "C");
  EXPECT_EQ(second["kind"], "no_difference");
}

TEST(Verdict, TakesTheNextPOfTheSecondTestWhereTheFirstIsUndefined) {
  const ReadJson second = VerdictOf(
      {1.5, 1.0},
      {WithErrors(Pair(0, 1, 0.5, 0.001), reasons::too_many_cases, 0.003, -2)},
      kErrors, &kSecond)["second"];
  EXPECT_EQ(second["p"], 0.003);
  EXPECT_EQ(second["kind"], "better");
  // The sum of the ranks of A's errors is the smaller one.
  EXPECT_EQ(second["favours"], "A");
}

TEST(Verdict, HasNoFavouriteWhereTheSecondTestSeesNoDifference) {
  const ReadJson second = VerdictOf(
      {0.9, 0.8}, {WithErrors(Pair(0, 1, 0.1, 0.2), reasons::no_cases, 1, 0)},
      kBasis, &kSecond)["second"];
  EXPECT_TRUE(second["favours"].is_null());
  EXPECT_EQ(second["kind"], "no_difference");
}

TEST(Verdict, SaysWhoSharesTheBestValueAndWhomEachOfThemBeats) {
  // Holm over all three pairs, the undefined one as if its p were 1: .001 · 3
  // and .002 · 2.
  const ReadJson verdict =
      VerdictOf({0.9, 0.9, 0.6}, {Pair(0, 1, 0, reasons::no_variance),
                                  Pair(0, 2, 0.3, 0.001, 0.2, 0.4),
                                  Pair(1, 2, 0.3, 0.002, 0.2, 0.4)});
  EXPECT_EQ(Kind(verdict), "untested");
  EXPECT_EQ(verdict["equal"], true);
  EXPECT_EQ(verdict["shared"], (std::vector<std::string>{"A", "B"}));
  EXPECT_EQ(verdict["beaten"], (std::vector<std::string>{"C"}));
  EXPECT_EQ(verdict["beaten_by"], "delong");
  EXPECT_NEAR(verdict["beaten_p"].get<double>(), .004, 1e-15);
}

TEST(Verdict, LetsNoneBeBeatenThatOneOfTheEqualDoesNotBeat) {
  const ReadJson verdict =
      VerdictOf({0.9, 0.9, 0.6}, {Pair(0, 1, 0, reasons::no_variance),
                                  Pair(0, 2, 0.3, 0.001, 0.2, 0.4),
                                  Pair(1, 2, 0.3, 0.2, -0.1, 0.7)});
  EXPECT_EQ(verdict["shared"].size(), 2U);
  EXPECT_FALSE(verdict.contains("beaten"));
}

TEST(Verdict, OfThreeEqualModelsNamesAllThree) {
  const ReadJson verdict = VerdictOf(
      {0.9, 0.9, 0.9}, {Pair(0, 1, 0, 1), Pair(0, 2, 0, 1), Pair(1, 2, 0, 1)});
  EXPECT_EQ(Kind(verdict), "no_difference");
  EXPECT_EQ(verdict["shared"], (std::vector<std::string>{"A", "B", "C"}));
}

TEST(Verdict, NamesNoStandingWhereOneModelIsBetter) {
  const ReadJson verdict =
      VerdictOf({0.9, 0.8}, {Pair(0, 1, 0.1, 0.01, 0.05, 0.15)});
  EXPECT_FALSE(verdict.contains("shared"));
  EXPECT_FALSE(verdict.contains("beaten"));
}

TEST(Verdict, IsByTheOtherTestWhereTheBasisHasNone) {
  VerdictBasis basis = kBasis;
  basis.instead = "auc_permutation";
  basis.instead_p = "exchanged_p";
  std::vector<PairResult> pairs = {Pair(0, 1, 1.0, reasons::no_variance),
                                   Pair(0, 2, 0.3, 0.01, 0.2, 0.4),
                                   Pair(1, 2, -0.7, 0.02, -0.9, -0.2)};
  for (std::string_view key : {"z", "low", "high"}) {
    for (auto& [name, value] : pairs[0].values)
      if (name == key) value = reasons::no_variance;
  }
  pairs[0].values.emplace_back("exchanged_p", 1e-9);
  pairs[1].values.emplace_back("exchanged_p", reasons::too_few_cases);
  pairs[2].values.emplace_back("exchanged_p", reasons::too_few_cases);
  const ReadJson verdict = VerdictOf({1.0, 0.9, 0.5}, pairs, basis);
  EXPECT_EQ(Kind(verdict), "better");
  EXPECT_EQ(verdict["test"], "auc_permutation");
  // Holm over all three: the smallest times three.
  EXPECT_NEAR(verdict["p_adjusted"].get<double>(), 3e-9, 1e-20);
  EXPECT_TRUE(verdict["low"].is_null());
  EXPECT_EQ(verdict["reasons"]["statistic"], "no_variance");
}

TEST(Verdict, IsAdjustedAsThePairsAreWhereAnotherPairHasNoTest) {
  VerdictBasis basis = kBasis;
  basis.instead = "auc_permutation";
  basis.instead_p = "exchanged_p";
  // B and C rank alike, which counts as p = 1: .01 · 3.
  std::vector<PairResult> pairs = {Pair(0, 1, 0.1, 0.01, 0.01, 0.2),
                                   Pair(0, 2, 0.1, 0.01, 0.01, 0.2),
                                   Pair(1, 2, 0, reasons::no_variance)};
  for (PairResult& pair : pairs)
    pair.values.emplace_back("exchanged_p", reasons::too_few_cases);
  pairs[2].values.back().second = 1.0;
  const ReadJson verdict = VerdictOf({0.9, 0.8, 0.8}, pairs, basis);
  EXPECT_EQ(Kind(verdict), "better");
  EXPECT_DOUBLE_EQ(verdict["p_adjusted"].get<double>(), .03);
  EXPECT_EQ(verdict["p_adjusted"],
            HolmOverPairs(pairs, "p", 3).front().number());
}

TEST(HolmOverPairs, CountsUndefinedOnesAsIfTheirPWereOne) {
  // .01 · 3 and .4 · 2.
  const std::vector<PairResult> pairs = {
      Pair(0, 1, 0, 0.01), Pair(0, 2, 0, reasons::fractional_weights),
      Pair(1, 2, 0, 0.4)};
  const std::vector<Value> adjusted = HolmOverPairs(pairs, "p", 3);
  ASSERT_EQ(adjusted.size(), 3U);
  EXPECT_DOUBLE_EQ(adjusted[0].number(), 0.03);
  EXPECT_EQ(adjusted[1].reason().id, "fractional_weights");
  EXPECT_DOUBLE_EQ(adjusted[2].number(), 0.8);
}

TEST(HolmOverPairs, CountsPairsThatWereNotCompared) {
  // 2 of the 6 pairs of four models: .01 · 6 and .1 · 5.
  const std::vector<PairResult> pairs = {Pair(0, 1, 0, 0.01),
                                         Pair(0, 2, 0, 0.1)};
  const std::vector<Value> adjusted = HolmOverPairs(pairs, "p", 4);
  EXPECT_DOUBLE_EQ(adjusted[0].number(), 0.06);
  EXPECT_DOUBLE_EQ(adjusted[1].number(), 0.5);
}

TEST(ValueOf, FindsTheKey) {
  EXPECT_EQ(ValueOf(Pair(0, 1, 0.125, 0.01), "z").number(), 2.5);
}

}  // namespace
}  // namespace melon
