#pragma once

#include <cstdint>
#include <string_view>

#include "base/table.h"
#include "io/json.h"
#include "options/options.h"
#include "tasks/binary_data.h"
#include "tasks/roles.h"

namespace melon {

/// The task's name in options and report.

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

/// What the input of every task says: the table, which columns play which part,
/// what was guessed, how many rows were left out. A task puts its own after it.
[[nodiscard]] Json CommonInputJson(const Table& table, const Roles& roles,
                                   std::uint64_t rows_dropped);

/// The options that every task has, as used. A task puts its own after them.
[[nodiscard]] Json CommonOptionsJson(const Table& table, const Roles& roles,
                                     const Options& options);

}  // namespace melon
