#pragma once

#include <string_view>

#include "base/table.h"
#include "io/json.h"
#include "tasks/binary_data.h"
#include "tasks/options.h"
#include "tasks/roles.h"

namespace melon {

/// The task's name in options and report.
[[nodiscard]] std::string_view TaskName(TaskKind task);

/// What was read: rows, dialect, columns by content, the first rows as texts.
/// `roles` may be null.
[[nodiscard]] Json TableJson(const Table& table, const Roles* roles);

/// The same with roles, labels and class sizes, and what of them was guessed.
[[nodiscard]] Json InputJson(const Table& table, const Roles& roles,
                             const BinaryData& data);

/// The options as used, defaults and guesses included: the same options give
/// the same report.
[[nodiscard]] Json OptionsJson(const Table& table, const Roles& roles,
                               const Options& options, const BinaryData& data);

}  // namespace melon
