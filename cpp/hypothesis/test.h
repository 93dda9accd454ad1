#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "base/data/comparison.h"
#include "base/data/score_groups.h"
#include "base/field.h"
#include "base/parameters.h"
#include "base/reasons.h"
#include "base/value.h"
#include "base/words.h"
#include "base/working/working.h"

namespace melon {

/// How one statistic of a test is written: a row of a table of tests. Keys are
/// those of this test, or of another that gives another p-value for the same.
struct StatisticWords {
  /// "Friedman, ties corrected".
  Text name;
  /// Of the statistic alone, where it serves several p-values; empty: `name`.
  Text statistic_name = {};
  /// Empty where there is only a p-value.
  std::string_view key = {};
  /// Its sign: "t", "F", "χ²".
  std::string_view symbol = {};
  /// None, one, or the two of an F.
  std::string_view degrees_of_freedom[2] = {};
  /// Empty where the statistic has none.
  std::string_view p_value = {};
  /// What a verdict that rests on it calls the test; empty: the test's id.
  std::string_view id = {};
};

/// What is read beside a test's Words.
struct TestWords {
  Words words;
  /// Null and alternative in plain words.
  Text null;
  Text alternative;
  /// What must hold for the p-value to be right.
  Text assumptions;
  /// How the p-value is obtained: exact, or from which limiting distribution.
  Text p_value;
  /// Rows of a table of tests.
  std::span<const StatisticWords> statistics = {};
  /// Tables show the tests of lower place first.
  int place = 0;
  /// Those of the keys of which neither the Test nor `statistics` says enough:
  /// counts, probabilities, and what has a column with a name of its own.
  std::span<const Field> fields = {};
  /// Whether a table of folds calls the test too optimistic, since it treats
  /// folds as independent of each other.
  bool optimistic_over_folds = false;
};

/// Two models on the same cases: for each case whether it is truly positive,
/// how often it counts, what each model says. Spans have one entry per case, or
/// are empty where the models do not give that.
struct PairView {
  std::span<const std::uint8_t> truth;
  /// Empty: every case counts once.
  std::span<const double> weight;
  bool whole_weights = true;
  std::span<const double> score_a;
  std::span<const double> score_b;
  /// Placement values of DeLong: for a positive case the share of negatives
  /// below its score, for a negative case the share of positives above it, ties
  /// counting half. Empty without scores or with one class, and for tests that
  /// are not of scores alone.
  std::span<const double> placement_a;
  std::span<const double> placement_b;
  /// Weight of the cases that only A gets right, and that only B gets right, at
  /// the threshold.
  double only_a_right = 0;
  double only_b_right = 0;
};

/// All models on the same cases: `right[m][i]` is 1 where model m gets case i
/// right.
struct ManyView {
  std::span<const std::span<const std::uint8_t>> right;
  std::span<const double> weight;
  bool whole_weights = true;
};

/// How two models differ on each case, fold or data set: a − b of their errors
/// or results. Differences that are equal in decimal must be equal here.
struct PairedDifferences {
  std::span<const double> difference;
  /// Empty: every difference counts once.
  std::span<const double> weight = {};
  bool whole_weights = true;

  [[nodiscard]] double WeightOf(std::size_t i) const {
    return weight.empty() ? 1 : weight[i];
  }
};

/// Report keys with their values, in the order of the report.
using KeyValues = std::vector<std::pair<std::string_view, Value>>;

/// The same reason under every key.
[[nodiscard]] inline KeyValues AllUndefined(
    std::span<const std::string_view> keys, const Reason& reason) {
  KeyValues values;
  for (const std::string_view key : keys) values.emplace_back(key, reason);
  return values;
}

/// A function of a test: its values, and the lines that give them, each under
/// the key that it gives.
template <class Data>
using WorkedTest = Worked<KeyValues, Data, const Parameters&>;

/// A hypothesis test. Exactly one function is set.
struct Test {
  /// Legal C++ identifier, equal to the file's stem.
  std::string_view id;
  /// The report's keys that the function fills, in that order.
  std::span<const std::string_view> keys;
  /// Those of `keys` that are p-values: two-sided ones, which exchanging the
  /// models keeps, unless the key names the side.
  std::span<const std::string_view> p_values = {};
  /// Those of `keys` that change their sign when the models are exchanged.
  std::span<const std::string_view> signed_keys = {};
  /// Those of `keys` that are limits of an interval: low, high. When the models
  /// are exchanged the low limit is minus what the high one was.
  std::span<const std::string_view> limits = {};
  /// The one of `keys` that lies between them; empty where none does.
  std::string_view bounded = {};
  /// Whether from_pair gives the same whatever the models' thresholds.
  bool of_scores_alone = false;
  /// Whether it is too slow to be done for every pair of many models.
  bool takes_long = false;
  /// One model's scores against the truth.
  WorkedTest<const ScoreGroups&> from_groups = {};
  WorkedTest<const PairView&> from_pair = {};
  WorkedTest<const ManyView&> from_many = {};
  WorkedTest<const PairedDifferences&> from_differences = {};
  /// Two algorithms on the same data sets or folds, few enough to look at each
  /// several times.
  WorkedTest<const PairedResults&> from_paired_results = {};
  WorkedTest<const FoldDifferences&> from_folds = {};
  WorkedTest<const RankedResults&> from_results = {};
  WorkedTest<const Sample&> from_sample = {};
  WorkedTest<const Experiments&> from_experiments = {};
};

/// All tests, by file name. Generated from the folder.
[[nodiscard]] std::span<const Test* const> Tests();
/// The same with their words; only the catalogue and the tests ask for it.
[[nodiscard]] std::span<const Described<Test, TestWords>> DescribedTests();

}  // namespace melon
