#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "base/table.h"
#include "tasks/class_columns.h"
#include "tasks/column_traits.h"
#include "tasks/options.h"
#include "tasks/task_kind.h"

namespace melon {

inline constexpr std::size_t kNoColumn = static_cast<std::size_t>(-1);

/// Which column plays which part, as indices into the table's columns.
struct Roles {
  TaskKind task = TaskKind::binary;
  /// What is true: a class, a number, a relevance. kNoColumn where the task can
  /// do without it: clusterings and counts.
  std::size_t truth = kNoColumn;
  /// One column a model; for multiclass all columns of all models, for
  /// clusterings the cluster labels, for counts tp, fp, fn, tn.
  std::vector<std::size_t> predictions;
  /// multiclass: which of them belong together.
  std::vector<ClassColumns> class_columns;
  std::optional<std::size_t> weight;
  /// ranking: what is ranked together.
  std::optional<std::size_t> query;
  /// counts: the experiments' names. labels: which confusion matrix a row
  /// belongs to.
  std::optional<std::size_t> experiment;
  /// Numeric columns that are nobody's prediction: coordinates of points, or
  /// inputs against which errors are drawn.
  std::vector<std::size_t> features;
  /// What was guessed, not said by the user: "task", "truth", "predictions",
  /// "weight", "query", "experiment", "features".
  std::vector<std::string_view> guessed;
  /// Columns that look like predictions too but were not guessed, because there
  /// are so many.
  std::size_t unused_candidates = 0;
  /// Columns that were not guessed because they hold one minus another's
  /// probabilities: that column and the other.
  std::vector<std::pair<std::size_t, std::size_t>> complements;

  [[nodiscard]] bool has_truth() const { return truth != kNoColumn; }
};

/// Takes the roles from the options, and guesses those that the user left open
/// from headers and content.
[[nodiscard]] Result<Roles> AssignRoles(const Table& table,
                                        const Options& options);

}  // namespace melon
