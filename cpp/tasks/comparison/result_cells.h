#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/result.h"
#include "base/table.h"
#include "options/options.h"
#include "roles/roles.h"
#include "tasks/comparison/results.h"

namespace melon {

/// Results as the cells of a table give them, one after the other, whatever the
/// form of the table.
struct ResultCells {
  /// Of what each is a result: a place in `rows`, and one in `algorithms`.
  std::vector<std::size_t> row;
  std::vector<std::size_t> column;
  std::vector<double> value;
  /// The row of the table.
  std::vector<std::size_t> table_row;
  /// Data sets, or what tells folds apart.
  std::vector<std::string> rows;
  std::vector<std::string> algorithms;
  /// cv: of each row.
  std::vector<FoldName> folds;
  std::uint64_t rows_dropped = 0;
  /// Names of rows of a list that sum up those of each algorithm.
  std::vector<std::string> summaries;
};

/// Checks the cells and takes them with their places, in order of appearance.
/// What is worth a word is added to the warnings.
[[nodiscard]] Result<ResultCells> ReadCells(const Table& table,
                                            const Roles& roles,
                                            const Options& options,
                                            std::vector<Problem>& warnings);

}  // namespace melon
