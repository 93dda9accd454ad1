#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/data/counts.h"
#include "base/result.h"
#include "base/table.h"
#include "options/options.h"
#include "roles/roles.h"

namespace melon {

/// Whose confusion matrices they are: of repetitions, of models with one each,
/// or of models some of which have several.
enum class MatricesOf : unsigned char { repetitions, models, mixed };

/// Confusion matrices of two classes, one a row of the file.
struct CountsData {
  std::vector<Counts> matrices;
  /// One a matrix: from the columns of experiments, texts and whole numbers, as
  /// many as tell the matrices apart; else "1", "2", … by row.
  std::vector<std::string> names;
  MatricesOf whose = MatricesOf::repetitions;
  /// Whether every count is a whole number.
  bool whole = true;
  std::uint64_t rows_dropped = 0;
  std::vector<Problem> warnings;
};

/// Checks the cells: counts are numbers ≥ 0, not all of them 0.
[[nodiscard]] Result<CountsData> PrepareCounts(const Table& table,
                                               const Roles& roles,
                                               const Options& options);

}  // namespace melon
