#include "hypothesis/test.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <numbers>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/random.h"
#include "hypothesis/paired_scores.h"
#include "intervals/interval.h"
#include "key_lines.h"
#include "test_values.h"

/// What holds for every hypothesis test and every method of intervals.
namespace melon {
namespace {

using Keys = std::span<const std::string_view>;

bool SourceExists(std::string_view folder, std::string_view stem) {
  const std::string path =
      std::string(MELON_GOLDEN "/../../cpp/") + std::string(folder);
  const std::filesystem::recursive_directory_iterator entries(path);
  return std::any_of(begin(entries), end(entries), [stem](const auto& entry) {
    return entry.path().filename() == std::string(stem) + ".cpp";
  });
}

void ExpectBothLanguages(const Text& text, std::string_view id) {
  EXPECT_FALSE(text.english.empty()) << id;
  EXPECT_FALSE(text.chinese.empty()) << id;
}

void ExpectCompleteWords(const Words& words, std::string_view id) {
  ExpectBothLanguages(words.name, id);
  ExpectBothLanguages(words.meaning, id);
  EXPECT_EQ(words.short_name.english.empty(), words.short_name.chinese.empty())
      << id;
  EXPECT_EQ(words.remark.english.empty(), words.remark.chinese.empty()) << id;
  EXPECT_FALSE(words.latex.empty()) << id;
  EXPECT_FALSE(words.references[0].empty()) << id;
  for (const Reason* reason : words.undefined_when) {
    ExpectBothLanguages(reason->words, reason->id);
  }
}

/// Two models of the given strengths on the same cases, their scores rounded
/// to `decimals` so that there are ties.
PairedScores RandomPair(Random& random, std::size_t cases, double strength_a,
                        double strength_b, double decimals,
                        bool weighted = false) {
  std::vector<double> truth(cases);
  std::vector<double> a(cases);
  std::vector<double> b(cases);
  std::vector<double> weight(weighted ? cases : 0);
  const double scale = std::pow(10, decimals);
  for (std::size_t i = 0; i < cases; ++i) {
    truth[i] = i % 2 == 0 ? 1 : 0;
    a[i] =
        std::round(((strength_a * truth[i]) + Normal(random)) * scale) / scale;
    b[i] =
        std::round(((strength_b * truth[i]) + Normal(random)) * scale) / scale;
    if (weighted) weight[i] = random.Below(4);
  }
  return {truth, std::move(a), std::move(b), std::move(weight)};
}

/// A variety of pairs, from hardly any case to many, with ties and weights.
std::vector<PairedScores> VariousPairs() {
  Random random(2024);
  std::vector<PairedScores> pairs;
  for (const std::size_t cases : {2U, 3U, 5U, 12U, 60U, 400U}) {
    for (const double decimals : {0., 1., 6.}) {
      for (const bool weighted : {false, true}) {
        pairs.push_back(RandomPair(random, cases, 1, 0, decimals, weighted));
        pairs.push_back(RandomPair(random, cases, 5, -5, decimals, weighted));
        pairs.push_back(RandomPair(random, cases, 0, 0, decimals, weighted));
      }
    }
  }
  pairs.push_back(PairedScores({}, {}, {}));
  pairs.push_back(PairedScores({1, 1, 1}, {1, 2, 3}, {3, 2, 1}));
  pairs.push_back(PairedScores({0, 1, 0, 1}, {1, 1, 1, 1}, {1, 1, 1, 1}));
  pairs.push_back(PairedScores({0, 1, 0, 1}, {.1, .9, .2, .8}, {.8, .1, .9, .2},
                               {.5, 1, 1.5, 1}));
  return pairs;
}

PairView Exchanged(PairView pair) {
  std::swap(pair.score_a, pair.score_b);
  std::swap(pair.placement_a, pair.placement_b);
  std::swap(pair.only_a_right, pair.only_b_right);
  return pair;
}

/// The models' correctness on the cases of a pair, as a ManyView's columns.
std::vector<std::vector<std::uint8_t>> RandomAnswers(Random& random,
                                                     std::size_t models,
                                                     std::size_t cases,
                                                     double accuracy) {
  std::vector<std::vector<std::uint8_t>> right(models);
  for (auto& column : right) {
    for (std::size_t i = 0; i < cases; ++i) {
      column.push_back(static_cast<std::uint8_t>(random.Unit() < accuracy));
    }
  }
  return right;
}

KeyValues Evaluate(const Test& test,
                   const std::vector<std::vector<std::uint8_t>>& columns) {
  const std::vector<std::span<const std::uint8_t>> right(columns.begin(),
                                                         columns.end());
  return test.from_many({.right = right, .weight = {}}, {});
}

/// Owns what a PairedDifferences looks at.
struct OwnDifferences {
  std::vector<double> difference;
  std::vector<double> weight = {};
  bool whole_weights = true;

  [[nodiscard]] PairedDifferences view() const {
    return {difference, weight, whole_weights};
  }
  [[nodiscard]] OwnDifferences Exchanged() const {
    OwnDifferences exchanged = *this;
    for (double& one : exchanged.difference) one = -one;
    return exchanged;
  }
};

/// From none to many differences, with ties, zeros and weights.
std::vector<OwnDifferences> VariousDifferences() {
  Random random(4096);
  std::vector<OwnDifferences> all = {
      {{}},
      {{0.5}},
      {{0, 0, 0}},
      {{1, 1, 1}},
      {{-2, 2, 0, 0}},
      {{1e200, -1e200, 3e200}},
      {{std::numeric_limits<double>::max(), -1, -2}},
      {{1, 2, -3}, {0, 0, 0}},
      {{1, 2, -3}, {.5, 1, 1}, false},
  };
  for (const std::size_t count : {2U, 3U, 7U, 30U, 100U, 101U, 400U}) {
    for (const double decimals : {0., 1., 6.}) {
      for (const bool weighted : {false, true}) {
        OwnDifferences one;
        const double scale = std::pow(10, decimals);
        for (std::size_t i = 0; i < count; ++i) {
          one.difference.push_back(std::round((Normal(random) + 0.3) * scale) /
                                   scale);
          if (weighted) one.weight.push_back(random.Below(4));
        }
        all.push_back(std::move(one));
      }
    }
  }
  return all;
}

/// Whether the test is one of models on the same cases. Those of tables of
/// results have their properties in files of their own.
bool IsOfCases(const Test& test) {
  return test.from_groups != nullptr || test.from_pair != nullptr ||
         test.from_many != nullptr || test.from_differences != nullptr;
}

/// The results of a test of models on the same cases, on all kinds of input, as
/// `run` has them of a function and its data.
template <class Run>
auto VariousOf(const Test& test, const Run& run) {
  std::vector<decltype(run(test.from_pair, PairView{}))> results;
  if (test.from_differences != nullptr) {
    for (const OwnDifferences& one : VariousDifferences())
      results.push_back(run(test.from_differences, one.view()));
  }
  if (test.from_pair != nullptr) {
    for (const PairedScores& pair : VariousPairs())
      results.push_back(run(test.from_pair, pair.view()));
  }
  if (test.from_groups != nullptr) {
    for (const PairedScores& pair : VariousPairs()) {
      const PairView view = pair.view();
      const GroupedScores groups =
          GroupScores(view.score_a, view.truth, view.weight);
      results.push_back(run(test.from_groups, groups.view()));
    }
  }
  if (test.from_many == nullptr) return results;
  Random random(7);
  for (const std::size_t models : {0U, 1U, 2U, 3U, 8U}) {
    for (const std::size_t cases : {0U, 1U, 7U, 200U}) {
      for (const double accuracy : {0., .3, .9, 1.}) {
        const auto answers = RandomAnswers(random, models, cases, accuracy);
        const std::vector<std::span<const std::uint8_t>> right(answers.begin(),
                                                               answers.end());
        results.push_back(
            run(test.from_many, ManyView{.right = right, .weight = {}}));
      }
    }
  }
  return results;
}

std::vector<KeyValues> VariousResults(const Test& test) {
  return VariousOf(test, [](const auto& function, const auto& data) {
    return function(data, {});
  });
}

std::vector<WorkedOut<KeyValues>> VariousWorkings(const Test& test) {
  return VariousOf(test, [](const auto& function, const auto& data) {
    return function.WorkOut(data, {});
  });
}

TEST(EveryTest, IsNamedLikeItsFile) {
  ASSERT_FALSE(Tests().empty());
  for (const auto* test : Tests()) {
    EXPECT_TRUE(SourceExists("hypothesis", test->id)) << test->id;
  }
}

TEST(EveryTest, HasItsWordsInBothLanguagesAndAReference) {
  for (const auto& [test, words] : DescribedTests()) {
    ExpectCompleteWords(words->words, test->id);
    ExpectBothLanguages(words->null, test->id);
    ExpectBothLanguages(words->alternative, test->id);
    ExpectBothLanguages(words->assumptions, test->id);
    ExpectBothLanguages(words->p_value, test->id);
  }
}

TEST(EveryTest, HasKeysOfItsOwnAndOneFunction) {
  std::set<std::string_view> keys;
  for (const auto* test : Tests()) {
    const std::array<bool, 9> set = {
        test->from_groups != nullptr,         test->from_pair != nullptr,
        test->from_many != nullptr,           test->from_differences != nullptr,
        test->from_paired_results != nullptr, test->from_folds != nullptr,
        test->from_results != nullptr,        test->from_sample != nullptr,
        test->from_experiments != nullptr};
    EXPECT_EQ(std::count(set.begin(), set.end(), true), 1) << test->id;
    for (const std::string_view key : test->keys) {
      EXPECT_TRUE(keys.insert(key).second) << key;
    }
    if (IsOfCases(*test)) {
      EXPECT_FALSE(test->p_values.empty()) << test->id;
    }
    for (const Keys subset :
         {test->p_values, test->signed_keys, test->limits}) {
      for (const std::string_view key : subset) {
        EXPECT_TRUE(Contains(test->keys, key)) << key;
      }
    }
    if (!test->bounded.empty()) {
      EXPECT_TRUE(Contains(test->keys, test->bounded)) << test->id;
      EXPECT_EQ(test->limits.size(), 2U) << test->id;
    }
  }
}

bool IsKeyOfSomeTest(std::string_view key) {
  return std::any_of(Tests().begin(), Tests().end(), [key](const Test* test) {
    return Contains(test->keys, key);
  });
}

void ExpectKeysInTheReport(const StatisticWords& statistic) {
  EXPECT_FALSE(statistic.key.empty() && statistic.p_value.empty());
  EXPECT_EQ(statistic.key.empty(), statistic.symbol.empty());
  for (const std::string_view key :
       {statistic.key, statistic.p_value, statistic.degrees_of_freedom[0],
        statistic.degrees_of_freedom[1]})
    EXPECT_TRUE(key.empty() || IsKeyOfSomeTest(key)) << key;
}

TEST(EveryTest, HasStatisticsWhoseKeysAreInTheReportEachShownOnce) {
  std::set<std::string_view> shown;
  for (const auto& [test, words] : DescribedTests()) {
    EXPECT_EQ(words->statistics.empty(), words->place == 0) << test->id;
    for (const StatisticWords& statistic : words->statistics) {
      ExpectBothLanguages(statistic.name, test->id);
      ExpectKeysInTheReport(statistic);
      for (const std::string_view key : {statistic.key, statistic.p_value})
        EXPECT_TRUE(key.empty() || shown.insert(key).second) << key;
    }
  }
}

TEST(EveryTest, SaysMoreOfItsOwnKeysAloneAndOfEachOnce) {
  for (const auto& [test, words] : DescribedTests()) {
    std::set<std::string_view> told;
    for (const Field& field : words->fields) {
      EXPECT_TRUE(Contains(test->keys, field.key)) << field.key;
      EXPECT_TRUE(told.insert(field.key).second) << field.key;
      EXPECT_EQ(field.name.english.empty(), field.name.chinese.empty())
          << field.key;
      if (field.kind == FieldKind::p_value) {
        EXPECT_TRUE(Contains(test->p_values, field.key)) << field.key;
      }
    }
  }
}

TEST(EveryTest, HasStatisticsWithIdsOfTheirOwn) {
  std::set<std::string_view> ids;
  for (const auto& [test, words] : DescribedTests()) {
    for (const StatisticWords& statistic : words->statistics) {
      const auto id = statistic.id.empty() ? test->id : statistic.id;
      EXPECT_TRUE(ids.insert(id).second) << id;
    }
  }
}

TEST(EveryTest, FillsItsKeysInTheirOrder) {
  for (const auto* test : Tests())
    ExpectKeysInOrder(*test, VariousResults(*test));
}

TEST(EveryTest, SaysHowItComesToItsValues) {
  for (const auto* test : Tests()) {
    if (!IsOfCases(*test)) continue;
    int given = 0;
    for (const WorkedOut<KeyValues>& worked : VariousWorkings(*test))
      given += ExpectLinesGiveTheValues(worked, test->id);
    EXPECT_GT(given, 20) << test->id;
  }
}

TEST(EveryTest, HasPValuesBetweenZeroAndOne) {
  for (const auto* test : Tests()) {
    if (IsOfCases(*test)) ExpectProbabilities(*test, VariousResults(*test));
  }
}

TEST(EveryTest, GivesOnlyTheReasonsThatItLists) {
  for (const auto& [test, words] : DescribedTests())
    ExpectListedReasons(words->words.undefined_when, VariousResults(*test));
}

TEST(EveryTest, HasALowLimitAtMostItsHighOne) {
  for (const auto* test : Tests())
    ExpectOrderedLimits(*test, VariousResults(*test));
}

TEST(EveryTest, FlipsSignsAndKeepsTheTwoSidedPWhenTheModelsAreExchanged) {
  for (const auto* test : Tests()) {
    if (test->from_pair == nullptr) continue;
    for (const PairedScores& pair : VariousPairs()) {
      const KeyValues before = test->from_pair(pair.view(), {});
      const KeyValues after = test->from_pair(Exchanged(pair.view()), {});
      for (const auto& [key, value] : after) {
        ASSERT_EQ(value.defined(), At(before, key).defined()) << key;
        if (value.defined()) {
          EXPECT_NEAR(value.number(), AfterExchange(*test, before, key, key),
                      1e-12)
              << key;
        }
      }
    }
  }
}

TEST(EveryTest, OfDifferencesFlipsSignsWhenTheModelsAreExchanged) {
  for (const auto* test : Tests()) {
    if (test->from_differences == nullptr) continue;
    for (const OwnDifferences& one : VariousDifferences()) {
      const KeyValues before = test->from_differences(one.view(), {});
      const KeyValues after =
          test->from_differences(one.Exchanged().view(), {});
      for (const auto& [key, value] : after) {
        ASSERT_EQ(value.defined(), At(before, key).defined()) << key;
        if (!value.defined()) continue;
        const double expected = AfterExchange(*test, before, key, key);
        EXPECT_NEAR(value.number(), expected,
                    1e-12 * std::max(1., std::abs(expected)))
            << key;
      }
    }
  }
}

TEST(EveryTest, OfDifferencesTakesWeightTwoAsTheDifferenceTwice) {
  for (const auto* test : Tests()) {
    if (test->from_differences == nullptr) continue;
    for (const OwnDifferences& one : VariousDifferences()) {
      if (one.weight.empty() || !one.whole_weights) continue;
      OwnDifferences repeated;
      for (std::size_t i = 0; i < one.weight.size(); ++i) {
        repeated.difference.insert(repeated.difference.end(),
                                   static_cast<std::size_t>(one.weight[i]),
                                   one.difference[i]);
      }
      const KeyValues weighted = test->from_differences(one.view(), {});
      for (const auto& [key, value] :
           test->from_differences(repeated.view(), {})) {
        ASSERT_EQ(value.defined(), At(weighted, key).defined()) << key;
        if (value.defined()) {
          EXPECT_NEAR(value.number(), At(weighted, key).number(), 1e-12) << key;
        }
      }
    }
  }
}

TEST(EveryTest, OfManyModelsDoesNotDependOnTheirOrder) {
  Random random(12);
  for (const auto* test : Tests()) {
    if (test->from_many == nullptr) continue;
    auto answers = RandomAnswers(random, 5, 90, 0.7);
    const KeyValues before = Evaluate(*test, answers);
    std::reverse(answers.begin(), answers.end());
    const KeyValues after = Evaluate(*test, answers);
    for (const auto& [key, value] : after) {
      EXPECT_NEAR(value.number(), At(before, key).number(), 1e-12) << key;
    }
  }
}

/// One experiment in which the models do not differ.
KeyValues UnderTheNull(const Test& test, Random& random) {
  if (test.from_pair != nullptr)
    return test.from_pair(RandomPair(random, 300, 1, 1, 6).view(), {});
  if (test.from_many != nullptr)
    return Evaluate(test, RandomAnswers(random, 4, 200, 0.7));
  OwnDifferences one;
  for (int i = 0; i < 60; ++i) one.difference.push_back(Normal(random));
  return test.from_differences(one.view(), {});
}

/// All defined p-values named `key` over 4,000 experiments under the null.
std::vector<double> PValuesUnderTheNull(std::string_view id,
                                        std::string_view key) {
  constexpr int kExperiments = 4000;
  std::vector<double> p_values;
  for (const auto* test : Tests()) {
    if (test->id != id) continue;
    Random random(99);
    for (int i = 0; i < kExperiments; ++i) {
      const KeyValues values = UnderTheNull(*test, random);
      if (At(values, key).defined()) {
        p_values.push_back(At(values, key).number());
      }
    }
  }
  return p_values;
}

TEST(SlowUnderTheNull, DeLongsPIsUniform) {
  const auto p_values = PValuesUnderTheNull("delong", "delong_p");
  ASSERT_EQ(p_values.size(), 4000U);
  // 1.63 / √4000 is Kolmogorov's 1 % point.
  EXPECT_LT(DistanceToUniform(p_values), 1.63 / std::sqrt(4000));
  // Four standard errors of a share of 0.05.
  EXPECT_NEAR(ShareAtMost(p_values, 0.05), 0.05, 0.014);
}

TEST(SlowUnderTheNull, McNemarsMidPHoldsTheLevel) {
  for (const double level : {0.01, 0.05, 0.2}) {
    const double share =
        ShareAtMost(PValuesUnderTheNull("mcnemar", "mcnemar_midp"), level);
    // Discrete: below the level by the mass of a point, above it by chance.
    EXPECT_LT(share, level + (4 * std::sqrt(level / 4000)));
    EXPECT_GT(share, 0.6 * level);
  }
}

TEST(SlowUnderTheNull, McNemarsExactPNeverExceedsTheLevel) {
  const auto p_values = PValuesUnderTheNull("mcnemar", "mcnemar_exact_p");
  for (const double level : {0.01, 0.05, 0.2}) {
    EXPECT_LT(ShareAtMost(p_values, level),
              level + (4 * std::sqrt(level / 4000)));
  }
}

TEST(SlowUnderTheNull, CochransPIsUniform) {
  const auto p_values = PValuesUnderTheNull("cochran_q", "cochran_q_p");
  ASSERT_EQ(p_values.size(), 4000U);
  EXPECT_LT(DistanceToUniform(p_values), 0.03);
  EXPECT_NEAR(ShareAtMost(p_values, 0.05), 0.05, 0.014);
}

TEST(SlowUnderTheNull, ThePairedTTestsPIsUniform) {
  const auto p_values = PValuesUnderTheNull("paired_t_test", "paired_t_p");
  ASSERT_EQ(p_values.size(), 4000U);
  EXPECT_LT(DistanceToUniform(p_values), 1.63 / std::sqrt(4000));
  EXPECT_NEAR(ShareAtMost(p_values, 0.05), 0.05, 0.014);
}

TEST(SlowUnderTheNull, WilcoxonsPIsUniform) {
  for (const std::string_view key : {"wilcoxon_p_exact", "wilcoxon_p_approx"}) {
    const auto p_values = PValuesUnderTheNull("wilcoxon_signed_rank", key);
    ASSERT_EQ(p_values.size(), 4000U);
    EXPECT_LT(DistanceToUniform(p_values), 0.03) << key;
    EXPECT_NEAR(ShareAtMost(p_values, 0.05), 0.05, 0.014) << key;
  }
}

/// An interval together with the estimate that it is for.
struct Sample {
  double estimate;
  Interval interval;
};

std::vector<Sample> Proportions(const IntervalMethod& method, double level) {
  std::vector<Sample> samples;
  for (const double trials : {0., 1., 2., 10., 333., 1e6}) {
    for (const double share : {0., .1, .5, .8, 1.}) {
      const double successes = std::round(share * trials);
      samples.push_back({trials > 0 ? successes / trials : 0,
                         method.from_proportion(successes, trials, level)});
    }
  }
  return samples;
}

std::vector<Sample> Areas(const IntervalMethod& method, double level) {
  std::vector<Sample> samples;
  for (const double auc : {0., .02, .3, .5, .97, 1.}) {
    for (const double error : {0., .01, .3}) {
      samples.push_back({auc, method.from_auc({.auc = auc,
                                               .delong_se = error,
                                               .positives = 5,
                                               .negatives = 400},
                                              level)});
    }
    samples.push_back({auc, method.from_auc({.auc = auc,
                                             .delong_se = reasons::one_class,
                                             .positives = 0,
                                             .negatives = 3},
                                            level)});
  }
  return samples;
}

std::vector<Sample> Bootstraps(const IntervalMethod& method, double level) {
  Random random(31);
  std::vector<double> replicates(500);
  for (double& replicate : replicates) {
    replicate = std::round(random.Unit() * 50) / 50;
  }
  std::vector<Sample> samples;
  for (const double estimate : {-1., .4, .5, .6, 2.}) {
    for (const double acceleration : {-1., -.05, 0., .05, 1.}) {
      samples.push_back(
          {estimate, method.from_bootstrap({.estimate = estimate,
                                            .replicates = replicates,
                                            .acceleration = acceleration},
                                           level)});
    }
  }
  const std::vector<double> constant(10, 0.5);
  for (const std::span<const double> few :
       {std::span<const double>(), std::span<const double>(constant)}) {
    samples.push_back(
        {0.5,
         method.from_bootstrap(
             {.estimate = 0.5, .replicates = few, .acceleration = 0}, level)});
  }
  return samples;
}

std::vector<Sample> Differences(const IntervalMethod& method, double level) {
  std::vector<Sample> samples;
  for (const double cases : {0., 5., 40., 1e6}) {
    for (const double only_a : {0., 1., 2.}) {
      for (const double only_b : {0., 1., 3.}) {
        samples.push_back(
            {cases > 0 ? (only_a - only_b) / cases : 0,
             method.from_discordant(only_a, only_b, cases, level)});
      }
    }
  }
  return samples;
}

std::vector<Sample> Samples(const IntervalMethod& method, double level) {
  if (method.from_discordant != nullptr) return Differences(method, level);
  if (method.from_proportion != nullptr) return Proportions(method, level);
  if (method.from_auc != nullptr) return Areas(method, level);
  return Bootstraps(method, level);
}

TEST(EveryIntervalMethod, IsNamedLikeItsFileAndHasOneFunction) {
  ASSERT_FALSE(IntervalMethods().empty());
  for (const IntervalMethod* method : IntervalMethods()) {
    EXPECT_TRUE(SourceExists("intervals", method->id)) << method->id;
    EXPECT_EQ(int{method->from_proportion != nullptr} +
                  int{method->from_auc != nullptr} +
                  int{method->from_bootstrap != nullptr} +
                  int{method->from_discordant != nullptr},
              1)
        << method->id;
  }
}

TEST(EveryIntervalMethod, HasItsWordsInBothLanguagesAndAReference) {
  for (const auto& [method, words] : DescribedIntervalMethods()) {
    ExpectCompleteWords(*words, method->id);
  }
}

TEST(EveryIntervalMethod, HasOrderedLimitsWithinTheRange) {
  for (const IntervalMethod* method : IntervalMethods()) {
    int defined = 0;
    for (const auto& [estimate, interval] : Samples(*method, 0.95)) {
      ASSERT_EQ(interval.low.defined(), interval.high.defined()) << method->id;
      if (!interval.low.defined()) continue;
      ++defined;
      EXPECT_LE(interval.low.number(), interval.high.number()) << method->id;
      const double lowest = method->from_discordant != nullptr ? -1 : 0;
      EXPECT_GE(interval.low.number(), lowest) << method->id;
      EXPECT_LE(interval.high.number(), 1) << method->id;
    }
    EXPECT_GT(defined, 5) << method->id;
  }
}

TEST(EveryIntervalMethod, IsWiderAtAHigherLevel) {
  for (const IntervalMethod* method : IntervalMethods()) {
    const auto narrow = Samples(*method, 0.8);
    const auto wide = Samples(*method, 0.99);
    for (std::size_t i = 0; i < narrow.size(); ++i) {
      if (!wide[i].interval.low.defined()) continue;
      EXPECT_LE(wide[i].interval.low.number(), narrow[i].interval.low.number())
          << method->id;
      EXPECT_GE(wide[i].interval.high.number(),
                narrow[i].interval.high.number())
          << method->id;
    }
  }
}

TEST(EveryIntervalMethod, OfAProportionOrAnAreaContainsTheEstimate) {
  for (const IntervalMethod* method : IntervalMethods()) {
    if (method->from_bootstrap != nullptr) continue;
    for (const auto& [estimate, interval] : Samples(*method, 0.5)) {
      if (!interval.low.defined()) continue;
      EXPECT_LE(interval.low.number(), estimate) << method->id;
      EXPECT_GE(interval.high.number(), estimate) << method->id;
    }
  }
}

TEST(EveryIntervalMethod, IsMirroredWhenSuccessAndFailureAreExchanged) {
  for (const IntervalMethod* method : IntervalMethods()) {
    if (method->from_proportion == nullptr) continue;
    for (const double successes : {0., 1., 4., 11.}) {
      const Interval one = method->from_proportion(successes, 11, 0.9);
      const Interval other = method->from_proportion(11 - successes, 11, 0.9);
      EXPECT_NEAR(one.low.number(), 1 - other.high.number(), 1e-15);
      EXPECT_NEAR(one.high.number(), 1 - other.low.number(), 1e-15);
    }
  }
}

TEST(EveryIntervalMethod, OfAnAreaIsMirroredWhenTheClassesAreExchanged) {
  // The same scores with the other class as the positive one: the area becomes
  // one minus the area. Hanley and McNeil's exponential scores have the larger
  // spread in the positive class, so that the scores are to be reversed as
  // well.
  for (const IntervalMethod* method : IntervalMethods()) {
    if (method->from_auc == nullptr || method->id == "hanley_mcneil") continue;
    const Interval one = method->from_auc(
        {.auc = .75, .delong_se = .125, .positives = 9, .negatives = 20}, 0.9);
    const Interval other = method->from_auc(
        {.auc = .25, .delong_se = .125, .positives = 20, .negatives = 9}, 0.9);
    EXPECT_NEAR(one.low.number(), 1 - other.high.number(), 1e-15) << method->id;
    EXPECT_NEAR(one.high.number(), 1 - other.low.number(), 1e-15) << method->id;
  }
}

TEST(EveryIntervalMethod, GivesOnlyTheReasonsThatItLists) {
  for (const auto& [method, words] : DescribedIntervalMethods()) {
    const auto listed = words->undefined_when;
    for (const auto& [estimate, interval] : Samples(*method, 0.95)) {
      if (interval.low.defined()) continue;
      EXPECT_NE(std::find(listed.begin(), listed.end(), &interval.low.reason()),
                listed.end())
          << method->id << ": " << interval.low.reason().id;
    }
  }
}

}  // namespace
}  // namespace melon
