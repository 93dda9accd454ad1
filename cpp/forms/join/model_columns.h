#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/table.h"
#include "options/options.h"
#include "roles/roles.h"

namespace melon {

/// What the columns of one file are, as if it were alone with the truth.
struct AssignedFile {
  /// Whether that could be told.
  bool known = false;
  /// Columns of the file.
  std::vector<std::size_t> predictions = {};
  std::vector<ClassColumns> class_columns = {};

  /// Of results of learners: what says of which data set, fold or run a row is.
  std::vector<std::size_t> places = {};
  bool has_results = false;

  /// Of results: times and the like.
  [[nodiscard]] bool IsByproduct(std::size_t column) const;
  [[nodiscard]] bool IsPrediction(std::size_t column) const;
  [[nodiscard]] bool has_class_columns() const {
    return !class_columns.empty();
  }
};

/// `truth`: its name, where that is known. `offset`: how many columns of the
/// table are not of the file and come first.
[[nodiscard]] AssignedFile AssignColumns(
    const Table& table, const Options& options,
    const std::optional<std::string>& truth, std::size_t offset);

}  // namespace melon
