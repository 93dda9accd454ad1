#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numbers>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/random.h"
#include "effect_sizes/effect_size.h"
#include "hypothesis/two_learners.h"
#include "key_lines.h"
#include "special/normal.h"
#include "special/student_t.h"
#include "test_values.h"

/// What holds for every test of one or two learners over folds, data sets or
/// experiments, and for every effect size.
namespace melon {
namespace {

constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();

/// Two learners over `count` data sets, b better by `shift` on average, in
/// steps of 10^-decimals.
TwoLearners RandomLearners(Random& random, std::size_t count, double decimals,
                           double shift) {
  const double scale = std::pow(10, decimals);
  Numbers a;
  Numbers b;
  for (std::size_t i = 0; i < count; ++i) {
    const double level = Normal(random);
    a.push_back(std::round((level + Normal(random)) * scale));
    b.push_back(std::round((level + Normal(random) + shift) * scale));
  }
  return {a, b, scale};
}

/// From no data set to many, with ties, zeros, constants and huge numbers.
std::vector<TwoLearners> VariousLearners() {
  Random random(17);
  std::vector<TwoLearners> all = {
      {},
      {{5}, {3}, 10},
      {{5}, {5}, 10},
      {{1, 2, 3}, {1, 2, 3}, 1},
      {{1, 1, 1}, {1, 1, 1}, 1},
      {{1, 1, 1, 1}, {3, 3, 3, 3}, 10},
      {{1, 2, 3, 4}, {2, 3, 4, 5}, 10},
      {{1, 2, 3, 4}, {11, 12, 13, 14}, 10},
      {{1e200, -1e200, 3e200}, {-1e200, 1e200, 0}, 1},
      {{1e308, -1e308, 5e307}, {-7e307, 7e307, 0}, 1},
  };
  for (const std::size_t count : {2U, 3U, 7U, 10U, 31U, 100U, 101U}) {
    for (const double decimals : {0., 1., 15.}) {
      all.push_back(RandomLearners(random, count, decimals, 0));
      all.push_back(RandomLearners(random, count, decimals, -1));
    }
  }
  for (TwoLearners& learners : all)
    learners.higher_is_better = random.Below(2) == 0;
  return all;
}

/// Whether the learners' differences stay the same when the two are exchanged;
/// what is drawn at random is not mirrored then.
bool IsSymmetric(const Numbers& difference) {
  Numbers sorted = difference;
  Numbers mirrored;
  for (const double one : difference) mirrored.push_back(-one);
  std::sort(sorted.begin(), sorted.end());
  std::sort(mirrored.begin(), mirrored.end());
  return sorted == mirrored;
}

TwoLearners Exchanged(TwoLearners learners) {
  std::swap(learners.a, learners.b);
  for (double& one : learners.difference) one = -one;
  return learners;
}

template <class Change>
TwoLearners Changed(TwoLearners learners, const Change& change) {
  for (Numbers* numbers : {&learners.a, &learners.b, &learners.difference})
    change(*numbers);
  return learners;
}

struct Folds {
  Numbers difference;
  double ratio;
  bool five_by_two;

  [[nodiscard]] FoldDifferences view() const {
    return {difference, ratio, five_by_two};
  }
};

std::vector<Folds> VariousFolds() {
  std::vector<Folds> all;
  for (const TwoLearners& learners : VariousLearners()) {
    for (const double ratio : {kUnknown, 0., 1. / 9, 1.}) {
      all.push_back(
          {learners.difference, ratio, learners.difference.size() == 10});
      all.push_back({learners.difference, ratio, false});
    }
  }
  return all;
}

struct Rates {
  Numbers errors;
  Numbers cases;
};

std::vector<Rates> VariousExperiments() {
  Random random(23);
  std::vector<Rates> all = {{{}, {}}, {{0}, {0}}, {{0}, {5}}, {{5}, {5}}};
  for (const double cases : {1., 10., 333., 1e5}) {
    Rates rates;
    for (int i = 0; i < 5; ++i) {
      rates.errors.push_back(std::floor(random.Unit() * (cases + 1)));
      rates.cases.push_back(cases);
    }
    all.push_back(rates);
  }
  return all;
}

std::vector<Parameters> VariousParameters() {
  std::vector<Parameters> all(4);
  for (Parameters& parameters : all) parameters.draws = 50;
  all[1].eps0 = .3;
  all[1].level = .8;
  all[2].eps0 = 0;
  all[2].rope = 0;
  all[3].eps0 = 1;
  all[3].draws = 0;
  return all;
}

bool IsOfTwoLearners(const Test& test) {
  return test.from_folds != nullptr || test.from_paired_results != nullptr;
}

bool IsOfResults(const Test& test) {
  return IsOfTwoLearners(test) || test.from_sample != nullptr ||
         test.from_experiments != nullptr;
}

/// Results of a test on all kinds of input that it takes, as `run` has them of
/// a function and its data.
template <class Run>
auto VariousOf(const Test& test, const Run& run) {
  std::vector<decltype(run(test.from_sample, Sample{}, Parameters{}))> results;
  for (const Parameters& parameters : VariousParameters()) {
    if (test.from_folds != nullptr) {
      for (const Folds& folds : VariousFolds())
        results.push_back(run(test.from_folds, folds.view(), parameters));
    }
    if (test.from_paired_results != nullptr) {
      for (const TwoLearners& learners : VariousLearners())
        results.push_back(
            run(test.from_paired_results, learners.view(), parameters));
    }
    if (test.from_sample != nullptr) {
      for (const TwoLearners& learners : VariousLearners())
        results.push_back(
            run(test.from_sample, Sample{learners.a}, parameters));
    }
    if (test.from_experiments != nullptr) {
      for (const Rates& rates : VariousExperiments())
        results.push_back(run(test.from_experiments,
                              Experiments{rates.errors, rates.cases},
                              parameters));
    }
  }
  return results;
}

std::vector<KeyValues> VariousResults(const Test& test) {
  return VariousOf(test, [](const auto& function, const auto& data,
                            const Parameters& parameters) {
    return function(data, parameters);
  });
}

std::vector<WorkedOut<KeyValues>> VariousWorkings(const Test& test) {
  return VariousOf(test, [](const auto& function, const auto& data,
                            const Parameters& parameters) {
    return function.WorkOut(data, parameters);
  });
}

std::vector<const Test*> TestsOfResults() {
  std::vector<const Test*> tests;
  for (const auto* test : Tests())
    if (IsOfResults(*test)) tests.push_back(test);
  return tests;
}

TEST(EveryTestOfResults, FillsItsKeysInTheirOrder) {
  ASSERT_GE(TestsOfResults().size(), 11U);
  for (const auto* test : TestsOfResults())
    ExpectKeysInOrder(*test, VariousResults(*test));
}

TEST(EveryTestOfResults, SaysHowItComesToItsValues) {
  for (const auto* test : TestsOfResults()) {
    int given = 0;
    for (const WorkedOut<KeyValues>& worked : VariousWorkings(*test))
      given += ExpectLinesGiveTheValues(worked, test->id);
    EXPECT_GT(given, 20) << test->id;
  }
}

TEST(EveryTestOfResults, HasPValuesBetweenZeroAndOne) {
  for (const auto* test : TestsOfResults())
    ExpectProbabilities(*test, VariousResults(*test));
}

TEST(EveryTestOfResults, GivesOnlyTheReasonsThatItLists) {
  for (const auto& [test, words] : DescribedTests()) {
    if (IsOfResults(*test))
      ExpectListedReasons(words->words.undefined_when, VariousResults(*test));
  }
}

TEST(EveryTestOfResults, HasALowLimitAtMostItsHighOne) {
  for (const auto* test : TestsOfResults())
    ExpectOrderedLimits(*test, VariousResults(*test));
}

TEST(EveryTestOfResults, HasThreeProbabilitiesThatSumToOneOrNone) {
  int triples = 0;
  for (const auto* test : TestsOfResults()) {
    if (test->keys[0].find("_left") == std::string_view::npos) continue;
    ++triples;
    for (const KeyValues& values : VariousResults(*test)) {
      if (!values[0].second.defined()) continue;
      double sum = 0;
      for (const auto& [key, value] : values) {
        EXPECT_GE(value.number(), 0) << key;
        sum += value.number();
      }
      EXPECT_NEAR(sum, 1, 1e-12) << test->id;
    }
  }
  EXPECT_EQ(triples, 3);
}

/// What takes the place of a key's number when the learners are exchanged.
std::string Counterpart(std::string_view key) {
  std::string name(key);
  const std::pair<std::string, std::string> pairs[] = {{"_left", "_right"},
                                                       {"wins", "losses"}};
  for (const auto& [one, other] : pairs) {
    if (name.ends_with(one)) return name.replace(name.rfind(one), 9, other);
    if (name.ends_with(other)) return name.replace(name.rfind(other), 9, one);
  }
  return name;
}

void ExpectExchanged(const Test& test, const KeyValues& before,
                     const KeyValues& after) {
  for (const auto& [key, value] : after) {
    ASSERT_EQ(value.defined(), At(before, key).defined()) << key;
    if (!value.defined()) continue;
    const double expected = AfterExchange(test, before, key, Counterpart(key));
    EXPECT_NEAR(value.number(), expected,
                1e-12 * std::max(1., std::abs(expected)))
        << key;
  }
}

TEST(EveryTestOfResults, IsMirroredWhenTheLearnersAreExchanged) {
  for (const auto* test : TestsOfResults()) {
    if (test->from_folds != nullptr) {
      for (const Folds& folds : VariousFolds()) {
        Folds other = folds;
        for (double& one : other.difference) one = -one;
        ExpectExchanged(*test, test->from_folds(folds.view(), {}),
                        test->from_folds(other.view(), {}));
      }
    }
    if (test->from_paired_results == nullptr) continue;
    for (const TwoLearners& learners : VariousLearners()) {
      if (test->takes_long && IsSymmetric(learners.difference)) continue;
      Parameters parameters;
      parameters.draws = 50;
      ExpectExchanged(
          *test, test->from_paired_results(learners.view(), parameters),
          test->from_paired_results(Exchanged(learners).view(), parameters));
    }
  }
}

void ExpectSame(const KeyValues& one, const KeyValues& other) {
  for (const auto& [key, value] : one) {
    ASSERT_EQ(value.defined(), At(other, key).defined()) << key;
    if (!value.defined()) continue;
    const double expected = At(other, key).number();
    EXPECT_NEAR(value.number(), expected,
                1e-12 * std::max(1., std::abs(expected)))
        << key;
  }
}

TEST(EveryTestOfResults, OfDataSetsDoesNotDependOnTheirOrder) {
  for (const auto* test : TestsOfResults()) {
    if (test->from_paired_results == nullptr) continue;
    for (const TwoLearners& learners : VariousLearners()) {
      const TwoLearners reversed = Changed(learners, [](Numbers& numbers) {
        std::reverse(numbers.begin(), numbers.end());
      });
      Parameters parameters;
      parameters.draws = 50;
      ExpectSame(test->from_paired_results(learners.view(), parameters),
                 test->from_paired_results(reversed.view(), parameters));
    }
  }
}

TEST(EveryTestOfResults, OfDataSetsIgnoresTheUnitOfTheResults) {
  for (const auto* test : TestsOfResults()) {
    if (test->from_paired_results == nullptr) continue;
    for (const TwoLearners& learners : VariousLearners()) {
      // A power of two, which rounds nothing.
      const TwoLearners scaled = Changed(learners, [](Numbers& numbers) {
        for (double& one : numbers) one /= 4;
      });
      Parameters parameters;
      parameters.draws = 50;
      Parameters scaled_parameters = parameters;
      scaled_parameters.rope /= 4;
      ExpectSame(test->from_paired_results(learners.view(), parameters),
                 test->from_paired_results(scaled.view(), scaled_parameters));
    }
  }
}

/// The effects of all kinds of learners, with the fewest draws that are some.
std::vector<Effect> VariousEffects(const EffectSize& effect,
                                   double level = 0.95) {
  std::vector<Effect> effects;
  Parameters parameters;
  parameters.level = level;
  parameters.draws = 100;
  for (const TwoLearners& learners : VariousLearners())
    effects.push_back(effect.compute(learners.view(), parameters));
  return effects;
}

TEST(EveryEffectSize, LiesInItsRangeAndHasOrderedLimitsInIt) {
  ASSERT_GE(EffectSizes().size(), 6U);
  for (const EffectSize* effect : EffectSizes()) {
    int defined = 0;
    for (const auto& [value, low, high] : VariousEffects(*effect)) {
      ASSERT_EQ(low.defined(), high.defined()) << effect->id;
      if (value.defined()) {
        EXPECT_GE(value.number(), effect->lowest) << effect->id;
        EXPECT_LE(value.number(), effect->highest) << effect->id;
      }
      if (!low.defined()) continue;
      ++defined;
      EXPECT_TRUE(value.defined()) << effect->id;
      EXPECT_LE(low.number(), high.number()) << effect->id;
      EXPECT_GE(low.number(), effect->lowest) << effect->id;
      EXPECT_LE(high.number(), effect->highest) << effect->id;
    }
    EXPECT_GT(defined, 10) << effect->id;
  }
}

/// An effect size as values under the keys of the report.
template <class Function, class Data>
int ExpectLinesGiveTheEffect(const EffectSize& effect, const Function& function,
                             const Data& data) {
  Parameters parameters;
  parameters.draws = 50;
  const auto worked = function.WorkOut(data, parameters);
  const std::string low = std::string(effect.id) + "_low";
  const std::string high = std::string(effect.id) + "_high";
  return ExpectLinesGiveTheValues({{{effect.id, worked.result.value},
                                    {low, worked.result.low},
                                    {high, worked.result.high}},
                                   worked.working},
                                  effect.id);
}

TEST(EveryEffectSize, SaysHowItComesToItsValues) {
  for (const EffectSize* effect : EffectSizes()) {
    int given = 0;
    for (const TwoLearners& learners : VariousLearners()) {
      given +=
          ExpectLinesGiveTheEffect(*effect, effect->compute, learners.view());
    }
    if (effect->compute_over_folds != nullptr) {
      for (const Folds& folds : VariousFolds()) {
        given += ExpectLinesGiveTheEffect(*effect, effect->compute_over_folds,
                                          folds.view());
      }
    }
    EXPECT_GT(given, 20) << effect->id;
  }
}

TEST(EveryEffectSize, HasAWiderIntervalAtAHigherLevelThatHoldsIt) {
  for (const EffectSize* effect : EffectSizes()) {
    const auto narrow = VariousEffects(*effect, .6);
    const auto wide = VariousEffects(*effect, .99);
    for (std::size_t i = 0; i < narrow.size(); ++i) {
      if (!wide[i].low.defined()) continue;
      EXPECT_LE(wide[i].low.number(), narrow[i].low.number()) << effect->id;
      EXPECT_GE(wide[i].high.number(), narrow[i].high.number()) << effect->id;
      EXPECT_LE(wide[i].low.number(), wide[i].value.number()) << effect->id;
      EXPECT_GE(wide[i].high.number(), wide[i].value.number()) << effect->id;
    }
  }
}

void ExpectMinus(const Value& one, const Value& other, std::string_view id) {
  ASSERT_EQ(one.defined(), other.defined()) << id;
  if (!one.defined()) return;
  EXPECT_NEAR(one.number(), -other.number(),
              1e-12 * std::max(1., std::abs(one.number())))
      << id;
}

TEST(EveryEffectSize, FlipsItsSignWhenTheLearnersAreExchanged) {
  Parameters parameters;
  parameters.draws = 100;
  for (const EffectSize* effect : EffectSizes()) {
    for (const TwoLearners& learners : VariousLearners()) {
      const Effect before = effect->compute(learners.view(), parameters);
      const Effect after =
          effect->compute(Exchanged(learners).view(), parameters);
      ExpectMinus(after.value, before.value, effect->id);
      ExpectMinus(after.low, before.high, effect->id);
      ExpectMinus(after.high, before.low, effect->id);
    }
  }
}

TEST(EveryEffectSize, IsPositiveWhenTheFirstLearnersResultsAreLarger) {
  Random random(31);
  const TwoLearners learners = RandomLearners(random, 40, 6, -2);
  for (const EffectSize* effect : EffectSizes())
    EXPECT_GT(effect->compute(learners.view(), {}).value.number(), .5)
        << effect->id;
}

TEST(EveryEffectSize, ButThoseInTheUnitOfTheResultsHasNone) {
  const std::set<std::string_view> in_the_unit = {"mean_difference",
                                                  "hodges_lehmann"};
  Parameters parameters;
  parameters.draws = 100;
  for (const EffectSize* effect : EffectSizes()) {
    const double factor = in_the_unit.contains(effect->id) ? 4 : 1;
    for (const TwoLearners& learners : VariousLearners()) {
      const TwoLearners scaled = Changed(learners, [](Numbers& numbers) {
        for (double& one : numbers) one /= 4;
      });
      const Effect one = effect->compute(learners.view(), parameters);
      const Effect other = effect->compute(scaled.view(), parameters);
      // What overflows may not, divided by four.
      if (!one.value.defined()) continue;
      EXPECT_NEAR(other.value.number() * factor, one.value.number(),
                  1e-12 * std::max(1., std::abs(one.value.number())))
          << effect->id;
    }
  }
}

TEST(EveryEffectSize, GivesOnlyTheReasonsThatItLists) {
  for (const auto& [effect, words] : DescribedEffectSizes()) {
    const auto listed = words->undefined_when;
    Parameters none;
    none.draws = 0;
    std::vector<Effect> effects = VariousEffects(*effect);
    for (const TwoLearners& learners : VariousLearners())
      effects.push_back(effect->compute(learners.view(), none));
    for (const auto& [value, low, high] : effects) {
      for (const Value* one : {&value, &low, &high}) {
        if (one->defined()) continue;
        EXPECT_NE(std::find(listed.begin(), listed.end(), &one->reason()),
                  listed.end())
            << effect->id << ": " << one->reason().id;
      }
    }
  }
}

TEST(EveryEffectSize, HasAColumnWithANameAndAPlaceOfItsOwnInTables) {
  std::set<int> places;
  for (const auto& [effect, words] : DescribedEffectSizes()) {
    ASSERT_EQ(words->key_names.size(), 1U) << effect->id;
    EXPECT_FALSE(words->key_names.front().english.empty()) << effect->id;
    EXPECT_FALSE(words->key_names.front().chinese.empty()) << effect->id;
    EXPECT_GT(effect->place, 0) << effect->id;
    EXPECT_TRUE(places.insert(effect->place).second) << effect->id;
  }
}

TEST(EveryEffectSize, HasItsWordsInBothLanguagesAndAReference) {
  for (const auto& [effect, words] : DescribedEffectSizes()) {
    for (const Text& text : {words->name, words->meaning, words->remark}) {
      EXPECT_FALSE(text.english.empty()) << effect->id;
      EXPECT_FALSE(text.chinese.empty()) << effect->id;
    }
    EXPECT_FALSE(words->latex.empty()) << effect->id;
    EXPECT_FALSE(words->references[0].empty()) << effect->id;
    EXPECT_TRUE(effect->benchmarks.empty() || effect->benchmarks.size() == 3)
        << effect->id;
    EXPECT_TRUE(
        std::is_sorted(effect->benchmarks.begin(), effect->benchmarks.end()));
  }
}

const Test& Named(std::string_view id) {
  for (const auto* test : Tests())
    if (test->id == id) return *test;
  ADD_FAILURE() << "no test " << id;
  return *Tests().front();
}

constexpr int kExperiments = 20000;

/// `key` over experiments, each with a fresh part of the random numbers.
template <class Experiment>
Numbers OverExperiments(std::string_view key, const Experiment& experiment) {
  Random random(101);
  Numbers p_values;
  for (int i = 0; i < kExperiments; ++i)
    p_values.push_back(At(experiment(random), key).number());
  return p_values;
}

void ExpectUniform(const Numbers& p_values, double step, std::string_view key) {
  // 1.63/√n is Kolmogorov's 1 % point, a p-value of many a discrete one's step.
  EXPECT_LT(DistanceToUniform(p_values), 1.63 / std::sqrt(kExperiments) + step)
      << key;
  // Four standard errors of a share of .05.
  EXPECT_NEAR(ShareAtMost(p_values, .05), .05, .0062 + step) << key;
}

/// A discrete p-value may be rarely small, never often.
void ExpectLevelsHold(const Numbers& p_values, std::string_view key) {
  for (const double level : {.01, .05, .2}) {
    EXPECT_LT(ShareAtMost(p_values, level),
              level + (4 * std::sqrt(level / kExperiments)))
        << key;
  }
}

Numbers NormalNumbers(Random& random, std::size_t count) {
  Numbers numbers;
  for (std::size_t i = 0; i < count; ++i) numbers.push_back(Normal(random));
  return numbers;
}

TEST(SlowUnderTheNull, TheCorrectedTTestsPIsUniformWhenItsCorrelationHolds) {
  // Each two of ten with correlation ρ = r/(1 + r): a part in common.
  const double ratio = 1. / 9;
  const double rho = ratio / (1 + ratio);
  ExpectUniform(OverExperiments("corrected_t_p",
                                [&](Random& random) {
                                  const double common =
                                      std::sqrt(rho) * Normal(random);
                                  Numbers folds = NormalNumbers(random, 10);
                                  for (double& one : folds)
                                    one = common + (std::sqrt(1 - rho) * one);
                                  return Named("corrected_t_test")
                                      .from_folds({folds, ratio, false}, {});
                                }),
                0, "corrected_t_p");
}

TEST(SlowUnderTheNull, TheOneSampleTTestsPsAreUniform) {
  Parameters parameters;
  parameters.eps0 = .25;
  for (const std::string_view key :
       {"one_sample_p_greater", "one_sample_p_two_sided"}) {
    ExpectUniform(OverExperiments(key,
                                  [&](Random& random) {
                                    Numbers rates = NormalNumbers(random, 8);
                                    for (double& one : rates)
                                      one = .25 + (one / 20);
                                    return Named("one_sample_t_test")
                                        .from_sample({rates}, parameters);
                                  }),
                  0, key);
  }
}

KeyValues OfNormalDifferences(std::string_view id, Random& random,
                              std::size_t count, double decimals) {
  Numbers differences = NormalNumbers(random, count);
  const double scale = std::pow(10, decimals);
  for (double& one : differences) one = std::round(one * scale) / scale;
  Parameters parameters;
  parameters.draws = 999;
  parameters.seed = random();
  return Named(id).from_paired_results(Differing(differences).view(),
                                       parameters);
}

TEST(SlowUnderTheNull, ThePermutationTestsPIsUniformCountedAndDrawn) {
  for (const std::size_t count : {12U, 60U}) {
    ExpectUniform(OverExperiments("permutation_p",
                                  [&](Random& random) {
                                    return OfNormalDifferences(
                                        "permutation_test", random, count, 15);
                                  }),
                  .001, "permutation_p");
  }
}

TEST(SlowUnderTheNull, ThePsOfWilcoxonsTestWithZerosAreNearlyUniform) {
  for (const std::string_view key :
       {"wilcoxon_pratt_p_exact", "wilcoxon_zsplit_p_exact"}) {
    const auto p_values = OverExperiments(key, [&](Random& random) {
      return OfNormalDifferences("wilcoxon_with_zeros", random, 40, 1);
    });
    ExpectUniform(p_values, .01, key);
    ExpectLevelsHold(p_values, key);
  }
}

TEST(SlowUnderTheNull, TheSignTestsPsNeverExceedTheLevel) {
  for (const std::string_view key : {"sign_test_p", "sign_test_p_split"}) {
    ExpectLevelsHold(OverExperiments(key,
                                     [&](Random& random) {
                                       return OfNormalDifferences(
                                           "sign_test", random, 25, 1);
                                     }),
                     key);
  }
}

TEST(SlowUnderTheNull, TheBinomialTestHoldsItsLevelForOneButNotForTheWorst) {
  const auto worst_of = [](int experiments) {
    return OverExperiments("binomial_p_greater", [=](Random& random) {
      Rates rates;
      for (int k = 0; k < experiments; ++k) {
        double errors = 0;
        for (int i = 0; i < 200; ++i) errors += random.Unit() < .3 ? 1 : 0;
        rates.errors.push_back(errors);
        rates.cases.push_back(200);
      }
      Parameters parameters;
      parameters.eps0 = .3;
      return Named("binomial_test")
          .from_experiments({rates.errors, rates.cases}, parameters);
    });
  };
  ExpectLevelsHold(worst_of(1), "one");
  // Up to 1 − .95¹⁰ = .401.
  EXPECT_GT(ShareAtMost(worst_of(10), .05), .25);
  EXPECT_LT(ShareAtMost(worst_of(10), .05), .43);
}

TEST(SlowUnderTheNull, TestsOfFiveByTwoFoldsHaveTheirTrueSizes) {
  // docs/worked-examples.md, under independent normal differences at nominal
  // .05; half a unit of the last digit and 4.5 standard errors of a share.
  constexpr int kTables = 1000000;
  const double critical = StudentTwoSidedQuantile(.95, 5);
  const auto& t_test = Named("cv5x2_t_test");
  const auto& f_test = Named("cv5x2_f_test");
  Random random(5);
  double dietterich = 0;
  double zhou = 0;
  double first_note = 0;
  double alpaydin = 0;
  for (int i = 0; i < kTables; ++i) {
    const Numbers differences = NormalNumbers(random, 10);
    const FoldDifferences folds{differences, 1, true};
    const KeyValues t = t_test.from_folds(folds, {});
    if (At(t, "cv5x2_t_p").number() <= .05) ++dietterich;
    if (At(t, "cv5x2_t_zhou_p").number() <= .05) ++zhou;
    if (std::abs(At(t, "cv5x2_t_seed001").number()) > critical) ++first_note;
    if (f_test.from_folds(folds, {})[1].second.number() <= .05) ++alpaydin;
  }
  EXPECT_NEAR(dietterich / kTables, .028, .0005 + .0008);
  EXPECT_NEAR(zhou / kTables, .0150, .00005 + .0006);
  EXPECT_NEAR(first_note / kTables, .00003, .000005 + .000025);
  EXPECT_NEAR(alpaydin / kTables, .0175, .00005 + .0006);
}

/// The share of experiments in which the effect's interval contains `truth`:
/// pairs of normal numbers with correlation 1/2 and unit variance, a above b by
/// `shift`.
double Coverage(std::string_view id, std::size_t count, double shift,
                double truth, int experiments) {
  const auto found =
      std::find_if(EffectSizes().begin(), EffectSizes().end(),
                   [id](const EffectSize* effect) { return effect->id == id; });
  Random random(77);
  Parameters parameters;
  parameters.draws = 400;
  double held = 0;
  for (int i = 0; i < experiments; ++i) {
    TwoLearners learners;
    for (std::size_t row = 0; row < count; ++row) {
      const double common = Normal(random) / std::numbers::sqrt2;
      learners.a.push_back(shift + common +
                           (Normal(random) / std::numbers::sqrt2));
      learners.b.push_back(common + (Normal(random) / std::numbers::sqrt2));
      learners.difference.push_back(learners.a.back() - learners.b.back());
    }
    const Effect effect = (*found)->compute(learners.view(), parameters);
    if (effect.low.number() <= truth && truth <= effect.high.number()) ++held;
  }
  return held / experiments;
}

TEST(SlowCoverage, OfIntervalsOfEffectSizesIsNearTheLevel) {
  for (const double shift : {0., .5, 1.5}) {
    // Of a mean with unit variance of the differences.
    EXPECT_NEAR(Coverage("mean_difference", 20, shift, shift, 4000), .95, .015);
    EXPECT_NEAR(Coverage("hodges_lehmann", 20, shift, shift, 4000), .95, .015);
    EXPECT_NEAR(Coverage("cohen_d", 40, shift, shift, 4000), .95, .02);
    EXPECT_NEAR(Coverage("hedges_g", 40, shift, shift, 4000), .95, .02);
    // A value of one data set exceeds one of another by a normal number of
    // variance 2.
    const double delta = NormalCdf(shift / std::numbers::sqrt2) * 2 - 1;
    EXPECT_NEAR(Coverage("cliffs_delta", 60, shift, delta, 4000), .95, .02);
    EXPECT_NEAR(Coverage("akinshin_gamma", 60, shift, shift, 500), .95, .045);
  }
  // Fisher's z has the right spread when the learners do not differ.
  EXPECT_NEAR(Coverage("matched_pairs_rank_biserial", 30, 0, 0, 4000), .95,
              .02);
}

}  // namespace
}  // namespace melon
