#pragma once

#include <span>
#include <string_view>

#include "options/task_kind.h"

namespace melon {

/// Columns that a table has only where an option or the number of models is
/// this; all that are set must hold.
struct ColumnCondition {
  std::span<const std::string_view> keys;
  /// Name of an option that must have a value; of `value` it must have that.
  std::string_view option = {};
  std::string_view value = {};
  bool of_one_model = false;
  bool of_several_models = false;
};

/// What tables show before the user chooses.
struct DefaultColumns {
  TaskKind kind;
  /// The kind's own name; "labels" and "many_labels" are one task.
  std::string_view name;
  /// Keys of metrics, in the order of the table of models. A report that lacks
  /// one has fewer columns.
  std::span<const std::string_view> keys;
  std::span<const ColumnCondition> conditions = {};
  /// Keys of a model beside a control, which its procedures follow.
  std::span<const std::string_view> control = {};
  /// Keys of pairs, in their table's order.
  std::span<const std::string_view> pairs = {};
  /// Post-hoc procedures that have a button, where the others are in a menu: of
  /// all pairs, and against a control. Wilcoxon's p-values, adjusted, are
  /// wilcoxon_<id>.
  std::span<const std::string_view> procedures = {};
  std::span<const std::string_view> control_procedures = {};
};

/// Of every kind of table. Only the catalogue asks for it.
[[nodiscard]] std::span<const DefaultColumns> AllDefaultColumns();

}  // namespace melon
