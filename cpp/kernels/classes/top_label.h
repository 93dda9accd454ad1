#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/data/class_probabilities.h"
#include "kernels/binary/group_scores.h"

namespace melon {

/// The class with the largest number of each case; of equal ones the first
/// column.
[[nodiscard]] std::vector<std::uint16_t> TopLabels(
    const ClassProbabilities& model);

/// Each case's largest number, and 1 where that class is the true one.
struct TopLabelScores {
  std::vector<double> score;
  std::vector<std::uint8_t> right;
};
[[nodiscard]] TopLabelScores ScoreTopLabels(const ClassProbabilities& model);

/// The same sorted and grouped.
[[nodiscard]] GroupedScores TopLabelGroups(const ClassProbabilities& model);

/// 1 where the class is the true one.
[[nodiscard]] std::vector<std::uint8_t> IsOfClass(
    const ClassProbabilities& model, std::size_t label);

/// One class's numbers, positive where it is the true one.
[[nodiscard]] GroupedScores ClassGroups(const ClassProbabilities& model,
                                        std::size_t label);

}  // namespace melon
