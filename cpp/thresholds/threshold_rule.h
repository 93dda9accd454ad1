#pragma once

#include <limits>
#include <span>
#include <string_view>

#include "base/data/counts.h"
#include "base/data/score_groups.h"
#include "base/reasons.h"
#include "base/value.h"
#include "base/words.h"
#include "base/working/working.h"

namespace melon {

/// What the user wants of an operating point.
struct ThresholdWish {
  /// β of Fβ, > 0.
  double beta = 1;
  double cost_fn = 1;
  double cost_fp = 1;
  /// Share of positives where the model will be used, in [0, 1]; NaN: as in the
  /// data.
  double prior = std::numeric_limits<double>::quiet_NaN();
  /// The rate wanted by the rules that take one, in [0, 1].
  double target = 0;
};

/// The chosen point: predict positive when score ≥ threshold. An infinite
/// threshold predicts nothing positive.
struct ThresholdChoice {
  double threshold = std::numeric_limits<double>::infinity();
  Counts counts;
  /// The value of what the rule optimises there, or of the rate that was
  /// wanted.
  Value criterion = 0.0;
};

/// A rule that picks one of the model's distinct scores (or +∞) as threshold.
struct ThresholdRule {
  /// Legal C++ identifier, equal to the file's stem.
  std::string_view id;
  /// Whether `ThresholdWish::target` is looked at.
  bool needs_target = false;
  /// Pure. Ties between equally good thresholds go to the highest one; values
  /// that differ by less than 1e-12 of their size are equally good. The reason
  /// when no threshold qualifies.
  struct Outcome {
    const Reason* undefined = nullptr;
    ThresholdChoice choice = {};
  };
  Outcome (*choose)(const ScoreGroups&, const ThresholdWish&) = nullptr;
  /// How it comes to the threshold that `choose` has found, as ShowChoice has
  /// it: the working ends in the criterion there.
  void (*show)(const ScoreGroups&, const ThresholdWish&, double threshold,
               Working&) = nullptr;
};

/// All rules, by file name. Generated from the folder.
[[nodiscard]] std::span<const ThresholdRule* const> ThresholdRules();
/// The same with their words; only the catalogue and the tests ask for it.
[[nodiscard]] std::span<const Described<ThresholdRule>>
DescribedThresholdRules();

}  // namespace melon
