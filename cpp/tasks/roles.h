#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.h"
#include "base/table.h"
#include "tasks/options.h"

namespace melon {

enum class TaskKind : unsigned char { binary, labels };

/// Which column plays which part, as indices into the table's columns.
struct Roles {
  TaskKind task = TaskKind::binary;
  std::size_t truth = 0;
  std::vector<std::size_t> predictions;
  std::optional<std::size_t> weight;
  /// What was guessed, not said by the user: "task", "truth", "predictions",
  /// "weight".
  std::vector<std::string_view> guessed;
  /// Columns that look like predictions too but were not guessed, because there
  /// are so many.
  std::size_t unused_candidates = 0;
  /// Columns that were not guessed because they hold one minus another's
  /// probabilities: that column and the other.
  std::vector<std::pair<std::size_t, std::size_t>> complements;
};

/// Takes the roles from the options, and guesses those that the user left open
/// from headers and content.
[[nodiscard]] Result<Roles> AssignRoles(const Table& table,
                                        const Options& options);

/// Whether two texts name the same class: the same text, or the same number
/// ("1" and "1.0").
[[nodiscard]] bool SameLabel(std::string_view a, std::string_view b);

}  // namespace melon
