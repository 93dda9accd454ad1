#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "forms/join/named_table.h"
#include "options/options.h"

namespace melon {

/// The truth in each file.
struct Truths {
  /// kNoColumn where a file has none.
  std::vector<std::size_t> columns;
  /// Whether the user or the name of a file says so, and not the columns alone.
  bool certain = false;
  /// A file that is called like a truth: it has no models.
  std::optional<std::size_t> own_file = std::nullopt;
};

/// What the user named, of several files with it that in the one which is
/// called like a truth; the column of a file that is called like a truth;
/// columns that are called so; else what is one by the content of a file.
[[nodiscard]] Truths FindTruths(std::span<const NamedTable> files,
                                const Options& options);

}  // namespace melon
