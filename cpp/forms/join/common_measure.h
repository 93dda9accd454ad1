#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/problem.h"
#include "forms/join/model_columns.h"
#include "forms/join/named_table.h"
#include "options/options.h"

namespace melon {

/// The measure that files with the results of one learner each are compared by.
struct CommonMeasure {
  /// As the first file calls it.
  std::string name;
  /// Of each file.
  std::vector<std::size_t> columns = {};
};

/// The measure that the option `predictions` names, else the one that is taken
/// of each file alone, else, where files have nothing but measures, their first
/// one that all have and that is not of the training sets. Nothing where files
/// have something else, or no measure in common. `assigned`: of each file
/// without a truth.
[[nodiscard]] std::optional<CommonMeasure> FindCommonMeasure(
    std::span<const NamedTable> files,
    const std::vector<AssignedFile>& assigned, const Options& options);

/// Of files with the results of one learner each that have no measure in
/// common: that they cannot be compared. Nothing where they are something else,
/// or where a column of results is called by no measure, but by the learner.
[[nodiscard]] std::optional<Problem> NoCommonMeasure(
    std::span<const NamedTable> files,
    const std::vector<AssignedFile>& assigned);

/// Of columns that are left out those with numbers that somebody may miss:
/// metrics first, those of training sets last, each once.
[[nodiscard]] std::vector<std::string> OtherMeasures(
    std::span<const NamedTable> files,
    const std::vector<std::vector<std::string>>& left_out);

}  // namespace melon
