#pragma once

#include <limits>
#include <span>
#include <string_view>

#include "base/data/class_probabilities.h"
#include "base/data/cluster_geometry.h"
#include "base/data/confusion_matrix.h"
#include "base/data/contingency_table.h"
#include "base/data/counts.h"
#include "base/data/estimates.h"
#include "base/data/ranked_items.h"
#include "base/data/score_groups.h"
#include "base/parameters.h"
#include "base/reasons.h"
#include "base/value.h"
#include "base/words.h"
#include "base/working/working.h"

namespace melon {

/// Which way is better.
enum class Direction : unsigned char {
  higher_is_better,
  lower_is_better,
  neither
};

/// The closed interval of possible values.
struct Range {
  double low = -std::numeric_limits<double>::infinity();
  double high = std::numeric_limits<double>::infinity();
};

/// A key of the report and the parameter value that it stands for: {"f0.5",
/// 0.5}.
struct Variant {
  std::string_view key;
  double parameter;
};

/// A parameter that the user may set beyond the listed variants.
struct ParameterDeclaration {
  /// The option's name: "beta", on the command line --beta.
  std::string_view option = {};
  /// The report's key for another value, {} being the value: "f{}".
  std::string_view key_pattern = {};
  double low = 0;
  double high = 0;
};

/// A share k of n cases, for the intervals of proportions.
struct Proportion {
  double successes;
  double trials;
};

/// A value from data of one kind, and how it comes about.
template <class Data>
using WorkedValue = Worked<Value, Data, const Parameters&>;

/// A measure of one model. At least one function is set, at most one of the
/// first three; each is pure. A measure that is the same quantity for several
/// kinds of data, such as log loss for two and for many classes, has a function
/// for each.
struct Metric {
  /// Legal C++ identifier, equal to the file's stem.
  std::string_view id;
  Direction direction;
  Range range;
  /// The report's keys; empty means one key, the id.
  std::span<const Variant> variants = {};
  ParameterDeclaration parameter = {};
  /// From the two-class confusion matrix at the threshold, or from labels.
  WorkedValue<const Counts&> from_counts = {};
  /// From the confusion matrix of any number of classes.
  WorkedValue<const ConfusionMatrix&> from_confusion = {};
  /// From scores, independent of any threshold.
  WorkedValue<const ScoreGroups&> from_groups = {};
  /// From a number for every one of many classes.
  WorkedValue<const ClassProbabilities&> from_probabilities = {};
  /// From numbers against true numbers.
  WorkedValue<const Estimates&> from_estimates = {};
  /// From items ranked by score within queries.
  WorkedValue<const RankedItems&> from_ranking = {};
  /// From a true grouping and the clusters.
  WorkedValue<const ContingencyTable&> from_contingency = {};
  /// From clustered points alone.
  WorkedValue<const ClusterGeometry&> from_geometry = {};
  /// From the confusion matrices of repeated experiments.
  WorkedValue<std::span<const Counts>> from_matrices = {};
  /// For a share of cases: its numerator and denominator.
  Proportion (*proportion)(const Counts&) = nullptr;
  /// Properties of every metric that do not hold for this one, with the reason
  /// in English; silence means that they hold. `best_when_perfect`: a perfect
  /// prediction attains the best value. `weight_is_repetition`: weight 2 equals
  /// the row twice.
  struct Exceptions {
    std::string_view best_when_perfect = {};
    std::string_view weight_is_repetition = {};
  } exceptions = {};
};

/// All metrics, by file name. Generated from the folder.
[[nodiscard]] std::span<const Metric* const> Metrics();
/// The same with their words; only the catalogue and the tests ask for it.
[[nodiscard]] std::span<const Described<Metric>> DescribedMetrics();

}  // namespace melon
