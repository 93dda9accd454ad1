#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/table.h"
#include "io/json/json.h"
#include "options/options.h"
#include "roles/roles.h"

namespace melon {

/// What was read: rows, dialect, columns by content, the first rows as texts.
/// `roles` may be null.
[[nodiscard]] Json TableJson(const Table& table, const Roles* roles);

template <class Texts>
[[nodiscard]] Json TextsJson(const Texts& texts) {
  Json json = Json::EmptyArray();
  for (const std::string_view text : texts) json.Add(text);
  return json;
}
/// Of the columns.
[[nodiscard]] Json NamesJson(const Table& table,
                             const std::vector<std::size_t>& columns);
/// Of the column; null where there is none.
[[nodiscard]] Json NameJson(const Table& table,
                            const std::optional<std::size_t>& column);

/// What the input of every task says: the table, which columns play which part,
/// what was guessed, how many rows were left out. A task puts its own after it.
[[nodiscard]] Json CommonInputJson(const Table& table, const Roles& roles,
                                   std::uint64_t rows_dropped);

/// Puts what the weights stand for into the input, where there are any.
void PutWeightKind(const Options& options, std::span<const double> weight,
                   Json& input);

/// The options that every task has, as used. A task puts its own after them.
[[nodiscard]] Json CommonOptionsJson(const Table& table, const Roles& roles,
                                     const Options& options);

}  // namespace melon
