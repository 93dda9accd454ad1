#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "base/problem.h"
#include "base/table.h"

namespace melon {

/// Several columns may be the truth, of which the first was taken.
[[nodiscard]] Problem TruthInDoubt(const Table& table,
                                   const std::vector<std::size_t>& columns);

/// Of so many models only some were guessed.
[[nodiscard]] Problem ModelsLimited(std::size_t found, std::size_t taken);

/// Of so many models only the best are compared in pairs.
[[nodiscard]] Problem PairsLimited(std::size_t models, std::size_t compared);

/// Numeric columns that were not evaluated as scores.
[[nodiscard]] Problem NumbersIgnored(const Table& table,
                                     const std::vector<std::size_t>& columns);

/// Columns of labels beside scores.
[[nodiscard]] Problem LabelsIgnored(const Table& table,
                                    const std::vector<std::size_t>& columns);

/// Columns of scores beside labels.
[[nodiscard]] Problem ScoresIgnored(const Table& table,
                                    const std::vector<std::size_t>& columns);

/// Columns that may be predictions, and were read as inputs or coordinates or
/// not at all.
[[nodiscard]] Problem PredictionsInDoubt(
    const Table& table, const std::vector<std::size_t>& columns);

/// A column predicts a label that the truth never has.
[[nodiscard]] Problem LabelBeyondTruth(const Table& table, std::size_t column,
                                       const std::string& label,
                                       std::size_t truth);

}  // namespace melon
