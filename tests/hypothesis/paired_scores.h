#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "hypothesis/test.h"
#include "kernels/binary/group_scores.h"

namespace melon {

/// Owns what a PairView of two models with scores looks at; predicted positive
/// is score ≥ 0.5.
class PairedScores {
 public:
  PairedScores(const std::vector<double>& truth, std::vector<double> a,
               std::vector<double> b, std::vector<double> weight = {})
      : truth_(truth.begin(), truth.end()),
        weight_(std::move(weight)),
        a_(std::move(a)),
        b_(std::move(b)) {
    const GroupedScores groups_a = GroupScores(a_, truth_, weight_);
    const GroupedScores groups_b = GroupScores(b_, truth_, weight_);
    whole_weights_ = groups_a.whole_weights;
    if (!groups_a.view().one_class()) {
      placement_a_ = Placements(groups_a);
      placement_b_ = Placements(groups_b);
    }
    for (std::size_t i = 0; i < truth_.size(); ++i) {
      const double row_weight = weight_.empty() ? 1 : weight_[i];
      const bool a_right = (a_[i] >= 0.5) == (truth_[i] != 0);
      const bool b_right = (b_[i] >= 0.5) == (truth_[i] != 0);
      if (a_right && !b_right) only_a_right_ += row_weight;
      if (b_right && !a_right) only_b_right_ += row_weight;
    }
  }

  [[nodiscard]] PairView view() const {
    return {.truth = truth_,
            .weight = weight_,
            .whole_weights = whole_weights_,
            .score_a = a_,
            .score_b = b_,
            .placement_a = placement_a_,
            .placement_b = placement_b_,
            .only_a_right = only_a_right_,
            .only_b_right = only_b_right_};
  }

 private:
  std::vector<std::uint8_t> truth_;
  std::vector<double> weight_;
  std::vector<double> a_;
  std::vector<double> b_;
  std::vector<double> placement_a_;
  std::vector<double> placement_b_;
  bool whole_weights_ = true;
  double only_a_right_ = 0;
  double only_b_right_ = 0;
};

/// The value of `key`; the test fails where it is missing.
inline const Value& At(const KeyValues& values, std::string_view key) {
  for (const auto& [name, value] : values) {
    if (name == key) return value;
  }
  static const Value missing = reasons::no_cases;
  ADD_FAILURE() << "no key " << key;
  return missing;
}

}  // namespace melon
