#pragma once

#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "base/data/comparison.h"
#include "base/parameters.h"
#include "base/reasons.h"
#include "base/value.h"
#include "base/words.h"
#include "base/working/working.h"

namespace melon {

/// An effect size and its confidence interval; without an interval both limits
/// give the same reason.
struct Effect {
  Value value;
  Value low;
  Value high;
};

/// How far two algorithms are apart, in a unit that does not depend on how many
/// data sets there are. Of its words, `key_names` has one: the head of a
/// column.
struct EffectSize {
  /// Legal C++ identifier, equal to the file's stem; the report's keys are
  /// `<id>`, `<id>_low` and `<id>_high`.
  std::string_view id;
  /// Smallest and largest possible value.
  double lowest;
  double highest;
  /// Sizes from which an effect is called small, medium and large, in this
  /// order; empty where none is known.
  std::span<const double> benchmarks = {};
  /// Whether it is too slow to be done for every pair of many models.
  bool takes_long = false;
  /// Tables show those of lower place first.
  int place = 0;
  /// The statistic of which this is the size in the unit of the results, as
  /// procedures name the one that decides; empty where there is none.
  std::string_view statistic = {};
  /// Positive when a's results tend to be larger; exchanging the two flips the
  /// sign.
  Worked<Effect, const PairedResults&, const Parameters&> compute = {};
  /// The same over folds of one data set, with the interval of the test that
  /// allows for their overlap. Without it, the interval of `compute` treats the
  /// rows as independent of each other.
  Worked<Effect, const FoldDifferences&, const Parameters&> compute_over_folds =
      {};
};

inline constexpr Reason kFoldsOverlap{
    "folds_overlap",
    {"the interval treats the rows as independent of each other, and the "
     "training sets of folds overlap",
     "该区间假定各行相互独立，而各折的训练集相互重叠"}};

/// The effect size over folds of one data set: an interval that would
/// contradict the test over folds is left out.
[[nodiscard]] inline Effect MeasureOverFolds(const EffectSize& effect,
                                             const PairedResults& results,
                                             const FoldDifferences& folds,
                                             const Parameters& parameters) {
  if (effect.compute_over_folds != nullptr)
    return effect.compute_over_folds(folds, parameters);
  Parameters without_draws = parameters;
  without_draws.draws = 0;
  const Effect found = effect.compute(results, without_draws);
  if (!found.value.defined()) return found;
  return {found.value, kFoldsOverlap, kFoldsOverlap};
}

/// All effect sizes, by file name. Generated from the folder.
[[nodiscard]] std::span<const EffectSize* const> EffectSizes();
/// The same with their words; only the catalogue and the tests ask for it.
[[nodiscard]] std::span<const Described<EffectSize>> DescribedEffectSizes();

}  // namespace melon
