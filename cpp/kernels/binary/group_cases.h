#pragma once

#include <vector>

#include "base/data/estimates.h"
#include "base/data/score_groups.h"

namespace melon {

/// Cases of two classes as numbers against a truth of 1 and 0: those of one
/// class with one score are one case with their weight.
struct GroupCases {
  std::vector<double> truth;
  std::vector<double> score;
  std::vector<double> weight;

  [[nodiscard]] Estimates view() const {
    return {.truth = truth, .prediction = score, .weight = weight};
  }
};

/// By descending score, of one score the positive cases first.
[[nodiscard]] GroupCases CasesOf(const ScoreGroups& groups);

}  // namespace melon
