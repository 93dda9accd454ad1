#pragma once

#include <span>
#include <string_view>

#include "options/task_kind.h"

namespace melon {

/// What a table of models shows before the user chooses.
struct DefaultColumns {
  TaskKind kind;
  /// The kind's own name; "labels" and "many_labels" are one task.
  std::string_view name;
  /// Keys of metrics, in the table's order. A report that lacks one has fewer
  /// columns.
  std::span<const std::string_view> keys;
};

/// Of every kind of table. Only the catalogue asks for it.
[[nodiscard]] std::span<const DefaultColumns> AllDefaultColumns();

}  // namespace melon
