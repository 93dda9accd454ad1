#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/problem.h"
#include "base/result.h"
#include "base/table.h"
#include "options/options.h"

namespace melon {

/// A table that says the same as the file in the form that the tasks read: a
/// row for each case, a column for each model.
struct Reshaped {
  /// Nothing where there is only something to be said of the file.
  std::optional<Table> table;
  /// What was done, for the report.
  Problem warning;
  /// Columns of the file that are no longer there. Options that name one of
  /// them ask for the file as it is.
  std::vector<std::string> gone = {};
  /// The task that the new form leaves no doubt of; otherwise it is guessed.
  std::optional<std::string> task = std::nullopt;
  /// Its truth, where the file says which column it is.
  std::optional<std::string> truth = std::nullopt;
  /// The file's column of the true classes, which may be chosen as the truth.
  std::optional<std::string> names_truth = std::nullopt;
  /// Its column of weights: known, and not to be guessed.
  std::optional<std::string> weight = std::nullopt;
  /// What it counts (option weight_kind), where that is known.
  std::optional<std::string> weight_kind = std::nullopt;
};

/// Whether a header speaks of one of the forms below. A table for which none
/// does is never rearranged.
[[nodiscard]] bool MayBeReshaped(const Table& table);

/// The table in another form where it is one of these: rows of several models
/// below each other, a confusion matrix, a list of its four counts, WEKA's
/// distributions, a list of several metrics, Orange's three lines of header.
/// Nothing where it is none of them.
[[nodiscard]] Result<std::optional<Reshaped>> Reshape(const Table& table,
                                                      const Options& options);

}  // namespace melon
