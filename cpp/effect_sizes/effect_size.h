#pragma once

#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "base/comparison.h"
#include "base/parameters.h"
#include "base/reasons.h"
#include "base/value.h"
#include "base/words.h"

namespace melon {

/// An effect size and its confidence interval; without an interval both limits
/// give the same reason.
struct Effect {
  Value value;
  Value low;
  Value high;
};

/// How far two algorithms are apart, in a unit that does not depend on how many
/// data sets there are.
struct EffectSize {
  /// Legal C++ identifier, equal to the file's stem; the report's keys are
  /// `<id>`, `<id>_low` and `<id>_high`.
  std::string_view id;
  /// Smallest and largest possible value.
  double lowest;
  double highest;
  /// Sizes from which an effect is called small, medium and large, in this
  /// order; empty where nobody has said so.
  std::span<const double> benchmarks = {};
  /// Whether it is too slow to be done for every pair of many models.
  bool takes_long = false;
  /// Positive when a's results tend to be larger; exchanging the two flips the
  /// sign.
  Effect (*compute)(const PairedResults& results,
                    const Parameters& parameters) = nullptr;
};

/// All effect sizes, by file name. Generated from the folder.
[[nodiscard]] std::span<const EffectSize* const> EffectSizes();
/// The same with their words; only the catalogue and the tests ask for it.
[[nodiscard]] std::span<const Described<EffectSize>> DescribedEffectSizes();

}  // namespace melon
